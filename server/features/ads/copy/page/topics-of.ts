import { dataOf } from "#copywriter/data.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import type { SiteWords } from "../ad-copy.ts";
import { hasVerb } from "../facts/has-verb.ts";
import { isOrder } from "./planted-orders.ts";

const topicsMax = 2;
/** Words of any page. */
const ofAnyPage = new RegExp(
  `^(?:${[
    "nuestr",
    "vosotr",
    "nosotr",
    "usted",
    "vuestr",
    "clien",
    "servici",
    "calida",
    "tienda",
    "inicio",
    "bienven",
    "contac",
    "desde",
    "hasta",
    "todo",
    "mejor",
    "nuevo",
    "precio",
    "horari",
    "telefo",
    "pagina",
    "produc",
    "ejempl",
    "muestra",
    "negoci",
    "empres",
    "centro",
    "casa",
    "calle",
    "hace",
    "gratis",
    "anos",
    "dias",
    "mismo",
    "cada",
    "donde",
    "cuando",
    "siempre",
    "ofert",
    "lunes",
    "martes",
    "mierco",
    "jueves",
    "vierne",
    "sabado",
    "doming",
  ].join("|")})`,
);

/**
 * The nouns that a page tells most, with its title counting double: «vino», «miel». The first once more
 * with its town. For hashtags; pure.
 */
export function topicsOf(
  { title, description, products, says = [] }: SiteWords,
  town: string | null,
): string[] {
  const named = new Set(fold(town ?? "").split(" "));
  const counts = new Map<string, { word: string; count: number }>();
  const add = (text: string | null, weight: number) => {
    if (!text || isOrder(text)) return;
    const words = new Set(text.match(/\p{L}{4,16}/gu)?.map((word) => word.toLowerCase()));
    for (const word of words) {
      const key = fold(word).replace(/(?:es|s)$/, "");
      if (named.has(fold(word)) || ofAnyPage.test(fold(word)) || isHanging(word)) continue;
      if (hasVerb(word)) continue;
      const known = counts.get(key) ?? { word, count: 0 };
      counts.set(key, { word: known.word, count: known.count + weight });
    }
  };
  add(title, 3);
  add(description, 2);
  for (const { text, place } of says) if (place === "title") add(text, 2);
  // Only what the page names first is what it is about.
  const first = new Set(counts.keys());
  for (const { text, place } of says) if (place !== "title") add(text, 1);
  for (const { name } of products) add(name, 1);
  const told = [...counts].flatMap(([key, one]) => (first.has(key) && one.count >= 3 ? [one] : []));
  const most = told.sort((one, other) => other.count - one.count).slice(0, topicsMax);
  const tags = most.map(({ word }) => word[0]!.toUpperCase() + word.slice(1));
  return tags[0] && town ? [`${tags[0]} ${town}`, ...tags] : tags;
}

let hanging: ReadonlySet<string> | undefined;
function isHanging(word: string): boolean {
  hanging ??= new Set(dataOf<{ hanging: string }>("spanish/nouns").hanging.split(" "));
  return hanging.has(word);
}
