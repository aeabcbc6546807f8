import type { Copy } from "../copy.ts";
import { hashtag } from "../language/polish.ts";
import { isOwnTrade } from "../lexicon/industries.ts";
import { toldLeads } from "./told-leads.ts";

/** A trade without tags has its own name and those of its things. */
function ownTags({ brief, products }: Copy): string[] {
  const trade = brief.profile?.industry ?? "";
  return [isOwnTrade(trade) ? trade : "", ...products.slice(0, 2)].filter(
    (text) => text !== "" && text.split(" ").length <= 4 && !/[,;/(]/.test(text),
  );
}

/** «#panconcenteno #masamadre …», at most `max`, no two alike; "" when the person wants none. */
export function hashtags(copy: Copy, max: number): string {
  if (!copy.request.hashtags || max <= 0) return "";
  // «Clases de bachata para principiantes» is found as «clases de bachata».
  const thing =
    copy.subject.bare.split(" ").length <= 4
      ? copy.subject.bare
      : copy.subject.bare.split(/ (?:para|con|sin|en|desde) /)[0]!;
  const own = [
    thing.split(" ").length <= 4 &&
    thing !== "vuelta" &&
    !/^tod[oa]s? /.test(thing) &&
    (toldLeads(copy).length === 0 || copy.request.subject !== undefined)
      ? thing
      : "",
    copy.request.season?.tag ?? "",
    ...(copy.industry.id === "general"
      ? ownTags(copy)
      : copy.dice.shuffle(copy.industry.tags).slice(0, max)),
    copy.location.split(/[,(]/)[0]!,
    copy.businessName,
  ];
  const seen = new Set<string>();
  const tags: string[] = [];
  for (const text of own) {
    const tag = hashtag(
      text.toLowerCase() === text ? text.replace(/\s+/g, "") : text,
    ).toLowerCase();
    if (!tag || seen.has(tag)) continue;
    seen.add(tag);
    tags.push(tag);
  }
  const local = tags.slice(-2);
  return [...new Set([...tags.slice(0, Math.max(1, max - 2)), ...local])].slice(0, max).join(" ");
}
