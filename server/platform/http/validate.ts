import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Endpoint, InputOf, Upload } from "#shared/endpoint.ts";
import { AppError, invalid } from "../errors.ts";

/** Parses the parts of a request by the schemas of its endpoint. @throws AppError 404, 400 or 422 per field */
export function checkInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): InputOf<E> {
  return {
    params: endpoint.params && parseParams(endpoint.params, request.params),
    query: endpoint.query && parseFields(endpoint.query, request.query ?? {}),
    body: endpoint.body && parseFields(endpoint.body, asObject(request.body)),
    file: endpoint.upload && asFile(endpoint.upload, request.body),
  } as InputOf<E>;
}

/** Validates the answer: undeclared fields are dropped; an invalid answer is a bug and throws. */
export function checkOutput(endpoint: Endpoint, output: unknown): unknown {
  return z.parse(endpoint.output, output);
}

// An id that cannot exist is answered like one that does not.
function parseParams(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new AppError("not_found", "No encontramos lo que buscas");
  return result.data;
}

function asFile({ field, messages }: Upload, body: unknown): Uint8Array {
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalid({ [field]: messages.none });
  return body;
}

function asObject(body: unknown): object {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("bad_request", "Envía los datos en formato JSON");
  }
  return body;
}

function parseFields(schema: z.ZodMiniType, value: unknown): unknown {
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
    // Only the first issue of a field is shown; later ones often follow from it.
    sentences[field] ??=
      issue.message === "Invalid input" ? "Este dato no es válido" : issue.message;
  }
  throw invalid(sentences);
}
