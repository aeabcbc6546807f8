import { applyWishes } from "./applying/apply-wishes.ts";
import { priceHeight } from "./applying/sizes.ts";
import type { WishesContext } from "./draft.ts";
import { type Drawing, type LaidOutAd, layOutRevision } from "./drawing.ts";
import { type Proposal, proposals } from "./proposals.ts";

function isThere(about: Proposal["about"], { ad, square, wide }: LaidOutAd): boolean {
  if (about === "photo") return square !== null && square.subject !== null;
  if (about !== "price") return true;
  const height = priceHeight(ad.creatives.square.texts);
  return [square, wide].some((picture) => picture !== null && height(picture) > 0);
}

/**
 * The proposals that change this advertisement's pictures: each is tried as it would be made, and
 * not painted.
 * @throws AppError `unavailable`, the signal's reason
 */
export async function workingProposals(
  drawing: Drawing,
  was: LaidOutAd,
  context: WishesContext,
): Promise<string[]> {
  const working: string[] = [];
  for (const { words, wish, about } of proposals) {
    if (!isThere(about, was)) continue;
    const applied = applyWishes(was.ad, [wish], context);
    if (applied.type === "unclear") continue;
    const next = await layOutRevision(drawing, was, applied.draft, context.keeps);
    if (next?.everywhere && next.square.sceneHash !== was.square?.sceneHash) working.push(words);
  }
  return working;
}
