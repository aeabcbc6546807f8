import { fold } from "#copywriter/spanish/fold.ts";
import { hashtag } from "#copywriter/spanish/hashtag.ts";

/** At most five, each once. */
export function hashtagsOf(words: readonly (string | null | undefined)[]): string[] {
  const seen = new Set<string>();
  return words
    .flatMap((word) => (word ? [hashtag(word)] : []))
    .filter((tag) => tag !== "" && !seen.has(fold(tag)) && seen.add(fold(tag)))
    .slice(0, 5);
}
