import assert from "node:assert/strict";
import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, type TestContext, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import type { Creative } from "#server/features/ads/creatives/creative.ts";
import { createDrawer } from "#server/features/ads/creatives/draw.ts";
import { exampleCreative } from "#server/features/ads/creatives/examples/example-creatives.ts";
import {
  drawExamplePictures,
  type ExamplePictures,
} from "#server/features/ads/creatives/examples/example-pictures.ts";
import { ordinaryExamples } from "#server/features/ads/creatives/examples/ordinary.ts";
import type { DrawAnswer } from "#server/features/ads/creatives/renderer.ts";
import { AppError } from "#server/platform/errors.ts";
import { createLog } from "#server/platform/log.ts";
import { onlyLong } from "#test/only-long.ts";
import { createRenderer, type RendererOptions } from "./renderer.ts";

const faulty = join(import.meta.dirname, "../../test/faulty-drawing-process.ts");
const patienceMs = 60_000;

let drawn: ExamplePictures;
let folder: string;
before(async () => {
  drawn = await drawExamplePictures([
    "house",
    "sansevieria",
    "pothos",
    "zamioculca",
    "serum",
    "leaf",
  ]);
  folder = await mkdtemp(join(tmpdir(), "kolmena-renderer-"));
});
after(() => rm(folder, { recursive: true, force: true }));

const exampleOf = (layout: string) => ordinaryExamples.find((one) => one.layout === layout)!;

/** A simple creative with this headline. */
function saying(headline: string): Creative {
  const creative = exampleCreative(exampleOf("cartel"), drawn, "wide");
  return { ...creative, texts: { ...creative.texts, headline } };
}

/** A renderer that is closed with its test, and the pids of its children. */
function rendererOf(t: TestContext, options: Partial<RendererOptions> = {}) {
  const pids: number[] = [];
  const write = (line: string) => {
    const { message, pid } = JSON.parse(line) as { message: string; pid: number };
    if (message === "A renderer started") pids.push(pid);
  };
  const log = createLog({ level: "info", write });
  const renderer = createRenderer({ log, program: faulty, children: 2, ...options });
  t.after(() => renderer.close());
  const draw = (headline: string, more: { caller?: string; signal?: AbortSignal } = {}) =>
    renderer.draw({
      creative: saying(headline),
      pictures: new Map(),
      formats: ["png"],
      caller: more.caller ?? headline,
      deadlineMs: patienceMs,
      ...more,
    });
  return { renderer, draw, pids };
}

function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  // An orphaned process may stay listed as a zombie.
  if (existsSync("/proc/self/stat")) {
    return existsSync(file) && !/\) Z /.test(readFileSync(file, "utf8"));
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const late = AbortSignal.timeout(patienceMs);
  while (!isSo()) {
    assert.ok(!late.aborted, `Not ${what}`);
    await delay(20);
  }
}

const headlineOf = (answer: DrawAnswer) =>
  answer.type === "drawn"
    ? answer.drawn.boxes
        .filter(({ role }) => role === "headline")
        .map(({ text }) => text)
        .join(" ")
        .toLowerCase()
    : answer.failure.kind;

const isUnavailable = (error: unknown) => error instanceof AppError && error.code === "unavailable";

test("A picture drawn in a child process is byte for byte the same", async (t) => {
  const { renderer } = rendererOf(t, { program: undefined });
  const here = await createDrawer();
  for (const layout of ["sangre", "catalogo", "panal"]) {
    const creative = exampleCreative(exampleOf(layout), drawn, "square");
    const request = {
      creative,
      pictures: drawn.bytes,
      formats: ["png", "webp"] as const,
      caller: "a",
    };
    const expected = await here.drawCreative(creative, drawn.bytes, request.formats);
    // The second time the child has the pictures cached.
    for (const answer of [await renderer.draw(request), await renderer.draw(request)]) {
      assert.ok(answer.type === "drawn");
      assert.deepEqual(answer.drawn, expected);
    }
  }
});

test(
  "100 parallel pictures are all drawn, and each caller gets its own in order",
  onlyLong,
  async (t) => {
    const { draw, pids } = rendererOf(t);
    const received: string[][] = Array.from({ length: 10 }, () => []);
    await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const caller = at % 10;
        const answer = await draw(`aviso número ${at}`, { caller: `caller ${caller}` });
        received[caller]!.push(headlineOf(answer));
      }),
    );
    const expected = received.map((_, caller) =>
      Array.from({ length: 10 }, (_, turn) => `aviso número ${turn * 10 + caller}`),
    );
    assert.deepEqual(received, expected);
    assert.equal(pids.length, 2);
  },
);

test(
  "A hanging picture fails after three children, and others are drawn meanwhile",
  onlyLong,
  async (t) => {
    const { renderer, draw, pids } = rendererOf(t);
    const hangs = renderer.draw({
      creative: saying("HANG"),
      pictures: new Map(),
      formats: ["png"],
      caller: "a",
      deadlineMs: 500,
    });
    assert.equal(headlineOf(await draw("pan del día")), "pan del día");
    const answer = await hangs;
    assert.ok(answer.type === "failed");
    assert.deepEqual([answer.failure.kind, answer.failure.attempts], ["too_slow", 3]);
    await until("only who can draw is left", () => pids.filter(isRunning).length <= 1);
    assert.equal(headlineOf(await draw("pan de ayer")), "pan de ayer");
  },
);

test("A picture whose child crashes is drawn by another child", async (t) => {
  const { draw, pids } = rendererOf(t, { children: 1 });
  const answer = await draw(`CRASH_ONCE ${join(folder, "crashed")}`);
  assert.equal(answer.type, "drawn");
  assert.equal(pids.length, 2);
});

test(
  "Three crashes or three invalid answers are a failure with the reason",
  onlyLong,
  async (t) => {
    const { draw, pids } = rendererOf(t, { children: 1 });
    for (const [order, detail] of [
      ["CRASH", /SIGSEGV/],
      ["NONSENSE", /nonsense/],
      ["GIBBERISH", /nonsense/],
      ["GARBLED", /nonsense/],
    ] as const) {
      const answer = await draw(order);
      assert.ok(answer.type === "failed");
      assert.deepEqual([answer.failure.kind, answer.failure.attempts], ["crashed", 3]);
      assert.match(answer.failure.detail, detail);
    }
    await until("all of them gone", () => !pids.some(isRunning));
    assert.equal(pids.length, 12);
  },
);

test("An impossible picture is tried once and does not end the child", async (t) => {
  const { renderer, draw, pids } = rendererOf(t, { children: 1, program: undefined });
  const creative = exampleCreative(exampleOf("pedestal"), drawn, "square");
  const answer = await renderer.draw({
    creative,
    pictures: new Map(),
    formats: ["png"],
    caller: "a",
  });
  assert.ok(answer.type === "failed");
  assert.deepEqual([answer.failure.kind, answer.failure.attempts], ["impossible", 1]);
  assert.match(answer.failure.detail, /serum|leaf/);
  assert.equal((await draw("pan del día")).type, "drawn");
  assert.equal(pids.length, 1);
});

test("Pictures fail when the program does not start", async (t) => {
  const { draw } = rendererOf(t, { program: join(folder, "none.ts") });
  const answer = await draw("pan del día");
  assert.ok(answer.type === "failed");
  assert.deepEqual([answer.failure.kind, answer.failure.attempts], ["crashed", 3]);
});

test("A slow picture delays only the next ones of its caller", async (t) => {
  const { draw } = rendererOf(t);
  const file = join(folder, "slow");
  const finished: string[] = [];
  const note = (name: string) => () => finished.push(name);
  const slow = draw(`WAIT ${file}`, { caller: "a" }).then(note("slow"));
  const next = draw("pan", { caller: "a" }).then(note("next"));
  await draw("vino", { caller: "b" }).then(note("other"));
  await writeFile(file, "");
  await Promise.all([slow, next]);
  assert.deepEqual(finished, ["other", "slow", "next"]);
});

test("Pictures beyond the queue limit are refused with a Retry-After", async (t) => {
  const { draw } = rendererOf(t, { children: 1, waitingMax: 2 });
  const file = join(folder, "busy");
  const taken = draw(`WAIT ${file}`);
  const waiting = [draw("uno"), draw("dos")];
  await assert.rejects(draw("tres"), (error: AppError) => {
    assert.ok(isUnavailable(error));
    assert.ok(error.retryAfterSeconds! > 0);
    return true;
  });
  await writeFile(file, "");
  const answers = await Promise.all([taken, ...waiting]);
  assert.deepEqual(
    answers.map(({ type }) => type),
    ["drawn", "drawn", "drawn"],
  );
});

test("An aborted request rejects at once, running or waiting, and others continue", async (t) => {
  const { draw } = rendererOf(t, { children: 1 });
  const file = join(folder, "aborted");
  const [first, second] = [new AbortController(), new AbortController()];
  const taken = draw(`WAIT ${file}`, { caller: "a", signal: first.signal });
  const waiting = draw("pan", { caller: "a", signal: second.signal });
  const last = draw("vino", { caller: "a" });
  second.abort(new Error("enough of bread"));
  await assert.rejects(waiting, /enough of bread/);
  first.abort(new Error("enough of waiting"));
  await assert.rejects(taken, /enough of waiting/);
  await writeFile(file, "");
  assert.equal(headlineOf(await last), "vino");
  const never = draw("pan", { signal: AbortSignal.abort(new Error("too late")) });
  await assert.rejects(never, /too late/);
});

test("Closing finishes quick pictures, refuses waiting ones, and leaves no process behind", async (t) => {
  const { renderer, draw, pids } = rendererOf(t);
  const file = join(folder, "closing");
  const quick = draw(`WAIT ${file}`);
  const hangs = draw("HANG");
  const waits = draw("pan");
  const refused = [hangs, waits].map((one) => assert.rejects(one, isUnavailable));
  await until("two at work", () => pids.length === 2);
  const closed = renderer.close();
  await writeFile(file, "");
  assert.equal((await quick).type, "drawn");
  await Promise.all(refused);
  await closed;
  assert.deepEqual(pids.filter(isRunning), []);
  await assert.rejects(draw("pan"), isUnavailable);
});

test("Closing while a child starts leaves none behind", onlyLong, async (t) => {
  const { renderer, draw, pids } = rendererOf(t);
  const refused = assert.rejects(draw("pan"), isUnavailable);
  await renderer.close();
  await refused;
  assert.deepEqual(pids.filter(isRunning), []);
});

test("Children start with the first picture, end when idle, and start again", async (t) => {
  const { draw, pids } = rendererOf(t, { idleMs: 50 });
  assert.equal(pids.length, 0);
  await draw("pan");
  assert.equal(pids.length, 1);
  await until("gone for want of work", () => !pids.some(isRunning));
  assert.equal((await draw("vino")).type, "drawn");
  assert.equal(pids.length, 2);
});

test("A child is replaced after many pictures or at high memory use", onlyLong, async (t) => {
  for (const [limit, childrenStarted] of [
    [{ picturesMax: 2 }, 2],
    [{ rssBytesMax: 1 }, 4],
  ] as const) {
    const { draw, pids } = rendererOf(t, { children: 1, ...limit });
    for (const headline of ["pan", "vino", "queso", "miel"]) await draw(headline);
    assert.equal(pids.length, childrenStarted);
  }
});

test(
  "A file of a site is prepared in a child; one that hangs or crashes is tried twice",
  onlyLong,
  async (t) => {
    const { renderer, pids } = rendererOf(t, { children: 1 });
    const prepare = (bytes: Buffer, deadlineMs = patienceMs) =>
      renderer.prepare({ use: "picture", bytes, caller: "a", deadlineMs });
    const serum = await renderer.prepare({
      use: "picture",
      bytes: drawn.bytes.get("serum")!,
      caller: "a",
    });
    assert.ok(serum.type === "prepared" && "picture" in serum.prepared);
    assert.equal(serum.prepared.picture.kind, "cutout");
    const page = await prepare(Buffer.from("<html>Not found</html>".repeat(20)));
    assert.deepEqual(page, { type: "prepared", prepared: { rejected: "not_a_picture" } });
    assert.equal(pids.length, 1);
    for (const [order, kind] of [
      ["HANG!", "too_slow"],
      ["CRASH", "crashed"],
      ["BOGUS", "crashed"],
    ] as const) {
      const answer = await prepare(Buffer.from(order), order === "HANG!" ? 500 : patienceMs);
      assert.ok(answer.type === "failed");
      assert.deepEqual([answer.failure.kind, answer.failure.attempts], [kind, 2]);
    }
    const leaf = drawn.bytes.get("leaf")!;
    const logo = await renderer.prepare({ use: "logo", bytes: leaf, caller: "a" });
    assert.ok(logo.type === "prepared" && "logo" in logo.prepared && !logo.prepared.logo.opaque);
  },
);

test("A sample is small, and its watermark covers half of the width", async (t) => {
  const { renderer } = rendererOf(t, { program: undefined });
  const request = { creative: saying("pan"), pictures: drawn.bytes, caller: "a" };
  const answer = await renderer.draw({ ...request, formats: ["png", "sample"] });
  assert.ok(answer.type === "drawn");
  const [size, plain] = [{ width: 480, height: 251 }, answer.drawn.png];
  const of = (bytes: Buffer) => sharp(bytes).resize(size).greyscale().raw().toBuffer();
  const [sample, original] = await Promise.all([of(answer.drawn.sample), of(plain)]);
  const { width, height } = await sharp(answer.drawn.sample).metadata();
  assert.deepEqual({ width, height }, size);
  const columns = Array.from({ length: size.width }, (_, x) =>
    Array.from({ length: size.height }, (_, y) => y * size.width + x).some(
      (at) => Math.abs(sample[at]! - original[at]!) > 40,
    ),
  );
  assert.ok(columns.filter(Boolean).length > size.width / 2);
});

/** Starts a parent process whose second picture has this headline; resolves when it is being drawn. */
async function startParent(t: TestContext, program: string, headline: string) {
  const script = join(import.meta.dirname, "../../test/drawing-parent.ts");
  const parent: ChildProcess = fork(script, [program, headline], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  t.after(() => parent.kill("SIGKILL"));
  const pids: number[] = [];
  let native: string[] | undefined;
  parent.on("message", (message: { pid?: number; native?: string[] }) => {
    if (message.pid) pids.push(message.pid);
    native ??= message.native;
  });
  await until("drawn for the parent", () => native !== undefined);
  return { parent, pids, native: native! };
}

test("The server process loads no native drawing code, and its children end with it, idle or hanging", async (t) => {
  const hanging = join(folder, "hanging");
  for (const headline of ["pan", `HANG ${hanging}`]) {
    const { parent, pids, native } = await startParent(t, faulty, headline);
    assert.deepEqual(
      native.filter((path) => /takumi|sharp|vips/.test(path)),
      [],
    );
    assert.equal(pids.length, 1);
    if (headline !== "pan") await until("hanging", () => existsSync(hanging));
    assert.ok(isRunning(pids[0]!));
    parent.kill("SIGKILL");
    await until("gone with their parent", () => !pids.some(isRunning));
  }
});
