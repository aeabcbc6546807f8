import type { Copy } from "../copy.ts";

/** What opens a list of advice. */
export const listLeads = [
  "Lo que conviene mirar antes de decidir:",
  "Apuntes breves, pero útiles:",
  "Lo que se aprende con los años:",
  "Para decidir con criterio:",
];

/** Numbered advice of the trade, for whoever speaks as an expert. */
export function points(copy: Copy, count: number): string {
  return copy.industry.tips
    .slice(0, count)
    .map(([title, text], index) => `${index + 1}. **${copy.fill(title)}.** ${copy.fill(text)}`)
    .join("\n");
}
