import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, instant, oneOf, text } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { picture } from "./pictures.ts";
import { contentTypeIds, workerIds } from "./workers.ts";

export const contentLengthMax = 40_000;
export const searchLengthMax = 100;
/** How long a deleted piece can be brought back. */
export const undoMinutes = 10;

export const contentPiece = z.object({
  id,
  workerId: z.string(),
  contentType: z.string(),
  /** First words, for lists. */
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  /** The piece's text is the caption for this picture. */
  picture: z.nullable(picture),
  projectId: z.nullable(id),
  conversationId: z.nullable(id),
  createdAt: instant,
  updatedAt: instant,
});
export type ContentPiece = z.output<typeof contentPiece>;

const contentVersion = z.object({
  number: z.int(),
  content: z.string(),
  author: z.enum(["worker", "user"]),
  createdAt: instant,
});

const contentIdParam = z.strictObject({ contentId: id });

export const listContent = endpoint({
  method: "GET",
  path: "/api/content",
  access: "user",
  summary:
    "List content pieces, newest first; a page of very long ones may have fewer than `limit`",
  query: z.strictObject({
    ...pageQuery,
    workerId: z.optional(oneOf(workerIds, "Este worker no existe")),
    contentType: z.optional(
      oneOf([...contentTypeIds, "deliverables"], "Este tipo de contenido no existe"),
    ),
    projectId: z.optional(id),
    /** Words or beginnings of words that the piece must all contain, ignoring accents and endings. */
    words: z.optional(
      text({
        max: searchLengthMax,
        long: `Busca con ${searchLengthMax} caracteres como máximo`,
      }),
    ),
  }),
  output: z.array(contentPiece),
  paginated: true,
});

export const readContent = endpoint({
  method: "GET",
  path: "/api/content/{contentId}",
  access: "user",
  summary: "One content piece with its latest 50 versions and the first, newest first",
  params: contentIdParam,
  output: z.object({ ...contentPiece.shape, versions: z.array(contentVersion) }),
  errors: ["not_found"],
});

export const updateContent = endpoint({
  method: "PATCH",
  path: "/api/content/{contentId}",
  access: "user",
  summary: "Edit the text (a new version) or file it in a project",
  params: contentIdParam,
  body: z.strictObject({
    content: z.optional(
      text({
        min: 1,
        max: contentLengthMax,
        short: "El texto no puede quedar vacío",
      }),
    ),
    projectId: z.optional(z.nullable(id)),
    /** The version that was edited; a newer one gives 409. */
    baseVersion: z.optional(z.int().check(z.minimum(1))),
  }),
  output: z.object({ ...contentPiece.shape, versions: z.array(contentVersion) }),
  errors: ["not_found", "conflict"],
});

export const deleteContent = endpoint({
  method: "DELETE",
  path: "/api/content/{contentId}",
  access: "user",
  summary: "Delete a content piece and its versions; for 10 minutes it can be restored",
  params: contentIdParam,
  output: z.object({ message: z.string() }),
  errors: ["not_found"],
});

export const restoreContent = endpoint({
  method: "POST",
  path: "/api/content/{contentId}/restore",
  access: "user",
  summary: "Bring back a piece that was deleted less than 10 minutes ago, as it was",
  params: contentIdParam,
  output: contentPiece,
  errors: ["not_found", "conflict"],
});
