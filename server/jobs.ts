import type { Deps } from "./deps.ts";
import { erasureJobs, erasureSchedules } from "./erase-account.ts";
import { accountJobs, accountSchedules } from "./features/account/jobs.ts";
import { adJobs, adSchedules } from "./features/ads/jobs.ts";
import { pictureJobs, pictureSchedules } from "./features/ads/pictures/jobs.ts";
import { affiliateJobs, affiliateSchedules } from "./features/affiliates/jobs.ts";
import { billingJobs, billingSchedules } from "./features/billing/jobs.ts";
import { chatSchedules } from "./features/chat/jobs.ts";
import { consentSchedules } from "./features/consents/jobs.ts";
import { contactSchedules } from "./features/contact/jobs.ts";
import { contentSchedules } from "./features/content/deletion.ts";
import { contentJobs } from "./features/content/jobs.ts";
import { leadSchedules } from "./features/leads/jobs.ts";
import { websiteSchedules } from "./features/websites/jobs.ts";
import { sweepLeases } from "./platform/database/leases.ts";
import { sweepSessions } from "./platform/http/session.ts";
import { sweepThrottles } from "./platform/http/throttle.ts";
import type { AnyJob, Schedule } from "./platform/jobs/jobs.ts";
import { sendMail } from "./platform/mail/mail.ts";

/** All background jobs. */
export const jobs: AnyJob<Deps>[] = [
  sendMail,
  ...accountJobs,
  ...contentJobs,
  ...billingJobs,
  ...adJobs,
  ...pictureJobs,
  ...affiliateJobs,
  ...erasureJobs,
];

/** All scheduled work. */
export const schedules: Schedule<Deps>[] = [
  ...chatSchedules,
  ...accountSchedules,
  ...billingSchedules,
  ...websiteSchedules,
  ...contactSchedules,
  ...contentSchedules,
  ...leadSchedules,
  ...consentSchedules,
  ...adSchedules,
  ...pictureSchedules,
  ...affiliateSchedules,
  ...erasureSchedules,
  sweepLeases,
  sweepSessions,
  sweepThrottles,
];
