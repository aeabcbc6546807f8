import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import { contentPieces, conversations, projects, users } from "#db/schema.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
import { Page } from "#server/platform/http/http.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Platform } from "#server/platform/platform.ts";
import { projectsMax } from "#shared/projects.ts";

type Row = typeof projects.$inferSelect;
type Facts = Pick<Row, "name" | "description" | "type">;

/** A person's projects, newest first. */
export async function listProjects(
  { db }: Pick<Platform, "db">,
  userId: string,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number },
) {
  const rows = await db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), afterCursor(cursor, projects.createdAt, projects.id)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  return new Page(
    await withContentCounts({ db }, page.rows),
    page.next,
    await countProjects({ db }, userId),
  );
}

export async function countProjects({ db }: Pick<Platform, "db">, userId: string) {
  const [row] = await db
    .select({ total: count() })
    .from(projects)
    .where(eq(projects.userId, userId));
  return row!.total;
}

/** @throws AppError 409 when the account has the maximum of projects, 429 */
export async function createProject(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
  facts: Facts,
) {
  await limitWrites({ db, now }, userId, "project");
  return await db.transaction(async () => {
    // Locks the person: two parallel calls would both find room for the last project.
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    if ((await countProjects({ db }, userId)) >= projectsMax) {
      throw new AppError(
        "conflict",
        `Ya tienes ${projectsMax} proyectos, el máximo. Borra alguno que no uses: su contenido no se pierde.`,
      );
    }
    const [row] = await db
      .insert(projects)
      .values({ id: randomUUID(), userId, ...facts, createdAt: now() })
      .returning();
    return { ...toProject(row!), contentCount: 0 };
  });
}

/** The person's project; undefined when there is none. */
export async function findProject({ db }: Pick<Platform, "db">, userId: string, projectId: string) {
  const [row] = await db.select().from(projects).where(ownProject(userId, projectId));
  return row && toProject(row);
}

/** Keeps the person's project from being deleted until the transaction ends. @throws AppError 404 */
export async function lockProject({ db }: Pick<Platform, "db">, userId: string, projectId: string) {
  const own = ownProject(userId, projectId);
  const [row] = await db.select({ id: projects.id }).from(projects).where(own).for("key share");
  if (!row) throw projectNotFound();
}

/** The person's project with the number of its pieces. @throws AppError 404 */
export async function readProject({ db }: Pick<Platform, "db">, userId: string, projectId: string) {
  const rows = await db.select().from(projects).where(ownProject(userId, projectId));
  const [project] = await withContentCounts({ db }, rows);
  if (!project) throw projectNotFound();
  return project;
}

/** @throws AppError 404, 429 */
export async function updateProject(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
  projectId: string,
  changes: Partial<Facts>,
) {
  if (Object.values(changes).some((value) => value !== undefined)) {
    await limitWrites({ db, now }, userId, "project");
    await db.update(projects).set(changes).where(ownProject(userId, projectId));
  }
  return await readProject({ db }, userId, projectId);
}

/** Deletes the project; its content stays, in no project. @throws AppError 404 */
export async function deleteProject(
  { db }: Pick<Platform, "db">,
  userId: string,
  projectId: string,
): Promise<void> {
  await db.transaction(async () => {
    // Deleting a conversation locks the same rows in another order: this prevents a deadlock.
    await db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.projectId, projectId), eq(conversations.userId, userId)))
      .orderBy(asc(conversations.id))
      .for("no key update");
    const deleted = await db
      .delete(projects)
      .where(ownProject(userId, projectId))
      .returning({ id: projects.id });
    if (deleted.length === 0) throw projectNotFound();
  });
}

async function withContentCounts({ db }: Pick<Platform, "db">, rows: Row[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ projectId: contentPieces.projectId, total: count() })
    .from(contentPieces)
    .where(inArray(contentPieces.projectId, ids))
    .groupBy(contentPieces.projectId);
  const totals = new Map(counts.map(({ projectId, total }) => [projectId, total]));
  return rows.map((row) => ({ ...toProject(row), contentCount: totals.get(row.id) ?? 0 }));
}

function ownProject(userId: string, projectId: string) {
  return and(eq(projects.id, projectId), eq(projects.userId, userId));
}

function projectNotFound() {
  return notFound("Este proyecto no existe");
}

function toProject(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
