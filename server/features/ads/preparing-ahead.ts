import type { WebsiteDeps } from "#server/features/websites/websites.ts";
import { ConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import { addressBlock } from "#server/platform/http/throttle.ts";
import { editedFacts } from "./campaign/edited-facts.ts";
import { analysisMaterial, type PreviewDeps } from "./previews.ts";

const atOnceMax = 3;
/** A 1×1 GIF: preparing it starts a drawing process. */
const dot = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");

/**
 * A preview usually follows an analysis, so a drawing process starts while the site is read, and the
 * site's pictures are prepared right after. At most one site per client address and three in total;
 * the preview prepares whatever was skipped. The analysis endpoint limits how often this happens.
 */
export function preparingAhead(deps: () => PreviewDeps): NonNullable<WebsiteDeps["onReading"]> {
  const limit = new ConcurrencyLimit(atOnceMax);
  return {
    began() {
      const { renderer, log } = deps();
      renderer
        .prepare({ use: "logo", bytes: dot, caller: "ahead" })
        .catch((error: unknown) => log.debug({ error }, "Nothing was started ahead"));
    },
    ended({ id, facts }, { ip }) {
      const slot = limit.tryAcquire([{ subject: addressBlock(ip), max: 1 }]);
      if (slot.full) return;
      const { log } = deps();
      // The same products as a preview without edits.
      analysisMaterial(deps(), id, editedFacts(facts, { products: null }).products)
        .catch((error: unknown) => log.info({ id, error }, "Pictures were not prepared ahead"))
        .finally(slot.release);
    },
  };
}
