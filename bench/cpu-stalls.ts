import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** On the clock that all processes of this machine share. */
interface Stretch {
  fromMs: number;
  toMs: number;
}

/** A time in which a processor ran nothing. */
export interface CpuStall extends Stretch {
  core: number;
}

/** A time in which an event loop was blocked; its thread may have moved to another processor meanwhile. */
export interface LoopBlock extends Stretch {
  cores: (number | null)[];
}

/**
 * Watches for times in which a processor runs nothing at all: the host of a virtual machine that uses all
 * its processors stops it for tens of milliseconds. A real-time process per processor notices, because
 * nothing else on this machine can delay it for so long.
 */
export async function watchCpuStalls(): Promise<{
  /** The times that were seen; null where real-time priority is not permitted. */
  stop(): Promise<CpuStall[] | null>;
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

/** A witness's next message; null if it ended, could not start or sends nothing for ten seconds. */
async function message(witness: ChildProcess): Promise<CpuStall[] | null> {
  const signal = AbortSignal.timeout(10_000);
  const ended = once(witness, "exit", { signal }).then(() => null);
  const answered = once(witness, "message", { signal }).then(
    ([stretches]) => stretches as CpuStall[],
  );
  return await Promise.race([answered, ended]).catch(() => null);
}

/** How long `hold` lasted, in milliseconds, less the time in which its processor stood still. */
export function durationWithoutStalls(hold: LoopBlock, standstills: CpuStall[]): number {
  const stoodStillMs = hold.cores.map((held) =>
    standstills
      .filter(({ core }) => core === held)
      .map(({ fromMs, toMs }) => Math.min(toMs, hold.toMs) - Math.max(fromMs, hold.fromMs))
      .reduce((sumMs, overlapMs) => sumMs + Math.max(0, overlapMs), 0),
  );
  return hold.toMs - hold.fromMs - Math.max(...stoodStillMs);
}
