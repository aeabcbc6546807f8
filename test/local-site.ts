import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalSite {
  /** `127.0.0.1:PORT`, for FETCH_ALLOW_HOSTS and as its address. */
  host: string;
  close(): void;
}

/** A web server on this machine that answers with `answer`. */
export async function startLocalSite(answer: RequestListener): Promise<LocalSite> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
