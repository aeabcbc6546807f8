import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

export interface TestApp {
  origin: string;
  close(): Promise<void>;
}

/** The strictest policy under which a page with a card field works. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
].join("; ");

/** Serves an app's pages under a strict policy and forwards `/sandbox/…` to the sandbox. */
export async function startTestApp(
  sandboxPort: number,
  pages: Record<string, { type: string; body: string }>,
): Promise<TestApp> {
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const page = pages[url.split("?", 1)[0]!];
    if (page) {
      response.writeHead(200, { "content-type": page.type, "content-security-policy": policy });
      response.end(page.body);
      return;
    }
    const { method, headers } = request;
    const onward = forward({ host: "127.0.0.1", port: sandboxPort, path: url, method, headers });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
