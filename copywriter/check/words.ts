import { dataOf } from "../data.ts";

type Name =
  | "accents"
  | "shorthand"
  | "hanging"
  | "abbreviations"
  | "orders"
  | "apologies"
  | "telling"
  | "reports"
  | "people"
  | "money"
  | "discount"
  | "weekdays"
  | "months"
  | "relative"
  | "plans"
  | "videos"
  | "sent"
  | "numbered"
  | "alone"
  | "joining"
  | "priced"
  | "beforeAmounts"
  | "afterAmounts";

const sets = new Map<Name, ReadonlySet<string>>();

/** A list of `words.yaml`, or of `spelling.yaml`. */
export function wordsOf(name: Name): ReadonlySet<string> {
  let words = sets.get(name);
  if (!words) {
    words = new Set(
      dataOf<Record<string, string[]>>(
        name === "accents" || name === "shorthand" ? "check/spelling" : "check/words",
      )[name],
    );
    sets.set(name, words);
  }
  return words;
}
