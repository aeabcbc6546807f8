import { index, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { type contentPieces, instant, owner } from "./schema.ts";

/** A deleted piece as it was, with what hung on it. */
export interface DeletedPiece {
  piece: Omit<typeof contentPieces.$inferSelect, "createdAt" | "updatedAt"> & {
    createdAt: string;
    updatedAt: string;
  };
  versions: { number: number; content: string; author: "worker" | "user"; createdAt: string }[];
  /** Replies that it was made of. */
  messageIds: string[];
}

/** Pieces that were deleted a moment ago, away from all that reads pieces, for as long as they can be brought back. */
export const deletedContent = pgTable(
  "deleted_content",
  {
    /** The piece's own. */
    id: uuid().primaryKey(),
    userId: owner(),
    kept: jsonb().$type<DeletedPiece>().notNull(),
    deletedAt: instant().notNull(),
  },
  (table) => [
    index("deleted_content_user").on(table.userId),
    index("deleted_content_deleted").on(table.deletedAt),
  ],
);
