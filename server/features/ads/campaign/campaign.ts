import { createHash } from "node:crypto";
import type { Analysis } from "#server/features/websites/websites.ts";
import type { AdEdits, ScheduledDay } from "#shared/ads.ts";
import type { Ad, AdBrief } from "../copy/ad-copy.ts";
import { adTradeOf } from "../copy/ad-trade.ts";
import { writeLocalAds } from "../copy/local-ads.ts";
import type { AskedAds } from "../copy/model-ads.ts";
import { modelRequest } from "../copy/model-prompt.ts";
import { sourceWords } from "../copy/page/site-words.ts";
import type { SourceWords } from "../copy/page/source-words.ts";
import { takeAnswer, type WrittenAds } from "../copy/write-ads.ts";
import { chooseLooks } from "../creatives/choose-looks.ts";
import { createPalette } from "../creatives/colors/palette.ts";
import { mannerOf } from "../creatives/manner.ts";
import type { ComposedAd, Material } from "../material/material.ts";
import { type Brand, composeAd, type FindProductPicture, pictureTexts } from "./compose-ad.ts";
import { type EditedFacts, editedColors, editedFacts } from "./edited-facts.ts";
import { pictureCandidates, plainPicture } from "./picture-candidates.ts";
import { scheduleWeek } from "./schedule.ts";
import { readShownPictures, type ShownPictures } from "./shown-pictures.ts";
import { typePairFor } from "./type-pair.ts";

export interface CampaignInput {
  /** As read from the site; `edits` are applied here. */
  facts: Analysis["facts"];
  businessName: string;
  edits: AdEdits;
  material: Material;
  /** The analysis's id, so that the order gets the ads that its preview showed. */
  seed: string;
  today: Date;
}

/** Seven advertisements and their days: `ads[i]` goes out on `schedule[i]`. */
export interface Campaign {
  ads: ComposedAd[];
  schedule: ScheduledDay[];
  /** Display name of whoever wrote the texts: «OpenAI · gpt-5», «Modo local». */
  writer: string;
}

/** The question to a language model for the texts of a campaign. */
export function campaignRequest(input: CampaignInput): ReturnType<typeof modelRequest> {
  const { brief, source } = prepare(input);
  return modelRequest(brief, writeLocalAds(brief, source));
}

/** Composes an order's ads with a model's texts where they pass our checks, else with local ones. */
export function composeModelCampaign({
  input,
  asked,
  label,
}: {
  input: CampaignInput;
  asked: AskedAds;
  /** The model's display name. */
  label: string;
}): Campaign {
  const prepared = prepare(input);
  const { brief, source } = prepared;
  const written = takeAnswer(brief, writeLocalAds(brief, source), asked, label);
  return designCampaign(input, prepared, written);
}

/** The same by rules alone: fast and free. */
export function composeLocalCampaign(input: CampaignInput): Campaign {
  const prepared = prepare(input);
  const ads = writeLocalAds(prepared.brief, prepared.source);
  return designCampaign(input, prepared, { ads, writer: "local", label: "Modo local" });
}

/**
 * The same without the page's texts: generic lines with the business's name, colours and pictures.
 * For a page that the writer cannot finish in time.
 */
export function composePlainCampaign(input: CampaignInput): Campaign {
  const facts = {
    ...input.facts,
    title: null,
    siteName: null,
    description: null,
    products: [],
    facts: [],
    reviews: [],
    says: [],
    calls: [],
    town: null,
    address: null,
  };
  const edits = { ...input.edits, products: null, added: null };
  return composeLocalCampaign({ ...input, facts, edits });
}

const productsMin = 3;
/** With this many statements, a week needs no products without pictures. */
const enoughStatements = 8;

/** What is found of an input once, for its texts and its pictures. */
interface Prepared {
  facts: EditedFacts;
  shown: ShownPictures;
  /** Of the advertised products among the facts'. */
  indexes: number[];
  brief: AdBrief;
  source: SourceWords;
  schedule: ScheduledDay[];
}

function prepare(input: CampaignInput): Prepared {
  const { edits, businessName, material, seed, today } = input;
  const facts = editedFacts(input.facts, edits);
  const shown = readShownPictures({
    facts: input.facts,
    edited: facts,
    pictures: material.pictures,
    businessName,
  });
  const indexes = advertisedProducts(input, facts, shown);
  const products = indexes.map((index) => ({
    ...facts.products[index]!,
    pictureUrl: shown.ofProduct(index)?.picture.sourceUrl ?? null,
  }));
  const site = { ...facts, products, says: withoutOtherProducts(facts, products) };
  const brief = { site, businessName, seed, today };
  const source = sourceWords(brief);
  // By when the trade's customers look at their phones.
  const schedule = scheduleWeek({ tradeId: source.tradeId, tone: facts.tone, today });
  const days = schedule.map(({ angle }) => angle);
  return { facts, shown, indexes, brief: { ...brief, days }, source, schedule };
}

/** Indexes of the products to advertise: the buyer's choice, else those they added or with pictures first. */
function advertisedProducts(
  input: CampaignInput,
  { products }: EditedFacts,
  { ofProduct }: ShownPictures,
): number[] {
  const all = [...products.keys()];
  if (input.edits.products) return all;
  const shown = all.filter((index) => products[index]!.isAdded ?? ofProduct(index));
  if (shown.length < 2) return all;
  if ((input.facts.says ?? []).length >= enoughStatements) return shown;
  const rest = all.filter((index) => !shown.includes(index));
  return [...shown, ...rest.slice(0, Math.max(0, productsMin - shown.length))];
}

/** What stands under the name of a product that is not advertised is told of nothing else. */
function withoutOtherProducts(
  { says = [], products }: Pick<EditedFacts, "says" | "products">,
  advertised: readonly { name: string }[],
): NonNullable<EditedFacts["says"]> {
  const told = new Set(advertised.map(({ name }) => name));
  const others = new Set(products.map(({ name }) => name).filter((name) => !told.has(name)));
  return says.filter(({ under }) => under === null || !others.has(under));
}

/** Replaces indexes into the brief's products by indexes into the edited facts' products. */
function mapProductIndexes(ad: Ad, indexes: readonly number[]): Ad {
  const items = ad.picture.items?.map((item) => ({
    ...item,
    productIndex: indexes[item.productIndex]!,
  }));
  return {
    ...ad,
    productIndex: ad.productIndex === null ? null : indexes[ad.productIndex]!,
    picture: { ...ad.picture, ...(items ? { items } : {}) },
  };
}

function designCampaign(
  input: CampaignInput,
  { facts, shown, indexes, source, schedule }: Prepared,
  written: Pick<WrittenAds, "ads" | "writer" | "label">,
): Campaign {
  const { tradeId } = source;
  const brand = brandOf(input, tradeId, written.writer !== "local");
  const copies = schedule.map(({ angle }) =>
    mapProductIndexes(written.ads.find((ad) => ad.angle === angle)!, indexes),
  );
  const pictureOf: FindProductPicture = (index) => {
    const own = shown.ofProduct(index);
    return own && plainPicture(own.picture);
  };
  const ideas = copies.map((copy) => ({
    angle: copy.angle,
    texts: pictureTexts(copy, brand.name, pictureOf),
    ...pictureCandidates(copy, facts, shown),
  }));
  const pictures = input.material.pictures.map(plainPicture);
  const { palette, seed } = brand;
  const manner = mannerOf(adTradeOf(tradeId), facts.tone);
  const hero = shown.hero?.picture.id;
  const looks = chooseLooks({ ideas, pictures, hero, palette, seed, manner });
  return {
    ads: copies.map((copy, at) => composeAd(copy, looks[at]!, brand, pictureOf)),
    schedule,
    writer: written.label,
  };
}

/** The colours, type and logo that all ads of an order share; pure. */
function brandOf(input: CampaignInput, tradeId: string, modelWords: boolean): Brand {
  const { facts, edits, businessName, material, seed } = input;
  const { sourceUrl, extension, ...logo } = material.logo ?? { sourceUrl: null, extension: null };
  return {
    name: businessName,
    palette: createPalette(editedColors(facts, edits)),
    pair: typePairFor({ tradeId, tone: facts.tone, fonts: facts.fonts, seed: businessName }),
    logo: "id" in logo ? logo : null,
    seed: createHash("sha256").update(seed).digest().readUInt32BE(),
    modelWords,
  };
}
