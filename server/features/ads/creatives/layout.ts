import type { Angle, BoxRole, Creative, LayoutName, Picture, Size } from "./creative.ts";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";
import { countWords } from "./typography/words.ts";

/** What a layout asks of the site's words and pictures; an empty one is always eligible. */
export interface Needs {
  picture?: "photo" | "cutout";
  /** A picture is shown, and the layout has a way without. */
  pictureOptional?: true;
  /** Pixels of the picture's longer side. */
  minSide?: number;
  /** Width over height of a photo, which is cropped. */
  ratio?: readonly [number, number];
  /** In canvases of 1:1 that the picture covers, how large its subject may be. */
  mostSubject?: Size;
  minItems?: number;
  minFacts?: number;
  price?: true;
  quoteSource?: true;
  question?: true;
  /** Letters of the category word. */
  maxMasthead?: number;
  maxWords?: number;
}

/** A role that may be left out, the first first. */
export type Fallible = Extract<BoxRole, "body" | "note" | "price" | "item"> | "picture";

export interface Layout {
  name: LayoutName;
  /** The angles it argues well. */
  angles: readonly Angle[];
  needs: Needs;
  /** Kinds of the one picture it has a place for; of several things each has its own. */
  shows: readonly Picture["kind"][];
  falls: readonly Fallible[];
  /** It would be untrue of any other angle. */
  onlyItsAngles?: true;
  /** Set in the middle at 1:1; no more than two of a week's seven are. */
  centered?: true;
  /** Null if the words or the picture do not go into it. */
  compose: (stage: Stage) => Scene | null;
}

type Offered = Pick<Creative, "texts" | "picture">;

function subjectFits({ mostSubject }: Needs, { subject, width, height }: Picture): boolean {
  if (!mostSubject) return true;
  const ratio = width / height;
  return (
    subject.width * Math.max(1, ratio) <= mostSubject.width &&
    subject.height * Math.max(1, 1 / ratio) <= mostSubject.height
  );
}

function pictureFits(needs: Needs, picture: Picture | undefined): boolean {
  if (!needs.picture && !needs.minSide && !needs.ratio) return true;
  if (!picture) return needs.pictureOptional === true;
  const ratio = picture.width / picture.height;
  return (
    (!needs.picture || needs.picture === picture.kind || needs.pictureOptional === true) &&
    Math.max(picture.width, picture.height) >= (needs.minSide ?? 0) &&
    subjectFits(needs, picture) &&
    (!needs.ratio ||
      picture.kind === "cutout" ||
      (ratio >= needs.ratio[0] && ratio <= needs.ratio[1]))
  );
}

/** Whether a layout can be drawn from what there is, before anything is measured. */
export function isEligible({ needs }: Layout, { texts, picture }: Offered): boolean {
  const named = (texts.items ?? []).filter(({ name }) => name.trim() !== "");
  const masthead = texts.masthead?.trim() ?? "";
  return (
    pictureFits(needs, picture) &&
    named.length >= (needs.minItems ?? 0) &&
    (texts.facts ?? []).length >= (needs.minFacts ?? 0) &&
    (!needs.price || /\d/.test(texts.price?.text ?? "")) &&
    (!needs.quoteSource || (texts.quoteSource ?? "").trim() !== "") &&
    (!needs.question || /\?\s*$/.test(texts.headline)) &&
    (!needs.maxMasthead || (masthead !== "" && masthead.length <= needs.maxMasthead)) &&
    (!needs.maxWords || countWords(texts.headline) <= needs.maxWords)
  );
}
