import type { Database } from "../database/db.ts";

export type JobState = "created" | "retry" | "active" | "completed" | "cancelled" | "failed";

/** A job as the operator sees it. */
export interface JobRecord {
  id: string;
  name: string;
  state: JobState;
  data: unknown;
  /** Number of attempts after the first. */
  retries: number;
  /** Message of the last failure; null when there was none. */
  failure: string | null;
  createdAt: Date;
  completedAt: Date | null;
}

/** Jobs, newest first. */
export async function listJobs(
  database: Database,
  { state, limit }: { state?: JobState; limit: number },
): Promise<JobRecord[]> {
  const { rows } = await database.sql(
    `select id, name, state::text, data, retry_count, output->>'message' as failure,
            (extract(epoch from created_on) * 1000)::float8 as created_ms,
            (extract(epoch from completed_on) * 1000)::float8 as completed_ms
       from pgboss.job
      where $1::text is null or state::text = $1::text
      order by created_on desc, id limit $2`,
    [state ?? null, limit],
  );
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    state: row.state as JobState,
    data: row.data,
    retries: Number(row.retry_count),
    failure: row.failure === null ? null : String(row.failure),
    createdAt: new Date(Number(row.created_ms)),
    completedAt: row.completed_ms === null ? null : new Date(Number(row.completed_ms)),
  }));
}

/** Gives a job that failed for good one more attempt. False when there is no such failed job. */
export async function retryJob(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.sql(
    `update pgboss.job
        set state = 'retry', retry_limit = retry_limit + 1, start_after = now(),
            completed_on = null
      where id::text = $1 and state = 'failed'
      returning id`,
    [id],
  );
  return rows.length > 0;
}

/** The latest failure of each uncompleted job of this name, by the job's key. */
export async function latestFailures(
  database: Database,
  name: string,
): Promise<Map<string, string>> {
  const { rows } = await database.sql(
    `select distinct on (singleton_key) singleton_key as key, output->>'message' as failure
       from pgboss.job
      where name = $1 and state::text <> 'completed' and output->>'message' is not null
      order by singleton_key, created_on desc`,
    [name],
  );
  return new Map(rows.map((row) => [String(row.key), String(row.failure)]));
}
