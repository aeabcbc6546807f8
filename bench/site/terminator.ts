// What stands before the product in production, in a process of its own: TLS and HTTP/2, nothing
// changed on the way. Started with the product's port; sends its own when it listens.

import { Agent, request } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { siteCertificate } from "#test/site-certificate.ts";

const [port, productPort] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true });
// Not for HTTP/2, which has other words for them.
const ofOneHop = ["connection", "keep-alive", "transfer-encoding", "upgrade", "host"];

function passedOn(headers: Record<string, unknown>): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(":") && !ofOneHop.includes(name),
  );
  return Object.fromEntries(kept) as Record<string, string | string[]>;
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
      headers: { ...passedOn(asked.headers), host: String(host), "x-forwarded-proto": "https" },
    },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(reply);
    },
  );
  passed.on("error", () => reply.destroy());
  // A browser that leaves a page cuts what is under way.
  reply.on("error", () => passed.destroy());
  asked.pipe(passed);
});
server.listen(port, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
