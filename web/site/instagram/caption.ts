/** How many hashtags a post shows before the rest is only counted. */
const tagsShown = 15;

/** A caption's opening line, and the paragraphs after it. */
export function captionParts(caption: string): { hook: string; paragraphs: string[] } {
  const [hook = "", ...paragraphs] = caption.split("\n\n");
  return { hook, paragraphs };
}

/** The first hashtags, and how many more there are. */
export function shownTags(tags: readonly string[]): { first: readonly string[]; rest: number } {
  return { first: tags.slice(0, tagsShown), rest: Math.max(0, tags.length - tagsShown) };
}
