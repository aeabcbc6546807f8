import { get } from "node:http";
import type { Browser } from "playwright-core";
import { phone } from "#test/browser.ts";

export interface Bytes {
  html: number;
  script: number;
  style: number;
}

/**
 * Bytes (brotli) that a first visit loads without interaction, until the network is idle.
 * @param origin the TLS terminator, which the browser uses
 * @param product the product itself, of which the sizes are read
 */
export async function bytesOf(
  browser: Browser,
  { origin, product, address }: { origin: string; product: string; address: string },
): Promise<Bytes> {
  const context = await browser.newContext({ viewport: phone, ignoreHTTPSErrors: true });
  const bytes: Bytes = { html: 0, script: 0, style: 0 };
  const requested = new Map<string, keyof Bytes>();
  try {
    const page = await context.newPage();
    page.on("request", (request) => {
      const kind = { document: "html", script: "script", stylesheet: "style" }[
        request.resourceType()
      ] as keyof Bytes | undefined;
      if (kind) requested.set(request.url(), kind);
    });
    await page.goto(origin + address, { waitUntil: "networkidle" });
  } finally {
    await context.close();
  }
  for (const [url, kind] of requested) bytes[kind] += await sizeOf(url.replace(origin, product));
  return bytes;
}

function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      let size = 0;
      answer.on("data", (part: Buffer) => {
        size += part.length;
      });
      answer.on("end", () => resolve(size));
      answer.on("error", reject);
    });
    request.on("error", reject);
  });
}
