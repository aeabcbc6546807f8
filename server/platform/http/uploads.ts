import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Upload } from "#shared/endpoint.ts";
import { ConcurrencyLimit } from "../concurrency-limit.ts";
import { AppError } from "../errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route takes a file in the place of a body. */
    upload?: Upload;
  }
}

/** Each is in memory until it has been looked at. */
const uploadsMax = 8;
const uploadsOfOneMax = 2;

/** The file that a request brings is taken as bytes, once whoever sends it has been let in. */
export class Uploads {
  readonly #running = new ConcurrencyLimit(uploadsMax);

  /**
   * A part of the server whose routes take this file and nothing else.
   * @param admit who sends it, before a byte of it is read. @throws AppError
   */
  route(
    server: FastifyInstance,
    upload: Upload,
    admit: (request: FastifyRequest) => Promise<string>,
    add: (part: FastifyInstance) => void,
  ): void {
    void server.register(async (part) => {
      part.removeAllContentTypeParsers();
      part.addContentTypeParser(
        /^(?:image\/[\w.+-]+|application\/octet-stream)$/,
        { parseAs: "buffer", bodyLimit: upload.maxBytes },
        (_request, body, done) => done(null, body),
      );
      part.addHook("onRequest", async (request, reply) => {
        this.#take(await admit(request), reply);
      });
      add(part);
    });
  }

  #take(subject: string, reply: FastifyReply): void {
    const place = this.#running.tryAcquire([{ subject, max: uploadsOfOneMax }]);
    if (!place.full) {
      // Answered, or the connection was cut: one of both comes, or has come.
      if (reply.raw.destroyed) place.release();
      else reply.raw.once("close", place.release);
      return;
    }
    throw place.full === "subject"
      ? new AppError("rate_limited", "Espera a que terminen de subir las fotos anteriores", {
          retryAfterSeconds: 2,
        })
      : new AppError(
          "unavailable",
          "Ahora mismo se están subiendo muchas fotos. Prueba en unos segundos.",
          {
            retryAfterSeconds: 5,
          },
        );
  }
}
