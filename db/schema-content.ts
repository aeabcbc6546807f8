import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { type contentPieces, createdAt, id, instant, owner } from "./schema.ts";

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

/** What a drawing needs to know of a photo, as the drawing process has found it. */
export interface PhotoForDrawing {
  /** What stood before a plain ground is cut out of it. */
  kind: "photo" | "cutout";
  width: number;
  height: number;
  /** In fractions of it. */
  subject: { x: number; y: number; width: number; height: number };
  luminance: number;
  edgeColor: string;
}

/** Photos of somebody's own. Their files stand in a folder under the owner's and their own id. */
export const photos = pgTable(
  "photos",
  {
    id: id(),
    userId: owner(),
    /** As its file was called; "" when nobody said. */
    name: text().notNull(),
    /** SHA-256 of the bytes that were sent, base64url: the same photo is kept once. */
    digest: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Ending of its own file. */
    extension: text({ enum: ["jpg", "png"] }).notNull(),
    drawing: jsonb().$type<PhotoForDrawing>().notNull(),
    createdAt: createdAt(),
    /** Since when it is deleted: for some minutes it can be brought back. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex("photos_user_digest").on(table.userId, table.digest),
    index("photos_user_created").on(table.userId, table.createdAt, table.id),
    index("photos_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
