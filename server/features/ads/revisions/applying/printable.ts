/** Marks that turn text round or hide it; emoji are joined by one that stays. */
const hidden = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/gu;

/** What somebody typed, as it can be printed: their words, one space between two. */
export function printable(text: string): string {
  return text.replace(hidden, " ").replace(/\s+/gu, " ").trim();
}

/** With a capital first letter, and no stop where a title has none. */
export function asTitle(text: string): string {
  const plain = printable(text);
  const start = /^[¿¡«"“(]*/u.exec(plain)![0].length;
  return (
    plain.slice(0, start) + plain.charAt(start).toLocaleUpperCase("es") + plain.slice(start + 1)
  );
}

const bare = (letter: string) => letter.normalize("NFD").charAt(0).toLowerCase();
const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Each place where whole words stand, however their accents and capitals were typed. */
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

/** The text with `to` wherever `from` stands, or null where it does not. */
export function replacedIn(text: string, from: string, to: string): string | null {
  const letters = [...text.normalize("NFC")];
  const wanted = [...printable(from).normalize("NFC")].map(bare);
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
