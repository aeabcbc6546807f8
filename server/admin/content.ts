import { desc, eq } from "drizzle-orm";
import { contentPieces, contentVersions, users } from "#db/schema.ts";
import { findPieces } from "#server/features/content/content.ts";
import { AdminError, type Command, exitCodes, listLimit } from "./command.ts";
import { findPerson } from "./people.ts";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const content: Command[] = [
  {
    name: "content list",
    arguments: ["correo"],
    options: { worker: "id del worker", type: "tipo de contenido", after: "cursor" },
    summary: "Lo que se ha escrito para una cuenta, lo más reciente primero",
    run: async (context, { args: [email = ""], options }) => {
      const person = await findPerson(context, email);
      const page = await findPieces(context, person.id, {
        limit: listLimit,
        cursor: options.after,
        workerId: options.worker,
        contentType: options.type,
      });
      return {
        kind: "list",
        rows: page.rows.map((piece) => ({
          id: piece.id,
          worker: piece.workerId,
          type: piece.contentType,
          title: piece.title,
          created: piece.createdAt,
        })),
        next: page.next,
      };
    },
  },
  {
    name: "content show",
    arguments: ["id"],
    summary: "Un texto entero con sus versiones",
    run: async ({ db }, { args: [id = ""] }) => {
      const [found] = uuid.test(id)
        ? await db
            .select({ piece: contentPieces, email: users.email })
            .from(contentPieces)
            .innerJoin(users, eq(users.id, contentPieces.userId))
            .where(eq(contentPieces.id, id))
        : [];
      if (!found) throw new AdminError(`No hay ningún texto con el id ${id}.`, exitCodes.missing);
      const rows = await db
        .select({
          number: contentVersions.number,
          author: contentVersions.author,
          created: contentVersions.createdAt,
        })
        .from(contentVersions)
        .where(eq(contentVersions.contentId, id))
        .orderBy(desc(contentVersions.number))
        .limit(listLimit);
      const { piece, email } = found;
      return {
        kind: "one",
        fields: {
          id: piece.id,
          email,
          worker: piece.workerId,
          type: piece.contentType,
          title: piece.title,
          created: piece.createdAt,
          updated: piece.updatedAt,
        },
        text: piece.content,
        rows,
      };
    },
  },
];
