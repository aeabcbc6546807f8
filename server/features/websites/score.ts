// Scores the reader on a folder of pages, by default the example pages: npm run score:websites -- --pages DIR
// `--half first` hides the misses of the second half, so that tuning on the first half stays fair.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatTable, scorePages } from "./scoring.ts";

const { values } = parseArgs({
  options: { pages: { type: "string" }, half: { type: "string" } },
});
const folder = values.pages ?? join(import.meta.dirname, "pages");
const scores = scorePages(folder);
const names = [...new Set(scores.map(({ page }) => page))];
const half = Math.ceil(names.length / 2);
const listedPages = values.half === "first" ? names.slice(0, half) : names;
for (const { page, field, miss } of scores) {
  if (miss && listedPages.includes(page)) process.stdout.write(`${page} · ${field}: ${miss}\n`);
}
process.stdout.write(`\n${names.length} pages\n${formatTable(scores)}\n`);
