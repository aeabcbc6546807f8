import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Endpoint, InputOf, Upload } from "#shared/endpoint.ts";
import { AppError, invalid } from "../errors.ts";

/** The parts of a request as the endpoint describes them, or 404 / 400 / 422 by field. */
export function checkInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): InputOf<E> {
  return {
    params: endpoint.params && params(endpoint.params, request.params),
    query: endpoint.query && fields(endpoint.query, request.query ?? {}),
    body: endpoint.body && fields(endpoint.body, object(request.body)),
    file: endpoint.upload && file(endpoint.upload, request.body),
  } as InputOf<E>;
}

/** The answer as promised: undeclared fields are dropped, a broken promise is a bug. */
export function checkOutput(endpoint: Endpoint, output: unknown): unknown {
  return z.parse(endpoint.output, output);
}

// An id that cannot exist is answered like one that does not.
function params(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new AppError("not_found", "No encontramos lo que buscas");
  return result.data;
}

function file({ field, messages }: Upload, body: unknown): Uint8Array {
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalid({ [field]: messages.none });
  return body;
}

function object(body: unknown): object {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("bad_request", "Envía los datos en formato JSON");
  }
  return body;
}

function fields(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const sentences: Record<string, string> = {};
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, 10)) {
        sentences[[...issue.path, key].join(".")] = "Este campo no existe";
      }
      continue;
    }
    const field = issue.path.join(".") || "body";
    // The first complaint about a field is the one that makes sense to a person.
    sentences[field] ??=
      issue.message === "Invalid input" ? "Este dato no es válido" : issue.message;
  }
  throw invalid(sentences);
}
