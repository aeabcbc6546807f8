import * as z from "zod/mini";
import {
  type AddedFacts,
  type AddedField,
  addedFacts,
  adProductName,
  adProductNameMax,
} from "#shared/added-facts.ts";
import type { AdEdits } from "#shared/ads.ts";
import { characterCount } from "#shared/fields.ts";
import { type SiteAnalysis, siteAnalysis } from "#shared/websites.ts";
import { readStorageJson, writeStorage } from "#web/lib/browser-storage.ts";

/** The form's values, unvalidated. */
const website = z.object({
  websiteUrl: z.string(),
  email: z.string(),
  businessName: z.string(),
});
export type Website = z.output<typeof website>;

/** A product with the buyer's edits, which may be incomplete. */
const productDraft = z.object({
  /** Index in the analysis's products. */
  index: z.int(),
  name: z.string(),
  /** Empty: without a price. */
  price: z.string(),
  isChosen: z.boolean(),
});
export type ProductDraft = z.output<typeof productDraft>;

/** What the buyer adds, as typed. */
const addedDraft = z.object({ sells: z.string(), distinct: z.string(), offer: z.string() });
export type AddedDraft = z.output<typeof addedDraft>;

const flow = z.object({
  typed: website,
  /** The analysis, the form's values it was made with and the edits since; null: nothing yet. */
  reading: z.nullable(
    z.object({
      of: website,
      analysis: siteAnalysis,
      colors: z.nullable(z.array(z.string())),
      products: z.nullable(z.array(productDraft)),
      added: z._default(addedDraft, { sells: "", distinct: "", offer: "" }),
      /** Of uploaded pictures; the first one first. */
      pictureIds: z._default(z.array(z.string()), []),
    }),
  ),
  /** Token of the last order that was started with this analysis. */
  orderToken: z.nullable(z.string()),
});
export type Flow = z.output<typeof flow>;
export type Reading = NonNullable<Flow["reading"]>;

export const colorsMax = 4;
export const chosenProductsMax = 12;
const nameMax = 80;
const priceMax = 24;

export const nothingAdded: AddedDraft = { sells: "", distinct: "", offer: "" };

export const emptyFlow: Flow = {
  typed: { websiteUrl: "", email: "", businessName: "" },
  reading: null,
  orderToken: null,
};

// Stored per tab: two tabs may prepare two websites.
const key = "kolmena_web_ads";

/** The flow this tab had before a reload; empty when there is none. */
export function readFlow(): Flow {
  const stored = flow.safeParse(readStorageJson("tab", key));
  return stored.success ? stored.data : emptyFlow;
}

export function saveFlow(state: Flow): void {
  writeStorage("tab", key, JSON.stringify(state));
}

const sameWebsite = (one: Website, other: Website) =>
  one.websiteUrl.trim() === other.websiteUrl.trim() &&
  one.email.trim() === other.email.trim() &&
  one.businessName.trim() === other.businessName.trim();

/** Whether the current form values have been analysed already. */
export function isAnalyzed({ typed, reading }: Flow): boolean {
  return reading !== null && sameWebsite(reading.of, typed);
}

/**
 * Stores a new analysis. Edits are kept when the page and its products are still the same, typed additions
 * when it is the same page; uploaded pictures belong to their analysis.
 */
export function withAnalysis(before: Flow, of: Website, analysis: SiteAnalysis): Flow {
  const { reading } = before;
  const isSamePage = reading !== null && reading.analysis.url === analysis.url;
  const isSame =
    isSamePage && JSON.stringify(reading.analysis.products) === JSON.stringify(analysis.products);
  return {
    ...before,
    orderToken: null,
    reading: {
      of,
      analysis,
      colors: isSame ? reading.colors : null,
      products: isSame ? reading.products : null,
      added: isSamePage ? reading.added : nothingAdded,
      pictureIds: [],
    },
  };
}

/** The brand's colours with the buyer's edits. */
export function colorsOf({ analysis, colors }: Reading): string[] {
  return colors ?? analysis.colors.slice(0, colorsMax);
}

/** Every product of the analysis, with the buyer's edits. */
export function productsOf({ analysis, products }: Reading): ProductDraft[] {
  return (
    products ??
    analysis.products.map(({ name, priceText }, index) => ({
      index,
      name: shortName(name),
      price: priceText !== null && priceText.length <= priceMax ? priceText : "",
      isChosen: index < chosenProductsMax,
    }))
  );
}

/** Cuts a name to the allowed length without splitting a surrogate pair. */
const shortName = (name: string) => name.slice(0, nameMax).replace(/[\uD800-\uDBFF]$/, "");

/** A hint, not an error, when the long name is the page's own. */
export const nameHint = `Para los anuncios, como mucho ${adProductNameMax} caracteres`;
export const nameMissing = "Escribe el nombre del producto";

/** Whether a name is too long for an ad; its product is then left out of all ads. */
export function isNameTooLong(name: string): boolean {
  return characterCount(adProductName(name.normalize("NFC"))) > adProductNameMax;
}

/** Error sentences, by product index, for products that cannot be advertised as the buyer wrote them. */
export function productErrors(reading: Reading): Record<number, string> {
  const errors: Record<number, string> = {};
  for (const draft of productsOf(reading)) {
    if (!draft.isChosen) continue;
    if (draft.name.trim() === "") errors[draft.index] = nameMissing;
    else if (isNameTooLong(draft.name) && draft.name !== originalName(reading, draft)) {
      errors[draft.index] = nameHint;
    }
  }
  return errors;
}

const originalName = ({ analysis }: Reading, { index }: ProductDraft) =>
  shortName(analysis.products[index]?.name ?? "");

export const addedFields = ["sells", "distinct", "offer"] as const satisfies AddedField[];

/** Error sentences for what was added, by field. */
export function addedErrors({ added }: Reading): Partial<Record<AddedField, string>> {
  const errors: Partial<Record<AddedField, string>> = {};
  for (const field of addedFields) {
    const { error } = addedFacts.shape[field].safeParse(added[field]);
    if (error) errors[field] = error.issues[0]?.message ?? "Revisa este texto";
  }
  return errors;
}

/** What was added and may be sent; null when that is nothing. */
function sentAdditions(reading: Reading): AddedFacts | null {
  const errors = addedErrors(reading);
  const sentText = (field: AddedField) =>
    errors[field] ? null : reading.added[field].trim() || null;
  const sent = {
    sells: sentText("sells"),
    distinct: sentText("distinct"),
    offer: sentText("offer"),
  };
  return Object.values(sent).some((value) => value !== null) ? sent : null;
}

/** The edits to send; an empty or too long name is replaced by the original one. */
export function editsOf(reading: Reading): AdEdits {
  const { colors, products, pictureIds } = reading;
  const errors = productErrors(reading);
  return {
    colors,
    added: sentAdditions(reading),
    pictureIds,
    products:
      products === null
        ? null
        : products
            .filter(({ isChosen }) => isChosen)
            .slice(0, chosenProductsMax)
            .map((draft) => ({
              index: draft.index,
              name: errors[draft.index] ? originalName(reading, draft) : draft.name.trim(),
              priceText: draft.price.trim() || null,
            })),
  };
}
