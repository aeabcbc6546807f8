import { afterColon } from "../facts/after-colon.ts";
import { packages } from "./named-good.ts";
import { isOfDoing, singularPhrase } from "./noun-number.ts";
import { kindOf } from "./product-names.ts";
import type { SourceWords } from "./source-words.ts";

/**
 * What is done to the thing that is priced: «Alquiler de peluca», «Mudanza de casa grande»; null where
 * its name says enough, or what it is one of stands better above it («Menús»).
 */
export function doneTo(
  { name, group }: { name: string; group: string | null },
  source: Pick<SourceWords, "trade" | "action" | "businessName">,
): string | null {
  const kind = kindOf({ name, group }, source);
  // «Mudanzas y bodegaje» moves a «Casa grande».
  const doing = group ? kind : kind?.split(/ [ye] /)[0];
  const [first = ""] = name.split(" ");
  if (!doing || !isOfDoing(doing) || isOfDoing(first) || packages.test(first)) return null;
  const phrase = singularPhrase(doing);
  return phrase && `${phrase.head} de ${afterColon(name)}`;
}
