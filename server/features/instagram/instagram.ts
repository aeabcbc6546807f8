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
  estimateReach,
  postsPerDay,
  postTimes,
} from "#shared/instagram.ts";
import type { WorkerId } from "#shared/workers.ts";
import { benefitsOf, planDay } from "./campaign-plan.ts";
import { written } from "./written.ts";

const throttleWindow = { windowSeconds: 600 };
/** Far more than trying every type, worker and duration a few times takes. */
const addressLimit = { rule: "instagram-demo-address", max: 90, ...throttleWindow };
const totalLimit = { rule: "instagram-demo-all", max: 9000, ...throttleWindow, subject: "all" };

/**
 * Counts a call of the demonstration.
 * @returns how many came from its address in the last ten minutes, this one included
 * @throws AppError `rate_limited`
 */
export async function limitDemoCalls(
  platform: Platform,
  { ip }: Pick<Client, "ip">,
): Promise<number> {
  const [visits = 0] = await throttle(
    platform,
    { ...addressLimit, subject: addressBlock(ip) },
    { wider: [totalLimit] },
  );
  return visits;
}

/**
 * One of the prepared posts of a type.
 * @param seed the same seed gives the same post; consecutive seeds take turns
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
    estimatedReach: estimateReach(1),
    worker: post.worker,
    picture: post.picture,
  };
}

/** Each worker with the first paragraph of their first post. */
export function listWorkerPosts(): DemoWorkerPost[] {
  return demoWorkerIds.map((worker) => {
    const post = written.find((each) => each.type === "spotlight" && each.worker === worker);
    if (!post) throw new Error(`No post by ${worker}`);
    return {
      worker,
      preview: post.caption.split("\n\n")[0] ?? "",
      hashtags: post.hashtags.split(" "),
      estimatedReach: estimateReach(1),
    };
  });
}

/** A plan of five posts a day, each by another worker. */
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
    estimatedReach: estimateReach(totalPosts),
    benefits: benefitsOf(schedule.flatMap(({ content }) => content)),
    schedule,
  };
}
