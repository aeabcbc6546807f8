import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ReadingLimitError, startPageReader } from "./page-reader.ts";

const pages = join(import.meta.dirname, "pages");

async function readPage(site: string, deadlineMs = 20_000) {
  const reader = startPageReader(deadlineMs);
  try {
    const body = readFileSync(join(pages, site, "page.html"));
    await reader.open({ body, charset: null, url: `https://${site}.test/` });
    return await reader.read({ stylesheets: [], manifest: null });
  } finally {
    await reader.close();
  }
}

test("A page gives the same facts whichever pages its thread has read before", async () => {
  const sites = ["te-rosario", "hotel-rural", "tienda-juguetes", "te-rosario"];
  const first = [];
  for (const site of sites) first.push(await readPage(site));
  assert.deepEqual(first[3], first[0]);
  const together = await Promise.all(sites.map((site) => readPage(site)));
  assert.deepEqual(together, first);
});

test("A page that took too long does not disturb the next one", async () => {
  const before = await readPage("hotel-rural");
  await assert.rejects(readPage("te-rosario", 1), ReadingLimitError);
  assert.deepEqual(await readPage("hotel-rural"), before);
});
