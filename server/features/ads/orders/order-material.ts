import { and, eq } from "drizzle-orm";
import { analyses, orders } from "#db/schema-ads.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import { editedFacts } from "../campaign/edited-facts.ts";
import type { AdsDeps } from "../deps.ts";
import { type Material, materialFileKey } from "../material/material.ts";
import { withOwnPictures } from "../material/own-pictures.ts";
import { prepareMaterial } from "../material/prepare-material.ts";
import { nextRevision } from "./order-revision.ts";

type Order = typeof orders.$inferSelect;

const fileBytesMax = 16 * 1024 * 1024;

/**
 * The material of an order, stored with the order because its analysis is deleted after a week. What
 * was prepared for a preview is copied; the rest is prepared now.
 * @throws the signal's reason; AppError `unavailable` when files cannot be stored
 */
export async function prepareOrderMaterial(
  deps: AdsDeps,
  order: Pick<Order, "id" | "analysisId" | "facts" | "edits" | "material" | "ownPictures">,
  signal: AbortSignal,
): Promise<Material> {
  if (order.material) return order.material;
  const { facts } = order;
  const folder = folderOf(order.id);
  const { products } = editedFacts(facts, order.edits);
  // A customer who pays at once may come while the preview's pictures are still being prepared.
  await deps.runningMaterials.waitFor(order.analysisId, signal);
  const known = await copiedMaterial(deps, order, folder);
  const prepared = await prepareMaterial(
    deps,
    { facts, folder, products, known, lastChance: true },
    signal,
  );
  const material = withOwnPictures(prepared, order.ownPictures);
  await deps.db
    .update(orders)
    .set({ material, ...nextRevision })
    .where(and(eq(orders.id, order.id), eq(orders.status, "working")));
  return material;
}

async function copiedMaterial(
  { db, files }: Pick<AdsDeps, "db" | "files">,
  { analysisId }: Pick<Order, "analysisId">,
  folder: string,
): Promise<Material | null> {
  const [analysis] = await db
    .select({ material: analyses.material })
    .from(analyses)
    .where(eq(analyses.id, analysisId));
  const material = analysis?.material;
  if (!material) return null;
  const copied = await Promise.all(
    filesOf(material).map(async (file) => {
      const bytes = await files.read(materialFileKey(`analyses/${analysisId}`, file));
      if (!bytes) return false;
      await files.put(materialFileKey(folder, file), bytes, { maxBytes: fileBytesMax });
      return true;
    }),
  );
  // If a file is missing, everything is fetched from the site again.
  return copied.every(Boolean) ? material : null;
}

/**
 * Copies an order's own pictures from its analysis, which is deleted after a week, before it is paid. Safe
 * to repeat.
 * @throws AppError `conflict` when one was deleted meanwhile; `unavailable`
 */
export async function copyOwnPictures(
  files: Pick<Files, "read" | "put">,
  { id, analysisId, ownPictures }: Pick<Order, "id" | "analysisId" | "ownPictures">,
): Promise<void> {
  for (const picture of ownPictures) {
    const bytes = await files.read(materialFileKey(`analyses/${analysisId}`, picture));
    if (!bytes) {
      throw new AppError("conflict", "Una de tus fotos ya no está: vuelve a la propuesta.");
    }
    await files.put(materialFileKey(folderOf(id), picture), bytes, { maxBytes: fileBytesMax });
  }
}

/**
 * The bytes of an order's pictures and logo, by the ids that creatives refer to.
 * @throws Error when a file is missing; AppError `unavailable`
 */
export async function readMaterialFiles(
  files: Pick<Files, "read">,
  orderId: string,
  material: Material,
): Promise<Map<string, Buffer>> {
  const folder = folderOf(orderId);
  const entries = filesOf(material).map(async (file) => {
    const key = materialFileKey(folder, file);
    const bytes = await files.read(key);
    if (!bytes) throw new Error(`A picture is gone: ${key}`);
    return [file.id, bytes] as const;
  });
  return new Map(await Promise.all(entries));
}

const folderOf = (orderId: string) => `orders/${orderId}`;

const filesOf = ({ pictures, logo }: Material) => [...pictures, ...(logo ? [logo] : [])];
