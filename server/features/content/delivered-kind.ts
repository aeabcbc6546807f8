import { findWorker } from "#shared/workers.ts";

const sheetHeading = /^## +(\S.*)$/m;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/**
 * What a piece is. A finished sheet that came by a hand-off or in the chat is what stands above it: «Post
 * para Instagram» is a post of Teo's; without a sheet, or under a heading that names nothing, it is talk.
 */
export function deliveredKind(piece: {
  workerId: string;
  contentType: string;
  content: string;
}): string {
  if (piece.contentType !== "chat") return piece.contentType;
  const heading = wordsOf(sheetHeading.exec(piece.content)?.[1] ?? "");
  const kinds = (findWorker(piece.workerId)?.deliverables ?? [])
    .map(({ id, label }) => ({ id, words: wordsOf(label) }))
    .filter(({ words }) => words.every((word) => heading.includes(word)))
    .sort((a, b) => b.words.length - a.words.length);
  return kinds[0]?.id ?? piece.contentType;
}
