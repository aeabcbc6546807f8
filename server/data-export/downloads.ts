import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { AppError } from "#server/platform/errors.ts";
import { contentDisposition } from "#server/platform/files/links.ts";
import type { HttpOptions } from "#server/platform/http/server.ts";
import { sessionToken } from "#server/platform/http/session-cookie.ts";
import { Semaphore } from "#server/platform/semaphore.ts";
import type { DataExportDeps } from "./data-export.ts";
import { exportFileName, exportPath, followExportLink } from "./export-links.ts";

/** Of this process: gathering reads a lot, and reading is let to slow people. */
const gatheredAtOnce = { postgres: 2, pglite: 1 };
/** Those who wait for their turn among them. */
const openAtOnce = 20;
/** With the time that gathering takes at most, less than a proxy waits for a first byte. */
const waitForTurnMs = 25_000;
const downloadMs = 3_600_000;

/**
 * Everything kept about whoever is signed in, for who has an address that `linkToOwnData` made for
 * this session. Whatever else comes here asks for what does not exist.
 */
export function addDataExports(
  server: FastifyInstance,
  deps: DataExportDeps,
  { cookie, authenticate }: Pick<HttpOptions, "cookie" | "authenticate">,
): void {
  const semaphore = new Semaphore({
    permits: gatheredAtOnce[deps.databaseKind],
    waitingAtMost: openAtOnce,
    refusal: tooMany,
  });
  let open = 0;
  server.route<{ Querystring: { until?: unknown; signature?: unknown } }>({
    method: "GET",
    url: exportPath,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const token = sessionToken(request.headers, cookie);
      const user = token === undefined ? null : await authenticate(token);
      if (!user || !(await followExportLink(deps, user, request.query))) {
        reply.callNotFound();
        return reply;
      }
      if (open >= openAtOnce) throw tooMany();
      open += 1;
      const stream = await inTurn(semaphore, reply.raw, () => gather(deps, user.userId)).catch(
        (error) => {
          open -= 1;
          throw error;
        },
      );
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
        deps.log.warn({ requestId: request.id, error }, "An export of somebody's data broke off"),
      );
      if (reply.raw.destroyed) stream.destroy();
      reply.headers({
        "content-type": "application/zip",
        "content-disposition": contentDisposition({
          name: exportFileName(deps.now()),
          inline: false,
        }),
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
      });
      return reply.send(stream);
    },
  });
}

/** @throws AppError `unavailable` when no turn comes in time */
async function inTurn<T>(
  semaphore: Semaphore,
  connection: ServerResponse,
  run: () => Promise<T>,
): Promise<T> {
  const waited = new AbortController();
  const leave = () => waited.abort();
  const timer = setTimeout(leave, waitForTurnMs);
  connection.once("close", leave);
  if (connection.destroyed) leave();
  try {
    return await semaphore.run(run, waited.signal);
  } finally {
    clearTimeout(timer);
    connection.off("close", leave);
  }
}

/** Most days nobody asks for it, and what it takes need not be in memory then. */
async function gather(deps: DataExportDeps, userId: string): Promise<Readable> {
  const { exportData } = await import("./data-export.ts");
  return exportData(deps, userId);
}

const tooMany = () =>
  new AppError(
    "unavailable",
    "Muchas personas descargan sus datos ahora mismo y no ha llegado tu turno. Prueba otra vez en un minuto.",
    { retryAfterSeconds: 60 },
  );
