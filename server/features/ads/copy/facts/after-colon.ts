import { fold } from "#copywriter/spanish/fold.ts";
import { isKnownPlace } from "../page/places.ts";

/** A sentence as it goes on after a colon: small, unless it begins with a name. */
export function afterColon(text: string): string {
  const [, first = "", stop = "", next = ""] = /^(\p{L}+)([./]?)[\s,;:]*(\S?)/u.exec(text) ?? [];
  const isName =
    stop !== "" ||
    !/^\p{Lu}\p{Ll}*$/u.test(first) ||
    isKnownPlace(first) ||
    (/\p{Lu}/u.test(next) && fold(first).length > 3);
  return isName ? text : text[0]!.toLowerCase() + text.slice(1);
}
