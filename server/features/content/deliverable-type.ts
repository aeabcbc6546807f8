import { findWorker } from "#shared/workers.ts";

const documentHeading = /^## +(\S.*)$/m;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/**
 * The content type of a piece. A chat reply that contains a finished document has the type that the
 * document's heading names: «Post para Instagram» of Teo's is a post. Other replies stay `chat`.
 */
export function deliverableTypeOf(piece: {
  workerId: string;
  contentType: string;
  content: string;
}): string {
  if (piece.contentType !== "chat") return piece.contentType;
  const heading = wordsOf(documentHeading.exec(piece.content)?.[1] ?? "");
  const candidates = (findWorker(piece.workerId)?.deliverables ?? [])
    .map(({ id, label }) => ({ id, words: wordsOf(label) }))
    .filter(({ words }) => words.every((word) => heading.includes(word)))
    .sort((a, b) => b.words.length - a.words.length);
  return candidates[0]?.id ?? piece.contentType;
}
