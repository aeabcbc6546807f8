import type { BrandTone } from "#shared/brain.ts";
import type { Brief } from "./brief.ts";
import type { Business } from "./business.ts";
import { canFill, fill, fits, type Slots, shuffled } from "./compose.ts";
import { dataOf } from "./data.ts";
import { fold } from "./spanish/fold.ts";
import { aPhrase, ofPhrase, type Phrase, phrase } from "./spanish/phrase.ts";
import type { Line } from "./trades/trade.ts";
import { familyOf } from "./trades/trade-of.ts";
import type { Fact, FactRole, Request } from "./understand/request.ts";

/** How much a text may add to what was told: 0 as usual, 1 little, 2 the owner's sentences alone. */
export type Plainness = 0 | 1 | 2;

/** All that a deliverable needs to write itself. */
export interface Job {
  brief: Brief;
  business: Business;
  request: Request;
  /** What it is about, even when nobody said: then a product chosen by the seed, or the service. */
  subject: Phrase;
  /** Of the request, else of the brand. */
  tone: BrandTone;
  plainness: Plainness;
  /** The facts with one of the roles, in the order told; all without roles. */
  facts(...roles: FactRole[]): readonly Fact[];
  /**
   * A line for a use such as «call.book», from `lines/`, the trade and the family of the subject, that
   * fits, can be filled and was not said in this reply; "" when there is none.
   */
  say(use: string, extra?: Readonly<Record<string, string | undefined>>): string;
  /** Up to `count` different ones. */
  several(
    use: string,
    count: number,
    extra?: Readonly<Record<string, string | undefined>>,
  ): string[];
  /** Fills a text of one's own; undefined when a slot is empty. */
  fill(text: string, extra?: Readonly<Record<string, string | undefined>>): string | undefined;
  /** Items in an order chosen by the seed. */
  shuffle<T>(items: readonly T[], use: string, nameOf: (item: T) => string): T[];
  /** How many of something: as asked, else as usual, never more than `most`. */
  count(usual: number, most: number): number;
}

/** Which file of `lines/` holds a use: «call.book» stands in `lines/call.yaml`. */
const fileOf = (use: string) => use.split(".")[0]!;

export function newJob(options: {
  brief: Brief;
  business: Business;
  request: Request;
  plainness: Plainness;
}): Job {
  const { brief, business, request, plainness } = options;
  const key = `${brief.seed}\n${brief.workerId}\n${request.deliverable}\n${fold(brief.prompt.slice(0, 400))}`;
  const tone = request.tone ?? business.tone;
  const subject =
    request.subject ??
    shuffled(business.products, key, ({ bare }) => bare)[0] ??
    phrase(business.service || business.industry || "lo que hacemos");
  const family = familyOf(business.trade, subject.bare);
  const said = new Set<string>();
  const price = request.facts.find(({ role }) => role === "price");
  const values: Record<string, string | undefined> = {
    biz: business.name,
    place: business.place,
    industry: business.industry,
    service: business.service && lowerFirst(business.service),
    audience: request.audience ?? business.audience,
    occasion: request.occasion,
    price: price?.atoms.find(({ kind }) => kind === "price")?.text,
    s: subject.full,
    "s.bare": subject.bare,
    "s.of": ofPhrase(subject),
    "s.a": aPhrase(subject),
    "s.title": subject.bare.charAt(0).toUpperCase() + subject.bare.slice(1),
  };
  const slots = (extra?: Readonly<Record<string, string | undefined>>): Slots => ({
    values: { ...values, ...extra },
    subject,
    register: request.register,
  });
  const pool = (use: string): readonly Line[] => [
    ...(family?.lines[use] ?? []),
    ...(business.trade?.lines[use] ?? []),
    // «ask.trade» is known to trades alone.
    ...(use.endsWith(".trade")
      ? []
      : (dataOf<Record<string, Line[]>>(`lines/${fileOf(use)}`)[use] ?? [])),
  ];
  const about = { traits: business.traits, tone, goal: business.goal, isB2b: business.isB2b };
  const several: Job["several"] = (use, count, extra) => {
    const filled: string[] = [];
    for (const line of shuffled(pool(use), `${key}\n${use}`, ({ text }) => text)) {
      if (filled.length === count) break;
      if (said.has(line.text) || !fits(line, about) || !canFill(line.text, slots(extra))) continue;
      said.add(line.text);
      filled.push(fill(line.text, slots(extra)));
    }
    return filled;
  };
  return {
    brief,
    business,
    request,
    subject,
    tone,
    plainness,
    facts: (...roles) =>
      roles.length === 0 ? request.facts : request.facts.filter(({ role }) => roles.includes(role)),
    say: (use, extra) => several(use, 1, extra)[0] ?? "",
    several,
    fill: (text, extra) => (canFill(text, slots(extra)) ? fill(text, slots(extra)) : undefined),
    shuffle: (items, use, nameOf) => shuffled(items, `${key}\n${use}`, nameOf),
    count: (usual, most) => Math.max(1, Math.min(most, request.limits.count ?? usual)),
  };
}

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
