import { and, eq } from "drizzle-orm";
import { ads, adVersions, orders } from "#db/schema-ads.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Creative } from "../creatives/creative.ts";
import type { AdsDeps } from "../deps.ts";
import { type ComposedAd, type DeliveredFormat, deliveredFormats } from "../material/material.ts";
import { type AdPictures, adPictureFiles, saveAdPictures } from "./ad-picture-files.ts";
import { nextRevision } from "./order-revision.ts";

type Deps = Pick<AdsDeps, "db" | "now" | "files" | "renderer" | "log">;

/** The order to draw, and the bytes of its pictures by their ids. */
interface DrawingInput {
  orderId: string;
  pictures: ReadonlyMap<string, Buffer>;
  signal: AbortSignal;
}

/** Another try would fail, too. */
export class ImpossiblePicture extends Error {
  override name = "ImpossiblePicture";
}

/**
 * Draws the ads that an order does not have yet. Each is stored as soon as it is drawn, so that the
 * next run does not draw it again.
 * @param composed the ads by day
 * @throws ImpossiblePicture, or a temporary failure; all other ads are stored first
 */
export async function drawAds(
  deps: Deps,
  composed: readonly ComposedAd[],
  drawing: DrawingInput,
): Promise<void> {
  const rows = await deps.db
    .select({ number: ads.number })
    .from(ads)
    .where(eq(ads.orderId, drawing.orderId));
  const stored = new Set(rows.map(({ number }) => number));
  const missing = composed
    .map((ad, at) => ({ ad, number: at + 1 }))
    .filter(({ number }) => !stored.has(number));
  const drawn = await Promise.allSettled(
    missing.map(async ({ ad, number }) => {
      await saveAd(deps, drawing, number, await drawAd(deps, ad, drawing));
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

/** Draws an ad; its creatives in the result are those that could be drawn. */
async function drawAd(deps: Deps, ad: ComposedAd, drawing: DrawingInput): Promise<DrawnAd> {
  const drawn = await Promise.all(
    deliveredFormats.map(async (format) => {
      const drawnCreative = await drawCreative(deps, ad.creatives[format], drawing);
      return [format, drawnCreative] as const;
    }),
  );
  const byFormat = <T>(part: (drawnCreative: DrawnCreative) => T) =>
    Object.fromEntries(
      drawn.map(([format, drawnCreative]) => [format, part(drawnCreative)]),
    ) as Record<DeliveredFormat, T>;
  const pictures = byFormat(({ png, thumbnail }) => ({ png, thumbnail }));
  return { ad: { ...ad, creatives: byFormat(({ creative }) => creative) }, pictures };
}

interface DrawnCreative {
  creative: Creative;
  png: Buffer;
  thumbnail: Buffer;
}

async function drawCreative(
  deps: Deps,
  creative: Creative,
  drawing: DrawingInput,
): Promise<DrawnCreative> {
  let detail = "";
  // A picture that cannot be drawn is left out rather than failing the order.
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

/** The same texts in a layout that needs no picture. */
function withoutPictures({ picture, logo, ...creative }: Creative): Creative {
  const items = creative.texts.items?.map(({ picture, ...item }) => item);
  const texts = items ? { ...creative.texts, items } : creative.texts;
  return { ...creative, texts, layout: "bicolor" };
}

/** Stores the files before the row, so that a row's files always exist. */
async function saveAd(
  { db, files, now }: Deps,
  { orderId }: DrawingInput,
  number: number,
  { ad, pictures }: DrawnAd,
): Promise<void> {
  await saveAdPictures(files, orderId, { number, version: 0 }, pictures);
  await db.transaction(async () => {
    const [order] = await db
      .update(orders)
      .set(nextRevision)
      .where(and(eq(orders.id, orderId), eq(orders.status, "working")))
      .returning({ id: orders.id });
    // The order was refunded meanwhile.
    if (!order) throw new AppError("conflict", "Este pedido ya no se está haciendo");
    const createdAt = now();
    const [added] = await db
      .insert(ads)
      .values({ orderId, number, createdAt })
      .onConflictDoNothing()
      .returning({ number: ads.number });
    // Another run has stored the same ad.
    if (!added) return;
    const version = { orderId, adNumber: number, number: 0, ad, thumbnails: true, createdAt };
    await db.insert(adVersions).values(version);
  });
}
