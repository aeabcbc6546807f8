import { execFileSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { register } from "#shared/account.ts";
import { Person } from "#test/person.ts";
import { readEvents } from "#test/reply-events.ts";
import { streamReply } from "#test/reply-stream.ts";
import { durationWithoutStalls, watchCpuStalls } from "./cpu-stalls.ts";
import { compareRates, load, median, type Rate } from "./load.ts";
import { report } from "./report.ts";
import { type BenchServer, type LoopDelay, startBaseline, startServer } from "./server.ts";

const rounds = 10;
const seconds = 2;
const password = "una frase larga y rara";

type Kind = "postgres" | "pglite";

/** What can be measured alone; in this order. */
export const parts = ["start", "idle", "first-word", "me", "generate", "login"] as const;
export type Part = (typeof parts)[number];

/** Measures these parts on one kind of database and prints them with their targets. */
export async function measureDatabase(
  kind: Kind,
  env: Record<string, string>,
  bareFolder: string,
  asked: readonly Part[],
): Promise<void> {
  // Always, because the very first start makes the example account.
  await measureStarts(env, asked.includes("start") ? 5 : 1);
  const server = await startServer(env);
  try {
    await server.waitUntilIdle();
    if (asked.includes("idle")) await measureIdle(kind, server);
    const people = await registerPeople(server.origin, 10);
    if (asked.includes("first-word")) await measureFirstWord(people[0]!);
    if (asked.includes("me")) await measureMe(kind, env, bareFolder, server.origin, people[0]!);
    if (asked.includes("generate")) {
      await measureGenerate(env, server.origin, people);
    }
    if (asked.includes("login")) await measureLogin(server, people);
    if (asked.length < parts.length) return;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    report("memory after load", `${(await server.memoryMb()).toFixed(0)} MB`);
  } finally {
    await server.stop();
  }
}

async function measureStarts(env: Record<string, string>, count: number): Promise<void> {
  const starts: number[] = [];
  for (let at = 0; at < count; at++) {
    const server = await startServer(env);
    starts.push(server.startMs);
    if (at === 0) await server.waitUntilIdle();
    await server.stop();
  }
  if (count < 5) return;
  report("start to first 200, median of 5", `${median(starts).toFixed(0)} ms`, {
    target: "< 800 ms",
    met: median(starts) < 800,
  });
}

async function measureIdle(kind: Kind, server: BenchServer): Promise<void> {
  const idleMb = await server.memoryMb();
  const idleTargetMb = kind === "postgres" ? 150 : 300;
  report("memory idle", `${idleMb.toFixed(0)} MB`, {
    target: `≤ ${idleTargetMb} MB`,
    met: idleMb <= idleTargetMb,
  });
}

async function registerPeople(origin: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < count; at++) {
    const person = new Person(origin);
    const key = `bench-${at}-${Date.now()}`;
    person.email = `${key}@ejemplo.test`;
    const body = { username: key, email: person.email, password, name: key };
    const answer = await person.call(register, { body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    people.push(person);
  }
  return people;
}

async function measureFirstWord(person: Person): Promise<void> {
  const firstWordMs: number[] = [];
  for (let at = 0; at < 40; at++) {
    const askedAtMs = performance.now();
    const answer = await streamReply(person, { prompt: `Un post sobre la hogaza número ${at}` });
    let seen = false;
    for await (const event of readEvents(answer)) {
      if (event.type !== "delta" || seen) continue;
      seen = true;
      firstWordMs.push(performance.now() - askedAtMs);
    }
  }
  const typicalMs = median(firstWordMs);
  report("first word streamed, median of 40, idle", `${typicalMs.toFixed(1)} ms`, {
    target: "< 10 ms",
    met: typicalMs < 10,
  });
}

async function measureMe(
  kind: Kind,
  env: Record<string, string>,
  bareFolder: string,
  origin: string,
  person: Person,
): Promise<void> {
  // PGlite belongs to one process: the bare server gets a copy with the same rows.
  if (kind === "pglite") {
    await cp(join(env.DATA_DIR!, "database"), join(bareFolder, "database"), { recursive: true });
  }
  const bare = await startBaseline("bare-me.ts", [env.DATABASE_URL ?? "-", bareFolder]);
  const common = {
    path: "/api/auth/me",
    connections: 32,
    seconds,
    headers: { cookie: person.cookie! },
  };
  const result = await compareRates(
    rounds,
    () => load({ origin, ...common }),
    () => load({ origin: bare.origin, ...common }),
  );
  await bare.stop();
  rate("GET /api/auth/me", result.ours);
  rate("  bare node:http, same query", result.theirs);
  report("  ratio", result.ratio.toFixed(2), {
    target: kind === "postgres" ? "≥ 0.75" : "(0.75 is for PostgreSQL)",
    met: kind === "pglite" || result.ratio >= 0.75,
  });
}

async function measureGenerate(
  env: Record<string, string>,
  origin: string,
  people: Person[],
): Promise<void> {
  for (const person of people) {
    execFileSync(
      process.execPath,
      ["build/server/admin.mjs", "credits", "grant", person.email, "100000", "bench"],
      { cwd: join(import.meta.dirname, ".."), env: { PATH: process.env.PATH, ...env } },
    );
  }
  const common = {
    origin,
    path: "/api/workers/teo/generate",
    method: "POST" as const,
    connections: 8,
    seconds,
    bodies: Array.from({ length: 20 }, (_, at) =>
      JSON.stringify({ prompt: `Un post sobre la hogaza número ${at}` }),
    ),
  };
  // An account may have ten thousand conversations, so each round uses another one.
  let turn = 0;
  const nextHeaders = () => ({ cookie: people[turn++ % people.length]!.cookie!, origin });
  const result = await compareRates(
    rounds,
    () => load({ ...common, headers: nextHeaders() }),
    () => load({ ...common, headers: { ...nextHeaders(), accept: "text/event-stream" } }),
  );
  rate("POST …/generate", result.ours);
  rate("POST …/generate streamed", result.theirs);
  report("  ratio plain : streamed", result.ratio.toFixed(2));
}

async function measureLogin(server: BenchServer, people: Person[]): Promise<void> {
  const bare = await startBaseline("bare-argon2.ts");
  const bodies = people.map(({ email }) => JSON.stringify({ email, password }));
  const common = { path: "/api/login", method: "POST" as const, connections: 8, seconds, bodies };
  const machine = await watchCpuStalls();
  const delays: LoopDelay[] = [];
  const result = await compareRates(
    rounds,
    async () => {
      // Waits until the bare server's last hashes have left the processors.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await server.loopDelay();
      const measured = await load({
        origin: server.origin,
        ...common,
        headers: { origin: server.origin },
      });
      delays.push(await server.loopDelay());
      return measured;
    },
    () => load({ origin: bare.origin, ...common }),
  );
  const standstills = await machine.stop();
  await bare.stop();
  rate("POST /api/login", result.ours);
  rate("  bare argon2id", result.theirs);
  report("  ratio", result.ratio.toFixed(2), { target: "≥ 0.5", met: result.ratio >= 0.5 });
  const held = delays.flatMap(({ holds }) => holds);
  const byTheClockMs = Math.max(0, ...held.map(({ fromMs, toMs }) => toMs - fromMs));
  const heldMs = Math.max(0, ...held.map((hold) => durationWithoutStalls(hold, standstills ?? [])));
  if (standstills) {
    const longestMs = Math.max(0, ...standstills.map(({ fromMs, toMs }) => toMs - fromMs));
    report("  the machine itself stood still, longest", `${longestMs.toFixed(0)} ms`);
  }
  report("  event loop late by the clock, at most", `${byTheClockMs.toFixed(0)} ms`);
  report("  event loop held at most", `${heldMs.toFixed(0)} ms`, {
    target: "≤ 50 ms",
    met: heldMs <= 50,
  });
}

function rate(name: string, { requestsPerSecond, p50Ms, p99Ms, failures }: Rate): void {
  const failed = failures === 0 ? "" : `, ${failures} failed`;
  report(name, `${requestsPerSecond.toFixed(0)}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms${failed}`);
}
