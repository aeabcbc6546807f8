import type { Copy } from "../copy.ts";
import { callToAction } from "./paragraphs.ts";
import { carts } from "./things.ts";

/** Made of the profile, or a word to the customer that could stand beside anything. */
const hasSlot = (line: string) => /[{[]/.test(line);

/** What the trade knows of this very thing; a line with slots knows nothing of it. */
export const knownSays = ({ industry }: Copy): readonly string[] =>
  (industry.says ?? []).filter((line) => !hasSlot(line));

/** First lines about this very thing; none where the trade does not know it. */
export const knownHooks = (copy: Copy): readonly string[] =>
  knownSays(copy).length > 0 ? copy.industry.hooks.filter((line) => !hasSlot(line)) : [];

/** «20 % de descuento», where a short line has no room for the article and the date. */
export const shortOffer = ({ request }: Copy): string =>
  (request.offer ?? "").replace(/^una? (?=\d)/u, "");

/** The call of a text that anybody can read: «hace tiempo que no hablamos» is for letters. */
export function publicCall(copy: Copy): string {
  const { goal, industry, request, tone } = copy;
  if (goal.id !== "retention" || industry.solemn || request.announcement) return callToAction(copy);
  return copy.fresh(tone.cta.sales) || copy.fill("{Act}.");
}

/** Where things are put in a cart, whatever the trade. */
export const isShop = ({ brief, industry }: Copy): boolean =>
  carts.has(industry.id) ||
  /\b(?:carrito|online|shopify|ecommerce|e-commerce|woocommerce)\b/iu.test(
    `${brief.prompt.slice(0, 500)} ${brief.profile?.industry ?? ""}`,
  );
