import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import type { Duplex } from "node:stream";
import {
  type DrawerAnswer,
  type DrawMessage,
  drawerAnswer,
  type PaintMessage,
  type PrepareMessage,
} from "#server/features/ads/creatives/process/drawing-messages.ts";
import { readMessages, sendMessage } from "#server/features/ads/creatives/process/message-pipe.ts";
import type {
  DrawRequest,
  PaintRequest,
  PrepareRequest,
} from "#server/features/ads/creatives/renderer.ts";

/** Far more than needed: loading the fonts takes 0.3 s on an idle machine. */
const readyWithinMs = 30_000;
/** Photos that a child caches between pictures; it also holds their crops, which are larger. */
const cacheBytesMax = 48 * 1024 * 1024;
const cachePicturesMax = 12;
/**
 * Bitmaps outside the heap cause one full garbage collection per picture. With a large initial heap
 * there is one per ten pictures: 15 % less CPU time for 30 MB more. Single-threaded, because GC helper
 * threads would take the cores from the other children.
 */
const flags = ["--max-old-space-size=256", "--initial-heap-size=200", "--single-threaded-gc"];

/** The child has ended, and why. */
export interface LostChild {
  type: "lost";
  kind: "too_slow" | "crashed";
  detail: string;
}

export type ChildAnswer = Exclude<DrawerAnswer, { type: "ready" }> | LostChild;

export interface RendererChild {
  type: "started";
  pid: number | undefined;
  /** Number of answers it has given. */
  readonly answerCount: number;
  /** One request at a time. */
  draw(request: DrawRequest, deadlineMs: number): Promise<ChildAnswer>;
  /** One request at a time, together with `draw`. */
  prepare(request: PrepareRequest, deadlineMs: number): Promise<ChildAnswer>;
  /** One request at a time, together with `draw`. */
  paint(request: PaintRequest, deadlineMs: number): Promise<ChildAnswer>;
  /** Kills the child and waits until it has ended. */
  kill(): Promise<void>;
}

/** Identifies buffers by number, for as long as they exist. */
const keys = new WeakMap<Buffer, number>();
let lastKey = 0;

function keyOf(bytes: Buffer): number {
  const key = keys.get(bytes) ?? ++lastKey;
  keys.set(bytes, key);
  return key;
}

/** Starts the program and waits until it is ready; the signal kills it before that. */
export async function startChild(
  program: string,
  priority: number,
  signal: AbortSignal,
): Promise<RendererChild | LostChild> {
  if (signal.aborted) return { type: "lost", kind: "crashed", detail: "Was not started" };
  const child = spawn(process.execPath, [...flags, program], {
    // Not the server's environment, which contains secrets. One thread; fewer arenas keep less memory.
    env: { UV_THREADPOOL_SIZE: "1", RAYON_NUM_THREADS: "1", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const pipe = child.stdio[3] as Duplex;
  // The `exit` event reports a dead child.
  pipe.on("error", () => pipe.destroy());
  const ended = new Promise<string>((resolve) => {
    child.on("error", (error) => resolve(String(error)));
    child.once("exit", (code, signal) => resolve(`${signal ?? code}`));
  });
  let stderrTail = "";
  child.stderr?.on("data", (chunk) => {
    stderrTail = `${stderrTail}${chunk}`.slice(-2_000);
  });
  // Set before the child starts threads, which inherit it.
  if (child.pid) setPriorityOf(child.pid, priority);
  let onMessage: (message: unknown) => void = () => undefined;
  readMessages(pipe, (message) => onMessage(message));

  async function kill(): Promise<void> {
    child.kill("SIGKILL");
    await ended;
  }

  async function giveUp(kind: LostChild["kind"], detail: string): Promise<LostChild> {
    await kill();
    return { type: "lost", kind, detail: `${detail} ${stderrTail}`.trim() };
  }

  /** Waits for the next message, which must be of one of these types. */
  async function answer<T extends DrawerAnswer["type"]>(
    expected: readonly T[],
    withinMs: number,
  ): Promise<Extract<DrawerAnswer, { type: T }> | LostChild> {
    const received = Promise.withResolvers<{ message: unknown }>();
    onMessage = (message) => received.resolve({ message });
    const late = Promise.withResolvers<"late">();
    const timer = setTimeout(() => late.resolve("late"), withinMs);
    const first = await Promise.race([received.promise, ended, late.promise]);
    clearTimeout(timer);
    if (first === "late") return await giveUp("too_slow", `Nothing within ${withinMs} ms`);
    if (typeof first === "string") return await giveUp("crashed", `Ended by ${first}`);
    const parsed = drawerAnswer.safeParse(first.message);
    if (!parsed.success || !expected.includes(parsed.data.type as T)) {
      return await giveUp("crashed", "Answered nonsense");
    }
    return parsed.data as Extract<DrawerAnswer, { type: T }>;
  }

  let answers = 0;
  const cached = new Map<number, number>();

  /** Sends only photos that the child does not have, and drops the least recently used ones. */
  function messageFor({ creative, formats, pictures }: DrawRequest): DrawMessage {
    const needed = new Map([...pictures].map(([id, bytes]) => [id, keyOf(bytes)]));
    const added = new Map<number, Buffer>();
    for (const bytes of pictures.values()) {
      const key = keyOf(bytes);
      if (!cached.delete(key)) added.set(key, bytes);
      cached.set(key, bytes.length);
    }
    const dropped: number[] = [];
    const inUse = new Set(needed.values());
    let total = [...cached.values()].reduce((sum, length) => sum + length, 0);
    for (const [key, length] of cached) {
      if (inUse.has(key) || (total <= cacheBytesMax && cached.size <= cachePicturesMax)) break;
      cached.delete(key);
      dropped.push(key);
      total -= length;
    }
    return { type: "draw", creative, formats, keys: needed, added, dropped };
  }

  const abort = () => child.kill("SIGKILL");
  signal.addEventListener("abort", abort);
  const started = await answer(["ready"], readyWithinMs);
  signal.removeEventListener("abort", abort);
  if (started.type === "lost") return started;
  return {
    type: "started",
    get answerCount() {
      return answers;
    },
    pid: child.pid,
    async draw(request, deadlineMs) {
      const answered = answer(["drawn", "impossible"], deadlineMs);
      sendMessage(pipe, messageFor(request));
      answers++;
      const drawing = await answered;
      const isComplete =
        drawing.type !== "drawn" || request.formats.every((one) => drawing.drawn[one]);
      return isComplete ? drawing : await giveUp("crashed", "Left a file out");
    },
    async prepare({ use, bytes }, deadlineMs) {
      const answered = answer(["prepared", "impossible"], deadlineMs);
      sendMessage(pipe, { type: "prepare", use, bytes } satisfies PrepareMessage);
      answers++;
      return await answered;
    },
    async paint({ sheet }, deadlineMs) {
      const answered = answer(["painted", "impossible"], deadlineMs);
      sendMessage(pipe, { type: "paint", sheet } satisfies PaintMessage);
      answers++;
      return await answered;
    },
    kill,
  };
}

function setPriorityOf(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch (error) {
    // The child has ended already, which its `exit` event reports.
    if ((error as { info?: { code?: string } }).info?.code !== "ESRCH") throw error;
  }
}
