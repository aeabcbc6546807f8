import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  type Campaign,
  type CampaignDuration,
  type DemoContent,
  type DemoContentType,
  type DemoWorkerPost,
  demoWorkerIds,
  postsPerDay,
  postTimes,
  reachOf,
} from "#shared/instagram.ts";
import type { WorkerId } from "#shared/workers.ts";
import { benefitsOf, planDay } from "./campaign-plan.ts";
import { written } from "./written.ts";

const window = { windowSeconds: 600 };
/** Whoever tries every type, every worker and every duration a few times is far from it. */
const fromAddress = { rule: "instagram-demo-address", max: 90, ...window };
const fromAll = { rule: "instagram-demo-all", max: 9000, ...window, subject: "all" };

/**
 * Counts a call of the demonstration.
 * @returns how many came from its address in the last ten minutes, this one included
 * @throws AppError `rate_limited`
 */
export async function countVisit(platform: Platform, { ip }: Pick<Client, "ip">): Promise<number> {
  const [visits = 0] = await throttle(
    platform,
    { ...fromAddress, subject: addressBlock(ip) },
    { wider: [fromAll] },
  );
  return visits;
}

/**
 * One of the posts of that type.
 * @param seed the same gives the same post, the next one another where there are several
 */
export function chooseContent(
  { type, workerName }: { type: DemoContentType; workerName?: WorkerId | undefined },
  seed: number,
): DemoContent {
  const posts = written.filter(
    (post) => post.type === type && (type !== "spotlight" || post.worker === workerName),
  );
  const post = posts[seed % posts.length];
  if (!post) throw new Error(`No post of type ${type} for ${workerName}`);
  return {
    type,
    caption: post.caption,
    hashtags: post.hashtags.split(" "),
    estimatedReach: reachOf(1),
    worker: post.worker,
    picture: post.picture,
  };
}

/** Each worker with the opening of their first post. */
export function showWorkers(): DemoWorkerPost[] {
  return demoWorkerIds.map((worker) => {
    const post = written.find((each) => each.type === "spotlight" && each.worker === worker);
    if (!post) throw new Error(`No post by ${worker}`);
    return {
      worker,
      preview: post.caption.split("\n\n")[0] ?? "",
      hashtags: post.hashtags.split(" "),
      estimatedReach: reachOf(1),
    };
  });
}

/** Five posts a day, nobody's two on the same one. */
export function planCampaign(duration: CampaignDuration): Campaign {
  const schedule = Array.from({ length: duration }, (_, at) => ({
    day: at + 1,
    posts: postsPerDay,
    times: [...postTimes],
    content: planDay(at),
  }));
  const totalPosts = schedule.reduce((sum, { posts }) => sum + posts, 0);
  return {
    duration,
    totalPosts,
    postsPerDay,
    estimatedReach: reachOf(totalPosts),
    benefits: benefitsOf(schedule.flatMap(({ content }) => content)),
    schedule,
  };
}
