import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Upload } from "#shared/endpoint.ts";
import { ConcurrencyLimit } from "../concurrency-limit.ts";
import { AppError } from "../errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route takes a file as its body. */
    upload?: Upload;
  }
}

/** Limits, because each upload is in memory until it is processed. */
const uploadsMax = 8;
const uploadsOfOneMax = 2;

/** Routes whose request body is a file. The sender is checked before the body is read. */
export class Uploads {
  readonly #running = new ConcurrencyLimit(uploadsMax);

  /**
   * Adds routes that accept this kind of file and nothing else.
   * @param admit checks the request before its body is read and returns the sender. @throws AppError
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
      // `close` comes after the answer and when the connection is cut; it may have come already.
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
