// The package's own entrance would replace the dispatcher of the whole program's fetch.
declare module "undici/lib/dispatcher/client.js" {
  import type { Client } from "undici";

  const UndiciClient: typeof Client;
  export default UndiciClient;
}
