import type { FastifyInstance } from "fastify";
import type { Files } from "../platform/files/files.ts";
import { contentDisposition } from "../platform/files/links.ts";
import type { Platform } from "../platform/platform.ts";

/** Policy for stored files: no scripts run, and nothing can use the reader's session. */
export const inertContentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";

/**
 * Serves stored files to holders of a signed link. An invalid or expired link, or one to a removed
 * file, gets a 404.
 */
export function addFileDownloads(
  server: FastifyInstance,
  { files, log, now }: Pick<Platform, "log" | "now"> & { files: Files },
): void {
  server.route<{ Params: { "*": string }; Querystring: Record<string, unknown> }>({
    method: ["GET", "HEAD"],
    url: "/archivos/*",
    handler: async (request, reply) => {
      const link = await files.followLink(request.params["*"], request.query);
      const file = link && (await files.openStream(link.key));
      if (!file) {
        reply.callNotFound();
        return reply;
      }
      const { stream, contentType, bytes } = file;
      const secondsLeft = Math.max(0, Math.floor(link.until - now().getTime() / 1000));
      reply.headers({
        "content-type": contentType,
        "content-length": bytes,
        "content-disposition": contentDisposition(link),
        "cache-control": `private, max-age=${secondsLeft}`,
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        // The address gives access to the file, so linked pages must not see it.
        "referrer-policy": "no-referrer",
        // Browsers do not show a PDF inside a sandbox.
        ...(contentType === "application/pdf"
          ? {}
          : { "content-security-policy": inertContentPolicy }),
      });
      if (request.method === "HEAD") {
        stream.destroy();
        return reply.send();
      }
      // The headers are sent, so the failure can only be shown by cutting the connection.
      stream.once("error", (error) =>
        log.warn({ requestId: request.id, error }, "A file broke off"),
      );
      return reply.send(stream);
    },
  });
}
