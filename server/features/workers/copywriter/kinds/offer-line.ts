import type { Copy } from "../copy.ts";
import { fold } from "../language/escape.ts";
import { isPrice } from "../understanding/offers.ts";
import { practical } from "./told-leads.ts";

const join = (...parts: string[]) => parts.filter(Boolean).join(" ");

const prices = [
  "Precio: {offer}.",
  "El precio, a la vista: {offer}.",
  "{Offer}: ese es el precio.",
];

/** The offer or the price as a sentence, with how it is paid or ordered beside it; "" without one. */
export function offerLine(copy: Copy): string {
  const { offer, facts } = copy.request;
  // «Los edredones cuestan 95 pesos y los king, 120» needs no price after it.
  const key = (text: string) =>
    fold(
      text
        .replace(/ (?:es|va|sale|ser[aá]) (?=grat)/giu, " ")
        .replace(/€|euros?/giu, " eur ")
        // «10 sesiones a $600» and «10 sesiones por $600».
        .replace(/ (?:a|por) (?=[$\d])/gu, " ")
        .replace(/(\d)\s?[x×]\s?(?=\d)/giu, "$1×"),
    ).replace(/ /g, "");
  if (!offer) return "";
  if (
    offer === "es gratis" &&
    facts.some((text) => /(?<![a-zà-ž])grat(?:is|uit[oa]s?)(?![a-zà-ž])/iu.test(text))
  )
    return "";
  const share = /\d{1,2} ?%/u.exec(offer)?.[0].replace(" ", "");
  if (
    facts.some(
      (text) => key(text).includes(key(offer)) || (share && key(text).includes(key(share))),
    )
  )
    return join(...facts.filter((text) => practical.test(text)));
  const line = copy.say(
    isPrice(offer) ? (offer.startsWith("desde") ? prices.slice(0, 2) : prices) : copy.tone.offer,
  );
  return join(line, ...facts.filter((text) => practical.test(text)));
}
