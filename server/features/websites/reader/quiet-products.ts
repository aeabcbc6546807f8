import type { SiteProduct } from "#db/schema-site-facts.ts";
import { lowerCapitals } from "./capitals.ts";
import { groupWords } from "./grouped-products.ts";
import type { HtmlPage } from "./page.ts";
import { splitSentences } from "./sentences.ts";
import { foldText } from "./texts.ts";

/**
 * Products whose descriptions and prices are not in capitals, «desde 25 euros» of «DESDE 25 EUROS», and whose
 * descriptions have no sentence that is only half of one, «Si aprietas por la noche.».
 */
export function quietProducts(page: HtmlPage, products: readonly SiteProduct[]): SiteProduct[] {
  const isLoud = ({ description = "" }: SiteProduct) => /\p{Lu}{4}/u.test(description);
  const words = products.some(isLoud) ? groupWords(page, []).words : new Map<string, string>();
  return products.map((product) => {
    const { description: read, ...rest } = product;
    const { priceText, beforeText } = rest;
    const told = read && wholeOf(lowerCapitals(read, words));
    const isInPrice = told && foldText(priceText ?? "").includes(foldText(told).replace(/\.$/, ""));
    const description = isInPrice ? "" : told;
    return {
      ...rest,
      priceText: priceText && quietPrice(priceText),
      ...(beforeText ? { beforeText: quietPrice(beforeText) } : {}),
      ...(description ? { description } : {}),
    };
  });
}

const clause = /^(?:Si|Cuando|Porque|Aunque|Mientras|Que|Quien) [^,:;]*$/u;
/** «Si no la encontramos no paga.» */
const promise = /^(?:Si|Cuando) (?:\p{L}+ ){2,}no (?:\p{L}{2,3} )?\p{L}{3,}[.!]?$/iu;
const day = "(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|festivos)";
const days = new RegExp(`^${day}(?:(?:,| y| e) ${day})*\\.?$`, "iu");

/** What is left without sentences that are a clause alone; days alone get their article. */
function wholeOf(description: string): string {
  const text = splitSentences(description)
    .filter((sentence) => !clause.test(sentence) || promise.test(sentence))
    .join(" ");
  if (!days.test(text)) return text;
  const accented = text.replace(/sabado/i, "sábado").replace(/miercoles/i, "miércoles");
  return `Los ${accented.charAt(0).toLowerCase()}${accented.slice(1)}`;
}

const loudWords = [
  "EUROS?|PESOS|SOLES|D[ÓO]LARES|DESDE|A PARTIR DE|KG|KILO|\\/ ?\\p{Lu}{3,}",
  "(?:POR|AL|A LA|LA|EL|CADA) \\p{Lu}{2,}(?: Y \\p{Lu}{2,})?",
].join("|");
const words = new RegExp(`(?<![\\p{L}$])(?:${loudWords})(?!\\p{L})`, "gu");

const quietPrice = (text: string) => text.replace(words, (word) => word.toLowerCase());
