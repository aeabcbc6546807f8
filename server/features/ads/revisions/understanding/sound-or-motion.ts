import { fold } from "#copywriter/spanish/fold.ts";
import type { CurrentTexts, Wish } from "../wishes.ts";
import type { Dictated } from "./dictated-text.ts";
import { type Item, itemsOf } from "./items.ts";

/** Words for sound and motion, which a still picture cannot have. */
const soundOrMotion =
  /^(?:musicas?|musiquita|cancion(?:es)?|sonidos?|audios?|locucion(?:es)?|v[ei]deos?|videitos?|videoclips?|reels?|gifs?|animacion(?:es)?|movimientos?|(?:que )?se (?:mueva|muevan|anime|animen))$/;

const background = /^(?:fondo|ambiente|ambiental)$/;

const isSoundOrMotion = ({ word }: Pick<Item, "word">) => soundOrMotion.test(word);

/** A word that is in the ad is about the customer's business, not a request. */
const isInAd = (item: Item, { texts }: CurrentTexts) =>
  texts.some((text) => ` ${fold(text)} `.includes(` ${item.word} `));

/** Whether a clause asks for sound or motion. */
export const asksForSoundOrMotion = (items: readonly Item[], context: CurrentTexts): boolean =>
  items.some((item) => isSoundOrMotion(item) && !isInAd(item, context)) &&
  !items.some(({ concept }) => concept === "QUOTE");

/** Whether a text begins with sound or motion: «vídeo de la tienda». */
function isNamed(text: string): boolean {
  const first = itemsOf(text).find((item) => isSoundOrMotion(item) || item.concept !== "FILLING");
  return first !== undefined && isSoundOrMotion(first);
}

/** Whether a text names nothing else: «música de fondo», «un vídeo». */
const isAlone = (text: string) =>
  itemsOf(text).every(
    (item) =>
      isSoundOrMotion(item) ||
      background.test(item.word) ||
      ["FILLING", "AS"].includes(item.concept),
  );

/** Whether the named picture is a video or the like. */
export const isSoundOrMotionPicture = ({ choice }: Extract<Wish, { kind: "picture" }>): boolean =>
  typeof choice === "object" && "named" in choice && isNamed(choice.named);

/** Whether supposedly dictated words are really a request for sound or motion. */
export function isSoundOrMotionRequest({ wish, unplaced }: Dictated): boolean {
  if (unplaced !== null) return isNamed(unplaced);
  if (wish?.kind === "replace") {
    const isWhole = itemsOf(wish.from).every(({ concept }) =>
      ["FILLING", "PHOTO", "LAYOUT"].includes(concept),
    );
    return isWhole && isNamed(wish.to);
  }
  return wish?.kind === "write" && wish.part === "post" && isAlone(wish.text);
}

/** Wishes that stay valid in such a clause: «un vídeo con el precio más grande». */
const independentKinds = new Set<Wish["kind"]>([
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
export const isIndependent = ({ kind }: Wish): boolean => independentKinds.has(kind);
