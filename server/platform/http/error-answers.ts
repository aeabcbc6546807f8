import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type ErrorBody, type ErrorCode, errorStatus, type Upload } from "#shared/endpoint.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import { apiHeaders } from "./security-headers.ts";
import { addressBlock } from "./throttle.ts";

/** Turns any error into an answer. The only place that does so. */
export function answerError(
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (isReaderGone(error, reply)) return;
  reply.headers(apiHeaders);
  const expected =
    diskFullError(error) ??
    asAppError(error) ??
    uploadError(error, request.routeOptions?.config?.upload) ??
    fastifyError(error) ??
    databaseUnavailableError(error);
  if (expected) {
    if (expected.cause && errorStatus[expected.code] >= 500) {
      const isFull = isDiskFull(expected.cause);
      log[isFull ? "error" : "warn"](
        {
          requestId: request.id,
          code: expected.code,
          error: expected.cause,
        },
        isFull ? "The disk is full" : "Request refused",
      );
    }
    if (expected.exhaustedRule) {
      log.warn(
        {
          event: "throttled",
          requestId: request.id,
          rule: expected.exhaustedRule,
          addressBlock: addressBlock(request.clientIp),
        },
        "Throttled",
      );
    }
    if (expected.retryAfterSeconds !== undefined) {
      reply.header("retry-after", String(Math.ceil(expected.retryAfterSeconds)));
    }
    reply.code(errorStatus[expected.code]).send(expected.toBody());
    return;
  }
  log.error(
    {
      requestId: request.id,
      method: request.method,
      // The route's pattern: some addresses contain a person's secret.
      url: request.routeOptions?.url,
      error,
    },
    "Request failed",
  );
  reply.code(500).send({
    message: `Algo ha fallado por nuestra parte. Inténtalo de nuevo; si se repite, escríbenos con este código: ${request.id}`,
    code: "internal",
  } satisfies ErrorBody);
}

function asAppError(error: unknown): AppError | undefined {
  return error instanceof AppError ? error : undefined;
}

/** Error codes for a full disk or an exhausted quota, of Node and of PostgreSQL. */
const diskFullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** True when the error or one of its causes is a full disk. */
function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (diskFullCodes.has((cause as { code?: unknown }).code)) return true;
  }
  return false;
}

/** A full disk, whatever was being written. Replaces the general `unavailable` of a file store. */
function diskFullError(error: unknown): AppError | undefined {
  if (error instanceof AppError && error.code !== "unavailable") return undefined;
  if (!isDiskFull(error)) return undefined;
  return new AppError(
    "unavailable",
    "Nos hemos quedado sin espacio y no podemos guardar nada nuevo. Lo que ya tenías sigue ahí: prueba dentro de unos minutos.",
    { retryAfterSeconds: 60, cause: error },
  );
}

/** True when a stream ended early because its reader has gone, which is not a failure. */
function isReaderGone(error: unknown, reply: FastifyReply): boolean {
  const { code } = error as { code?: string };
  return code === "ERR_STREAM_PREMATURE_CLOSE" && reply.raw.destroyed;
}

/** Refusals of an uploaded file, with the messages of its endpoint. */
function uploadError(error: unknown, upload: Upload | undefined): AppError | undefined {
  if (!upload) return undefined;
  const { field, messages } = upload;
  const { code } = error as { code?: string };
  const refused = (status: ErrorCode, message: string) =>
    new AppError(status, message, { fields: { [field]: message } });
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refused("payload_too_large", messages.tooLarge);
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return refused("unsupported_media_type", messages.wrongType);
  }
  return undefined;
}

/** Fastify's own refusals by their code; undefined for anything unexpected. */
function fastifyError(error: unknown): AppError | undefined {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || statusCode === 413) {
    return new AppError("payload_too_large", "Lo que envías ocupa demasiado: el límite es 100 KB");
  }
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" || statusCode === 415) {
    return new AppError("unsupported_media_type", "Envía los datos en formato JSON");
  }
  if (code === "FST_ERR_BAD_URL") {
    return new AppError("bad_request", "Esta dirección no está bien escrita");
  }
  // An id that cannot exist is answered like one that does not.
  if (code === "FST_ERR_MAX_PARAM_LENGTH") {
    return new AppError("not_found", "Esta dirección no existe");
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError("bad_request", "No hemos podido leer lo que envías", { cause: error });
  }
  return undefined;
}

function databaseUnavailableError(error: unknown): AppError | undefined {
  if (!isDatabaseUnavailable(error)) return undefined;
  return new AppError(
    "unavailable",
    "Kolmena no puede atenderte en este momento. Prueba de nuevo en unos segundos.",
    { retryAfterSeconds: 5, cause: error },
  );
}

/**
 * Answers a request that is not valid HTTP, too slow or too long, and closes the connection.
 * @param everywhere headers of every answer
 */
export function answerMalformedRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  everywhere: Record<string, string> = {},
): void {
  const answer = answerUnderWay(socket);
  // The answer to the previous request is complete and may still arrive.
  if (answer?.writableEnded) {
    socket.destroySoon();
    return;
  }
  // The client has gone, or another answer is half sent.
  if (error.code === "ECONNRESET" || !socket.writable || answer?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, code, message] = describeUnreadable(error.code);
  const body = JSON.stringify({ message, code } satisfies ErrorBody);
  const headers = {
    ...apiHeaders,
    ...everywhere,
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`);
  socket.destroySoon();
}

function describeUnreadable(
  code: string | undefined,
): [status: string, code: ErrorCode, message: string] {
  if (code === "HPE_HEADER_OVERFLOW" || code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") {
    const message = "La dirección y las cabeceras de lo que envías ocupan demasiado";
    return ["431 Request Header Fields Too Large", "bad_request", message];
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return ["408 Request Timeout", "bad_request", "Lo que envías tarda demasiado en llegar"];
  }
  return ["400 Bad Request", "bad_request", "No hemos podido leer lo que envías"];
}

/** The unfinished answer on a connection; Node keeps it in a private field. */
function answerUnderWay(socket: Socket): ServerResponse | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
}
