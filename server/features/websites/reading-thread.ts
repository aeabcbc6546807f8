// Reads untrusted pages in a worker thread, so that a slow page does not block the server.
import { parentPort } from "node:worker_threads";
import type { ReaderMessage } from "./page-reader.ts";
import { withAbsoluteUrls } from "./reader/css-rules.ts";
import { decodePage } from "./reader/decode.ts";
import { findLinkedFiles } from "./reader/linked-files.ts";
import { readManifest } from "./reader/manifest.ts";
import { type HtmlPage, parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

let page: HtmlPage | undefined;

parentPort?.on("message", (message: ReaderMessage) => {
  if ("body" in message) {
    page = parsePage(decodePage(message.body, message.charset), message.url);
    parentPort?.postMessage(findLinkedFiles(page));
  } else if (page) {
    const manifest = message.manifest === null ? null : readManifest(message.manifest);
    const stylesheets = message.stylesheets.map(({ text, url }) => withAbsoluteUrls(text, url));
    parentPort?.postMessage(readSite(page, { stylesheets, manifest }));
    // The thread may wait for its next page.
    page = undefined;
  }
});
