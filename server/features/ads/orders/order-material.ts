import { and, eq } from "drizzle-orm";
import { analyses, orders } from "#db/schema-ads.ts";
import type { Files } from "#server/platform/files/files.ts";
import { editedFacts } from "../campaign/edited-facts.ts";
import type { AdsDeps } from "../deps.ts";
import { type Material, materialFileKey } from "../material/material.ts";
import { prepareMaterial } from "../material/prepare-material.ts";
import { nextRevision } from "./order-revision.ts";

type Order = typeof orders.$inferSelect;

const fileBytesMax = 16 * 1024 * 1024;

/**
 * What an order's pictures are made of, kept with the order: its analysis is forgotten after a week.
 * What was prepared for a preview is copied, the rest is prepared now.
 * @throws the signal's reason; AppError `unavailable` when files cannot be kept
 */
export async function orderMaterial(
  deps: AdsDeps,
  order: Pick<Order, "id" | "analysisId" | "facts" | "edits" | "material">,
  signal: AbortSignal,
): Promise<Material> {
  if (order.material) return order.material;
  const { facts } = order;
  const folder = folderOf(order.id);
  const { products } = editedFacts(facts, order.edits);
  // Who pays at once comes while it is prepared ahead.
  await deps.runningMaterials.ended(order.analysisId, signal);
  const known = await copiedMaterial(deps, order, folder);
  const material = await prepareMaterial(
    deps,
    { facts, folder, products, known, lastChance: true },
    signal,
  );
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
  // Forgotten just now, or lost: the site itself has them still.
  return copied.every(Boolean) ? material : null;
}

/**
 * Bytes of an order's pictures and sign, by the ids that creatives name.
 * @throws Error when one is gone; AppError `unavailable`
 */
export async function readMaterial(
  files: Pick<Files, "read">,
  orderId: string,
  material: Material,
): Promise<Map<string, Buffer>> {
  const folder = folderOf(orderId);
  const read = filesOf(material).map(async (file) => {
    const key = materialFileKey(folder, file);
    const bytes = await files.read(key);
    if (!bytes) throw new Error(`A picture is gone: ${key}`);
    return [file.id, bytes] as const;
  });
  return new Map(await Promise.all(read));
}

const folderOf = (orderId: string) => `orders/${orderId}`;

const filesOf = ({ pictures, logo }: Material) => [...pictures, ...(logo ? [logo] : [])];
