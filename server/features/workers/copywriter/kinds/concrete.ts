import type { Copy } from "../copy.ts";
import { goals } from "../lexicon/goals.ts";
import { callToAction, proof } from "./paragraphs.ts";
import { carts } from "./things.ts";

/** Made of the profile, or a word to the customer that could stand beside anything. */
const hasSlot = (line: string) => /[{[]/.test(line);

/** What the trade knows of this very thing; a line with slots knows nothing of it. */
export const knownSays = ({ industry }: Copy): readonly string[] =>
  (industry.says ?? []).filter((line) => !hasSlot(line));

/** First lines about this very thing; none where the trade does not know it. */
export const knownHooks = (copy: Copy): readonly string[] =>
  knownSays(copy).length > 0 ? copy.industry.hooks.filter((line) => !hasSlot(line)) : [];

const timesOfYear = new Set(["spring", "summer", "autumn", "winter"]);
/** Where the time of year is part of what is enjoyed, not only when a thing is done. */
const enjoyed = new Set(
  "restaurant cafe bakery ice-cream plants florist hotel travel grocer crafts fashion ecommerce jewelry".split(
    " ",
  ),
);

/** What the season says of this text: a line of its own where it is enjoyed, else only when. */
export function seasonLines(copy: Copy): readonly string[] {
  const { season, announcement } = copy.request;
  if (!season || announcement) return [];
  return timesOfYear.has(season.id) && !enjoyed.has(copy.industry.id)
    ? ["{Para momento}, {s}."]
    : season.lines;
}

/** «20 % de descuento», where a short line has no room for the article and the date. */
export const shortOffer = ({ request }: Copy): string =>
  (request.offer ?? "").replace(/^una? (?=\d)/u, "");

/** A text that anybody can read: «si ya nos conoces» and «hace tiempo que no hablamos» are for letters. */
export const forAnybody = (copy: Copy): Copy =>
  copy.goal.id === "retention" ? { ...copy, goal: goals.sales } : copy;

/** The call of a text that anybody can read. */
export const publicCall = (copy: Copy): string => callToAction(forAnybody(copy));

/** Where things are put in a cart, whatever the trade. */
export const isShop = ({ brief, industry }: Copy): boolean =>
  carts.has(industry.id) ||
  /\b(?:carrito|online|shopify|ecommerce|e-commerce|woocommerce)\b/iu.test(
    `${brief.prompt.slice(0, 500)} ${brief.profile?.industry ?? ""}`,
  );

const byReply = [
  "Si [te|le] interesa, [responde|responda] a este correo y lo vemos.",
  "[Responde|Responda] a este correo con lo que [necesitas|necesita] y [te|le] contamos.",
  "¿Lo hablamos? Basta con responder a este correo.",
];
const forwarded = [
  "Si [conoces|conoce] a alguien a quien le sirva, [reenvíale|reenvíele] este correo.",
  "¿[Te|Le] ha servido? [Reenvíalo|Reenvíelo] a quien [te|le] haya venido a la cabeza.",
];

/** The call of a mail: it is answered or passed on; nobody is asked for a private message or a follow. */
export function letterCall(copy: Copy): string {
  const { goal, industry, request } = copy;
  if (industry.solemn || request.announcement) return callToAction(copy);
  if (goal.id === "leads") return copy.fresh(byReply) || copy.say(byReply);
  if (goal.id === "awareness") return copy.fresh(forwarded) || copy.say(forwarded);
  return callToAction(copy);
}

/** What sets the house apart, said to those who get a letter: they are not told that it is for them. */
export const ownProof = (copy: Copy): string =>
  proof({ ...copy, request: { ...copy.request, audience: undefined } });
