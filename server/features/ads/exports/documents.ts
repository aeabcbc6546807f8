import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { AppError } from "#server/platform/errors.ts";
import { readMessages, sendMessage } from "../creatives/process/message-pipe.ts";
import type { DeliveredFormat } from "../material/material.ts";
import type { DeliveredOrder } from "./delivered-order.ts";

export type DocumentFormat = "pdf" | "html";
export type Documents<F extends DocumentFormat> = Record<F, Buffer>;

/** PNG files by day. */
export type OrderPictures = Record<DeliveredFormat, Buffer>[];

/** The message to the process. */
export interface DocumentJob<F extends DocumentFormat> {
  order: DeliveredOrder;
  pictures: OrderPictures;
  formats: readonly F[];
}

interface DocumentRequest<F extends DocumentFormat> extends Omit<DocumentJob<F>, "pictures"> {
  /** Called when the job starts, so that waiting jobs hold no pictures in memory. */
  pictures(): Promise<OrderPictures>;
}

const deadlineMs = 60_000;
const runningMax = 2;
const waitingMax = 20;

// The build puts the bundled program next to the server's bundle.
const program = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "documents-process.ts")
  : join(import.meta.dirname, "documents-process.mjs");

/** Makes strategy documents in child processes, at most two at a time. */
export class DocumentMaker {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * @throws AppError `unavailable` when too many jobs wait or the process fails; what `pictures`
   *   throws
   */
  async make<F extends DocumentFormat>(request: DocumentRequest<F>): Promise<Documents<F>> {
    if (this.#running < runningMax) this.#running += 1;
    else await this.#turn();
    try {
      return await makeInProcess({ ...request, pictures: await request.pictures() });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= waitingMax) throw unavailable("Too many documents wait");
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

async function makeInProcess<F extends DocumentFormat>(job: DocumentJob<F>): Promise<Documents<F>> {
  const child = spawn(process.execPath, ["--max-old-space-size=512", program], {
    // Not the server's environment, which contains secrets.
    env: { UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const pipe = child.stdio[3] as Duplex;
  // The "exit" event reports a dead child; the pipe's error adds nothing.
  pipe.on("error", () => pipe.destroy());
  let errorOutput = "";
  child.stderr?.on("data", (chunk) => {
    errorOutput = `${errorOutput}${chunk}`.slice(-2_000);
  });
  const ended = new Promise<string>((resolve) => {
    child.on("error", (error) => resolve(String(error)));
    child.once("exit", (code, signal) => resolve(`Ended by ${signal ?? code}`));
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), deadlineMs);
  try {
    const answer = new Promise<unknown>((resolve) => readMessages(pipe, resolve));
    sendMessage(pipe, job);
    const result = await Promise.race([answer, ended]);
    if (areDocuments(result, job.formats)) return result;
    throw unavailable(
      typeof result === "string" ? `${result} ${errorOutput}` : "Answered nonsense",
    );
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

function areDocuments<F extends DocumentFormat>(
  result: unknown,
  formats: readonly F[],
): result is Documents<F> {
  if (typeof result !== "object" || result === null) return false;
  return formats.every((format) => Buffer.isBuffer((result as Partial<Documents<F>>)[format]));
}

const unavailable = (detail: string) =>
  new AppError(
    "unavailable",
    "No hemos podido preparar el archivo. Prueba otra vez en un momento.",
    { cause: new Error(detail.trim()), retryAfterSeconds: 10 },
  );
