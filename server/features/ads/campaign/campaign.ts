import { createHash } from "node:crypto";
import type { Analysis } from "#server/features/websites/websites.ts";
import type { TradeId } from "#server/features/workers/copywriter/lexicon/industry.ts";
import type { AdEdits, ScheduledDay } from "#shared/ads.ts";
import type { Ad, AdBrief } from "../copy/ad-copy.ts";
import { writeLocalAds } from "../copy/local-ads.ts";
import type { AskedAds } from "../copy/model-ads.ts";
import { modelRequest } from "../copy/model-prompt.ts";
import { sourceWords } from "../copy/page/site-words.ts";
import { takeAnswer, type WrittenAds } from "../copy/write-ads.ts";
import { createPalette } from "../creatives/colors/palette.ts";
import type { Picture } from "../creatives/creative.ts";
import { type AdIdea, chooseLooks } from "../creatives/week.ts";
import type { ComposedAd, KeptPicture, Material } from "../material/material.ts";
import { type Brand, composeAd, type PictureOfProduct, pictureTexts } from "./compose-ad.ts";
import { type EditedFacts, editedColors, editedFacts } from "./edited-facts.ts";
import { scheduleWeek } from "./schedule.ts";
import { typePairFor } from "./type-pair.ts";

export interface CampaignInput {
  /** As they were read; `edits` are applied here. */
  facts: Analysis["facts"];
  businessName: string;
  edits: AdEdits;
  material: Material;
  /** The analysis's id: the order has what its preview showed. */
  seed: string;
  today: Date;
}

/** Seven advertisements and their days: `ads[i]` goes out on `schedule[i]`. */
export interface Campaign {
  ads: ComposedAd[];
  schedule: ScheduledDay[];
  /** Who wrote the texts, for people: «OpenAI · gpt-5», «Modo local». */
  writer: string;
}

/** What a language model is asked for the words of a campaign. */
export function campaignRequest(input: CampaignInput): ReturnType<typeof modelRequest> {
  const brief = briefOf(input);
  return modelRequest(brief, writeLocalAds(brief));
}

/** The whole of an order but its pictures' files, with a model's words wherever they hold. */
export function composeModelCampaign({
  input,
  asked,
  label,
}: {
  input: CampaignInput;
  asked: AskedAds;
  /** Of the model, for people. */
  label: string;
}): Campaign {
  const brief = briefOf(input);
  return designCampaign(input, takeAnswer(brief, writeLocalAds(brief), asked, label));
}

/** The same by rules alone: in moments, and free. */
export function composeLocalCampaign(input: CampaignInput): Campaign {
  const ads = writeLocalAds(briefOf(input));
  return designCampaign(input, { ads, writer: "local", label: "Modo local" });
}

/**
 * The same without a word of the page: lines that are right of any business, its name, colours and
 * pictures. For a page that the writer does not come to an end with.
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
    town: null,
    address: null,
  };
  return composeLocalCampaign({ ...input, facts, edits: { ...input.edits, products: null } });
}

const productsMin = 3;

/** Of what is sold what is written about: the buyer's choice, else first of all what can be shown. */
function advertised({ facts, edits, material }: CampaignInput): number[] {
  const { products } = editedFacts(facts, edits);
  const all = [...products.keys()];
  if (edits.products) return all;
  const pictureOf = pictureOfProducts({ products }, material);
  const shown = all.filter((index) => pictureOf(index));
  if (shown.length < 2) return all;
  const rest = all.filter((index) => !shown.includes(index));
  return [...shown, ...rest.slice(0, Math.max(0, productsMin - shown.length))];
}

function briefOf(input: CampaignInput): AdBrief {
  const { facts, edits, businessName, seed, today } = input;
  const edited = editedFacts(facts, edits);
  const products = advertised(input).map((index) => edited.products[index]!);
  const brief = { site: { ...edited, products }, businessName, seed, today };
  return { ...brief, days: weekOf(brief).map(({ angle }) => angle) };
}

/** The days of its advertisements, by when its trade's customers look. */
function weekOf(brief: AdBrief): ScheduledDay[] {
  return scheduleWeek({ tradeId: tradeOf(brief), tone: brief.site.tone, today: brief.today });
}

/** With the products' places among all that are advertised instead of among those of the brief. */
function placed(ad: Ad, places: readonly number[]): Ad {
  const { items } = ad.picture;
  const itemsPlaced = items?.map((item) => ({ ...item, productIndex: places[item.productIndex]! }));
  return {
    ...ad,
    productIndex: ad.productIndex === null ? null : places[ad.productIndex]!,
    picture: { ...ad.picture, ...(itemsPlaced ? { items: itemsPlaced } : {}) },
  };
}

function designCampaign(
  input: CampaignInput,
  written: Pick<WrittenAds, "ads" | "writer" | "label">,
): Campaign {
  const { edits, material } = input;
  const facts = editedFacts(input.facts, edits);
  const brief = briefOf(input);
  const brand = brandOf(input, tradeOf(brief), written.writer !== "local");
  const schedule = weekOf(brief);
  const places = advertised(input);
  const copies = schedule.map(({ angle }) =>
    placed(written.ads.find((ad) => ad.angle === angle)!, places),
  );
  const pictureOf = pictureOfProducts(facts, material);
  const ideas = copies.map((copy) => ({
    angle: copy.angle,
    texts: pictureTexts(copy, brand.name, pictureOf),
    ...shownWith(copy, input, pictureOf),
  }));
  const pictures = material.pictures.map(plainPicture);
  const looks = chooseLooks({ ideas, pictures, palette: brand.palette, seed: brand.seed });
  return {
    ads: copies.map((copy, at) => composeAd(copy, looks[at]!, brand, pictureOf)),
    schedule,
    writer: written.label,
  };
}

const tradeOf = (brief: AdBrief): TradeId => sourceWords(brief).trade.id;

/** Colours, type and sign that all of its advertisements share; pure. */
function brandOf(input: CampaignInput, tradeId: TradeId, modelWords: boolean): Brand {
  const { facts, edits, businessName, material, seed } = input;
  const { sourceUrl, extension, ...logo } = material.logo ?? { sourceUrl: null, extension: null };
  return {
    name: businessName,
    palette: createPalette(editedColors(facts, edits)),
    pair: typePairFor(tradeId, facts.tone),
    logo: "id" in logo ? logo : null,
    seed: createHash("sha256").update(seed).digest().readUInt32BE(),
    modelWords,
  };
}

/** Of a product itself is shown, else what is no product's: never another one. */
function shownWith(
  { productIndex }: Pick<Ad, "productIndex">,
  { facts, material }: Pick<CampaignInput, "facts" | "material">,
  pictureOf: PictureOfProduct,
): Pick<AdIdea, "pictures" | "ownPicture"> {
  const own = productIndex === null ? undefined : pictureOf(productIndex);
  if (own) return { pictures: [own], ownPicture: true };
  const ofProducts = new Set(facts.products.map(({ pictureUrl }) => pictureUrl));
  const isOfProduct = ({ sourceUrl }: KeptPicture) => ofProducts.has(sourceUrl);
  const ofPage = material.pictures.filter((picture) => !isOfProduct(picture));
  const shown = productIndex === null ? material.pictures.filter(isOfProduct) : [];
  return { pictures: [...ofPage, ...shown].map(plainPicture) };
}

function plainPicture({ sourceUrl, extension, ...picture }: KeptPicture): Picture {
  return picture;
}

/** Which picture shows which of the advertised products. */
function pictureOfProducts(
  { products }: Pick<EditedFacts, "products">,
  { pictures }: Material,
): PictureOfProduct {
  return (productIndex) => {
    const url = products[productIndex]?.pictureUrl;
    const kept = url && pictures.find(({ sourceUrl }) => sourceUrl === url);
    return kept ? plainPicture(kept) : undefined;
  };
}
