import type { SiteProduct } from "#db/schema-site-facts.ts";
import { lowerCapitals } from "./capitals.ts";
import { groupWords } from "./grouped-products.ts";
import type { HtmlPage } from "./page.ts";

/** Products whose descriptions and prices are not in capitals: «desde 25 euros» of «DESDE 25 EUROS». */
export function quietProducts(page: HtmlPage, products: readonly SiteProduct[]): SiteProduct[] {
  const isLoud = ({ description = "" }: SiteProduct) => /\p{Lu}{4}/u.test(description);
  const words = products.some(isLoud) ? groupWords(page, []).words : new Map<string, string>();
  return products.map((product) => {
    const { priceText, beforeText, description } = product;
    return {
      ...product,
      priceText: priceText && quietPrice(priceText),
      ...(beforeText ? { beforeText: quietPrice(beforeText) } : {}),
      ...(description ? { description: lowerCapitals(description, words) } : {}),
    };
  });
}

const words =
  /(?<![\p{L}$])(?:EUROS?|PESOS|SOLES|D[ÓO]LARES|DESDE|A PARTIR DE|(?:POR|AL|A LA|LA|EL|CADA) \p{Lu}{2,}(?: Y \p{Lu}{2,})?|\/ ?\p{Lu}{3,}|KG|KILO)(?!\p{L})/gu;

const quietPrice = (text: string) => text.replace(words, (word) => word.toLowerCase());
