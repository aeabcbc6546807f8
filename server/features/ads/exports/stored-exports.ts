import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import { AppError } from "#server/platform/errors.ts";
import type { FileBody, Files, OpenFile } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type OrderFile, orderFiles } from "#shared/orders.ts";
import type { DeliveredOrder } from "./delivered-order.ts";

type Deps = Pick<Platform, "db" | "log"> & { files: Files };

/** Export files that are slow to make; they are stored until the order changes. */
export type StoredExport = Extract<OrderFile, "zip" | "strategyPdf" | "strategyHtml">;

/** Increase it when the same order would give different files, so that stored ones are not used. */
const documentsVersion = 1;

const exportBytesMax = 64 * 1024 * 1024;

/** Opens the stored file of the order in its current state; null when there is none. */
export async function openStoredExport(
  { files }: Pick<Deps, "files">,
  order: DeliveredOrder,
  file: StoredExport,
): Promise<OpenFile | null> {
  return await files.openStream(keyOf(order, file));
}

/** The same as a buffer. */
export async function readStoredExport(
  { files }: Pick<Deps, "files">,
  order: DeliveredOrder,
  file: StoredExport,
): Promise<Buffer | null> {
  return await files.read(keyOf(order, file));
}

/**
 * Stores a file of the order's current state and deletes those of the previous state. When storing
 * fails, the file is only made again at the next download.
 * @returns whether it is stored
 */
export async function saveExport(
  { db, files, log }: Deps,
  order: DeliveredOrder,
  file: StoredExport,
  body: FileBody,
): Promise<boolean> {
  const name = nameOf(order);
  try {
    const previous = await db.transaction(async () => {
      const [row] = await db
        .select({ documents: orders.documents })
        .from(orders)
        .where(eq(orders.id, order.id))
        .for("update");
      await db.update(orders).set({ documents: name }).where(eq(orders.id, order.id));
      return row?.documents;
    });
    if (previous && previous !== name) await files.remove(folderOf(order, previous));
    await files.put(keyOf(order, file), body, { maxBytes: exportBytesMax });
    const [current] = await db
      .select({ documents: orders.documents })
      .from(orders)
      .where(eq(orders.id, order.id));
    if (current?.documents === name) return true;
    // The order has changed or was deleted meanwhile; nothing else would delete these files.
    await files.remove(folderOf(order, name));
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ orderId: order.id, file, error }, "A file of an order was not kept");
    return false;
  }
}

const keyOf = (order: DeliveredOrder, file: StoredExport): string =>
  `${folderOf(order, nameOf(order))}/${orderFiles[file]}`;

/** Inside the order's folder, so that it is deleted with the order. */
const folderOf = ({ id }: DeliveredOrder, name: string): string => `orders/${id}/files/${name}`;

/** A hash of everything that the files are made of. */
const nameOf = (order: DeliveredOrder): string =>
  createHash("sha256")
    .update(JSON.stringify([documentsVersion, order]))
    .digest("hex")
    .slice(0, 32);
