import { randomUUID } from "node:crypto";
import { and, count, desc, eq } from "drizzle-orm";
import { projects } from "#db/schema.ts";
import { after, cut, pageSize } from "#server/platform/database/cursor.ts";
import { notFound } from "#server/platform/errors.ts";
import { Page } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";

type Row = typeof projects.$inferSelect;

/** A person's projects, newest first. */
export async function listProjects(
  { db }: Pick<Platform, "db">,
  userId: string,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number },
) {
  const rows = await db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), after(cursor, projects.createdAt, projects.id)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit + 1);
  const page = cut(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  return new Page(page.rows.map(toProject), page.next, await countProjects({ db }, userId));
}

export async function countProjects({ db }: Pick<Platform, "db">, userId: string) {
  const [row] = await db
    .select({ total: count() })
    .from(projects)
    .where(eq(projects.userId, userId));
  return row!.total;
}

export async function createProject(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
  input: Pick<Row, "name" | "description" | "type">,
) {
  const [row] = await db
    .insert(projects)
    .values({ id: randomUUID(), userId, ...input, createdAt: now() })
    .returning();
  return toProject(row!);
}

/** The person's project, or 404. */
export async function readProject({ db }: Pick<Platform, "db">, userId: string, projectId: string) {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.userId, userId)));
  if (!row) throw notFound("Este proyecto no existe");
  return toProject(row);
}

function toProject(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
