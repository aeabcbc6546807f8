import { AppError } from "#server/platform/errors.ts";
import type { Creative, DrawnCreative, FileFormat } from "../creatives/creative.ts";
import type { Renderer } from "../creatives/renderer.ts";
import { type ComposedAd, type DeliveredFormat, deliveredFormats } from "../material/material.ts";
import { type AdPictures, adPictureFiles } from "../orders/ad-picture-files.ts";
import type { Draft } from "./draft.ts";
import type { Keepable } from "./wishes.ts";

export interface DrawnRevision {
  ad: ComposedAd;
  pictures: AdPictures;
}

export interface DrawContext {
  renderer: Renderer;
  orderId: string;
  pictures: ReadonlyMap<string, Buffer>;
  signal: AbortSignal;
}

/** An advertisement laid out in both formats, not painted; null for a format in which it does not fit. */
export interface AdLayouts extends Record<DeliveredFormat, DrawnCreative | null> {
  ad: ComposedAd;
}

export interface RevisionLayouts {
  ad: ComposedAd;
  square: DrawnCreative;
  wide: DrawnCreative;
  /** Whether the change shows in both formats, not only in the square one. */
  inAllFormats: boolean;
}

/** Most candidates that are laid out for one revision, because each takes time. */
const candidatesMax = 8;

/** @throws AppError `unavailable`, the signal's reason */
export async function layOutAd(drawing: DrawContext, ad: ComposedAd): Promise<AdLayouts> {
  return {
    ad,
    square: await draw(drawing, ad.creatives.square, []),
    wide: await draw(drawing, ad.creatives.wide, []),
  };
}

/**
 * The first candidate whose layout passes all checks of the draft; null if none does.
 * @throws AppError `unavailable`, the signal's reason
 */
export async function layOutRevision(
  drawing: DrawContext,
  current: AdLayouts,
  draft: Draft,
  keeps: ReadonlySet<Keepable>,
): Promise<RevisionLayouts | null> {
  if (!current.square) return null;
  const sharedChecks = draft.checks.filter(({ inAllFormats }) => inAllFormats);
  let squareOnly: RevisionLayouts | null = null;
  for (const ad of candidatesOf(draft, current.ad, keeps)) {
    const square = await draw(drawing, ad.creatives.square, []);
    if (!square || !draft.checks.every((check) => check(current.square!, square))) continue;
    const wide = await draw(drawing, ad.creatives.wide, []);
    if (!wide) continue;
    const keepsSubject =
      current.square.subject === null || square.subject !== null || draft.removesPicture === true;
    const inAllFormats =
      keepsSubject && (!current.wide || sharedChecks.every((check) => check(current.wide!, wide)));
    if (inAllFormats) return { ad, square, wide, inAllFormats };
    squareOnly ??= { ad, square, wide, inAllFormats };
  }
  return squareOnly;
}

/**
 * Paints a revision's files for delivery; null if one format cannot be painted.
 * @throws AppError `unavailable`, the signal's reason
 */
export async function paintRevision(
  drawing: DrawContext,
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

function candidatesOf(
  draft: Draft,
  before: ComposedAd,
  keeps: ReadonlySet<Keepable>,
): ComposedAd[] {
  const others = draft.variants.flatMap((variant) => variant(draft.ad) ?? []);
  const layout = before.creatives.square.layout;
  const candidates = [draft.ad, ...others];
  const allowed = keeps.has("layout")
    ? candidates.filter((ad) => ad.creatives.square.layout === layout)
    : candidates;
  return allowed.slice(0, candidatesMax);
}

/** Null if the renderer finds it impossible to draw. */
async function draw<F extends FileFormat>(
  { renderer, pictures, orderId, signal }: DrawContext,
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
