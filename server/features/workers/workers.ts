import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { notFound } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { planOf } from "#shared/plans.ts";
import { type Worker, workers } from "#shared/workers.ts";

export { failureOf } from "./failure.ts";
export { replyRequest } from "./request.ts";

type WorkerSummary = Omit<Worker, "deliverables">;

/** The whole team, Mel first. */
export function listWorkers(): { workers: WorkerSummary[] } {
  return { workers: workers.map(summary) };
}

/** The whole team with what the person's plan opens. */
export async function myWorkers(
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<(WorkerSummary & { available: boolean })[]> {
  const [user] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId));
  if (!user) throw notFound("Esta cuenta ya no existe");
  return workers.map((worker) => ({
    ...summary(worker),
    available: openWorker(user.plan, worker.id),
  }));
}

/** Whether a plan opens a worker; Mel is always there. */
export function openWorker(planId: string, workerId: string): boolean {
  return workerId === "mel" || planOf(planId).workers.some((id) => id === workerId);
}

function summary(worker: Worker): WorkerSummary {
  const { deliverables: _, ...rest } = worker;
  return rest;
}
