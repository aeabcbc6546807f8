import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { exportSpreadsheet, spreadsheets } from "../features/affiliates/exports.ts";
import { AppError } from "../platform/errors.ts";
import type { HttpOptions } from "../platform/http/server.ts";
import { sessionToken } from "../platform/http/session-cookie.ts";
import { throttle } from "../platform/http/throttle.ts";
import type { Platform } from "../platform/platform.ts";
import { createPrivateSender } from "./private-streams.ts";

const limit = { rule: "affiliate-export", max: 60, windowSeconds: 3600 };

/**
 * Serves the lists of the signed-in affiliate as CSV:
 * `/api/affiliate/export/commissions.csv`.
 */
export function addAffiliateDownloads(
  server: FastifyInstance,
  deps: Pick<Platform, "db" | "now" | "log">,
  { cookie, authenticate }: Pick<HttpOptions, "cookie" | "authenticate">,
): void {
  const send = createPrivateSender(deps, {
    openAtOnce: 20,
    downloadMs: 600_000,
    what: "An affiliate's spreadsheet",
    refusal: tooMany,
  });
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
      return await send(request, reply, async () => {
        const { fileName, pieces } = await exportSpreadsheet(deps, user.userId, name);
        return {
          name: fileName,
          contentType: "text/csv; charset=utf-8",
          stream: Readable.from(pieces),
        };
      });
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
