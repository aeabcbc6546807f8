import { applyWishes } from "./applying/apply-wishes.ts";
import { priceHeight } from "./applying/sizes.ts";
import type { WishesContext } from "./draft.ts";
import { type Drawing, type LaidOutAd, layOutRevision } from "./drawing.ts";
import { type Proposal, proposals } from "./proposals.ts";

function isShown(about: Proposal["about"], { ad, square, wide }: LaidOutAd): boolean {
  if (about === "photo") return square !== null && square.subject !== null;
  if (about !== "price") return true;
  const height = priceHeight(ad.creatives.square.texts);
  return [square, wide].some((picture) => picture !== null && height(picture) > 0);
}

/**
 * The proposals that change this advertisement's pictures. Each is laid out to find out, not painted.
 * @throws AppError `unavailable`, the signal's reason
 */
export async function workingProposals(
  drawing: Drawing,
  current: LaidOutAd,
  context: WishesContext,
): Promise<string[]> {
  const working: string[] = [];
  for (const { words, wish, about } of proposals) {
    if (!isShown(about, current)) continue;
    const applied = applyWishes(current.ad, [wish], context);
    if (applied.type === "unclear") continue;
    const next = await layOutRevision(drawing, current, applied.draft, context.keeps);
    if (next?.inAllFormats && next.square.sceneHash !== current.square?.sceneHash)
      working.push(words);
  }
  return working;
}
