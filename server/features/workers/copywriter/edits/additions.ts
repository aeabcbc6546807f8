const marked = /^(?:#|\||- |\d+[./]|\*\*|\*[^*]|¡?Hola|¡?Buen[oa]s|Estimad)/u;

/**
 * The piece with a sentence of its owner at the end of its first paragraph; undefined where it has
 * several texts, or none that runs on.
 */
export function withSentence(piece: string, sentence: string): string | undefined {
  if (piece.includes(sentence)) return undefined;
  const blocks = piece.split("\n\n");
  if (blocks.filter((block) => /^#{2,3} /u.test(block)).length > 1) return undefined;
  const at = blocks.findIndex((block) => !marked.test(block) && /[.!?]$/u.test(block));
  if (at < 0) return undefined;
  return blocks.toSpliced(at, 1, `${blocks[at]} ${sentence}`).join("\n\n");
}
