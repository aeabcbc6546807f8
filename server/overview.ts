import { countDeliverables, listContent } from "#server/features/content/content.ts";
import { readCredits, spentByDay, spentByWorker } from "#server/features/credits/credits.ts";
import { countProjects } from "#server/features/projects/projects.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";

const daysShown = 14;
const latestShown = 3;
const dayMs = 86_400_000;

/** Data of the dashboard's overview, from several features. */
export async function readOverview(
  platform: Platform & { files: Files },
  userId: string,
  { timeZone = "UTC" }: { timeZone?: string | undefined } = {},
) {
  const credits = await readCredits(platform, userId);
  // One day more than shown, because the first day begins earlier in time zones east of UTC.
  const since = new Date(platform.now().getTime() - (daysShown + 1) * dayMs);
  const [projectCount, contentCount, latest, byWorker, byDay] = await Promise.all([
    countProjects(platform, userId),
    countDeliverables(platform, userId),
    listContent(platform, userId, { limit: latestShown }),
    spentByWorker(platform, userId, credits.periodStart),
    spentByDay(platform, userId, since, timeZone),
  ]);
  return {
    projectCount,
    contentCount,
    latestContent: latest.rows,
    spentByWorker: byWorker,
    spentByDay: byDay,
  };
}
