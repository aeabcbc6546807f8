import { type PostgresServer, startPostgres } from "./postgres.ts";

let postgres: PostgresServer | undefined;

/** One PostgreSQL for all test files of a run, unless TEST_DATABASE_URL names one. */
export async function globalSetup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
}

export function globalTeardown(): void {
  postgres?.remove();
}
