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
import { type ChildAnswer, type LostChild, type RendererChild, startChild } from "./child.ts";

export interface RendererOptions {
  log: Log;
  /** Program of the child processes; the default when absent. */
  program?: string;
  /** Maximum number of child processes; the number of cores when absent. */
  children?: number;
  /** Maximum number of waiting requests of all callers. */
  waitingMax?: number;
  /** A child without work ends after this time. */
  idleMs?: number;
  /** A child is replaced after this many pictures or at this much memory. */
  picturesMax?: number;
  rssBytesMax?: number;
  /** Priority of the children for `os.setPriority`; by default lower than the server's. */
  priority?: number;
}

const defaultDeadlineMs = 20_000;
/** With 5 the server gets three times a child's share of a core. With more, orders would wait too long under load. */
const defaultPriority = 5;
const mostAttempts = 3;
/** Fewer attempts for uploaded files: one that crashed two processes would crash a third. */
const mostPreparations = 2;
/** How long a running request may take when the server stops. */
const graceMs = 3_000;
const firstPauseMs = 250;
const longestPauseMs = 5_000;

interface Task {
  request: DrawRequest | PrepareRequest | PaintRequest;
  attempts: number;
}

type Answer = DrawAnswer | PrepareAnswer<keyof PreparedUses> | PaintAnswer;

/** The photo that a request would have a child decode. */
function photoOf({ request }: Task): Buffer | undefined {
  if (!("creative" in request) || !request.creative.picture) return undefined;
  return request.pictures.get(request.creative.picture.id);
}

function askChild(
  child: RendererChild,
  request: Task["request"],
  deadlineMs: number,
): Promise<ChildAnswer> {
  if ("use" in request) return child.prepare(request, deadlineMs);
  if ("sheet" in request) return child.paint(request, deadlineMs);
  return child.draw(request, deadlineMs);
}

/** Renders in child processes, which are started on demand. */
export function createRenderer(options: RendererOptions): Renderer {
  const { log, program = rendererProgram() } = options;
  const children = options.children ?? availableParallelism();
  const { waitingMax = 1_000, idleMs = 3 * 60_000 } = options;
  const { picturesMax = 1_000, rssBytesMax = 700 * 1024 * 1024 } = options;
  const { priority = defaultPriority } = options;
  const queue = new FairQueue<Task, Answer>();
  /** Number of workers; each has one child process and ends with it. */
  let workers = 0;
  const runningWorkers = new Set<Promise<void>>();
  /** Functions that wake idle workers; the last one to become idle is woken first. */
  const idle: (() => void)[] = [];
  const busyChildren = new Set<RendererChild>();
  /** The child that last drew a photo, and so has it decoded. */
  const drawers = new WeakMap<Buffer, RendererChild>();
  const closing = new AbortController();
  let failedStarts = 0;

  /** Wakes an idle worker, or starts one if the limit allows it. */
  function wake(): void {
    const wakeIdle = idle.pop();
    if (wakeIdle) {
      wakeIdle();
      return;
    }
    if (workers >= children || queue.waiting === 0) return;
    workers++;
    const worker = runWorker().finally(() => runningWorkers.delete(worker));
    runningWorkers.add(worker);
  }

  async function runWorker(): Promise<void> {
    let child: RendererChild | undefined;
    for (let taken = await nextTask(child); taken; taken = await nextTask(child)) {
      child ??= await start(taken);
      if (!child || !(await runTask(child, taken))) break;
    }
    workers--;
    wake();
    await child?.kill();
  }

  /** The next task; undefined after `idleMs` without one. */
  async function nextTask(child?: RendererChild): Promise<TakenTask<Task, Answer> | undefined> {
    while (!closing.signal.aborted) {
      const taken = queue.next(undefined, (tasks) => chooseTask(tasks, child));
      if (taken) return taken;
      if (!(await waitForWake())) return undefined;
    }
    return undefined;
  }

  function photoDrawer(task: Task): RendererChild | undefined {
    const photo = photoOf(task);
    return photo && drawers.get(photo);
  }

  /** The index of a task whose photo this child has decoded, else of one whose photo no child has. */
  function chooseTask(tasks: readonly Task[], child: RendererChild | undefined): number {
    const own = child ? tasks.findIndex((task) => photoDrawer(task) === child) : -1;
    const nobodys = tasks.findIndex((task) => !photoDrawer(task));
    return [own, nobodys].find((at) => at >= 0) ?? 0;
  }

  async function waitForWake(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const wakeWorker = () => resolve(true);
    const stop = () => {
      const at = idle.indexOf(wakeWorker);
      if (at >= 0) idle.splice(at, 1);
      resolve(false);
    };
    idle.push(wakeWorker);
    const timer = setTimeout(stop, idleMs).unref();
    closing.signal.addEventListener("abort", stop);
    const woken = await promise;
    clearTimeout(timer);
    closing.signal.removeEventListener("abort", stop);
    return woken;
  }

  /** Runs a task. @returns false when the child must be replaced */
  async function runTask(child: RendererChild, taken: TakenTask<Task, Answer>): Promise<boolean> {
    const { request, attempts } = taken.task;
    busyChildren.add(child);
    const photo = photoOf(taken.task);
    if (photo) drawers.set(photo, child);
    const { deadlineMs = defaultDeadlineMs } = request;
    const answer = await askChild(child, request, deadlineMs);
    busyChildren.delete(child);
    if (answer.type === "lost") {
      handleLostChild(taken, answer);
      return false;
    }
    if (answer.type === "impossible") {
      const failure = { kind: answer.type, detail: answer.detail, attempts: attempts + 1 };
      taken.resolve({ type: "failed", failure });
    } else {
      const { rssBytes, ...result } = answer;
      taken.resolve(result as Answer);
    }
    return child.answerCount < picturesMax && answer.rssBytes < rssBytesMax;
  }

  async function start(taken: TakenTask<Task, Answer>): Promise<RendererChild | undefined> {
    if (failedStarts > 0) {
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failedStarts - 1));
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    const child = await startChild(program, priority, closing.signal);
    if (child.type === "lost") {
      failedStarts++;
      handleLostChild(taken, child);
      return undefined;
    }
    failedStarts = 0;
    log.info({ pid: child.pid }, "A renderer started");
    return child;
  }

  function handleLostChild(taken: TakenTask<Task, Answer>, { kind, detail }: LostChild): void {
    if (closing.signal.aborted) {
      taken.reject(stopped());
      return;
    }
    const attempts = ++taken.task.attempts;
    log.warn({ kind, detail, attempts }, "A renderer was lost");
    const attemptsMax = "use" in taken.task.request ? mostPreparations : mostAttempts;
    if (attempts < attemptsMax) taken.requeue();
    else taken.resolve({ type: "failed", failure: { kind, detail, attempts } });
  }

  async function enqueue(request: Task["request"]): Promise<Answer> {
    const { signal, caller } = request;
    signal?.throwIfAborted();
    if (closing.signal.aborted) throw stopped();
    if (queue.waiting >= waitingMax) throw busy();
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
      const done = Promise.all(runningWorkers);
      const late = delay(graceMs, "late", { ref: false });
      if ((await Promise.race([done, late])) === "late") {
        await Promise.all([...busyChildren].map((child) => child.kill()));
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

/** The program in the bundle, or its source. */
function rendererProgram(): string {
  return import.meta.filename.endsWith(".ts")
    ? join(import.meta.dirname, "../features/ads/creatives/process/drawing-process.ts")
    : join(import.meta.dirname, "drawing-process.mjs");
}
