import type { Copy } from "../copy.ts";
import { edible, weighing } from "./things.ts";

/** What opens a list of advice. */
const listLeads = [
  "Lo que conviene tener presente:",
  "Apuntes breves y útiles:",
  "Lo que merece la pena saber:",
  "Para decidir con criterio:",
];

/** What opens a list; nobody weighs up what is eaten. */
export const listLead = (copy: Copy): string =>
  copy.say(
    edible.has(copy.industry.id) ? listLeads.filter((line) => !weighing.test(line)) : listLeads,
  );

/** Numbered advice of the trade, for whoever speaks as an expert. */
export function points(copy: Copy, count: number): string {
  return copy.industry.tips
    .slice(0, count)
    .map(([title, text], index) => `${index + 1}. **${copy.fill(title)}.** ${copy.fill(text)}`)
    .join("\n");
}
