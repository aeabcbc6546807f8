import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import type { Duplex } from "node:stream";
import {
  type DrawerMessage,
  type DrawMessage,
  drawerMessage,
  type PaintMessage,
  type PrepareMessage,
} from "#server/features/ads/creatives/process/drawing-messages.ts";
import { hearMessages, sendMessage } from "#server/features/ads/creatives/process/message-pipe.ts";
import type {
  DrawRequest,
  PaintRequest,
  PrepareRequest,
} from "#server/features/ads/creatives/renderer.ts";

/** Loading the fonts takes a third of a second where nothing else happens. */
const readyWithinMs = 30_000;
/** What a child is left to keep between pictures: each is beside its crops, which are larger. */
const keptBytes = 48 * 1024 * 1024;
const keptPictures = 12;
/**
 * Bitmaps outside the heap bring about one whole garbage collection a picture; a heap that is taken to
 * be large already is collected every ten, for 30 MB more: 15 % less of the processor. The threads that
 * V8 would have help with it take the cores from the other children.
 */
const flags = ["--max-old-space-size=256", "--initial-heap-size=200", "--single-threaded-gc"];

/** How a child was lost: it has ended. */
export interface Lost {
  type: "lost";
  kind: "too_slow" | "crashed";
  detail: string;
}

export type ChildAnswer = Exclude<DrawerMessage, { type: "ready" }> | Lost;

export interface RendererChild {
  type: "started";
  pid: number | undefined;
  /** How many it has given. */
  readonly answers: number;
  /** One at a time. */
  draw(request: DrawRequest, deadlineMs: number): Promise<ChildAnswer>;
  /** One at a time, with those that are drawn. */
  prepare(request: PrepareRequest, deadlineMs: number): Promise<ChildAnswer>;
  /** One at a time, with those that are drawn. */
  paint(request: PaintRequest, deadlineMs: number): Promise<ChildAnswer>;
  /** Ends it whatever it does, and waits until it has. */
  kill(): Promise<void>;
}

/** Which bytes are which, for as long as anybody has them. */
const keys = new WeakMap<Buffer, number>();
let lastKey = 0;

function keyOf(bytes: Buffer): number {
  const key = keys.get(bytes) ?? ++lastKey;
  keys.set(bytes, key);
  return key;
}

/** Starts the program and waits until it can draw; the signal ends it before. */
export async function startChild(
  program: string,
  priority: number,
  signal: AbortSignal,
): Promise<RendererChild | Lost> {
  if (signal.aborted) return { type: "lost", kind: "crashed", detail: "Was not started" };
  const child = spawn(process.execPath, [...flags, program], {
    // Nothing of the server's own, which holds keys. One thread at a time; less memory is held back.
    env: { UV_THREADPOOL_SIZE: "1", RAYON_NUM_THREADS: "1", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const pipe = child.stdio[3] as Duplex;
  // A child that is gone is heard of by its end.
  pipe.on("error", () => pipe.destroy());
  const ended = new Promise<string>((resolve) => {
    child.on("error", (error) => resolve(String(error)));
    child.once("exit", (code, signal) => resolve(`${signal ?? code}`));
  });
  let complaint = "";
  child.stderr?.on("data", (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2_000);
  });
  // Before it has threads, which inherit it.
  if (child.pid) setPriorityOf(child.pid, priority);
  let hear: (message: unknown) => void = () => undefined;
  hearMessages(pipe, (message) => hear(message));

  async function kill(): Promise<void> {
    child.kill("SIGKILL");
    await ended;
  }

  async function lost(kind: Lost["kind"], detail: string): Promise<Lost> {
    await kill();
    return { type: "lost", kind, detail: `${detail} ${complaint}`.trim() };
  }

  /** The next thing it says, which must be one of these. */
  async function answer<T extends DrawerMessage["type"]>(
    expected: readonly T[],
    withinMs: number,
  ): Promise<Extract<DrawerMessage, { type: T }> | Lost> {
    const heard = Promise.withResolvers<{ message: unknown }>();
    hear = (message) => heard.resolve({ message });
    const late = Promise.withResolvers<"late">();
    const timer = setTimeout(() => late.resolve("late"), withinMs);
    const first = await Promise.race([heard.promise, ended, late.promise]);
    clearTimeout(timer);
    if (first === "late") return await lost("too_slow", `Nothing within ${withinMs} ms`);
    if (typeof first === "string") return await lost("crashed", `Ended by ${first}`);
    const parsed = drawerMessage.safeParse(first.message);
    if (!parsed.success || !expected.includes(parsed.data.type as T)) {
      return await lost("crashed", "Answered nonsense");
    }
    return parsed.data as Extract<DrawerMessage, { type: T }>;
  }

  let answers = 0;
  const kept = new Map<number, number>();

  /** Leaves out what it has, and has it forget what was used least lately. */
  function messageFor({ creative, formats, pictures }: DrawRequest): DrawMessage {
    const needed = new Map([...pictures].map(([id, bytes]) => [id, keyOf(bytes)]));
    const added = new Map<number, Buffer>();
    for (const bytes of pictures.values()) {
      const key = keyOf(bytes);
      if (!kept.delete(key)) added.set(key, bytes);
      kept.set(key, bytes.length);
    }
    const dropped: number[] = [];
    const inUse = new Set(needed.values());
    let total = [...kept.values()].reduce((sum, length) => sum + length, 0);
    for (const [key, length] of kept) {
      if (inUse.has(key) || (total <= keptBytes && kept.size <= keptPictures)) break;
      kept.delete(key);
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
    get answers() {
      return answers;
    },
    pid: child.pid,
    async draw(request, deadlineMs) {
      const answered = answer(["drawn", "impossible"], deadlineMs);
      sendMessage(pipe, messageFor(request));
      answers++;
      const given = await answered;
      const isWhole = given.type !== "drawn" || request.formats.every((one) => given.drawn[one]);
      return isWhole ? given : await lost("crashed", "Left a file out");
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
    // It has ended already, of which its end tells.
    if ((error as { info?: { code?: string } }).info?.code !== "ESRCH") throw error;
  }
}
