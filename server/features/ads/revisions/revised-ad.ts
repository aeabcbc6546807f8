import { and, asc, eq } from "drizzle-orm";
import { ads, adVersions } from "#db/schema-ads.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { revisionsPerAd } from "#shared/revisions.ts";
import { editedFacts } from "../campaign/edited-facts.ts";
import type { ComposedAd } from "../material/material.ts";
import { revisableUntil } from "../orders/order-dates.ts";
import type { OrderRow } from "../orders/orders.ts";
import type { RevisionContext } from "./draft.ts";

type AdRow = typeof ads.$inferSelect;

export function isRevisable(order: OrderRow, now: Date): boolean {
  const until = revisableUntil(order);
  return order.status === "delivered" && until !== null && now < until;
}

/** @throws AppError `conflict` before delivery, `forbidden` after the revision period */
export function assertRevisable(order: OrderRow, now: Date): void {
  const until = revisableUntil(order);
  if (order.status !== "delivered" || !until) {
    throw new AppError("conflict", "Los anuncios se pueden cambiar cuando están entregados.");
  }
  if (now >= until) {
    throw new AppError(
      "forbidden",
      "Los cambios de este pedido ya están cerrados: se podían pedir durante los siete días siguientes a la entrega.",
    );
  }
}

/** @throws AppError `conflict` */
export function assertRevisionsLeft({ revisions }: Pick<AdRow, "revisions">): void {
  if (revisions >= revisionsPerAd) {
    throw new AppError(
      "conflict",
      "Ya has usado los tres cambios de este anuncio. Puedes volver a cualquiera de sus versiones.",
    );
  }
}

interface RevisedAd {
  ad: AdRow;
  /** The version that is delivered now. */
  shown: ComposedAd;
  /** All versions in order, except that the shown one comes last. */
  versions: ComposedAd[];
  /** Numbers of all versions. */
  numbers: number[];
}

/** @throws AppError `not_found` */
export async function readRevisedAd(
  { db }: Pick<Platform, "db">,
  order: OrderRow,
  number: number,
): Promise<RevisedAd> {
  const rows = await db
    .select({ ad: ads, version: adVersions })
    .from(ads)
    .innerJoin(
      adVersions,
      and(eq(adVersions.orderId, ads.orderId), eq(adVersions.adNumber, ads.number)),
    )
    .where(and(eq(ads.orderId, order.id), eq(ads.number, number)))
    .orderBy(asc(adVersions.number));
  const [first] = rows;
  if (!first) throw notFound("Este anuncio no existe");
  const { ad } = first;
  const shown = rows.find(({ version }) => version.number === ad.version);
  if (!shown) throw new Error(`There is no version ${ad.version}`);
  const others = rows.filter((row) => row !== shown);
  return {
    ad,
    shown: shown.version.ad,
    versions: [...others, shown].map(({ version }) => version.ad),
    numbers: rows.map(({ version }) => version.number),
  };
}

export function revisionContextOf(
  order: OrderRow,
  versions: readonly ComposedAd[],
  today: Date,
): RevisionContext {
  const { facts, edits, businessName, websiteUrl } = order;
  const material = order.material ?? { pictures: [], logo: null };
  return {
    businessName,
    websiteUrl,
    facts,
    edited: editedFacts(facts, edits),
    material,
    versions,
    today,
    keeps: new Set(),
  };
}
