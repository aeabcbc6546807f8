import { and, asc, eq, inArray } from "drizzle-orm";
import { ads, adVersions, orders } from "#db/schema-ads.ts";
import type { Platform } from "#server/platform/platform.ts";
import { adsPerOrder, type ScheduledDay } from "#shared/ads.ts";
import { editedColors, editedFacts } from "../campaign/edited-facts.ts";
import type { Ad } from "../copy/ad-copy.ts";
import { adFileKey, type DeliveredFormat } from "../material/material.ts";
import { availableUntil } from "../orders/order-dates.ts";
import { orderNotFound, orderNumberOf, orderUrlOf } from "../orders/order-links.ts";

/** A day's ad in the version that its owner chose. */
export interface DeliveredAd extends ScheduledDay {
  version: number;
  copy: Ad;
  /** The headline in its picture. */
  pictureHeadline: string;
  /** The URL that a click opens. */
  link: string;
  /** Keys of its picture files. */
  pictures: Record<DeliveredFormat, string>;
}

/** Everything that an order's export files are made of; plain data. */
export interface DeliveredOrder {
  id: string;
  /** «KW-7F3A21». */
  number: string;
  /** URL of its private page. */
  pageUrl: string;
  businessName: string;
  websiteUrl: string;
  deliveredAt: Date;
  /** Increased by every change. */
  revision: number;
  /** The brand's colours, `#rrggbb`, the most important first, at most four. */
  colors: string[];
  /** Display name of whoever wrote the texts. */
  writer: string;
  /** Seven, by day. */
  ads: DeliveredAd[];
}

/**
 * Reads a delivered order; one that was refunded after delivery keeps its files.
 * @throws AppError `not_found` when the order is not delivered or has expired
 */
export async function readDeliveredOrder(
  deps: Pick<Platform, "db" | "settings" | "now">,
  orderId: string,
): Promise<DeliveredOrder> {
  const rows = await deps.db
    .select({ order: orders, version: adVersions })
    .from(orders)
    .innerJoin(ads, eq(ads.orderId, orders.id))
    .innerJoin(
      adVersions,
      and(
        eq(adVersions.orderId, ads.orderId),
        eq(adVersions.adNumber, ads.number),
        eq(adVersions.number, ads.version),
      ),
    )
    .where(and(eq(orders.id, orderId), inArray(orders.status, ["delivered", "refunded"])))
    .orderBy(asc(ads.number))
    .limit(adsPerOrder);
  const order = rows[0]?.order;
  if (!order?.deliveredAt || availableUntil(order) <= deps.now()) throw orderNotFound();
  const { products } = editedFacts(order.facts, order.edits);
  return {
    id: order.id,
    number: orderNumberOf(order.id),
    pageUrl: await orderUrlOf(deps, order.id),
    businessName: order.businessName,
    websiteUrl: order.websiteUrl,
    deliveredAt: order.deliveredAt,
    revision: order.revision,
    colors: editedColors(order.facts, order.edits)
      .slice(0, 4)
      .map(({ hex }) => hex),
    writer: order.writer ?? "Kolmena",
    ads: rows.flatMap(({ version: { adNumber, number, ad } }) => {
      const day = order.schedule.find((scheduled) => scheduled.number === adNumber);
      if (!day) return [];
      const { productIndex } = ad.copy;
      const product = productIndex === null ? undefined : products[productIndex];
      const key = (format: DeliveredFormat) =>
        adFileKey(order.id, { number: adNumber, version: number }, format);
      return [
        {
          ...day,
          version: number,
          copy: ad.copy,
          pictureHeadline: ad.creatives.square.texts.headline,
          link: product?.url ?? order.websiteUrl,
          pictures: { square: key("square"), wide: key("wide") },
        },
      ];
    }),
  };
}
