import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** A stretch of time on one processor, on the clock that all processes of this machine share. */
export interface Stretch {
  fromMs: number;
  toMs: number;
  core: number | null;
}

/**
 * Watches for the stretches in which a processor runs nothing at all: a virtual machine that uses
 * all its processors is stopped by its host for tens of milliseconds. A real-time process per
 * processor notices, since nothing else of this machine can keep it waiting so long.
 */
export async function watchMachine(): Promise<{
  /** What was seen; null where a process may not be given that priority. */
  stop(): Promise<Stretch[] | null>;
}> {
  const witnesses: ChildProcess[] = [];
  for (let core = 0; core < availableParallelism(); core++) {
    const command = `--fifo 50 taskset --cpu-list ${core} ${process.execPath}`.split(" ");
    const program = [join(import.meta.dirname, "ticking.ts"), String(core)];
    const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
    witnesses.push(spawn("chrt", [...command, ...program], { stdio: [...stdio] }));
  }
  const ready = await Promise.all(witnesses.map((witness) => message(witness)));
  return {
    async stop() {
      const seen = await Promise.all(
        witnesses.map(async (witness, core) => {
          if (!ready[core]) return null;
          const answer = message(witness);
          witness.send("stop");
          return await answer;
        }),
      );
      for (const witness of witnesses) witness.kill();
      return seen.every((stretches) => stretches !== null) ? seen.flat() : null;
    },
  };
}

/** What a witness says next; null if it ended, could not start or says nothing for ten seconds. */
async function message(witness: ChildProcess): Promise<Stretch[] | null> {
  const signal = AbortSignal.timeout(10_000);
  const ended = once(witness, "exit", { signal }).then(() => null);
  const said = once(witness, "message", { signal }).then(([stretches]) => stretches as Stretch[]);
  return await Promise.race([said, ended]).catch(() => null);
}

/** How long `hold` lasted without what its processor stood still meanwhile, in milliseconds. */
export function withoutStandstill(hold: Stretch, standstills: Stretch[]): number {
  const overlaps = standstills
    .filter(({ core }) => core === hold.core)
    .map(({ fromMs, toMs }) => Math.min(toMs, hold.toMs) - Math.max(fromMs, hold.fromMs));
  return overlaps.reduce((leftMs, ms) => leftMs - Math.max(0, ms), hold.toMs - hold.fromMs);
}
