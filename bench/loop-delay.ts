// Loaded into the measured server: answers a message with the longest and p99 event-loop delay since the last.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on("message", (message) => {
  if (message !== "loop-delay") return;
  process.send?.({ maxMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6 });
  delay.reset();
});
process.channel?.unref();
