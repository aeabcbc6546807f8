import type { Db } from "./database/db.ts";
import type { JobQueue } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";

/** What the operator decides and every feature may need. */
export interface Settings {
  production: boolean;
  /** Scheme and host that people type, without a slash at the end. */
  publicOrigin: string;
  contactEmail: string;
  /** Folder of everything that is written on disk. */
  dataDir: string;
}

/** What every verb can be handed. Features take the part they need. */
export interface Platform {
  db: Db;
  jobs: JobQueue;
  log: Log;
  settings: Settings;
  now: () => Date;
}
