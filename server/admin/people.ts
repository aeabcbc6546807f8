import { and, count, desc, eq, gt, ilike, or, sql } from "drizzle-orm";
import { contentPieces, conversations, creditAccounts, sessions, users } from "#db/schema.ts";
import { businessProfiles } from "#db/schema-brain.ts";
import { afterCursor, pageOf } from "#server/platform/database/cursor.ts";
import { endSessions } from "#server/platform/http/session.ts";
import { type AdminContext, AdminError, type Command, exitCodes, listLimit } from "./command.ts";

/** The person with this e-mail address; letter case does not matter. @throws AdminError `missing` */
export async function findPerson({ db }: Pick<AdminContext, "db">, email: string) {
  const [found] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  if (!found)
    throw new AdminError(`No hay ninguna cuenta con el correo ${email}.`, exitCodes.missing);
  return found;
}

export const people: Command[] = [
  {
    name: "users list",
    arguments: [],
    options: { search: "parte del correo o del nombre", after: "cursor de la página siguiente" },
    summary: "Cuentas, la más reciente primero",
    run: async ({ db }, { options }) => {
      const like = options.search ? `%${options.search.replace(/[\\%_]/g, "\\$&")}%` : undefined;
      const rows = await db
        .select({
          id: users.id,
          email: users.email,
          name: users.name,
          plan: users.plan,
          credits: creditAccounts.balance,
          created: users.createdAt,
        })
        .from(users)
        .leftJoin(
          creditAccounts,
          and(eq(creditAccounts.userId, users.id), eq(creditAccounts.bucket, "main")),
        )
        .where(
          and(
            like ? or(ilike(users.email, like), ilike(users.name, like)) : undefined,
            afterCursor(options.after, users.createdAt, users.id),
          ),
        )
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(listLimit + 1);
      const page = pageOf(rows, listLimit, (row) => ({ at: row.created, id: row.id }));
      return { kind: "list", rows: page.rows, next: page.next };
    },
  },
  {
    name: "users show",
    arguments: ["correo"],
    summary: "Una cuenta: plan, créditos, perfil, actividad",
    run: async (context, { args: [email = ""] }) => {
      const { db, now } = context;
      const person = await findPerson(context, email);
      const [profile] = await db
        .select({ name: businessProfiles.businessName, industry: businessProfiles.industry })
        .from(businessProfiles)
        .where(eq(businessProfiles.userId, person.id));
      const [credits] = await db
        .select()
        .from(creditAccounts)
        .where(and(eq(creditAccounts.userId, person.id), eq(creditAccounts.bucket, "main")));
      const [conversationCount] = await db
        .select({ total: count() })
        .from(conversations)
        .where(eq(conversations.userId, person.id));
      const [contentCount] = await db
        .select({ total: count() })
        .from(contentPieces)
        .where(eq(contentPieces.userId, person.id));
      const [sessionCount] = await db
        .select({ total: count() })
        .from(sessions)
        .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, now())));
      return {
        kind: "one",
        fields: {
          id: person.id,
          email: person.email,
          username: person.username,
          name: person.name,
          plan: person.plan,
          created: person.createdAt,
          emailVerified: person.emailVerifiedAt,
          leaving: person.leavingAt,
          business: profile ? `${profile.name} (${profile.industry})` : null,
          credits: credits?.balance ?? null,
          creditsGranted: credits?.granted ?? null,
          conversations: conversationCount?.total ?? 0,
          content: contentCount?.total ?? 0,
          sessions: sessionCount?.total ?? 0,
        },
      };
    },
  },
  {
    name: "users logout",
    arguments: ["correo"],
    summary: "Cierra todas las sesiones de una cuenta",
    run: async (context, { args: [email = ""] }) => {
      const person = await findPerson(context, email);
      await endSessions(context, person.id);
      return { kind: "done", sentence: `Cerradas todas las sesiones de ${person.email}.` };
    },
  },
];
