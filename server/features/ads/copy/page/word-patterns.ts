/** Whether a folded text begins with one of these words, each a short pattern. */
export const startOf = (words: readonly string[]): RegExp =>
  new RegExp(`^(?:${words.join("|")})\\b`);

/** Whether a folded text has one of these words, each a short pattern. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join("|")})\\b`);
