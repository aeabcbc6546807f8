import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FileFormat } from "#server/features/ads/creatives/creative.ts";
import type {
  DrawAnswer,
  DrawRequest,
  PaintAnswer,
  PaintRequest,
  PrepareAnswer,
  PreparedUses,
  PrepareRequest,
  Renderer,
} from "#server/features/ads/creatives/renderer.ts";
import { AppError } from "#server/platform/errors.ts";
import { FairQueue, type TakenTask } from "#server/platform/fair-queue.ts";
import type { Log } from "#server/platform/log.ts";
import { type ChildAnswer, type Lost, type RendererChild, startChild } from "./child.ts";

export interface RendererOptions {
  log: Log;
  /** The program of the children; the product's own when absent. */
  program?: string;
  /** Children at the same time; as many as there are cores when absent. */
  children?: number;
  /** Pictures that may wait, of all callers. */
  mostWaiting?: number;
  /** After which a child without work ends. */
  idleMs?: number;
  /** After as many pictures, or with as much memory, another child takes over. */
  mostPictures?: number;
  mostRssBytes?: number;
  /** Of the children, as `os.setPriority` has it; they let the server go first when absent. */
  priority?: number;
}

const usualDeadlineMs = 20_000;
/** The server has three times a child's share of a core; less for them, and orders wait for all else. */
const usualPriority = 5;
const mostAttempts = 3;
/** A stranger's file that fells two processes would fell a third. */
const mostPreparations = 2;
/** What is being drawn when the server stops may take this long. */
const graceMs = 3_000;
const firstPauseMs = 250;
const longestPauseMs = 5_000;

interface Task {
  request: DrawRequest | PrepareRequest | PaintRequest;
  attempts: number;
}

type Answer = DrawAnswer | PrepareAnswer<keyof PreparedUses> | PaintAnswer;

function askChild(
  child: RendererChild,
  request: Task["request"],
  deadlineMs: number,
): Promise<ChildAnswer> {
  if ("use" in request) return child.prepare(request, deadlineMs);
  if ("sheet" in request) return child.paint(request, deadlineMs);
  return child.draw(request, deadlineMs);
}

/** Drawing in child processes, which are started when there is something to draw. */
export function createRenderer(options: RendererOptions): Renderer {
  const { log, program = ownProgram() } = options;
  const children = options.children ?? availableParallelism();
  const { mostWaiting = 1_000, idleMs = 3 * 60_000 } = options;
  const { mostPictures = 1_000, mostRssBytes = 700 * 1024 * 1024 } = options;
  const { priority = usualPriority } = options;
  const queue = new FairQueue<Task, Answer>();
  /** Each has one child process, and ends with it. */
  let workers = 0;
  const ending = new Set<Promise<void>>();
  /** Wake workers that have nothing to do; the last one to become idle is woken first. */
  const idle: (() => void)[] = [];
  const drawing = new Set<RendererChild>();
  const closing = new AbortController();
  let failedStarts = 0;

  /** Wakes a worker or starts one, where the limit lets it. */
  function wake(): void {
    const wakeIdle = idle.pop();
    if (wakeIdle) {
      wakeIdle();
      return;
    }
    if (workers >= children || queue.waiting === 0) return;
    workers++;
    const worker = runWorker().finally(() => ending.delete(worker));
    ending.add(worker);
  }

  async function runWorker(): Promise<void> {
    let child: RendererChild | undefined;
    for (let taken = await nextTask(); taken; taken = await nextTask()) {
      child ??= await start(taken);
      if (!child || !(await workWith(child, taken))) break;
    }
    workers--;
    wake();
    await child?.kill();
  }

  /** The next task; undefined when none has come for `idleMs`. */
  async function nextTask(): Promise<TakenTask<Task, Answer> | undefined> {
    while (!closing.signal.aborted) {
      const taken = queue.next();
      if (taken) return taken;
      if (!(await isWoken())) return undefined;
    }
    return undefined;
  }

  async function isWoken(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const wakeThis = () => resolve(true);
    const stop = () => {
      const at = idle.indexOf(wakeThis);
      if (at >= 0) idle.splice(at, 1);
      resolve(false);
    };
    idle.push(wakeThis);
    const timer = setTimeout(stop, idleMs).unref();
    closing.signal.addEventListener("abort", stop);
    const woken = await promise;
    clearTimeout(timer);
    closing.signal.removeEventListener("abort", stop);
    return woken;
  }

  /** Whether the child can go on. */
  async function workWith(child: RendererChild, taken: TakenTask<Task, Answer>): Promise<boolean> {
    const { request, attempts } = taken.task;
    drawing.add(child);
    const { deadlineMs = usualDeadlineMs } = request;
    const answer = await askChild(child, request, deadlineMs);
    drawing.delete(child);
    if (answer.type === "lost") {
      lost(taken, answer);
      return false;
    }
    if (answer.type === "impossible") {
      const failure = { kind: answer.type, detail: answer.detail, attempts: attempts + 1 };
      taken.resolve({ type: "failed", failure });
    } else {
      const { rssBytes, ...given } = answer;
      taken.resolve(given as Answer);
    }
    return child.answers < mostPictures && answer.rssBytes < mostRssBytes;
  }

  async function start(taken: TakenTask<Task, Answer>): Promise<RendererChild | undefined> {
    if (failedStarts > 0) {
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failedStarts - 1));
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    const child = await startChild(program, priority, closing.signal);
    if (child.type === "lost") {
      failedStarts++;
      lost(taken, child);
      return undefined;
    }
    failedStarts = 0;
    log.info({ pid: child.pid }, "A renderer started");
    return child;
  }

  function lost(taken: TakenTask<Task, Answer>, { kind, detail }: Lost): void {
    if (closing.signal.aborted) {
      taken.reject(stopped());
      return;
    }
    const attempts = ++taken.task.attempts;
    log.warn({ kind, detail, attempts }, "A renderer was lost");
    const most = "use" in taken.task.request ? mostPreparations : mostAttempts;
    if (attempts < most) taken.requeue();
    else taken.resolve({ type: "failed", failure: { kind, detail, attempts } });
  }

  async function enqueue(request: Task["request"]): Promise<Answer> {
    const { signal, caller } = request;
    signal?.throwIfAborted();
    if (closing.signal.aborted) throw stopped();
    if (queue.waiting >= mostWaiting) throw busy();
    const { settled, cancel } = queue.add(caller, { request, attempts: 0 });
    const abort = () => cancel(signal?.reason);
    signal?.addEventListener("abort", abort);
    wake();
    try {
      return await settled;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  return {
    async draw<F extends FileFormat>(request: DrawRequest<F>) {
      return (await enqueue(request)) as DrawAnswer<F>;
    },
    async prepare<U extends keyof PreparedUses>(request: PrepareRequest<U>) {
      return (await enqueue(request)) as PrepareAnswer<U>;
    },
    async paint(request: PaintRequest) {
      return (await enqueue(request)) as PaintAnswer;
    },
    async close() {
      closing.abort();
      queue.rejectWaiting(stopped());
      const done = Promise.all(ending);
      const late = delay(graceMs, "late", { ref: false });
      if ((await Promise.race([done, late])) === "late") {
        await Promise.all([...drawing].map((child) => child.kill()));
      }
      await done;
    },
  };
}

const stopped = () =>
  new AppError("unavailable", "El servidor se está reiniciando. Vuelve a probar en un minuto.", {
    retryAfterSeconds: 60,
  });

const busy = () =>
  new AppError(
    "unavailable",
    "Ahora mismo se están dibujando muchos anuncios. Vuelve a probar en unos segundos.",
    { retryAfterSeconds: 10 },
  );

/** Beside the built server, or its source. */
function ownProgram(): string {
  return import.meta.filename.endsWith(".ts")
    ? join(import.meta.dirname, "../features/ads/creatives/process/drawing-process.ts")
    : join(import.meta.dirname, "drawing-process.mjs");
}
