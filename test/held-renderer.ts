import type { Renderer } from "#server/features/ads/creatives/renderer.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { dotRenderer } from "./ordering.ts";

/**
 * A renderer whose pictures wait while it is held; `hold` returns what lets them go on. It draws in a
 * long run only: what is drawn is looked at in e2e/web-ads.test.ts.
 */
export function heldRenderer(): Renderer & { hold(): () => void } {
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
