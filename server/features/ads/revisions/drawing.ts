import { AppError } from "#server/platform/errors.ts";
import type { Creative, DrawnCreative, FileFormat } from "../creatives/creative.ts";
import type { Renderer } from "../creatives/renderer.ts";
import { type ComposedAd, type DeliveredFormat, deliveredFormats } from "../material/material.ts";
import { type AdPictures, adPictureFiles } from "../orders/ad-pictures.ts";
import type { Draft } from "./draft.ts";
import type { Keepable } from "./wishes.ts";

export interface DrawnRevision {
  ad: ComposedAd;
  pictures: AdPictures;
}

export interface Drawing {
  renderer: Renderer;
  orderId: string;
  pictures: ReadonlyMap<string, Buffer>;
  signal: AbortSignal;
}

/** An advertisement in both formats, set and not painted; null in one that cannot hold it. */
export interface LaidOutAd extends Record<DeliveredFormat, DrawnCreative | null> {
  ad: ComposedAd;
}

export interface LaidOutRevision {
  ad: ComposedAd;
  square: DrawnCreative;
  wide: DrawnCreative;
  /** All that was asked for is seen in every format that can show it, not only in the square one. */
  everywhere: boolean;
}

/** Ways that are tried; one takes moments. */
const waysMax = 8;

/** @throws AppError `unavailable`, the signal's reason */
export async function layOutAd(drawing: Drawing, ad: ComposedAd): Promise<LaidOutAd> {
  return {
    ad,
    square: await draw(drawing, ad.creatives.square, []),
    wide: await draw(drawing, ad.creatives.wide, []),
  };
}

/**
 * The nearest way to a revision in which all that was asked for is seen; null where none shows it.
 * @throws AppError `unavailable`, the signal's reason
 */
export async function layOutRevision(
  drawing: Drawing,
  was: LaidOutAd,
  draft: Draft,
  keeps: ReadonlySet<Keepable>,
): Promise<LaidOutRevision | null> {
  if (!was.square) return null;
  const shared = draft.checks.filter(({ everywhere }) => everywhere);
  let nearly: LaidOutRevision | null = null;
  for (const ad of waysOf(draft, was.ad, keeps)) {
    const square = await draw(drawing, ad.creatives.square, []);
    if (!square || !draft.checks.every((check) => check(was.square!, square))) continue;
    const wide = await draw(drawing, ad.creatives.wide, []);
    if (!wide) continue;
    const isWhole = was.square.subject === null || square.subject !== null || draft.bare === true;
    const everywhere = isWhole && (!was.wide || shared.every((check) => check(was.wide!, wide)));
    if (everywhere) return { ad, square, wide, everywhere };
    nearly ??= { ad, square, wide, everywhere };
  }
  return nearly;
}

/**
 * A revision's pictures as they are delivered; null where one cannot be painted.
 * @throws AppError `unavailable`, the signal's reason
 */
export async function paintRevision(
  drawing: Drawing,
  ad: ComposedAd,
): Promise<DrawnRevision | null> {
  const painted: Partial<AdPictures> = {};
  for (const format of deliveredFormats) {
    const picture = await draw(drawing, ad.creatives[format], adPictureFiles);
    if (!picture) return null;
    painted[format] = picture;
  }
  return { ad, pictures: painted as AdPictures };
}

function waysOf(draft: Draft, before: ComposedAd, keeps: ReadonlySet<Keepable>): ComposedAd[] {
  const others = draft.variants.flatMap((variant) => variant(draft.ad) ?? []);
  const layout = before.creatives.square.layout;
  const ways = [draft.ad, ...others];
  const kept = keeps.has("layout")
    ? ways.filter((ad) => ad.creatives.square.layout === layout)
    : ways;
  return kept.slice(0, waysMax);
}

/** Null: it cannot be drawn as it is. */
async function draw<F extends FileFormat>(
  { renderer, pictures, orderId, signal }: Drawing,
  creative: Creative,
  formats: readonly F[],
): Promise<DrawnCreative<F> | null> {
  const caller = `order ${orderId}`;
  const answer = await renderer.draw({ creative, pictures, formats, caller, signal });
  if (answer.type === "drawn") return answer.drawn;
  const { kind, detail } = answer.failure;
  if (kind === "impossible") return null;
  throw new AppError(
    "unavailable",
    "Ahora mismo no hemos podido dibujar el cambio, y no se te ha descontado. Vuelve a probar en un minuto.",
    { retryAfterSeconds: 60, cause: new Error(`${kind}: ${detail}`) },
  );
}
