import type { BrandTone, BusinessFacts, Goal } from "#shared/brain.ts";
import { clip, fold, plain } from "./spanish/fold.ts";
import { type Phrase, productPhrase } from "./spanish/phrase.ts";
import type { Trade, Trait } from "./trades/trade.ts";
import { tradeOf } from "./trades/trade-of.ts";

/** What Brain Central says of the owner's business, safe to stand in a text. */
export interface Business {
  name: string;
  /** As the owner says it: «escape room». */
  industry: string;
  isB2b: boolean;
  /** «Salas de escape de 60 minutos para grupos». */
  service: string;
  products: readonly Phrase[];
  differences: readonly string[];
  values: readonly string[];
  /** «grupos de amigos, familias y empresas» */
  audience: string;
  /** «Zaragoza», without its country. */
  place: string;
  /** Folded: «espana», «mexico»; "" when not told. */
  country: string;
  goal: Goal;
  tone: BrandTone;
  platforms: readonly string[];
  /** undefined when no file fits; then only traits are known. */
  trade: Trade | undefined;
  /** Of the trade, and of the words of service and products. */
  traits: ReadonlySet<Trait>;
}

export function businessOf(profile: BusinessFacts | null): Business {
  const told = (text: string | null | undefined, max: number) => clip(plain(`${text ?? ""}`), max);
  const each = (texts: readonly string[] | undefined, max: number) =>
    (texts ?? [])
      .slice(0, 20)
      .map((text) => told(text, max))
      .filter((text) => text !== "");
  const [place = "", ...lands] = told(profile?.audienceLocation, 80).split(/\s*[,(/;]\s*/);
  const service = told(profile?.mainService, 200);
  const products = each(profile?.products, 60);
  const industry = told(profile?.industry, 60);
  const { trade, traits } = tradeOf({ industry, service, products });
  return {
    name: told(profile?.businessName, 60),
    industry,
    isB2b: profile?.businessType === "b2b",
    service,
    products: products.map(productPhrase),
    differences: each(profile?.differentiators, 120),
    values: each(profile?.brandValues, 40),
    audience: told(profile?.targetAudience, 120),
    place,
    country: fold(lands.at(-1)?.replace(/\)$/, "") ?? ""),
    goal: profile?.primaryGoal ?? "sales",
    tone: profile?.brandTone ?? "friendly",
    platforms: profile?.preferredPlatforms ?? [],
    trade,
    traits,
  };
}
