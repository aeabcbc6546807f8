// Runs on one processor at real-time priority and wakes every millisecond. Answers a message with the times
// in which it could not, because the machine itself stood still.
import type { CpuStall } from "./cpu-stalls.ts";

const lateMs = 3;
const keptAtMost = 10_000;
const core = Number(process.argv[2]);

const stretches: CpuStall[] = [];
let lastMs = clockMs();
setInterval(() => {
  const nowMs = clockMs();
  if (nowMs - lastMs > lateMs && stretches.length < keptAtMost) {
    stretches.push({ fromMs: lastMs, toMs: nowMs, core });
  }
  lastMs = nowMs;
}, 1);

/** The clock that all processes of this machine share. */
function clockMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

process.on("message", () => {
  process.send?.(stretches);
});
process.on("disconnect", () => process.exit());
process.send?.([]);
