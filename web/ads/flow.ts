import * as z from "zod/mini";
import { type AdEdits, adProductName, adProductNameMax } from "#shared/ads.ts";
import { characterCount } from "#shared/fields.ts";
import { type SiteAnalysis, siteAnalysis } from "#shared/websites.ts";
import { keep, readKeptJson } from "#web/lib/kept.ts";

/** What was typed, as it was typed. */
const website = z.object({
  websiteUrl: z.string(),
  email: z.string(),
  businessName: z.string(),
});
export type Website = z.output<typeof website>;

/** A product with what the buyer makes of it; it may be half typed. */
const productDraft = z.object({
  /** Place among the analysis's products. */
  index: z.int(),
  name: z.string(),
  /** Empty: without a price. */
  price: z.string(),
  isChosen: z.boolean(),
});
export type ProductDraft = z.output<typeof productDraft>;

const flow = z.object({
  typed: website,
  /** What was read, of which website and with which changes since; null: nothing yet. */
  reading: z.nullable(
    z.object({
      of: website,
      analysis: siteAnalysis,
      colors: z.nullable(z.array(z.string())),
      products: z.nullable(z.array(productDraft)),
    }),
  ),
  /** Of the last order that was begun with this reading. */
  orderToken: z.nullable(z.string()),
});
export type Flow = z.output<typeof flow>;
export type Reading = NonNullable<Flow["reading"]>;

export const colorsMax = 4;
export const chosenMax = 12;
const nameMax = 80;
const priceMax = 24;

export const emptyFlow: Flow = {
  typed: { websiteUrl: "", email: "", businessName: "" },
  reading: null,
  orderToken: null,
};

// Each tab has its own: two tabs may prepare two websites.
const key = "kolmena_web_ads";

/** What this tab had before a reload; empty without one. */
export function readFlow(): Flow {
  const kept = flow.safeParse(readKeptJson("tab", key));
  return kept.success ? kept.data : emptyFlow;
}

export function keepFlow(kept: Flow): void {
  keep("tab", key, JSON.stringify(kept));
}

const sameWebsite = (one: Website, other: Website) =>
  one.websiteUrl.trim() === other.websiteUrl.trim() &&
  one.email.trim() === other.email.trim() &&
  one.businessName.trim() === other.businessName.trim();

/** Whether what is typed now has been read already. */
export function isRead({ typed, reading }: Flow): boolean {
  return reading !== null && sameWebsite(reading.of, typed);
}

/** A new reading; what was changed of the last one stays where the page is still the same. */
export function withAnalysis(before: Flow, of: Website, analysis: SiteAnalysis): Flow {
  const { reading } = before;
  const isSame =
    reading !== null &&
    reading.analysis.url === analysis.url &&
    JSON.stringify(reading.analysis.products) === JSON.stringify(analysis.products);
  return {
    ...before,
    orderToken: null,
    reading: {
      of,
      analysis,
      colors: isSame ? reading.colors : null,
      products: isSame ? reading.products : null,
    },
  };
}

/** The brand's colours as they stand. */
export function colorsOf({ analysis, colors }: Reading): string[] {
  return colors ?? analysis.colors.slice(0, colorsMax);
}

/** Every product that was read, with what is made of it. */
export function productsOf({ analysis, products }: Reading): ProductDraft[] {
  return (
    products ??
    analysis.products.map(({ name, priceText }, index) => ({
      index,
      name: shortName(name),
      price: priceText !== null && priceText.length <= priceMax ? priceText : "",
      isChosen: index < chosenMax,
    }))
  );
}

/** As much of a name as is taken, without half a character at its end. */
const shortName = (name: string) => name.slice(0, nameMax).replace(/[\uD800-\uDBFF]$/, "");

/** A longer name is no mistake of the buyer's as long as it is the page's own. */
export const nameHint = `Para los anuncios, como mucho ${adProductNameMax} caracteres`;
export const nameMissing = "Escribe el nombre del producto";

/** Whether a name is too long to be said: its product is in no advertisement. */
export function isUnsaid(name: string): boolean {
  return characterCount(adProductName(name.normalize("NFC"))) > adProductNameMax;
}

/** Sentence for each product that cannot be advertised as the buyer wrote it. */
export function productErrors(reading: Reading): Record<number, string> {
  const errors: Record<number, string> = {};
  for (const draft of productsOf(reading)) {
    if (!draft.isChosen) continue;
    if (draft.name.trim() === "") errors[draft.index] = nameMissing;
    else if (isUnsaid(draft.name) && draft.name !== nameRead(reading, draft)) {
      errors[draft.index] = nameHint;
    }
  }
  return errors;
}

const nameRead = ({ analysis }: Reading, { index }: ProductDraft) =>
  shortName(analysis.products[index]?.name ?? "");

/** What the server is told; a name half typed or too long stays as it was read. */
export function editsOf(reading: Reading): AdEdits {
  const { colors, products } = reading;
  const errors = productErrors(reading);
  return {
    colors,
    products:
      products === null
        ? null
        : products
            .filter(({ isChosen }) => isChosen)
            .slice(0, chosenMax)
            .map((draft) => ({
              index: draft.index,
              name: errors[draft.index] ? nameRead(reading, draft) : draft.name.trim(),
              priceText: draft.price.trim() || null,
            })),
  };
}
