import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { Kind } from "../kinds/kind.ts";
import { isFee, kindOfThing, kinds } from "../kinds/kinds.ts";
import type { ProductWords, SourceWords } from "../page/site-words.ts";
import { askedFor, type Frames, framesOf, withoutPrice } from "./frames.ts";
import { aboutBusiness, aboutHouse } from "./frames-of-houses.ts";
import { framesBesideKind, framesOfTitles, titlesWithoutPrice } from "./frames-of-titles.ts";
import type { shortest } from "./last-resorts.ts";

const isDone = (kind: Kind): boolean => kind.nature !== "thing" && kind.nature !== "food";

/** What is advertised, for choosing the sentences about it; undefined where that is not certain. */
export function kindOf(
  { house, otherAction }: SourceWords,
  product: ProductWords | undefined,
): Kind | undefined {
  if (otherAction) return undefined;
  const name = product ? kindOfThing(product.name, house) : house;
  return name && kinds[name];
}

export function wayOf(
  kind: Kind | undefined,
  product: ProductWords | undefined,
): keyof typeof shortest {
  if (product && (!kind || !product.noun.hasArticle)) {
    return product.price === null ? "unpriced" : "titled";
  }
  return !kind || isDone(kind) ? "served" : "bought";
}

/** The sentences that stand around a line. */
export function poolsOf(
  angle: Angle,
  kind: Kind | undefined,
  product: ProductWords | undefined,
  isFeast: boolean,
): Frames {
  if (!product) {
    const isHelp = !kind || (isDone(kind) && kind.nature !== "place");
    return (isHelp ? aboutBusiness : aboutHouse)[angle];
  }
  const isPriced = product.price !== null;
  if (!kind || !product.noun.hasArticle) {
    return kind
      ? framesBesideKind(angle, kind.nature, isPriced)
      : (isPriced ? framesOfTitles : titlesWithoutPrice)[angle];
  }
  if (angle === "offer" && !isPriced) {
    return kind.nature === "service" || kind.nature === "care"
      ? withoutPrice.served
      : withoutPrice.bought;
  }
  // «Desde 65 €» costs nothing: it is said after a colon.
  if (angle === "offer" && !/^[\d$€£US]/.test(product.price ?? "")) return framesOfTitles.offer;
  const asked = isFee(product.name) ? askedFor[angle] : undefined;
  return asked ?? framesOf[isFeast ? "thing" : kind.nature][angle];
}
