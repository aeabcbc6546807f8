import { and, eq } from "drizzle-orm";
import { ads, adVersions, orders } from "#db/schema-ads.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Creative } from "../creatives/creative.ts";
import type { AdsDeps } from "../deps.ts";
import { type ComposedAd, type DeliveredFormat, deliveredFormats } from "../material/material.ts";
import { type AdPictures, adPictureFiles, keepAdPictures } from "./ad-pictures.ts";
import { nextRevision } from "./order-revision.ts";

type Deps = Pick<AdsDeps, "db" | "now" | "files" | "renderer" | "log">;

/** Which of an order's advertisements, and what they are drawn with. */
export interface Drawing {
  orderId: string;
  pictures: ReadonlyMap<string, Buffer>;
  signal: AbortSignal;
}

/** A picture that no other try will draw either. */
export class ImpossiblePicture extends Error {
  override name = "ImpossiblePicture";
}

/**
 * Draws those advertisements that an order does not have yet, and keeps each as soon as its
 * pictures are there: what one run has kept no other draws again.
 * @param composed by their days
 * @throws ImpossiblePicture, or what can go well another time, once all others are kept
 */
export async function drawAds(
  deps: Deps,
  composed: readonly ComposedAd[],
  drawing: Drawing,
): Promise<void> {
  const rows = await deps.db
    .select({ number: ads.number })
    .from(ads)
    .where(eq(ads.orderId, drawing.orderId));
  const kept = new Set(rows.map(({ number }) => number));
  const missing = composed
    .map((ad, at) => ({ ad, number: at + 1 }))
    .filter(({ number }) => !kept.has(number));
  const drawn = await Promise.allSettled(
    missing.map(async ({ ad, number }) => {
      await keepAd(deps, drawing, number, await drawAd(deps, ad, drawing));
    }),
  );
  const failures = drawn.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const [first] = failures;
  if (first) throw failures.find((error) => error instanceof ImpossiblePicture) ?? first;
}

interface DrawnAd {
  ad: ComposedAd;
  pictures: AdPictures;
}

/** The pictures of an advertisement, beside what it was made of in the end. */
async function drawAd(deps: Deps, ad: ComposedAd, drawing: Drawing): Promise<DrawnAd> {
  const drawn = await Promise.all(
    deliveredFormats.map(async (format) => {
      const made = await drawCreative(deps, ad.creatives[format], drawing);
      return [format, made] as const;
    }),
  );
  const of = <T>(part: (made: Made) => T) =>
    Object.fromEntries(drawn.map(([format, made]) => [format, part(made)])) as Record<
      DeliveredFormat,
      T
    >;
  const pictures = of(({ png, thumbnail }) => ({ png, thumbnail }));
  return { ad: { ...ad, creatives: of(({ creative }) => creative) }, pictures };
}

interface Made {
  creative: Creative;
  png: Buffer;
  thumbnail: Buffer;
}

async function drawCreative(deps: Deps, creative: Creative, drawing: Drawing): Promise<Made> {
  let detail = "";
  // Rather without its picture than not at all.
  for (const tried of [creative, withoutPictures(creative)]) {
    const answer = await deps.renderer.draw({
      creative: tried,
      pictures: drawing.pictures,
      formats: adPictureFiles,
      caller: `order ${drawing.orderId}`,
      signal: drawing.signal,
    });
    if (answer.type === "drawn") {
      const { png, thumbnail } = answer.drawn;
      return { creative: tried, png, thumbnail };
    }
    const { failure } = answer;
    detail = `${tried.layout} ${tried.format}: ${failure.kind} ${failure.detail}`;
    if (failure.kind !== "impossible") throw new Error(detail);
    deps.log.warn({ orderId: drawing.orderId, detail }, "A picture of an order could not be drawn");
  }
  throw new ImpossiblePicture(detail);
}

/** The same words on a ground that needs no picture. */
function withoutPictures({ picture, logo, ...creative }: Creative): Creative {
  const items = creative.texts.items?.map(({ picture, ...item }) => item);
  const texts = items ? { ...creative.texts, items } : creative.texts;
  return { ...creative, texts, layout: "panal" };
}

/** Files first: what a row says is there. */
async function keepAd(
  { db, files, now }: Deps,
  { orderId }: Drawing,
  number: number,
  { ad, pictures }: DrawnAd,
): Promise<void> {
  await keepAdPictures(files, orderId, { number, version: 0 }, pictures);
  await db.transaction(async () => {
    const [order] = await db
      .update(orders)
      .set(nextRevision)
      .where(and(eq(orders.id, orderId), eq(orders.status, "working")))
      .returning({ id: orders.id });
    // Its money went back meanwhile.
    if (!order) throw new AppError("conflict", "Este pedido ya no se está haciendo");
    const createdAt = now();
    const [added] = await db
      .insert(ads)
      .values({ orderId, number, createdAt })
      .onConflictDoNothing()
      .returning({ number: ads.number });
    // Another run has kept the same.
    if (!added) return;
    const version = { orderId, adNumber: number, number: 0, ad, thumbnails: true, createdAt };
    await db.insert(adVersions).values(version);
  });
}
