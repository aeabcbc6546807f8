import { createHash } from "node:crypto";
import type { Llm } from "#server/external/llm.ts";
import type { Analysis } from "#server/features/websites/websites.ts";
import type { AdEdits, ScheduledDay } from "#shared/ads.ts";
import { type Brand, composeAd, type PictureOfProduct, pictureTexts } from "./compose-ad.ts";
import type { Ad, AdBrief } from "./copy/ad-copy.ts";
import { writeLocalAds } from "./copy/local-ads.ts";
import { sourceWords } from "./copy/site-words.ts";
import { writeAds } from "./copy/write-ads.ts";
import type { Picture } from "./creatives/creative.ts";
import { createPalette } from "./creatives/palette.ts";
import { chooseLooks } from "./creatives/week.ts";
import { type EditedFacts, editedColors, editedFacts } from "./edited-facts.ts";
import type { ComposedAd, KeptPicture, Material } from "./material.ts";
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

/**
 * The whole of an order but its pictures' files. By the model where there is one; never throws for
 * what the model does.
 * @throws the signal's reason when it is aborted
 */
export async function composeCampaign(
  deps: { llm: Pick<Llm, "local" | "label" | "reply"> },
  input: CampaignInput,
  signal: AbortSignal,
): Promise<Campaign> {
  const written = await writeAds(deps, briefOf(input), signal);
  signal.throwIfAborted();
  return designCampaign(input, written.ads, written.label);
}

/** The same by rules alone: in moments, and free. */
export function composeLocalCampaign(input: CampaignInput): Campaign {
  return designCampaign(input, writeLocalAds(briefOf(input)), "Modo local");
}

function briefOf({ facts, edits, businessName, seed, today }: CampaignInput): AdBrief {
  return { site: editedFacts(facts, edits), businessName, seed, today };
}

function designCampaign(input: CampaignInput, written: readonly Ad[], writer: string): Campaign {
  const { edits, material, today } = input;
  const facts = editedFacts(input.facts, edits);
  const brand = brandOf(input);
  const trade = tradeOf(input);
  const schedule = scheduleWeek({ tradeId: trade, tone: facts.tone, today });
  const copies = schedule.map(({ angle }) => written.find((ad) => ad.angle === angle)!);
  const pictureOf = pictureOfProducts(facts, material);
  const ideas = copies.map((copy) => ({
    angle: copy.angle,
    texts: pictureTexts(copy, brand.name, pictureOf),
    pictures: shownWith(copy, input, pictureOf),
  }));
  const pictures = material.pictures.map(plainPicture);
  const looks = chooseLooks({ ideas, pictures, palette: brand.palette, seed: brand.seed });
  return {
    ads: copies.map((copy, at) => composeAd(copy, looks[at]!, brand, pictureOf)),
    schedule,
    writer,
  };
}

const tradeOf = (input: CampaignInput): string => sourceWords(briefOf(input)).trade.id;

/** Colours, type and sign that all of its advertisements share; pure. */
export function brandOf(input: CampaignInput): Brand {
  const { facts, edits, businessName, material, seed } = input;
  const { sourceUrl, extension, ...logo } = material.logo ?? { sourceUrl: null, extension: null };
  return {
    name: businessName,
    palette: createPalette(editedColors(facts, edits)),
    pair: typePairFor(tradeOf(input), facts.tone),
    logo: "id" in logo ? logo : null,
    seed: createHash("sha256").update(seed).digest().readUInt32BE(),
  };
}

/** Of a product only itself is shown, or what is no product's: never another one. */
function shownWith(
  { productIndex }: Ad,
  { facts, material }: CampaignInput,
  pictureOf: PictureOfProduct,
): Picture[] {
  if (productIndex === null) return material.pictures.map(plainPicture);
  const own = pictureOf(productIndex);
  const ofProducts = new Set(facts.products.map(({ pictureUrl }) => pictureUrl));
  const others = material.pictures.filter(({ sourceUrl }) => !ofProducts.has(sourceUrl));
  return [...(own ? [own] : []), ...others.map(plainPicture)];
}

function plainPicture({ sourceUrl, extension, ...picture }: KeptPicture): Picture {
  return picture;
}

/** Which picture shows which of the advertised products. */
export function pictureOfProducts(facts: EditedFacts, { pictures }: Material): PictureOfProduct {
  return (productIndex) => {
    const url = facts.products[productIndex]?.pictureUrl;
    const kept = url && pictures.find(({ sourceUrl }) => sourceUrl === url);
    return kept ? plainPicture(kept) : undefined;
  };
}
