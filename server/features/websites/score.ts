// Scores the reader on a folder of pages, by itself on our own: npm run score:websites -- --pages DIR
// `--half first` keeps the misses of the second half to itself, for whoever tunes on the first.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scorePages, table } from "./scoring.ts";

const { values } = parseArgs({
  options: { pages: { type: "string" }, half: { type: "string" } },
});
const folder = values.pages ?? join(import.meta.dirname, "pages");
const marks = scorePages(folder);
const names = [...new Set(marks.map(({ page }) => page))];
const half = Math.ceil(names.length / 2);
const shown = values.half === "first" ? names.slice(0, half) : names;
for (const { page, field, miss } of marks) {
  if (miss && shown.includes(page)) process.stdout.write(`${page} · ${field}: ${miss}\n`);
}
process.stdout.write(`\n${names.length} pages\n${table(marks)}\n`);
