import { fold } from "#copywriter/spanish/fold.ts";

/** A doubled word or sentence, a mark left alone: what seams can make of good parts. */
export function isFlawed(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  const sentences = text.split(/(?<=[.!?…])\s+/).map(fold);
  return (
    hasDoubledWord(text) ||
    // A model's JSON may say what no database can keep.
    /(?!\n)[\p{Cc}\p{Cs}]/u.test(text) ||
    /[{}<>[\]|]|\bundefined\b|,\s*[.,]|\s[,.;:]|[?!…]\.|\.\.|:\s*:/.test(text) ||
    count("¿") !== count("?") ||
    count("¡") !== count("!") ||
    count("«") !== count("»") ||
    count("(") !== count(")") ||
    new Set(sentences).size !== sentences.length
  );
}

/** Names may double theirs: «Bora Bora». */
function hasDoubledWord(text: string): boolean {
  const doubled = [...text.matchAll(/(?<!\p{L})(\p{L}{2,}),? (\1)(?!\p{L})/giu)];
  return doubled.some(([, , second = ""]) => !/^\p{Lu}/u.test(second));
}

/** Whether a stranger's words can stand in our texts. */
export const isSayable = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) &&
  !isFlawed(text) &&
  !/[\uFFFD@#_\\^`]|https?|www\.|\p{L}{24}/iu.test(text);
