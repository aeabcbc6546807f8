/** Control characters that hide or reorder text, without the joiner that emoji need. */
const hidden = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/gu;

/** Typed text without hidden characters and repeated spaces. */
export function toPrintable(text: string): string {
  return text.replace(hidden, " ").replace(/\s+/gu, " ").trim();
}

/** Printable text with a capital first letter. */
export function toTitle(text: string): string {
  const plain = toPrintable(text);
  const start = /^[¿¡«"“(]*/u.exec(plain)![0].length;
  return (
    plain.slice(0, start) + plain.charAt(start).toLocaleUpperCase("es") + plain.slice(start + 1)
  );
}

const bare = (letter: string) => letter.normalize("NFD").charAt(0).toLowerCase();
const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where the wanted whole words begin, ignoring accents and case. */
function placesOf(letters: readonly string[], wanted: readonly string[]): number[] {
  const plain = letters.map(bare);
  return plain.flatMap((_, at) => {
    const same = wanted.every((letter, offset) => plain[at + offset] === letter);
    const edges = !isLetter(letters[at - 1]) || !isLetter(letters[at]);
    const ends =
      !isLetter(letters[at + wanted.length]) || !isLetter(letters[at + wanted.length - 1]);
    return same && edges && ends ? [at] : [];
  });
}

/** Replaces every `from` by `to`; null if the text does not contain it. */
export function replaceWholeWords(text: string, from: string, to: string): string | null {
  const letters = [...text.normalize("NFC")];
  const wanted = [...toPrintable(from).normalize("NFC")].map(bare);
  if (wanted.length === 0) return null;
  const places = placesOf(letters, wanted);
  if (places.length === 0) return null;
  let result = "";
  let next = 0;
  for (const at of places) {
    if (at < next) continue;
    const first = letters[at]!;
    const isCapital = first !== first.toLowerCase() && to !== "";
    const word = isCapital ? to.charAt(0).toLocaleUpperCase("es") + to.slice(1) : to;
    result += letters.slice(next, at).join("") + word;
    next = at + wanted.length;
  }
  return (result + letters.slice(next).join(""))
    .replace(/\s+([,.;:!?])/gu, "$1")
    .replace(/([¿¡«(])\s+/gu, "$1")
    .replace(/\s+/gu, " ")
    .replace(/^[\s,.;:–-]+/u, "")
    .trim();
}
