import type * as z from "zod";
import type { line, trade } from "./schema.ts";

export { type Trait, traits } from "./traits.ts";

/** A trade as its YAML file says it. */
export type Trade = z.output<typeof trade>;
export type Family = Trade["families"][number];

/** A line of text with slots, and what must be true for it. */
export type Line = z.output<typeof line>;

/** What is known of every trade before its file is read. */
export interface TradeEntry {
  id: string;
  match: readonly string[];
  unless: readonly string[];
}
