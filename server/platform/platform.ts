import type { Db } from "./database/db.ts";
import type { JobQueue } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";

/** Settings of the operator that any feature may need. */
export interface Settings {
  production: boolean;
  /** Scheme and host of the site, without a trailing slash. */
  publicOrigin: string;
  contactEmail: string;
  /** Folder for all files that the server writes. */
  dataDir: string;
}

/** Dependencies that features may use. Each function takes only the part it needs. */
export interface Platform {
  db: Db;
  jobs: JobQueue;
  log: Log;
  settings: Settings;
  now: () => Date;
}
