import { type SQL, sql } from "drizzle-orm";
import { contentPieces, pieceWords } from "#db/schema.ts";

/** More than anybody types to find something. */
const wordsMax = 8;

/** Condition: the piece has, for each of these words, a word that begins with it; undefined: no words. */
export function matchesWords(text: string | undefined): SQL | undefined {
  // Only letters and digits, so that nothing is read as query syntax.
  const words = text?.match(/[\p{L}\p{N}]+/gu)?.slice(0, wordsMax) ?? [];
  if (words.length === 0) return undefined;
  const query = sql`to_tsquery('spanish', ${words.map((word) => `${word}:*`).join(" & ")})`;
  // Stop words alone («el», «de») make an empty query, which matches every piece.
  return sql`(numnode(${query}) = 0 or ${pieceWords(contentPieces)} @@ ${query})`;
}
