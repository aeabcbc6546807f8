import { type FoundPrice, findPrices } from "./prices.ts";
import { nameFrom } from "./product-names.ts";
import { splitSentences } from "./sentences.ts";

const nameMax = 45;
const articles = "el|la|los|las|un|una|nuestr[oa]s?";
const costs = new RegExp(
  `^(?:(?:${articles}) )?(\\p{L}[^.;:!?()]{3,60}?)(?: \\([^()]*\\))?` +
    " (?:cuestan?|valen?|salen? (?:a|por)) (?:desde |a partir de )?$",
  "iu",
);
const listed = /^(\p{Lu}[^.;:,!?]{3,60}?)(?:, (?:desde |a partir de )?| (?:desde|a partir de) )$/u;
/** «… el m2», «… colocado»: how much of it, or what is done for it. */
const tail = /^ (?:(?:el|la|por|al|cada) \S+(?: \S+)?|(?:coloc|mont|instal|inclu)\S+)$/u;
/** What begins so names nothing by itself: «Las industriales, 75 euros». */
const elliptic = new RegExp(
  `^(?:${[
    "el|la|los|las|un|una|unos|unas|cada|tod[oa]s?|est[aeo]s?|es[aeo]s?|lo|que|quien|si|no|ni|y|o|pero|en|con",
    "sin|por|para|a|al|de|del|desde|hasta|otr[oa]s?|nos|se|te|le|les",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
const others =
  /(?:env[ií]|portes|transporte|desplazamiento|recargo|seguro|baleares|canarias|península)/iu;

/** What a text names with its price. */
export interface ToldPrice {
  name: string;
  price: FoundPrice;
}

/**
 * The things of which a text's sentences say what they cost: «La revisión completa (limpieza y ajuste) cuesta
 * 45 euros», and, where two or more sentences do, «Pedal universal, 29 euros.»
 */
export function toldPrices(text: string): ToldPrice[] {
  const costing: ToldPrice[] = [];
  const listing: ToldPrice[] = [];
  for (const sentence of splitSentences(text)) {
    const [price, ...more] = findPrices(sentence);
    if (!price || more.length > 0 || sentence.includes("?")) continue;
    const printed = price.text.replace(/^desde /, "");
    const ahead = sentence.slice(0, sentence.indexOf(printed, price.at));
    const behind = sentence.slice(ahead.length + printed.length);
    const told = nameIn(costs.exec(ahead)?.[1]);
    if (told) costing.push({ name: told, price });
    const of = listing.at(-1)?.name;
    const kind = of && behind === "." ? kindWith(of, ahead) : null;
    if (kind) listing.push({ name: kind, price });
    const rest = behind.replace(/\.$/, "");
    const bare = rest === "" || tail.test(rest) ? listed.exec(ahead)?.[1] : undefined;
    const name = bare?.includes(" ") ? nameIn(bare) : null;
    if (name) listing.push({ name, price: { ...price, text: `${price.text}${rest}` } });
  }
  return listing.length > 1 ? [...costing, ...listing] : costing;
}

/** «Cambio de pila (con prueba de agua)» of «Con prueba de agua», behind «Cambio de pila reloj pulsera». */
export function kindWith(name: string, ahead: string): string | null {
  const [, head] = /^(\p{L}{4,} (?:de|del) \p{L}{3,})(?= |$)/u.exec(name) ?? [];
  const [, rest] = /^(Con (?:\p{L}{2,} ?){1,4}?) ?(?:desde |a partir de )?$/u.exec(ahead) ?? [];
  const whole = `${head} (${rest?.toLowerCase().trim()})`;
  return head && rest && whole.length <= nameMax ? nameIn(whole) : null;
}

function nameIn(words: string | undefined): string | null {
  if (words === undefined || words.length > nameMax || elliptic.test(words)) return null;
  if (others.test(words) || words.split(" ").length > 8) return null;
  const name = nameFrom(words);
  return name === "" ? null : name.charAt(0).toUpperCase() + name.slice(1);
}
