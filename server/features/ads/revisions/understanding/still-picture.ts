import { fold } from "#server/features/workers/copywriter/language/escape.ts";
import type { Wish, WishContext } from "../wishes.ts";
import type { Dictated } from "./dictated.ts";
import { type Item, itemsOf } from "./reading.ts";

/** What no picture has: it neither sounds nor moves. */
const unpicturable =
  /^(?:musicas?|musiquita|cancion(?:es)?|sonidos?|audios?|locucion(?:es)?|v[ei]deos?|videitos?|videoclips?|reels?|gifs?|animacion(?:es)?|movimientos?|(?:que )?se (?:mueva|muevan|anime|animen))$/;

const beside = /^(?:fondo|ambiente|ambiental)$/;

const isUnpicturable = ({ word }: Pick<Item, "word">) => unpicturable.test(word);

/** Words that the advertisement itself speaks of are what its business sells. */
const isSpokenOf = (item: Item, { texts }: WishContext) =>
  texts.some((text) => ` ${fold(text)} `.includes(` ${item.word} `));

/** Whether a part of a sentence asks for what a picture cannot have. */
export const asksToMove = (items: readonly Item[], context: WishContext): boolean =>
  items.some((item) => isUnpicturable(item) && !isSpokenOf(item, context)) &&
  !items.some(({ concept }) => concept === "QUOTE");

/** «vídeo de la tienda»: the words begin with it. */
function isNamed(text: string): boolean {
  const first = itemsOf(text).find((item) => isUnpicturable(item) || item.concept !== "FILLING");
  return first !== undefined && isUnpicturable(first);
}

/** Whether it alone is named: «música de fondo», «un vídeo». */
const isAlone = (text: string) =>
  itemsOf(text).every(
    (item) =>
      isUnpicturable(item) || beside.test(item.word) || ["FILLING", "AS"].includes(item.concept),
  );

/** Of a picture that is asked for by its name. */
export const isMoving = ({ choice }: Extract<Wish, { kind: "picture" }>): boolean =>
  typeof choice === "object" && "named" in choice && isNamed(choice.named);

/** Whether what was taken for dictated words is a thing that was asked for. */
export function isMeant({ wish, loose }: Dictated): boolean {
  if (loose !== null) return isNamed(loose);
  if (wish?.kind === "replace") {
    const isWhole = itemsOf(wish.from).every(({ concept }) =>
      ["FILLING", "PHOTO", "LAYOUT"].includes(concept),
    );
    return isWhole && isNamed(wish.to);
  }
  return wish?.kind === "write" && wish.part === "post" && isAlone(wish.text);
}

/** What beside it can be had all the same: «un vídeo con el precio más grande». */
const apart = new Set<Wish["kind"]>([
  "resize",
  "shorten",
  "capitals",
  "layout",
  "font",
  "colors",
  "ground",
  "shade",
  "tint",
]);
export const isApart = ({ kind }: Wish): boolean => apart.has(kind);
