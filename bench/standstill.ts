import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** On the clock that all processes of this machine share. */
interface Stretch {
  fromMs: number;
  toMs: number;
}

/** In which a processor ran nothing. */
export interface Standstill extends Stretch {
  core: number;
}

/** In which an event loop did not come round; it may have moved from one processor to another. */
export interface Hold extends Stretch {
  cores: (number | null)[];
}

/**
 * Watches for the stretches in which a processor runs nothing at all: a virtual machine that uses
 * all its processors is stopped by its host for tens of milliseconds. A real-time process per
 * processor notices, since nothing else of this machine can keep it waiting so long.
 */
export async function watchMachine(): Promise<{
  /** What was seen; null where a process may not be given that priority. */
  stop(): Promise<Standstill[] | null>;
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
async function message(witness: ChildProcess): Promise<Standstill[] | null> {
  const signal = AbortSignal.timeout(10_000);
  const ended = once(witness, "exit", { signal }).then(() => null);
  const said = once(witness, "message", { signal }).then(
    ([stretches]) => stretches as Standstill[],
  );
  return await Promise.race([said, ended]).catch(() => null);
}

/** How long `hold` lasted without what a processor of it stood still meanwhile, in milliseconds. */
export function withoutStandstill(hold: Hold, standstills: Standstill[]): number {
  const stoodStillMs = hold.cores.map((held) =>
    standstills
      .filter(({ core }) => core === held)
      .map(({ fromMs, toMs }) => Math.min(toMs, hold.toMs) - Math.max(fromMs, hold.fromMs))
      .reduce((sumMs, overlapMs) => sumMs + Math.max(0, overlapMs), 0),
  );
  return hold.toMs - hold.fromMs - Math.max(...stoodStillMs);
}
