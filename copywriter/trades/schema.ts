// What may stand in the YAML of trades and lines. Checked by tests and the build, not when a reply is written.
import * as z from "zod";
import { traits } from "./traits.ts";

const trait = z.enum(traits);
const text = z.string().trim().min(1).max(400);
/** Folded: lower case, no accents. */
const folded = z.string().regex(/^[a-z0-9ñ][a-z0-9ñ %.'-]*$/, "lower case without accents");

export const line = z.strictObject({
  text,
  /** All of these traits. */
  needs: z.array(trait).optional(),
  /** None of these. */
  not: z.array(trait).optional(),
  /** Tones of brand it fits; all when absent. */
  tones: z
    .array(z.enum(["professional", "casual", "friendly", "authoritative", "playful", "luxury"]))
    .optional(),
  goals: z.array(z.enum(["sales", "awareness", "engagement", "leads", "retention"])).optional(),
  /** Only to businesses (true) or only to people (false). */
  b2b: z.boolean().optional(),
});

/** Lines by use, such as «call.book». */
export const linesByUse = z.record(
  z.string().regex(/^[a-z-]+(\.[a-z0-9-]+)+$/),
  z.array(line).min(1),
);

const tip = z.strictObject({ title: text, text });
const question = z.strictObject({
  ask: text.regex(/^¿.*\?$/s, "a question between ¿ and ?"),
  answer: text,
});
const tag = z.string().regex(/^[a-z0-9ñ]{3,30}$/, "joined, lower case, without accents");

const family = z.strictObject({
  /** Folded beginnings of words of the subject. */
  match: z.array(folded).min(1),
  lines: linesByUse.default({}),
  tips: z.array(tip).default([]),
  questions: z.array(question).default([]),
  tags: z.array(tag).default([]),
});

export const trade = z.strictObject({
  id: z.string().regex(/^[a-z_-]+$/),
  label: text,
  /** Folded beginnings of words that name it. */
  match: z.array(folded).default([]),
  /** Beginnings of words beside which it is another trade: «pintura» with «clases». */
  unless: z.array(folded).default([]),
  traits: z.array(trait).min(1),
  /** What its customers do: «reserva mesa», «reservar mesa»; whom and where. */
  action: z.strictObject({ do: text, infinitive: text, ask: text, people: text, place: text }),
  /** How its ads look, and when its customers decide. */
  ads: z.strictObject({
    rhythm: z.enum(["table", "shop", "appointments", "office", "leisure"]),
    action: z.string(),
    pairs: z.array(z.string()),
  }),
  lines: linesByUse.default({}),
  tips: z.array(tip).default([]),
  questions: z.array(question).default([]),
  tags: z.array(tag).default([]),
  shots: z.array(text).default([]),
  /** What its customers type into a search engine. */
  searches: z.array(text).default([]),
  colors: z
    .array(z.strictObject({ name: text, hex: z.string().regex(/^#[0-9A-F]{6}$/) }))
    .default([]),
  /** Kinds of its things, with lines of their own. */
  families: z.array(family).default([]),
});
