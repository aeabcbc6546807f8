import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { exportSpreadsheet, spreadsheets } from "../features/affiliates/exports.ts";
import { AppError } from "../platform/errors.ts";
import { contentDisposition } from "../platform/files/links.ts";
import type { HttpOptions } from "../platform/http/server.ts";
import { sessionToken } from "../platform/http/session-cookie.ts";
import { throttle } from "../platform/http/throttle.ts";
import type { Platform } from "../platform/platform.ts";

/** Of this process: each reads its pages only as fast as somebody takes them. */
const openAtOnce = 20;
const downloadMs = 600_000;
const limit = { rule: "affiliate-export", max: 60, windowSeconds: 3600 };

/**
 * An affiliate's lists as spreadsheets, for whoever is signed in:
 * `/api/affiliate/export/commissions.csv`.
 */
export function addAffiliateDownloads(
  server: FastifyInstance,
  deps: Pick<Platform, "db" | "now" | "log">,
  { cookie, authenticate }: Pick<HttpOptions, "cookie" | "authenticate">,
): void {
  let open = 0;
  server.route<{ Params: { file: string } }>({
    method: "GET",
    url: "/api/affiliate/export/:file",
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const [, name] = /^(\w+)\.csv$/.exec(request.params.file) ?? [];
      if (!isSpreadsheet(name)) {
        reply.callNotFound();
        return reply;
      }
      const token = sessionToken(request.headers, cookie);
      const user = token === undefined ? null : await authenticate(token);
      if (!user) throw new AppError("unauthorized", "Inicia sesión para continuar");
      await throttle(deps, { ...limit, subject: user.userId });
      if (open >= openAtOnce) throw tooMany();
      open += 1;
      const exported = await exportSpreadsheet(deps, user.userId, name).catch((error) => {
        open -= 1;
        throw error;
      });
      const stream = Readable.from(exported.pieces);
      const timer = setTimeout(
        () => stream.destroy(new Error("Nobody read it in time")),
        downloadMs,
      );
      timer.unref();
      stream.once("close", () => {
        clearTimeout(timer);
        open -= 1;
      });
      // Too late for another answer: the connection is cut, and the reader sees it.
      stream.once("error", (error) =>
        deps.log.warn({ requestId: request.id, error }, "An affiliate's spreadsheet broke off"),
      );
      if (reply.raw.destroyed) stream.destroy();
      reply.headers({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": contentDisposition({ name: exported.fileName, inline: false }),
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
      });
      return reply.send(stream);
    },
  });
}

function isSpreadsheet(name: string | undefined): name is keyof typeof spreadsheets {
  return name !== undefined && Object.hasOwn(spreadsheets, name);
}

const tooMany = () =>
  new AppError(
    "unavailable",
    "Muchas personas descargan sus listas ahora mismo. Prueba otra vez en un minuto.",
    { retryAfterSeconds: 60 },
  );
