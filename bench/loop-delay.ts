// Loaded into the measured server: answers each message with the delays of its event loop since the last one.
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { LoopBlock } from "./cpu-stalls.ts";

const everyMs = 5;
const longMs = everyMs + 1;
const keptAtMost = 10_000;

const delay = monitorEventLoopDelay({ resolution: everyMs });
let holds: LoopBlock[] = [];
let watching = false;

function watch(): void {
  watching = true;
  delay.enable();
  let calledAtMs = clockMs();
  let calledOn = core();
  setInterval(() => {
    const toMs = clockMs();
    const nowOn = core();
    if (toMs - calledAtMs > longMs && holds.length < keptAtMost) {
      holds.push({ fromMs: calledAtMs, toMs, cores: [calledOn, nowOn] });
    }
    calledAtMs = toMs;
    calledOn = nowOn;
  }, everyMs).unref();
}

/** The clock that all processes of this machine share. */
function clockMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Which processor this thread runs on, where /proc tells. */
function core(): number | null {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[36]);
  } catch {
    return null;
  }
}

process.on("message", (message) => {
  if (message !== "loop-delay") return;
  // Starts with the first message: reading /proc every 5 ms takes 2 % of a busy server's time.
  if (!watching) watch();
  process.send?.({ maxMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6, holds });
  delay.reset();
  holds = [];
});
process.channel?.unref();
