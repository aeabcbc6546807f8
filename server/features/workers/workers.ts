import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { notFound } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { workersOf } from "#shared/plans.ts";
import { type Worker, workers } from "#shared/workers.ts";

export { failureOf } from "./failure.ts";
export { replyRequest } from "./request.ts";

type WorkerSummary = Omit<Worker, "deliverables" | "picture">;

/** The whole team, Mel first. */
export function listWorkers(): { workers: WorkerSummary[] } {
  return { workers: workers.map(summary) };
}

/** The whole team with what the person's plan and add-ons open. */
export async function myWorkers(
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<(WorkerSummary & { available: boolean })[]> {
  const [user] = await db
    .select({ plan: users.plan, addons: users.addons })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw notFound("Esta cuenta ya no existe");
  return workers.map((worker) => ({
    ...summary(worker),
    available: openWorker(user, worker.id),
  }));
}

/** Whether plan or add-ons open a worker; Mel is always there. */
export function openWorker(
  { plan, addons }: { plan: string; addons: readonly string[] },
  workerId: string,
): boolean {
  return workerId === "mel" || workersOf(plan, addons).some((id) => id === workerId);
}

function summary(worker: Worker): WorkerSummary {
  const { deliverables: _, picture: __, ...rest } = worker;
  return rest;
}
