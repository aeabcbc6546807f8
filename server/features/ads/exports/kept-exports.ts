import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import { AppError } from "#server/platform/errors.ts";
import type { FileBody, Files, OpenFile } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type OrderFile, orderFiles } from "#shared/orders.ts";
import type { DeliveredOrder } from "./delivered-order.ts";

type Deps = Pick<Platform, "db" | "log"> & { files: Files };

/** Files that take their time to make: as they were made they are kept, until the order changes. */
export type KeptExport = Extract<OrderFile, "zip" | "strategyPdf" | "strategyHtml">;

/** Raised when the same order would be set or said in another way. */
const setting = 1;

const exportBytesMax = 64 * 1024 * 1024;

/** What was kept of the order as it stands; null: nothing yet. */
export async function openKept(
  { files }: Pick<Deps, "files">,
  order: DeliveredOrder,
  file: KeptExport,
): Promise<OpenFile | null> {
  return await files.openStream(keyOf(order, file));
}

/** The whole of it. */
export async function readKept(
  { files }: Pick<Deps, "files">,
  order: DeliveredOrder,
  file: KeptExport,
): Promise<Buffer | null> {
  return await files.read(keyOf(order, file));
}

/**
 * Keeps a file of the order as it stands, in the place of those of how it stood before. Whatever
 * keeps it from being kept costs the next reader its time and nobody their file.
 * @returns whether it is there
 */
export async function keepExport(
  { db, files, log }: Deps,
  order: DeliveredOrder,
  file: KeptExport,
  body: FileBody,
): Promise<boolean> {
  const name = nameOf(order);
  try {
    const before = await db.transaction(async () => {
      const [row] = await db
        .select({ documents: orders.documents })
        .from(orders)
        .where(eq(orders.id, order.id))
        .for("update");
      await db.update(orders).set({ documents: name }).where(eq(orders.id, order.id));
      return row?.documents;
    });
    if (before && before !== name) await files.remove(folderOf(order, before));
    await files.put(keyOf(order, file), body, { maxBytes: exportBytesMax });
    const [now] = await db
      .select({ documents: orders.documents })
      .from(orders)
      .where(eq(orders.id, order.id));
    if (now?.documents === name) return true;
    // It has changed, or was forgotten, meanwhile: nobody else comes back for these.
    await files.remove(folderOf(order, name));
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ orderId: order.id, file, error }, "A file of an order was not kept");
    return false;
  }
}

const keyOf = (order: DeliveredOrder, file: KeptExport): string =>
  `${folderOf(order, nameOf(order))}/${orderFiles[file]}`;

/** Under the order's own, so that it goes when the order is forgotten. */
const folderOf = ({ id }: DeliveredOrder, name: string): string => `orders/${id}/files/${name}`;

/** Says everything that its files are made of. */
const nameOf = (order: DeliveredOrder): string =>
  createHash("sha256")
    .update(JSON.stringify([setting, order]))
    .digest("hex")
    .slice(0, 32);
