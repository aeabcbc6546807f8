import { type JobState, listJobs, retryJob } from "#server/platform/jobs/operator.ts";
import { AdminError, type Command, exitCodes, listLimit } from "./command.ts";

const states: readonly JobState[] = [
  "created",
  "retry",
  "active",
  "completed",
  "cancelled",
  "failed",
];

export const jobs: Command[] = [
  {
    name: "jobs list",
    arguments: [],
    options: { state: states.join(", ") },
    summary: "Los últimos 50 trabajos en segundo plano",
    run: async ({ database }, { options }) => {
      const state = states.find((each) => each === options.state);
      if (options.state !== undefined && state === undefined) {
        throw new AdminError(`--state solo puede ser ${states.join(", ")}.`, exitCodes.usage);
      }
      const rows = await listJobs(database, { state, limit: listLimit });
      return {
        kind: "list",
        rows: rows.map((job) => ({
          id: job.id,
          name: job.name,
          state: job.state,
          retries: job.retries,
          created: job.createdAt,
          completed: job.completedAt,
          failure: job.failure,
        })),
      };
    },
  },
  {
    name: "jobs retry",
    arguments: ["id"],
    summary: "Intenta otra vez un trabajo que falló del todo",
    run: async ({ database }, { args: [id = ""] }) => {
      if (!(await retryJob(database, id))) {
        throw new AdminError(`No hay ningún trabajo fallido con el id ${id}.`, exitCodes.missing);
      }
      return { kind: "done", sentence: `El trabajo ${id} se intentará de nuevo.` };
    },
  },
];
