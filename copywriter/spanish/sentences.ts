const segmenter = new Intl.Segmenter("es", { granularity: "grapheme" });

/** The length that a person sees, and as networks count it: an emoji is one. */
export function graphemes(text: string): number {
  if (/^[\x20-\x7e\u00a0-\u024f«»–—…€]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** With a capital first letter, behind «¿», «¡», «(», quotation marks or stars. */
export function capitalized(text: string): string {
  return text.replace(/^[\s«"“(¿¡*_]*\p{Ll}/u, (start) => start.toUpperCase());
}

/** With a small first letter, unless the first word is written in capitals («IVA»). */
export function uncapitalized(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

/** A text as a sentence: capital, and a stop where no mark ends it. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:-]+$/u, "");
  if (trimmed === "") return "";
  return capitalized(/[.!?…]["»”)*_]*$/u.test(trimmed) ? trimmed : `${trimmed}.`);
}

const shortened =
  /(?:^|[\s(])(?:p|ej|pág|máx|mín|aprox|núm|vs|sra?|dra?|av|avda|tel|etc|[ap]|\p{L})\.$/iu;

/** The sentences of a text, each with its mark; a new line ends one too. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    let from = 0;
    for (const { index, 0: stop } of line.matchAll(/(?<![.!?…])[.!?…]+["»”)]{0,3}\s/gu)) {
      const end = index + stop.length;
      if (shortened.test(line.slice(Math.max(0, index - 8), index + 1))) continue;
      found.push(line.slice(from, end).trim());
      from = end;
    }
    found.push(line.slice(from).trim());
  }
  return found.filter(Boolean);
}
