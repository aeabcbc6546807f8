import { type Analysis, analyzeWebsite } from "#server/features/websites/websites.ts";
import type { ConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock } from "#server/platform/http/throttle.ts";
import { editedFacts } from "./campaign/edited-facts.ts";
import type { AdsDeps } from "./deps.ts";
import { prepareAnalysisMaterial } from "./previews.ts";

/** Sites whose pictures are prepared at once, for one address and in this process. */
const perAddressMax = 1;
export const prefetchedSitesMax = 3;

/** A 1×1 GIF: preparing it starts a drawing process. */
const dot = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");

type Input = Parameters<typeof analyzeWebsite>[1];

/**
 * Analyzes a website and prepares what its preview will need, since a preview mostly follows: a drawing
 * process starts while the site is read, its pictures are prepared afterwards. What does not fit in the
 * limits is left to the preview.
 * @throws AppError as `analyzeWebsite`
 */
export async function analyzeAndPrefetch(
  deps: AdsDeps,
  input: Input,
  client: Client,
): Promise<Analysis> {
  const { prefetches } = deps;
  const analysis = await analyzeWebsite(deps, input, client, () => {
    if (prefetches) startDrawingProcess(deps);
  });
  if (prefetches) prefetchMaterial(deps, analysis, client, prefetches);
  return analysis;
}

function startDrawingProcess({ renderer, log }: AdsDeps): void {
  renderer
    .prepare({ use: "logo", bytes: dot, caller: "ahead" })
    .catch((error: unknown) => log.debug({ error }, "No drawing process was started ahead"));
}

function prefetchMaterial(
  deps: AdsDeps,
  { id, facts }: Analysis,
  { ip }: Client,
  prefetches: ConcurrencyLimit,
): void {
  const place = prefetches.tryAcquire([{ subject: addressBlock(ip), max: perAddressMax }]);
  if (place.full) return;
  // The products of a preview without edits.
  prepareAnalysisMaterial(deps, id, editedFacts(facts, { products: null }).products)
    .catch((error: unknown) => deps.log.info({ id, error }, "Pictures were not prepared ahead"))
    .finally(place.release);
}
