import type { FastifyInstance } from "fastify";
import { type OrderFile, orderFiles } from "#shared/orders.ts";
import { type ExportDeps, exportOrder } from "../features/ads/exports/order-exports.ts";
import { AppError } from "../platform/errors.ts";
import { contentDisposition } from "../platform/files/links.ts";
import { inertContentPolicy } from "./file-downloads.ts";

const kindByFileName = new Map(
  Object.entries(orderFiles).map(([kind, name]) => [name, kind as OrderFile]),
);
const inlineFiles: readonly OrderFile[] = ["strategyPdf", "strategyHtml"];

/**
 * Serves the files of an order to holders of its private link: `/descargas/{token}/anuncios.zip`. With
 * `?ver` the strategy is shown instead of saved. Without a delivered order the answer is a 404.
 */
export function addOrderDownloads(server: FastifyInstance, deps: ExportDeps): void {
  server.route<{ Params: { token: string; file: string }; Querystring: { ver?: unknown } }>({
    method: "GET",
    url: "/descargas/:token/:file",
    handler: async (request, reply) => {
      const { token, file } = request.params;
      const kind = kindByFileName.get(file as (typeof orderFiles)[OrderFile]);
      const found = kind && (await exportOrder(deps, token, kind).catch(nullIfMissing));
      if (!found) {
        reply.callNotFound();
        return reply;
      }
      const { name, contentType, bytes, stream } = found;
      reply.headers({
        "content-type": contentType,
        "content-length": bytes,
        "content-disposition": contentDisposition({
          name,
          inline: request.query.ver !== undefined && inlineFiles.includes(kind),
        }),
        // The ads of an order may change at any time.
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        // Browsers do not show a PDF inside a sandbox.
        ...(contentType === "application/pdf"
          ? {}
          : { "content-security-policy": inertContentPolicy }),
      });
      // The headers are sent, so the failure can only be shown by cutting the connection.
      stream.once("error", (error) =>
        deps.log.warn({ requestId: request.id, error }, "An order's file broke off"),
      );
      return reply.send(stream);
    },
  });
}

function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}
