import type { Angle, BoxRole, Creative, LayoutName, Picture, Size } from "./creative.ts";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";
import { splitAtFigure } from "./typography/figure.ts";
import { countWords } from "./typography/words.ts";

/** What a layout requires of texts and picture; without requirements it is always eligible. */
interface Requirements {
  picture?: "photo" | "cutout";
  /** A picture is shown if there is one, but the layout works without. */
  pictureOptional?: true;
  /** Minimum of the picture's longer side, in pixels. */
  minSide?: number;
  /** Range of a photo's width over height. */
  ratio?: readonly [number, number];
  /** The subject's maximum size when the picture covers a square canvas, in shares of its side. */
  mostSubject?: Size;
  minItems?: number;
  minFacts?: number;
  /** Minimum of items or of facts, whichever are more. */
  minRows?: number;
  /** The headline has exactly one figure, of at least two characters. */
  figure?: true;
  /** The business's name has a letter or digit. */
  initial?: true;
  price?: true;
  quoteSource?: true;
  question?: true;
  /** Maximum letters of the masthead. */
  maxMasthead?: number;
  maxWords?: number;
}

/** A role that may be left out when there is no room. */
export type DroppableRole = Extract<BoxRole, "body" | "note" | "price" | "item"> | "picture";

export interface Layout {
  name: LayoutName;
  /** The angles it suits best. */
  angles: readonly Angle[];
  needs: Requirements;
  /** Kinds of picture it can show; items' own pictures do not count. */
  pictureKinds: readonly Picture["kind"][];
  /** In a square or a wide picture another layout is tried before its picture is left out. */
  keepsPicture?: true;
  /** Left out in this order when there is no room. */
  droppable: readonly DroppableRole[];
  /** It would be untrue for any other angle. */
  onlyItsAngles?: true;
  /** Centred on a square canvas; at most two of a week's seven ads may be. */
  centered?: true;
  /** Null if the words or the picture do not fit. */
  compose: (stage: Stage) => Scene | null;
}

type Offered = Pick<Creative, "texts" | "picture">;

function subjectFits({ mostSubject }: Requirements, { subject, width, height }: Picture): boolean {
  if (!mostSubject) return true;
  const ratio = width / height;
  return (
    subject.width * Math.max(1, ratio) <= mostSubject.width &&
    subject.height * Math.max(1, 1 / ratio) <= mostSubject.height
  );
}

function pictureFits(needs: Requirements, picture: Picture | undefined): boolean {
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

/** Whether a layout's requirements are met, before anything is measured. */
export function isEligible({ needs }: Layout, { texts, picture }: Offered): boolean {
  const named = (texts.items ?? []).filter(({ name }) => name.trim() !== "");
  const masthead = texts.masthead?.trim() ?? "";
  return (
    pictureFits(needs, picture) &&
    named.length >= (needs.minItems ?? 0) &&
    (texts.facts ?? []).length >= (needs.minFacts ?? 0) &&
    Math.max(named.length, (texts.facts ?? []).length) >= (needs.minRows ?? 0) &&
    (!needs.figure || (splitAtFigure(texts.headline)?.figure.length ?? 0) > 1) &&
    (!needs.initial || /[\p{L}\p{N}]/u.test(texts.name)) &&
    (!needs.price || /\d/.test(texts.price?.text ?? "")) &&
    (!needs.quoteSource || (texts.quoteSource ?? "").trim() !== "") &&
    (!needs.question || /\?\s*$/.test(texts.headline)) &&
    (!needs.maxMasthead || (masthead !== "" && masthead.length <= needs.maxMasthead)) &&
    (!needs.maxWords || countWords(texts.headline) <= needs.maxWords)
  );
}
