import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FileFormat } from "./features/ads/creatives/creative.ts";
import type {
  DrawAnswer,
  DrawRequest,
  PrepareAnswer,
  PreparedUses,
  PrepareRequest,
  Renderer,
} from "./features/ads/creatives/renderer.ts";
import { AppError } from "./platform/errors.ts";
import type { Log } from "./platform/log.ts";
import { type Lost, type RendererChild, startChild } from "./renderer/child.ts";
import { type Turn, Turns } from "./renderer/turns.ts";

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
  request: DrawRequest | PrepareRequest;
  attempts: number;
}

type Answer = DrawAnswer | PrepareAnswer<keyof PreparedUses>;

/** Drawing in child processes, which are started when there is something to draw. */
export function createRenderer(options: RendererOptions): Renderer {
  const { log, program = ownProgram() } = options;
  const children = options.children ?? availableParallelism();
  const { mostWaiting = 1_000, idleMs = 3 * 60_000 } = options;
  const { mostPictures = 1_000, mostRssBytes = 700 * 1024 * 1024 } = options;
  const { priority = usualPriority } = options;
  const turns = new Turns<Task, Answer>();
  /** Who draws or could: each has one child, and goes when the child does. */
  let seats = 0;
  const leaving = new Set<Promise<void>>();
  /** Seats with nothing to do; the last one to become so is called first. */
  const idle: (() => void)[] = [];
  const drawing = new Set<RendererChild>();
  const closing = new AbortController();
  let failedStarts = 0;

  /** Sees to it that somebody draws what waits. */
  function wake(): void {
    const call = idle.pop();
    if (call) {
      call();
      return;
    }
    if (seats >= children || turns.waiting === 0) return;
    seats++;
    const seat = sit().finally(() => leaving.delete(seat));
    leaving.add(seat);
  }

  async function sit(): Promise<void> {
    let child: RendererChild | undefined;
    for (let turn = await nextTurn(); turn; turn = await nextTurn()) {
      child ??= await start(turn);
      if (!child || !(await workWith(child, turn))) break;
    }
    seats--;
    wake();
    await child?.kill();
  }

  /** What to draw next; waits for it, but not for ever. */
  async function nextTurn(): Promise<Turn<Task, Answer> | undefined> {
    while (!closing.signal.aborted) {
      const turn = turns.next();
      if (turn) return turn;
      if (!(await isCalled())) return undefined;
    }
    return undefined;
  }

  async function isCalled(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const call = () => resolve(true);
    const stop = () => {
      const at = idle.indexOf(call);
      if (at >= 0) idle.splice(at, 1);
      resolve(false);
    };
    idle.push(call);
    const timer = setTimeout(stop, idleMs).unref();
    closing.signal.addEventListener("abort", stop);
    const called = await promise;
    clearTimeout(timer);
    closing.signal.removeEventListener("abort", stop);
    return called;
  }

  /** Whether the child can go on. */
  async function workWith(child: RendererChild, turn: Turn<Task, Answer>): Promise<boolean> {
    const { request, attempts } = turn.work;
    drawing.add(child);
    const { deadlineMs = usualDeadlineMs } = request;
    const answer =
      "use" in request
        ? await child.prepare(request, deadlineMs)
        : await child.draw(request, deadlineMs);
    drawing.delete(child);
    if (answer.type === "lost") {
      lost(turn, answer);
      return false;
    }
    if (answer.type === "impossible") {
      const failure = { kind: answer.type, detail: answer.detail, attempts: attempts + 1 };
      turn.answer({ type: "failed", failure });
    } else {
      const { rssBytes, ...given } = answer;
      turn.answer(given as Answer);
    }
    return child.answers < mostPictures && answer.rssBytes < mostRssBytes;
  }

  async function start(turn: Turn<Task, Answer>): Promise<RendererChild | undefined> {
    if (failedStarts > 0) {
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failedStarts - 1));
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    const child = await startChild(program, priority, closing.signal);
    if (child.type === "lost") {
      failedStarts++;
      lost(turn, child);
      return undefined;
    }
    failedStarts = 0;
    log.info("A renderer started", { pid: child.pid });
    return child;
  }

  function lost(turn: Turn<Task, Answer>, { kind, detail }: Lost): void {
    if (closing.signal.aborted) {
      turn.leave(stopped());
      return;
    }
    const attempts = ++turn.work.attempts;
    log.warn("A renderer was lost", { kind, detail, attempts });
    const most = "use" in turn.work.request ? mostPreparations : mostAttempts;
    if (attempts < most) turn.putBack();
    else turn.answer({ type: "failed", failure: { kind, detail, attempts } });
  }

  async function ask(request: Task["request"]): Promise<Answer> {
    const { signal, caller } = request;
    signal?.throwIfAborted();
    if (closing.signal.aborted) throw stopped();
    if (turns.waiting >= mostWaiting) throw busy();
    const { answered, leave } = turns.add(caller, { request, attempts: 0 });
    const abort = () => leave(signal?.reason);
    signal?.addEventListener("abort", abort);
    wake();
    try {
      return await answered;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  return {
    async draw<F extends FileFormat>(request: DrawRequest<F>) {
      return (await ask(request)) as DrawAnswer<F>;
    },
    async prepare<U extends keyof PreparedUses>(request: PrepareRequest<U>) {
      return (await ask(request)) as PrepareAnswer<U>;
    },
    async close() {
      closing.abort();
      turns.refuseWaiting(stopped());
      const done = Promise.all(leaving);
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
    ? join(import.meta.dirname, "features", "ads", "creatives", "process", "drawing-process.ts")
    : join(import.meta.dirname, "drawing-process.mjs");
}
