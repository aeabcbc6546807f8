import { type SQL, sql } from "drizzle-orm";
import { contentPieces, pieceWords } from "#db/schema.ts";

/** More than anybody types to find something. */
const wordsMax = 8;

/** Pieces in which all of these words stand, or begin a word; undefined: nothing is searched. */
export function hasWords(text: string | undefined): SQL | undefined {
  // Only letters and digits: nothing that the query's own language would read.
  const words = text?.match(/[\p{L}\p{N}]+/gu)?.slice(0, wordsMax) ?? [];
  if (words.length === 0) return undefined;
  const query = sql`to_tsquery('spanish', ${words.map((word) => `${word}:*`).join(" & ")})`;
  // «el», «de»: little words alone are in everything.
  return sql`(numnode(${query}) = 0 or ${pieceWords(contentPieces)} @@ ${query})`;
}
