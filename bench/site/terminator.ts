// A proxy with TLS and HTTP/2 in front of the product, as in production. Arguments: its own port and the
// product's; sends its port when it listens.

import { Agent, request } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { siteCertificate } from "#test/site-certificate.ts";

const [port, productPort] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true });
// Hop-by-hop headers, which HTTP/2 does not allow.
const hopByHop = ["connection", "keep-alive", "transfer-encoding", "upgrade", "host"];

function forwardedHeaders(headers: Record<string, unknown>): Record<string, string | string[]> {
  const endToEnd = Object.entries(headers).filter(
    ([name]) => !name.startsWith(":") && !hopByHop.includes(name),
  );
  return Object.fromEntries(endToEnd) as Record<string, string | string[]>;
}

const server = createSecureServer({ ...siteCertificate, allowHTTP1: true });
server.on("request", (asked, reply) => {
  const host = asked.headers[":authority"] ?? asked.headers.host;
  const passed = request(
    {
      agent,
      host: "127.0.0.1",
      port: productPort,
      method: asked.method,
      path: asked.url,
      headers: {
        ...forwardedHeaders(asked.headers),
        host: String(host),
        "x-forwarded-proto": "https",
      },
    },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, forwardedHeaders(answer.headers));
      answer.pipe(reply);
    },
  );
  passed.on("error", () => reply.destroy());
  // A browser that leaves a page aborts its open requests.
  reply.on("error", () => passed.destroy());
  asked.pipe(passed);
});
server.listen(port, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
