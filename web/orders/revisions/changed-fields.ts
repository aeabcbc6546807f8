import type { AdTexts } from "#shared/orders.ts";
import type { RevisionInput } from "#shared/revisions.ts";

/** A revision as its form holds it; an empty body or price is one that the picture goes without. */
export interface FieldsForm {
  pictureHeadline: string;
  pictureBody: string;
  picturePrice: string;
  pictureCta: string;
  primaryText: string;
  headline: string;
  description: string;
  /** As they are written: «#uno #dos». */
  hashtags: string;
  colors: string[];
  /** `as-is`: nothing is asked about it. */
  logo: "as-is" | "shown" | "hidden";
}

export type RevisedFields = NonNullable<RevisionInput["fields"]>;

const plain = ["pictureHeadline", "pictureCta", "primaryText", "headline", "description"] as const;
const removable = ["pictureBody", "picturePrice"] as const;

export function formOf(texts: AdTexts, colors: readonly string[]): FieldsForm {
  return {
    ...texts,
    pictureBody: texts.pictureBody ?? "",
    picturePrice: texts.picturePrice ?? "",
    hashtags: texts.hashtags.join(" "),
    colors: [...colors],
    logo: "as-is",
  };
}

/** «#uno dos, #tres» → each once, with its sign. */
export function hashtagsOf(written: string): string[] {
  const words = written.split(/[\s,;]+/).map((word) => word.replace(/^#+/, ""));
  return [...new Set(words.filter(Boolean))].map((word) => `#${word}`);
}

/** Only what differs from what there is. */
export function changedFields(before: FieldsForm, now: FieldsForm): RevisedFields {
  const changed: RevisedFields = {};
  for (const name of plain) {
    if (now[name].trim() !== before[name]) changed[name] = now[name].trim();
  }
  for (const name of removable) {
    if (now[name].trim() !== before[name]) changed[name] = now[name].trim() || null;
  }
  const tags = hashtagsOf(now.hashtags);
  if (tags.join(" ") !== hashtagsOf(before.hashtags).join(" ")) changed.hashtags = tags;
  if (now.colors.join() !== before.colors.join()) changed.colors = now.colors;
  if (now.logo !== "as-is") changed.showLogo = now.logo === "shown";
  return changed;
}
