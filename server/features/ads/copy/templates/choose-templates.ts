import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { Kind } from "../kinds/kind.ts";
import { isFee, kindOfThing, kinds } from "../kinds/kinds.ts";
import type { ProductWords, SourceWords } from "../page/source-words.ts";
import { aboutBusiness, aboutHouse } from "./business-templates.ts";
import type { shortTemplates } from "./fallbacks.ts";
import { type AdTemplates, feeTemplates, templatesByNature, unpricedOffer } from "./templates.ts";
import {
  titleTemplates,
  titleTemplatesBesideKind,
  unpricedTitleTemplates,
} from "./title-templates.ts";

const isDone = (kind: Kind): boolean => kind.nature !== "thing" && kind.nature !== "food";

/** What is advertised, for choosing the sentences about it; undefined where that is not certain. */
export function kindOfProduct(
  { house, otherAction }: SourceWords,
  product: ProductWords | undefined,
): Kind | undefined {
  if (otherAction) return undefined;
  const name = product ? kindOfThing(product.name, house) : house;
  return name && kinds[name];
}

/** Which of the short templates speak rightly of it. */
export function shortFormOf(
  kind: Kind | undefined,
  product: ProductWords | undefined,
): keyof typeof shortTemplates {
  if (product && (!kind || !product.noun.hasArticle)) {
    return product.price === null ? "unpriced" : "titled";
  }
  return !kind || isDone(kind) ? "served" : "bought";
}

/** The templates around a line, by what is known of the product and its kind. */
export function templatesFor(
  angle: Angle,
  kind: Kind | undefined,
  product: ProductWords | undefined,
  isFeast: boolean,
): AdTemplates {
  if (!product) {
    const isHelp = !kind || (isDone(kind) && kind.nature !== "place");
    return (isHelp ? aboutBusiness : aboutHouse)[angle];
  }
  const isPriced = product.price !== null;
  if (!kind || !product.noun.hasArticle) {
    return kind
      ? titleTemplatesBesideKind(angle, kind.nature, isPriced)
      : (isPriced ? titleTemplates : unpricedTitleTemplates)[angle];
  }
  if (angle === "offer" && !isPriced) {
    return kind.nature === "service" || kind.nature === "care"
      ? unpricedOffer.served
      : unpricedOffer.bought;
  }
  // «Desde 65 €» costs nothing: it is said after a colon.
  if (angle === "offer" && !/^[\d$€£US]/.test(product.price ?? "")) return titleTemplates.offer;
  const asked = isFee(product.name) ? feeTemplates[angle] : undefined;
  return asked ?? templatesByNature[isFeast ? "thing" : kind.nature][angle];
}
