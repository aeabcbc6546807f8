import type { Renderer } from "#server/features/ads/creatives/renderer.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { dotRenderer } from "./ads-orders.ts";

/**
 * A renderer that can be paused: `hold` returns the function that resumes it. It really draws in a long
 * run only; e2e/web-ads.test.ts checks the pictures.
 */
export function pausableRenderer(): Renderer & { hold(): () => void } {
  const log = createLog({ level: "silent", write: () => undefined });
  const real = process.env.TEST_LONG ? createRenderer({ log, priority: 0 }) : dotRenderer;
  let open = Promise.resolve();
  return {
    ...real,
    async draw(request) {
      await open;
      return await real.draw(request);
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      return resolve;
    },
  };
}
