import type { Copy } from "../copy.ts";
import { fold } from "../language/escape.ts";
import { isPrice, offerScope } from "../understanding/offers.ts";
import { practical } from "./told-leads.ts";

const join = (...parts: string[]) => parts.filter(Boolean).join(" ");

const prices = [
  "Precio: {offer}.",
  "El precio, a la vista: {offer}.",
  "{Offer}: ese es el precio.",
];

/** «En todo», «en todas las empanadas», of a share off or a 2×1. */
function scopeOf(copy: Copy): string | undefined {
  return /(?:descuento|×\d)$/.test(copy.request.offer ?? "")
    ? offerScope(copy.brief.prompt)
    : undefined;
}

/** A line with the offer in it, told with what it is for. */
function scoped(copy: Copy, line: string): string {
  // Its first letter may be a capital.
  const told = (copy.request.offer ?? "").slice(1);
  const scope = scopeOf(copy);
  return scope ? line.replace(told, () => `${told} ${scope}`) : line;
}

/** A sale of the whole shop as a first line: it is the news, and no thing stands beside it. */
export function saleOfAll(copy: Copy): string | undefined {
  if (!scopeOf(copy) || !/^tod[oa]s? /.test(copy.subject.bare)) return undefined;
  const feast = copy.request.season?.name.replace(/^(?:el|la|los|las) /, "");
  const begun = feast && `${feast[0]!.toUpperCase()}${feast.slice(1)}: `;
  return scoped(copy, copy.fill(begun ? `${begun}{offer}.` : "{Offer}."));
}

/** The offer or the price as a sentence, with how it is paid or ordered beside it; "" without one. */
export function offerLine(copy: Copy): string {
  const { offer, facts } = copy.request;
  // «Los edredones cuestan 95 pesos y los king, 120» needs no price after it.
  const key = (text: string) =>
    fold(
      text
        .replace(/ (?:es|va|sale|ser[aá]) (?=grat)/giu, " ")
        // «150 euros en vez de 200»
        .replace(
          / (?:en (?:vez|lugar) de|antes) (?:a |de |los )?(?:S\/|Bs|[$₡])? ?(\d[\d.,]*\d|\d)(?: ?(?:€|euros|pesos|soles|lucas))?/giu,
          " antes $1",
        )
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
  // Its first letter may be a capital.
  const told = offer.slice(1);
  const scope = scopeOf(copy);
  return join(
    scope ? line.replace(told, () => `${told} ${scope}`) : line,
    ...facts.filter((text) => practical.test(text)),
  );
}
