// Scores the reader on a folder of pages, by itself on our own: npm run score:websites -- --pages DIR
import { parseArgs } from "node:util";
import { scorePages, table } from "./scoring.ts";

const { values } = parseArgs({
  options: { pages: { type: "string" }, half: { type: "string" } },
});
const folder = values.pages ?? new URL("pages", import.meta.url).pathname;
const marks = scorePages(folder);
const names = [...new Set(marks.map(({ page }) => page))];
const half = Math.ceil(names.length / 2);
const shown = values.half === "first" ? names.slice(0, half) : names;
for (const { page, field, miss } of marks) {
  if (miss && shown.includes(page)) process.stdout.write(`${page} · ${field}: ${miss}\n`);
}
process.stdout.write(`\n${names.length} pages\n${table(marks)}\n`);
