// Runs Friday's payouts, as one of several processes: node friday-program.ts <database URL> <folder of transfers> <start time>.
import { createPayoutSandbox } from "#server/external/payout-folder.ts";
import type { PayoutDeps } from "#server/features/affiliates/payouts/deps.ts";
import { runFridayPayouts } from "#server/features/affiliates/payouts/friday-run.ts";
import { resumePayouts, sendPayout } from "#server/features/affiliates/payouts/sending.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { openJobQueue, startJobs } from "#server/platform/jobs/job-runner.ts";
import type { AnyJob } from "#server/platform/jobs/jobs.ts";
import { type Mail, type MailDeps, sendMail } from "#server/platform/mail/mail.ts";
import { silentLog } from "../database.ts";

const [url = "", folder = "", moment = ""] = process.argv.slice(2);
const begun = Date.now();
const now = () => new Date(Date.parse(moment) + Date.now() - begun);
const log = silentLog();
const database = await openDatabase({ url, dataDir: "", log, now });
const jobs: AnyJob<PayoutDeps & MailDeps>[] = [sendPayout, sendMail];
const queueOptions = { database, jobs, schedules: [], log };
const queue = openJobQueue(queueOptions);
const deps = {
  db: database.db,
  jobs: queue,
  now,
  log,
  settings: {
    production: false,
    publicOrigin: "http://localhost",
    contactEmail: "a@b.es",
    dataDir: "",
  },
  payouts: { provider: "sandbox", detailsKeys: [], sandbox: createPayoutSandbox({ folder }) },
  mailTransport: { deliver: async (_: Mail) => ({ sent: true }) },
};
await startJobs({ ...queueOptions, deps: deps as never, queue });
console.log("begun");
const running = new AbortController().signal;
for (;;) {
  await runFridayPayouts(deps as never, running);
  await resumePayouts(deps as never);
  await new Promise((resolve) => setTimeout(resolve, 200));
}
