// Importing the package's main module would replace the global dispatcher of `fetch`.
declare module "undici/lib/dispatcher/client.js" {
  import type { Client } from "undici";

  const UndiciClient: typeof Client;
  export default UndiciClient;
}
