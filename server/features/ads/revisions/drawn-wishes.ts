import { type ComposedAd, deliveredFormats } from "../material/material.ts";
import { applyWishes } from "./applying/apply-wishes.ts";
import type { WishesContext } from "./draft.ts";
import {
  type Drawing,
  type DrawnRevision,
  type LaidOutAd,
  type LaidOutRevision,
  layOutAd,
  layOutRevision,
  paintRevision,
} from "./drawing.ts";
import { questions, withIdeas } from "./questions.ts";
import type { Wish } from "./wishes.ts";
import { workingProposals } from "./working-proposals.ts";

export type DrawnWishes =
  | {
      type: "drawn";
      drawn: DrawnRevision;
      /** What was done, for people. */
      changes: string[];
      /** What of it could not be, and why. */
      undone: string[];
    }
  | { type: "unclear"; question: string };

/** Words that the buyer dictated are not left out: what does not fit is asked about. */
const isDictated = ({ kind }: Wish) => kind === "write" || kind === "replace";

/** «Este anuncio no lleva precio. ¿Cuál ponemos?» without its question. */
const statement = (question: string) => question.split(/ (?=¿)/)[0]!;

/** Neither the pictures nor the words beside them would be others: that is no change to be counted. */
function isSame(was: LaidOutAd, now: LaidOutRevision): boolean {
  const { headline, primaryText, description, hashtags, cta } = was.ad.copy;
  const { copy } = now.ad;
  return (
    deliveredFormats.every((format) => was[format]?.sceneHash === now[format].sceneHash) &&
    [headline, primaryText, description, cta].join("\n") ===
      [copy.headline, copy.primaryText, copy.description, copy.cta].join("\n") &&
    hashtags.join(" ") === copy.hashtags.join(" ")
  );
}

/** Each drawing takes moments; so many wishes are tried without one another. */
const triesMax = 2;

/**
 * Draws what is wished for; of several wishes, as many as can be, and says which could not. A wish
 * alone that cannot be is asked about.
 * @param isWhole all or nothing, as for fields of a form
 * @throws AppError `unavailable`, the signal's reason
 */
export async function drawWishes(
  drawing: Drawing,
  shown: ComposedAd,
  wishes: readonly Wish[],
  { context, isWhole }: { context: WishesContext; isWhole: boolean },
): Promise<DrawnWishes> {
  let left = [...wishes];
  const undone: string[] = [];
  for (;;) {
    const applied = applyWishes(shown, left, context);
    if (applied.type === "applied") break;
    const { question, wish } = applied;
    const isOnly = left.length === 1 || isWhole || isDictated(wish) || question.startsWith("¿");
    if (isOnly) return { type: "unclear", question };
    undone.push(statement(question));
    left = left.filter((one) => one !== wish);
  }
  const was = await layOutAd(drawing, shown);
  const draw = async (some: readonly Wish[]) => {
    const applied = applyWishes(shown, some, context);
    if (applied.type === "unclear") return null;
    const { draft } = applied;
    const found = await layOutRevision(drawing, was, draft, context.keeps);
    if (found && isSame(was, found)) return "same";
    const drawn = found && (await paintRevision(drawing, found.ad));
    return drawn && { type: "drawn" as const, drawn, changes: draft.changes };
  };
  const all = await draw(left);
  if (all === "same") {
    const ideas = await workingProposals(drawing, was, context);
    return { type: "unclear", question: withIdeas(questions.same, ideas) };
  }
  if (all) return { ...all, undone };
  const spare = isWhole ? [] : left.toReversed().filter((wish) => !isDictated(wish));
  for (const wish of left.length > 1 ? spare.slice(0, triesMax) : []) {
    const most = await draw(left.filter((one) => one !== wish));
    const alone = applyWishes(shown, [wish], context);
    if (!most || most === "same" || alone.type === "unclear") continue;
    const what = alone.draft.changes.join(" · ");
    return { ...most, undone: [...undone, `${what}: ${questions.unnoticed}`] };
  }
  const applied = applyWishes(shown, left, context);
  const unseen = applied.type === "applied" && left.length === 1 ? applied.draft.unseen : undefined;
  const ideas = await workingProposals(drawing, was, context);
  return { type: "unclear", question: withIdeas(unseen ?? questions.unseen, ideas) };
}
