// Runs Friday's payouts, as one of several processes: node friday-program.ts <database URL> <folder of transfers> <start time>.
import { createPayoutFolder } from "#server/external/payout-folder.ts";
import type { PayoutDeps } from "#server/features/affiliates/payouts/deps.ts";
import { payFriday } from "#server/features/affiliates/payouts/friday.ts";
import { resumePayouts, sendPayout } from "#server/features/affiliates/payouts/sending.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { type AnyJob, openJobQueue, startJobs } from "#server/platform/jobs/jobs.ts";
import { type Mail, type MailDeps, sendMail } from "#server/platform/mail/mail.ts";
import { quiet } from "../database.ts";

const [url = "", folder = "", moment = ""] = process.argv.slice(2);
const begun = Date.now();
const now = () => new Date(Date.parse(moment) + Date.now() - begun);
const log = quiet();
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
  payouts: { provider: "sandbox", detailsKeys: [], rehearsal: createPayoutFolder({ folder }) },
  mailTransport: { deliver: async (_: Mail) => ({ sent: true }) },
};
await startJobs({ ...queueOptions, deps: deps as never, queue });
console.log("begun");
const running = new AbortController().signal;
for (;;) {
  await payFriday(deps as never, running);
  await resumePayouts(deps as never);
  await new Promise((resolve) => setTimeout(resolve, 200));
}
