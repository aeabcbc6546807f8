// Reads strangers' pages in a thread of its own: what they cost, the server does not wait for.
import { parentPort } from "node:worker_threads";
import type { ReaderMessage } from "./page-reader.ts";
import { decodePage } from "./reader/decode.ts";
import { linksOf } from "./reader/links.ts";
import { readManifest } from "./reader/manifest.ts";
import { openPage, type Page } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

let page: Page | undefined;

parentPort?.on("message", (asked: ReaderMessage) => {
  if ("body" in asked) {
    page = openPage(decodePage(asked.body, asked.charset), asked.url);
    parentPort?.postMessage(linksOf(page));
  } else if (page) {
    const manifest = asked.manifest === null ? null : readManifest(asked.manifest);
    parentPort?.postMessage(readSite(page, { stylesheets: asked.stylesheets, manifest }));
  }
});
