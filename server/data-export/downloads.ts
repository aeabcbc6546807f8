import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { createPrivateSender } from "#server/downloads/private-streams.ts";
import { AppError } from "#server/platform/errors.ts";
import type { HttpOptions } from "#server/platform/http/server.ts";
import { sessionToken } from "#server/platform/http/session-cookie.ts";
import { Semaphore } from "#server/platform/semaphore.ts";
import type { DataExportDeps } from "./data-export.ts";
import { exportFileName, exportPath, isValidExportLink } from "./export-links.ts";

/** Exports that this process gathers at once; gathering reads a lot from the database. */
const gatheringMax = { postgres: 2, pglite: 1 };
/** Exports that are open at once, including those that wait for their turn. */
const openMax = 20;
/** Together with the longest gathering this is less than a proxy waits for the first byte. */
const turnTimeoutMs = 25_000;
const downloadMs = 3_600_000;

/**
 * Serves the data export of the signed-in person to holders of a link that `linkToOwnData` made for
 * this session. Any other request gets a 404.
 */
export function addDataExports(
  server: FastifyInstance,
  deps: DataExportDeps,
  { cookie, authenticate }: Pick<HttpOptions, "cookie" | "authenticate">,
): void {
  const semaphore = new Semaphore({
    permits: gatheringMax[deps.databaseKind],
    waitingMax: openMax,
    refusal: tooMany,
  });
  const send = createPrivateSender(deps, {
    openAtOnce: openMax,
    downloadMs,
    what: "An export of somebody's data",
    refusal: tooMany,
  });
  server.route<{ Querystring: { until?: unknown; signature?: unknown } }>({
    method: "GET",
    url: exportPath,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const token = sessionToken(request.headers, cookie);
      const user = token === undefined ? null : await authenticate(token);
      if (!user || !(await isValidExportLink(deps, user, request.query))) {
        reply.callNotFound();
        return reply;
      }
      return await send(request, reply, async () => ({
        stream: await inTurn(semaphore, reply.raw, () => exportLazily(deps, user.userId)),
        name: exportFileName(deps.now()),
        contentType: "application/zip",
      }));
    },
  });
}

/** @throws AppError `unavailable` when no turn comes in time */
async function inTurn<T>(
  semaphore: Semaphore,
  connection: ServerResponse,
  run: () => Promise<T>,
): Promise<T> {
  const turn = new AbortController();
  const stopWaiting = () => turn.abort();
  const timer = setTimeout(stopWaiting, turnTimeoutMs);
  connection.once("close", stopWaiting);
  if (connection.destroyed) stopWaiting();
  try {
    return await semaphore.run(run, turn.signal);
  } finally {
    clearTimeout(timer);
    connection.off("close", stopWaiting);
  }
}

/** Imports the code lazily, because exports are rare. */
async function exportLazily(deps: DataExportDeps, userId: string): Promise<Readable> {
  const { exportData } = await import("./data-export.ts");
  return exportData(deps, userId);
}

const tooMany = () =>
  new AppError(
    "unavailable",
    "Muchas personas descargan sus datos ahora mismo y no ha llegado tu turno. Prueba otra vez en un minuto.",
    { retryAfterSeconds: 60 },
  );
