import type { SiteProduct } from "#db/schema-site-facts.ts";
import type { Analysis } from "#server/features/websites/websites.ts";
import type { AddedFacts } from "#shared/added-facts.ts";
import type { AdEdits } from "#shared/ads.ts";
import type { BrandColor } from "../creatives/colors/palette.ts";
import { addedProducts, addedStatements } from "./added-statements.ts";

const productsMax = 12;

type SiteFacts = Analysis["facts"];

export interface EditedProduct extends SiteProduct {
  /** The buyer named it; the page does not. */
  isAdded?: true;
}

/** The facts of a site with the buyer's edits applied. */
export interface EditedFacts extends SiteFacts {
  /** The advertised ones, at most twelve, the most important first. */
  products: EditedProduct[];
}

const nothingAdded: AddedFacts = { sells: null, distinct: null, offer: null };

/**
 * Pure. An edit of a product that the facts do not contain is dropped. What the buyer added comes before
 * what the page says. Of a page that tells no business in Spanish, only names, prices, marked facts and
 * contacts stay once the buyer has told it.
 */
export function editedFacts(
  facts: SiteFacts,
  { products, added }: Pick<AdEdits, "products" | "added">,
): EditedFacts {
  const chosen = products ? chosenProducts(facts, products) : facts.products;
  const told = added ?? nothingAdded;
  const ownProducts = addedProducts(told).map((product) => ({
    ...product,
    isAdded: true as const,
  }));
  const statements = addedStatements(told);
  const ownNames = new Set(ownProducts.map(({ name }) => name.toLowerCase()));
  const isOwn = ({ name }: SiteProduct) => ownNames.has(name.toLowerCase());
  const merged = [...ownProducts, ...chosen.filter((product) => !isOwn(product))];
  const edited = { ...facts, products: merged.slice(0, productsMax) };
  if (ownProducts.length === 0 && statements.length === 0) return edited;
  const page = isAboutSomethingElse(facts, told) ? withoutTexts(edited) : edited;
  return { ...page, says: [...statements, ...(page.says ?? [])] };
}

function chosenProducts(
  facts: SiteFacts,
  products: NonNullable<AdEdits["products"]>,
): SiteFacts["products"] {
  return products.flatMap(({ index, name, priceText }) => {
    const read = facts.products[index];
    if (!read) return [];
    if (priceText === read.priceText) return [{ ...read, name }];
    // The earlier price belongs to the one that the page tells.
    const { beforeText, ...rest } = read;
    return [{ ...rest, name, priceText, priceCents: null, currency: null }];
  });
}

/** The language that the page's texts are in, by their words before its declaration; `es` when unknown. */
export function languageOf({ wordsLanguage, language }: SiteFacts): string {
  return wordsLanguage ?? language ?? "es";
}

/** Whether the buyer's words replace the page's own texts. */
function isAboutSomethingElse(facts: SiteFacts, { sells }: AddedFacts): boolean {
  return languageOf(facts) !== "es" || (facts.kind !== undefined && sells !== null);
}

function withoutTexts({ kind, calls, ...facts }: EditedFacts): EditedFacts {
  return {
    ...facts,
    title: null,
    description: null,
    language: "es",
    wordsLanguage: "es",
    addressForm: null,
    products: facts.products.map(({ description, ...product }) => product),
    reviews: [],
    says: [],
  };
}

/** The brand's colours: the buyer's own in their order, else the site's by use. */
export function editedColors(facts: SiteFacts, { colors }: Pick<AdEdits, "colors">): BrandColor[] {
  if (!colors) return facts.colors;
  return colors.map((hex, at) => ({ hex, weight: 1 / 2 ** at }));
}
