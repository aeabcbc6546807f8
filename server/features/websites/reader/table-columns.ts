import { allWithin, parentOf, siblingOf } from "./elements.ts";
import { type Element, visibleText } from "./page.ts";

/** The text of the heading of a table cell's column, at most 60 characters; "" when it has none. */
export function columnHeading(cell: Element): string {
  const row = parentOf(cell);
  if (row?.name !== "tr") return "";
  let at = 0;
  for (let before = siblingOf(cell, "prev"); before; before = siblingOf(before, "prev")) at += 1;
  let table = parentOf(row);
  if (table && table.name !== "table") table = parentOf(table);
  const [first] = table ? allWithin(table, ({ name }) => name === "tr") : [];
  if (!first || first === row) return "";
  const heading = allWithin(first, ({ name }) => /^t[dh]$/.test(name))[at];
  const text = heading ? visibleText(heading, 60) : "";
  return /\d/.test(text) ? "" : text;
}

/** The currency sign in the heading of a table cell's column, such as «€»; null when it has none. */
export const columnSign = (cell: Element): string | null =>
  /€|S\/|Bs|Gs|₡|US\$|\$/.exec(columnHeading(cell))?.[0] ?? null;
