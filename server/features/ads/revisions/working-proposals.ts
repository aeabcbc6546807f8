import { applyWishes } from "./applying/apply-wishes.ts";
import { priceHeight } from "./applying/sizes.ts";
import type { ApplyContext } from "./draft.ts";
import { type AdLayouts, type DrawContext, layOutRevision } from "./drawing.ts";
import { type Proposal, proposals } from "./proposals.ts";

function isShown(about: Proposal["requires"], { ad, square, wide }: AdLayouts): boolean {
  if (about === "photo") return square !== null && square.subject !== null;
  if (about !== "price") return true;
  const height = priceHeight(ad.creatives.square.texts);
  return [square, wide].some((picture) => picture !== null && height(picture) > 0);
}

/**
 * The proposals that change this advertisement's pictures. Each is laid out to find out, not painted.
 * @throws AppError `unavailable`, the signal's reason
 */
export async function findWorkingProposals(
  drawing: DrawContext,
  current: AdLayouts,
  context: ApplyContext,
): Promise<string[]> {
  const working: string[] = [];
  for (const { words, wish, requires } of proposals) {
    if (!isShown(requires, current)) continue;
    const applied = applyWishes(current.ad, [wish], context);
    if (applied.type === "unclear") continue;
    const next = await layOutRevision(drawing, current, applied.draft, context.keeps);
    if (next?.inAllFormats && next.square.sceneHash !== current.square?.sceneHash)
      working.push(words);
  }
  return working;
}
