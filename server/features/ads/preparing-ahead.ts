import type { WebsiteDeps } from "#server/features/websites/websites.ts";
import { ConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import { addressBlock } from "#server/platform/http/throttle.ts";
import { editedFacts } from "./campaign/edited-facts.ts";
import { analysisMaterial, type PreviewDeps } from "./previews.ts";

const atOnceMax = 3;
/** The smallest GIF there is: whoever looks at it has started. */
const dot = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");

/**
 * Mostly a preview follows an analysis: while the site is read a drawing process starts, and its
 * pictures are prepared before they are asked for. One site at a time for each address, three in all;
 * what is left out the preview does. How often is limited where sites are read.
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
      const place = limit.tryAcquire([{ subject: addressBlock(ip), max: 1 }]);
      if (place.full) return;
      const { log } = deps();
      // As the preview does it that changes nothing.
      analysisMaterial(deps(), id, editedFacts(facts, { products: null }).products)
        .catch((error: unknown) => log.info({ id, error }, "Pictures were not prepared ahead"))
        .finally(place.release);
    },
  };
}
