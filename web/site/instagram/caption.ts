/** Number of hashtags shown; the rest are only counted. */
const tagsShown = 15;

/** A caption's first line, and the paragraphs after it. */
export function captionParts(caption: string): { hook: string; paragraphs: string[] } {
  const [hook = "", ...paragraphs] = caption.split("\n\n");
  return { hook, paragraphs };
}

/** The first 15 hashtags, and the number of the rest. */
export function splitTags(tags: readonly string[]): { first: readonly string[]; rest: number } {
  return { first: tags.slice(0, tagsShown), rest: Math.max(0, tags.length - tagsShown) };
}
