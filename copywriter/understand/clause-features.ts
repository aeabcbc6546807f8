/** What a clause shows of to whom it is said: its words, pairs, beginnings of words, and how it opens. */
export function clauseFeatures(words: readonly string[]): string[] {
  const features = new Set<string>();
  const [first = "", second = "", third = ""] = words;
  features.add(`^${first}`).add(`^${first} ${second}`).add(`^${first} ${second} ${third}`);
  for (const [at, word] of words.entries()) {
    features.add(word);
    if (word.length > 5) features.add(`${word.slice(0, 5)}-`);
    features.add(`${word} ${words[at + 1] ?? "$"}`);
    const ending = endings.find((one) => word.length > one.length + 2 && word.endsWith(one));
    if (ending) features.add(`-${ending}${at === 0 ? "^" : ""}`);
  }
  features.add(words.some((word) => /^\d/.test(word)) ? "has number" : "no number");
  features.add(`length ${Math.min(8, words.length)}`);
  return [...features];
}

/** Longer ones first. */
const endings = [
  "amelo",
  "melo",
  "nos",
  "los",
  "las",
  "mos",
  "ndo",
  "lo",
  "la",
  "me",
  "le",
  "les",
  "ar",
  "er",
  "ir",
  "aba",
  "aste",
];
