import type { SiteProduct } from "#db/schema-site-facts.ts";
import { wordsWithin } from "./capitals.ts";
import { groupName } from "./group-names.ts";
import { type GroupWords, groupOf } from "./groups.ts";
import { metaTexts, nameInTitle } from "./head.ts";
import type { ListedProduct } from "./listed-products.ts";
import { type HtmlPage, visibleText } from "./page.ts";
import { foldText } from "./texts.ts";

const groupedMax = 80;

/** Tells of each listed product what the heading, caption or line above it names it as a kind of. */
export function addGroups(
  page: HtmlPage,
  listed: readonly ListedProduct[],
  others: readonly { product: SiteProduct }[],
): void {
  if (listed.length === 0) return;
  const words = groupWords(
    page,
    [...listed, ...others].map(({ product }) => product.name),
  );
  const seen = new Set<string>();
  for (const { product, place, heading, above, column } of listed) {
    // Only the first of a name is told, and no more than a page's products.
    if (seen.size >= groupedMax) break;
    const key = foldText(product.name);
    if (seen.has(key)) continue;
    seen.add(key);
    const line = above && !words.notGroups.has(foldText(above)) && groupName(above, words.words);
    const group = line || (place && groupOf(place, heading ?? place, words));
    const trade = !group && ofPeople.test(key) ? tradeOf(page) : null;
    if (group || trade) product.group = (group || trade)!;
    else if (column) Object.assign(product, { group: column.head, priceText: column.priceText });
  }
}

/** A tariff for people names nothing that is sold. */
const people = [
  "adult[oa]s?|mayores|menores|nin[oa]s?|bebes?|infantil|juvenil|jubilad[oa]s|estudiantes|socios|no socios",
  "familias?|grupos|parejas?|general|reducid[oa]",
].join("|");
const ofPeople = new RegExp(`^(?:${people})(?!\\p{L})`, "u");
const trades = new RegExp(
  `(?<!\\p{L})(${[
    "paseos? en (?:barca|barco|velero|globo|camello|tren|carruaje)|paseos? a caballo|camping|museo|piscina|parque(?: (?:acuático|infantil|de bolas|de aventuras|zoológico))?|acuario|zoo|zoológico",
    "balneario|spa|gimnasio|teatro|cine|castillo|cuevas?|bodega|granja escuela|rocódromo|bolera|karting|paintball",
    "natación|yoga|pilates|surf|buceo|kayak|pádel|tenis|golf|ludoteca|escape room|boxeo|danza|ballet|baile|hípica",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** What the title of a page calls the place itself, such as «Camping»; null when it is no such word. */
function tradeOf({ $ }: HtmlPage): string | null {
  const titles = [...$("h1").toArray().slice(0, 3), ...$("title").toArray().slice(0, 1)];
  const named = titles.map((title) => trades.exec(visibleText(title, 200))?.[1]).find(Boolean);
  return named ? named.charAt(0).toUpperCase() + named.slice(1).toLowerCase() : null;
}

/** What no group is called, and how the page writes its words. */
export function groupWords(page: HtmlPage, names: readonly string[]): GroupWords {
  const { $ } = page;
  const [titled] = $("title").toArray();
  const title = titled ? visibleText(titled, 200) : "";
  const siteNames = metaTexts(page).get("og:site_name") ?? [];
  const first = $("h1")[0];
  const titles = [title, ...title.split(/\s+[|·•–—:-]\s+|\s*\|\s*/), ...siteNames];
  const own = [...titles, nameInTitle(page) ?? "", first ? visibleText(first, 200) : ""];
  const texts = $("p, li, td").toArray().slice(0, 300);
  return {
    notGroups: new Set([...own, ...names].map((text) => foldText(text))),
    words: wordsWithin(
      titles,
      texts.map((at) => visibleText(at, 600)),
    ),
  };
}
