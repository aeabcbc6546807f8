import { type ComposedAd, deliveredFormats } from "../material/material.ts";
import { applyWishes } from "./applying/apply-wishes.ts";
import type { ApplyContext } from "./draft.ts";
import {
  type AdLayouts,
  type DrawContext,
  type DrawnRevision,
  layOutAd,
  layOutRevision,
  paintRevision,
  type RevisionLayouts,
} from "./drawing.ts";
import { questions, suggestProposals } from "./questions.ts";
import type { Wish } from "./wishes.ts";
import { findWorkingProposals } from "./working-proposals.ts";

export type DrawnWishes =
  | {
      type: "drawn";
      drawn: DrawnRevision;
      /** Short Spanish descriptions of what was changed. */
      changes: string[];
      /** Sentences on what could not be changed, and why. */
      undone: string[];
    }
  | { type: "unclear"; question: string };

/** Dictated words are never dropped silently: if they do not fit, we ask. */
const isDictated = ({ kind }: Wish) => kind === "write" || kind === "replace";

/** The text up to its first question: «Este anuncio no lleva precio.» */
const withoutQuestion = (question: string) => question.split(/ (?=¿)/)[0]!;

/** Whether pictures and texts stay the same: such a revision is not stored. */
function isUnchanged(current: AdLayouts, now: RevisionLayouts): boolean {
  const { headline, primaryText, description, hashtags, cta } = current.ad.copy;
  const { copy } = now.ad;
  return (
    deliveredFormats.every((format) => current[format]?.sceneHash === now[format].sceneHash) &&
    [headline, primaryText, description, cta].join("\n") ===
      [copy.headline, copy.primaryText, copy.description, copy.cta].join("\n") &&
    hashtags.join(" ") === copy.hashtags.join(" ")
  );
}

/** How many wishes are tried as the one to leave out, because each try is a drawing. */
const droppedTriesMax = 2;

/**
 * Draws all wishes or, if that fails, all but one, and explains the wishes that were left out. A
 * single impossible wish becomes a question.
 * @param isWhole all or nothing, as for the fields of a form
 * @throws AppError `unavailable`, the signal's reason
 */
export async function drawWishes(
  drawing: DrawContext,
  shown: ComposedAd,
  wishes: readonly Wish[],
  { context, isWhole }: { context: ApplyContext; isWhole: boolean },
): Promise<DrawnWishes> {
  let left = [...wishes];
  const undone: string[] = [];
  for (;;) {
    const applied = applyWishes(shown, left, context);
    if (applied.type === "applied") break;
    const { question, wish } = applied;
    const isOnly = left.length === 1 || isWhole || isDictated(wish) || question.startsWith("¿");
    if (isOnly) return { type: "unclear", question };
    undone.push(withoutQuestion(question));
    left = left.filter((one) => one !== wish);
  }
  const current = await layOutAd(drawing, shown);
  const draw = async (some: readonly Wish[]) => {
    const applied = applyWishes(shown, some, context);
    if (applied.type === "unclear") return null;
    const { draft } = applied;
    const found = await layOutRevision(drawing, current, draft, context.keeps);
    if (found && isUnchanged(current, found)) return "same";
    const drawn = found && (await paintRevision(drawing, found.ad));
    return drawn && { type: "drawn" as const, drawn, changes: draft.changes };
  };
  const all = await draw(left);
  if (all === "same") {
    const ideas = await findWorkingProposals(drawing, current, context);
    return { type: "unclear", question: suggestProposals(questions.same, ideas) };
  }
  if (all) return { ...all, undone };
  const droppable = isWhole ? [] : left.toReversed().filter((wish) => !isDictated(wish));
  for (const wish of left.length > 1 ? droppable.slice(0, droppedTriesMax) : []) {
    const rest = await draw(left.filter((one) => one !== wish));
    const alone = applyWishes(shown, [wish], context);
    if (!rest || rest === "same" || alone.type === "unclear") continue;
    const description = alone.draft.changes.join(" · ");
    return { ...rest, undone: [...undone, `${description}: ${questions.unnoticed}`] };
  }
  const applied = applyWishes(shown, left, context);
  const message =
    applied.type === "applied" && left.length === 1 ? applied.draft.noEffectMessage : undefined;
  const ideas = await findWorkingProposals(drawing, current, context);
  return { type: "unclear", question: suggestProposals(message ?? questions.unseen, ideas) };
}
