import { Readable } from "node:stream";
import * as z from "zod/mini";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import { throttle } from "#server/platform/http/throttle.ts";
import { type JobQueue, job } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type OrderFile, orderFiles } from "#shared/orders.ts";
import { deliveredFormats } from "../material/material.ts";
import { orderIdOf } from "../orders/order-links.ts";
import { type ArchivedFile, createArchive } from "./archive.ts";
import { composeCalendar } from "./calendar.ts";
import { type DeliveredOrder, readDeliveredOrder } from "./delivered-order.ts";
import type { DocumentMaker, OrderPictures } from "./documents.ts";
import { downloadName, pictureFileName } from "./file-names.ts";
import { composeMetaCsv } from "./meta-csv.ts";
import { composeReadMe } from "./read-me.ts";
import {
  openStoredExport,
  readStoredExport,
  type StoredExport,
  saveExport,
} from "./stored-exports.ts";

export interface ExportDeps extends Platform {
  files: Files;
  documentMaker: DocumentMaker;
}

interface OrderExport {
  /** Suggested file name. */
  name: string;
  contentType: string;
  bytes: number;
  /** The caller must read it to its end or destroy it. */
  stream: Readable;
}

const downloads = { rule: "order-downloads", max: 120, windowSeconds: 3600 };

const contentTypes: Record<OrderFile, string> = {
  zip: "application/zip",
  csv: "text/csv; charset=utf-8",
  calendar: "text/calendar; charset=utf-8",
  strategyPdf: "application/pdf",
  strategyHtml: "text/html; charset=utf-8",
};

/**
 * An export file of a delivered order in its current state: a stored one, or made now.
 * @throws AppError `not_found` when there is no such delivered order, `rate_limited`, `unavailable`
 */
export async function exportOrder(
  deps: ExportDeps,
  token: string,
  file: OrderFile,
): Promise<OrderExport> {
  const order = await readDeliveredOrder(deps, await orderIdOf(deps, token));
  await throttle(deps, { ...downloads, subject: order.id });
  const about = { name: downloadName(order, file), contentType: contentTypes[file] };
  return { ...about, ...(await contentOf(deps, order, file)) };
}

/** Makes and stores the slow files in advance, so that the buyer's download does not wait for them. */
export const prepareOrderFiles = job({
  name: "prepare-order-files",
  input: z.object({ orderId: z.string() }),
  retries: 2,
  timeoutSeconds: 120,
  work: async (deps: ExportDeps, { orderId }) => {
    const order = await readDeliveredOrder(deps, orderId).catch(ifMissing);
    if (order) (await contentOf(deps, order, "zip")).stream.destroy();
  },
});

/** Waits a few seconds, because an owner who revises one ad often revises the next one as well. */
export async function queueOrderFiles(jobs: JobQueue, orderId: string): Promise<void> {
  const options = { startAfterSeconds: 3, key: orderId };
  await jobs.later(prepareOrderFiles, { orderId }, options);
}

function ifMissing(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

type Content = Pick<OrderExport, "bytes" | "stream">;

async function contentOf(
  deps: ExportDeps,
  order: DeliveredOrder,
  file: OrderFile,
): Promise<Content> {
  if (file === "csv") return contentOfBytes(Buffer.from(composeMetaCsv(order)));
  if (file === "calendar") return contentOfBytes(Buffer.from(composeCalendar(order)));
  const stored = await openStoredExport(deps, order, file);
  if (stored) return stored;
  if (file === "zip") return await archiveOf(deps, order);
  const [documents] = await documentsOf(deps, order, [file]);
  return contentOfBytes(documents!);
}

const contentOfBytes = (body: Buffer): Content => ({
  bytes: body.length,
  stream: Readable.from(body, { objectMode: false }),
});

/** Stores the ZIP and streams the stored file; makes it again for the caller when storing fails. */
async function archiveOf(deps: ExportDeps, order: DeliveredOrder): Promise<Content> {
  const [pdf, html] = await documentsOf(deps, order, ["strategyPdf", "strategyHtml"]);
  const pictures: ArchivedFile[] = await Promise.all(
    order.ads.flatMap((ad) =>
      deliveredFormats.map(async (format) => ({
        name: `imagenes/${pictureFileName(ad, format)}`,
        key: ad.pictures[format],
        size: await sizeOf(deps, ad.pictures[format]),
      })),
    ),
  );
  const documents = [
    { name: "LEEME.txt", bytes: Buffer.from(composeReadMe(order)) },
    { name: orderFiles.csv, bytes: Buffer.from(composeMetaCsv(order)) },
    { name: orderFiles.calendar, bytes: Buffer.from(composeCalendar(order)) },
    { name: orderFiles.strategyPdf, bytes: pdf! },
    { name: orderFiles.strategyHtml, bytes: html! },
  ];
  const makeZip = () => createArchive(deps.files, [...documents, ...pictures], order.deliveredAt);
  const isStored = await saveExport(deps, order, "zip", (await makeZip()).stream);
  return (isStored && (await openStoredExport(deps, order, "zip"))) || (await makeZip());
}

/** The strategy documents of these kinds, in this order. */
async function documentsOf(
  deps: ExportDeps,
  order: DeliveredOrder,
  files: readonly Exclude<StoredExport, "zip">[],
): Promise<Buffer[]> {
  const stored = await Promise.all(files.map((file) => readStoredExport(deps, order, file)));
  const missing = files.filter((_, at) => !stored[at]);
  if (missing.length === 0) return stored.flatMap((bytes) => bytes ?? []);
  const documents = await deps.documentMaker.make({
    order,
    formats: missing.map((file) => documentFormats[file]),
    pictures: () => picturesOf(deps, order),
  });
  for (const file of missing) await saveExport(deps, order, file, documents[documentFormats[file]]);
  return files.map((file, at) => stored[at] ?? documents[documentFormats[file]]);
}

const documentFormats = { strategyPdf: "pdf", strategyHtml: "html" } as const;

async function sizeOf({ files }: ExportDeps, key: string): Promise<number> {
  const file = await files.openStream(key);
  if (!file) throw new Error(`${key} is gone`);
  file.stream.destroy();
  return file.bytes;
}

async function picturesOf({ files }: ExportDeps, { ads }: DeliveredOrder): Promise<OrderPictures> {
  const read = async (key: string) => {
    const bytes = await files.read(key);
    if (!bytes) throw new Error(`${key} is gone`);
    return bytes;
  };
  return await Promise.all(
    ads.map(async ({ pictures }) => {
      const [square, wide] = await Promise.all([read(pictures.square), read(pictures.wide)]);
      return { square, wide };
    }),
  );
}
