import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type ErrorBody, type ErrorCode, errorStatus, type Upload } from "#shared/endpoint.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { isDiskFull } from "../disk-full.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import { apiHeaders } from "./security-headers.ts";
import { addressBlock } from "./throttle.ts";

/** The one place where a failure becomes an answer. */
export function answerError(
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (hasLeft(error, reply)) return;
  reply.headers(apiHeaders);
  const known =
    withoutRoom(error) ??
    expected(error) ??
    ofUpload(error, request.routeOptions?.config?.upload) ??
    fromFastify(error) ??
    away(error);
  if (known) {
    if (known.cause && errorStatus[known.code] >= 500) {
      const isFull = isDiskFull(known.cause);
      log[isFull ? "error" : "warn"](
        {
          requestId: request.id,
          code: known.code,
          error: known.cause,
        },
        isFull ? "The disk is full" : "Request refused",
      );
    }
    if (known.exhausted) {
      log.warn(
        {
          event: "throttled",
          requestId: request.id,
          rule: known.exhausted,
          addressBlock: addressBlock(request.clientIp),
        },
        "Throttled",
      );
    }
    if (known.retryAfterSeconds !== undefined) {
      reply.header("retry-after", String(Math.ceil(known.retryAfterSeconds)));
    }
    reply.code(errorStatus[known.code]).send(known.toBody());
    return;
  }
  log.error(
    {
      requestId: request.id,
      method: request.method,
      // The route's: some addresses are a person's secret.
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

function expected(error: unknown): AppError | undefined {
  return error instanceof AppError ? error : undefined;
}

/** Whatever was being written; a file store has its own word for it, which says less. */
function withoutRoom(error: unknown): AppError | undefined {
  if (error instanceof AppError && error.code !== "unavailable") return undefined;
  if (!isDiskFull(error)) return undefined;
  return new AppError(
    "unavailable",
    "Nos hemos quedado sin espacio y no podemos guardar nada nuevo. Lo que ya tenías sigue ahí: prueba dentro de unos minutos.",
    { retryAfterSeconds: 60, cause: error },
  );
}

/** Whether a stream ended early because nobody listened any more: that is no failure. */
function hasLeft(error: unknown, reply: FastifyReply): boolean {
  const { code } = error as { code?: string };
  return code === "ERR_STREAM_PREMATURE_CLOSE" && reply.raw.destroyed;
}

/** The same refusals where a file is sent, in the words of its endpoint. */
function ofUpload(error: unknown, upload: Upload | undefined): AppError | undefined {
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
function fromFastify(error: unknown): AppError | undefined {
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

function away(error: unknown): AppError | undefined {
  if (!isDatabaseUnavailable(error)) return undefined;
  return new AppError(
    "unavailable",
    "Kolmena no puede atenderte en este momento. Prueba de nuevo en unos segundos.",
    { retryAfterSeconds: 5, cause: error },
  );
}

/**
 * Answers who does not speak HTTP, or speaks it too slowly or at too great length, and hangs up.
 * @param everywhere headers of every answer
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  everywhere: Record<string, string> = {},
): void {
  const answer = answerUnderWay(socket);
  // The answer to what came before is whole: it may still arrive.
  if (answer?.writableEnded) {
    socket.destroySoon();
    return;
  }
  // Nobody listens any more, or half of another answer is on its way.
  if (error.code === "ECONNRESET" || !socket.writable || answer?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, code, message] = unreadable(error.code);
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

function unreadable(code: string | undefined): [status: string, code: ErrorCode, message: string] {
  if (code === "HPE_HEADER_OVERFLOW" || code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") {
    const message = "La dirección y las cabeceras de lo que envías ocupan demasiado";
    return ["431 Request Header Fields Too Large", "bad_request", message];
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return ["408 Request Timeout", "bad_request", "Lo que envías tarda demasiado en llegar"];
  }
  return ["400 Bad Request", "bad_request", "No hemos podido leer lo que envías"];
}

/** Kept by Node on the connection of a request that is being answered. */
function answerUnderWay(socket: Socket): ServerResponse | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
}
