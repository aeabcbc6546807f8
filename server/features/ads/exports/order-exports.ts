import { Readable } from "node:stream";
import type { Files } from "#server/platform/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import { throttle } from "#server/platform/throttle.ts";
import { type OrderFile, orderFiles } from "#shared/ads.ts";
import { type DeliveredFormat, deliveredFormats } from "../material.ts";
import { orderIdOf } from "../order-links.ts";
import { type ArchivedFile, archive } from "./archive.ts";
import { calendar } from "./calendar.ts";
import { type DeliveredOrder, readDeliveredOrder } from "./delivered-order.ts";
import type { DocumentMaker, OrderPictures } from "./documents.ts";
import { downloadName, pictureFileName } from "./file-names.ts";
import { metaCsv } from "./meta-csv.ts";
import { readMe } from "./read-me.ts";

export interface ExportDeps extends Platform {
  files: Files;
  documentMaker: DocumentMaker;
}

export interface OrderExport {
  /** For whoever saves it. */
  name: string;
  contentType: string;
  bytes: number;
  /** To be read to its end, or destroyed. */
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
 * One of a delivered order's files, made of its advertisements as they are now.
 * @throws AppError `not_found` for whatever is no delivered order, `rate_limited`, `unavailable`
 */
export async function exportOrder(
  deps: ExportDeps,
  token: string,
  file: OrderFile,
): Promise<OrderExport> {
  const order = await readDeliveredOrder(deps, await orderIdOf(deps, token));
  await throttle(deps, { ...downloads, subject: order.id });
  const about = { name: downloadName(order, file), contentType: contentTypes[file] };
  if (file === "zip") return { ...about, ...(await archiveOf(deps, order)) };
  const body = await bodyOf(deps, order, file);
  return { ...about, bytes: body.length, stream: Readable.from(body, { objectMode: false }) };
}

async function bodyOf(
  deps: ExportDeps,
  order: DeliveredOrder,
  file: Exclude<OrderFile, "zip">,
): Promise<Buffer> {
  if (file === "csv") return Buffer.from(metaCsv(order));
  if (file === "calendar") return Buffer.from(calendar(order));
  const format = file === "strategyPdf" ? "pdf" : "html";
  const pictures = () => picturesOf(deps, order);
  return (await deps.documentMaker.make({ order, pictures, formats: [format] }))[format];
}

async function archiveOf(deps: ExportDeps, order: DeliveredOrder) {
  const sizes: Record<DeliveredFormat, number>[] = [];
  const { pdf, html } = await deps.documentMaker.make({
    order,
    formats: ["pdf", "html"],
    pictures: async () => {
      const pictures = await picturesOf(deps, order);
      sizes.push(
        ...pictures.map(({ square, wide }) => ({ square: square.length, wide: wide.length })),
      );
      return pictures;
    },
  });
  const kept: ArchivedFile[] = order.ads.flatMap((ad, at) =>
    deliveredFormats.map((format) => ({
      name: `imagenes/${pictureFileName(ad, format)}`,
      key: ad.pictures[format],
      size: sizes[at]![format],
    })),
  );
  const beside = [
    { name: "LEEME.txt", bytes: Buffer.from(readMe(order)) },
    { name: orderFiles.csv, bytes: Buffer.from(metaCsv(order)) },
    { name: orderFiles.calendar, bytes: Buffer.from(calendar(order)) },
    { name: orderFiles.strategyPdf, bytes: pdf },
    { name: orderFiles.strategyHtml, bytes: html },
  ];
  return await archive(deps.files, [...beside, ...kept], order.deliveredAt);
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
