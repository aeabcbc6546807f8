// npm run bench -- copywriter: how long replies take, usual ones and those to hostile messages.
import { writeReply } from "#copywriter/index.ts";
import { workers } from "#shared/workers.ts";
import { exampleBusinesses, offeredPrompts } from "#test/offered-prompts.ts";

const hostileLength = 8_000;
const hostile = [
  "a",
  "1 a ",
  "el el ",
  "«\"'(",
  "q d x ",
  "😀",
  "más corto, ",
  "18€ el sábado a las 9 ",
  "que no ",
  "a,\n",
].map((part) => part.repeat(Math.ceil(hostileLength / part.length)).slice(0, hostileLength));

const kinds = workers.flatMap(({ id, deliverables }) =>
  ["chat", ...deliverables.map((deliverable) => deliverable.id)].map((contentType) => ({
    workerId: id,
    contentType,
  })),
);
const usual = Object.values(exampleBusinesses).flatMap((profile) =>
  offeredPrompts(profile).map((offered) => ({ ...offered, profile })),
);
const bakery = exampleBusinesses.bakery ?? null;
const attacks = hostile.flatMap((prompt) =>
  kinds.map((kind) => ({ ...kind, prompt, profile: bakery })),
);

/** Milliseconds of each reply, ascending; what is written first is compiled first and not counted. */
function measure(briefs: typeof usual | typeof attacks): number[] {
  const times: number[] = [];
  for (const [at, brief] of briefs.entries()) {
    const started = performance.now();
    writeReply({ ...brief, history: [], seed: `${at}`, today: new Date("2026-11-20T10:00:00Z") });
    times.push(performance.now() - started);
  }
  return times.sort((left, right) => left - right);
}

function print(name: string, times: readonly number[], target: string): void {
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  const [median, p99, longest] = [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(1));
  console.log(
    `  ${name.padEnd(42)} ${times.length}: median ${median} ms, p99 ${p99} ms, longest ${longest} ms (${target})`,
  );
}

console.log("\nThe local copywriter, on one thread");
measure(usual);
print("offered requests", measure(usual), "targets: median ≤ 5 ms, p99 ≤ 20 ms");
print(`${hostileLength} hostile characters`, measure(attacks), "target: longest ≤ 100 ms");
