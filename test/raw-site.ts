import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

/** A server that sends raw bytes, for answers that no proper web server gives. */
export interface RawServer {
  port: number;
  /** Heads of the requests, oldest first. */
  requests: string[];
  /** Connections so far. */
  readonly connections: number;
  close(): Promise<void>;
}

/** Writes the answer of a request; the socket stays open unless it ends it. */
export type RawAnswer = (socket: Socket, path: string) => unknown;

/**
 * Answers each connection's request by `answer`.
 * @param at.certificate speaks TLS with it
 * @param at.host the one address to listen on; all of this machine when absent
 */
export async function startRawServer(
  answer: RawAnswer,
  { certificate, host }: { certificate?: { key: string; cert: string }; host?: string } = {},
): Promise<RawServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const serve = (socket: Socket) => {
    let head = "";
    // The client may close the connection before it has read everything.
    socket.on("error", () => undefined);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      const whole = head.includes("\r\n\r\n");
      head += text;
      if (whole || !head.includes("\r\n\r\n")) return;
      requests.push(head);
      answer(socket, head.split(" ")[1] ?? "");
    });
  };
  const server: Server = certificate ? createTlsServer(certificate, serve) : createServer(serve);
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => undefined);
  server.listen({ port: 0, host });
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    get connections() {
      return connections;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
