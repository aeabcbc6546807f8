import { AppError } from "#server/platform/errors.ts";
import type { Creative, DrawnCreative } from "../creatives/creative.ts";
import type { Renderer } from "../creatives/renderer.ts";
import type { ComposedAd } from "../material/material.ts";
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

/** Ways that are tried; one takes moments. */
const waysMax = 8;

type Picture = DrawnCreative<(typeof adPictureFiles)[number]>;

/**
 * Draws a revision so that all that was asked for is seen, by the nearest way that shows it. Null
 * where none does.
 * @throws AppError `unavailable`, the signal's reason
 */
export async function drawRevision(
  drawing: Drawing,
  before: ComposedAd,
  draft: Draft,
  keeps: ReadonlySet<Keepable>,
): Promise<DrawnRevision | null> {
  const was = {
    square: await draw(drawing, before.creatives.square),
    wide: await draw(drawing, before.creatives.wide),
  };
  let nearly: DrawnRevision | null = null;
  for (const ad of waysOf(draft, before, keeps)) {
    const square = await draw(drawing, ad.creatives.square);
    if (!square || !was.square || !draft.checks.every((check) => check(was.square!, square)))
      continue;
    const wide = await draw(drawing, ad.creatives.wide);
    if (!wide) continue;
    const drawn = { ad, pictures: { square, wide } };
    const shared = draft.checks.filter(({ everywhere }) => everywhere);
    const isWhole = was.square.subject === null || square.subject !== null || draft.bare === true;
    if (isWhole && (!was.wide || shared.every((check) => check(was.wide!, wide)))) return drawn;
    nearly ??= drawn;
  }
  return nearly;
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
async function draw(drawing: Drawing, creative: Creative): Promise<Picture | null> {
  const { renderer, pictures, orderId, signal } = drawing;
  const answer = await renderer.draw({
    creative,
    pictures,
    formats: adPictureFiles,
    caller: `order ${orderId}`,
    signal,
  });
  if (answer.type === "drawn") return answer.drawn;
  const { kind, detail } = answer.failure;
  if (kind === "impossible") return null;
  throw new AppError(
    "unavailable",
    "Ahora mismo no hemos podido dibujar el cambio, y no se te ha descontado. Vuelve a probar en un minuto.",
    { retryAfterSeconds: 60, cause: new Error(`${kind}: ${detail}`) },
  );
}
