import type { FastifyInstance } from "fastify";
import { type OrderFile, orderFiles } from "#shared/orders.ts";
import { type ExportDeps, exportOrder } from "../features/ads/exports/order-exports.ts";
import { AppError } from "../platform/errors.ts";
import { contentDisposition } from "../platform/files/links.ts";
import { inertPage } from "./file-downloads.ts";

const kinds = new Map(Object.entries(orderFiles).map(([kind, name]) => [name, kind as OrderFile]));
const shown: readonly OrderFile[] = ["strategyPdf", "strategyHtml"];

/**
 * An order's files for whoever has its private link: `/descargas/{token}/anuncios.zip`. With `?ver`
 * the strategy is shown instead of saved. What is no delivered order is an address that does not
 * exist.
 */
export function addOrderDownloads(server: FastifyInstance, deps: ExportDeps): void {
  server.route<{ Params: { token: string; file: string }; Querystring: { ver?: unknown } }>({
    method: "GET",
    url: "/descargas/:token/:file",
    handler: async (request, reply) => {
      const { token, file } = request.params;
      const kind = kinds.get(file as (typeof orderFiles)[OrderFile]);
      const found = kind && (await exportOrder(deps, token, kind).catch(ifMissing));
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
          inline: request.query.ver !== undefined && shown.includes(kind),
        }),
        // Its advertisements may be changed at any time.
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        // Browsers do not show a PDF inside a sandbox.
        ...(contentType === "application/pdf" ? {} : { "content-security-policy": inertPage }),
      });
      // Too late for another answer: the connection is cut, and the reader sees it.
      stream.once("error", (error) =>
        deps.log.warn({ requestId: request.id, error }, "An order's file broke off"),
      );
      return reply.send(stream);
    },
  });
}

function ifMissing(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}
