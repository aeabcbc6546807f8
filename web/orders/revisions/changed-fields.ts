import type { AdTexts } from "#shared/orders.ts";
import type { RevisionInput } from "#shared/revisions.ts";

/** Form values of a revision; an empty body or price is removed from the picture. */
export interface FieldsForm {
  pictureHeadline: string;
  pictureBody: string;
  picturePrice: string;
  pictureCta: string;
  primaryText: string;
  headline: string;
  description: string;
  /** Unparsed text: «#uno #dos». */
  hashtags: string;
  colors: string[];
  /** `as-is`: unchanged. */
  logo: "as-is" | "shown" | "hidden";
}

export type RevisedFields = NonNullable<RevisionInput["fields"]>;

const required = [
  "pictureHeadline",
  "pictureCta",
  "primaryText",
  "headline",
  "description",
] as const;
const removable = ["pictureBody", "picturePrice"] as const;

export function toFieldsForm(texts: AdTexts, colors: readonly string[]): FieldsForm {
  return {
    ...texts,
    pictureBody: texts.pictureBody ?? "",
    picturePrice: texts.picturePrice ?? "",
    hashtags: texts.hashtags.join(" "),
    colors: [...colors],
    logo: "as-is",
  };
}

/** «#uno dos, #tres» → unique hashtags, each with its #. */
export function hashtagsOf(written: string): string[] {
  const words = written.split(/[\s,;]+/).map((word) => word.replace(/^#+/, ""));
  return [...new Set(words.filter(Boolean))].map((word) => `#${word}`);
}

/** The fields that differ from the current ones. */
export function changedFields(before: FieldsForm, now: FieldsForm): RevisedFields {
  const changed: RevisedFields = {};
  for (const name of required) {
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
