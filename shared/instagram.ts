import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { oneOf } from "./fields.ts";
import { planOf, workersOf } from "./plans.ts";

/** The eight workers of the demo: those of the largest plan without video. */
export const demoWorkerIds = workersOf(planOf("pro").id);

/** The kinds of demo posts; `spotlight` is about one worker. */
export const demoContentTypes = ["team", "trending", "testimonial", "spotlight"] as const;
export type DemoContentType = (typeof demoContentTypes)[number];

/** The possible lengths of a simulated campaign, in days. */
export const campaignDurations = [7, 15, 30] as const;
export type CampaignDuration = (typeof campaignDurations)[number];

export const postsPerDay = 5;
/** The local times of a day's posts, in order. */
export const postTimes = ["8:00", "11:00", "14:00", "18:00", "21:00"] as const;

/** The assumed views of a small account's post; the page states the assumption. */
export const viewsPerPost = 320;
/** The demo's estimate: posts × views per post. */
export const estimateReach = (posts: number) => posts * viewsPerPost;

const demoContent = z.object({
  type: z.enum(demoContentTypes),
  /** Paragraphs with an empty line between them; the first is the opening line. */
  caption: z.string(),
  /** With «#», the post's specific hashtags first. */
  hashtags: z.array(z.string()),
  /** Views of this one post. */
  estimatedReach: z.int(),
  /** Id of the worker who wrote it. */
  worker: z.string(),
  /** The number of the example advertisement whose picture it has, 1 to 7. */
  picture: z.int(),
});
export type DemoContent = z.output<typeof demoContent>;

const chooseType = "Elige un tipo de publicación de la lista";
const chooseWorker = "Elige un worker de la lista";

export const generateDemoContent = endpoint({
  method: "POST",
  path: "/api/instagram/demo/generate-content",
  access: "public",
  summary: "A prewritten demo post for a fictional bakery, a different one at each call",
  body: z
    .strictObject({
      type: oneOf(demoContentTypes, chooseType),
      /** Id of the worker; needed for `spotlight` only. */
      workerName: z.optional(oneOf(demoWorkerIds, chooseWorker)),
    })
    .check(
      z.refine(({ type, workerName }) => type !== "spotlight" || workerName !== undefined, {
        error: chooseWorker,
        path: ["workerName"],
      }),
    ),
  output: z.object({ content: demoContent }),
});

const demoWorkerPost = z.object({
  worker: z.string(),
  /** The beginning of one of the worker's posts. */
  preview: z.string(),
  hashtags: z.array(z.string()),
  estimatedReach: z.int(),
});

export const listDemoWorkers = endpoint({
  method: "GET",
  path: "/api/instagram/demo/all-workers",
  access: "public",
  summary: "List the eight workers of the demo, each with the beginning of a post",
  output: z.object({ workers: z.array(demoWorkerPost) }),
});
export type DemoWorkerPost = z.output<typeof demoWorkerPost>;

const campaign = z.object({
  /** In days. */
  duration: z.int(),
  totalPosts: z.int(),
  postsPerDay: z.int(),
  /** Views of all its posts. */
  estimatedReach: z.int(),
  benefits: z.array(z.string()),
  schedule: z.array(
    z.object({
      /** Counted from 1. */
      day: z.int(),
      posts: z.int(),
      times: z.array(z.string()),
      /** One for each time, in the same order. */
      content: z.array(z.object({ worker: z.string(), title: z.string() })),
    }),
  ),
});
export type Campaign = z.output<typeof campaign>;

export const simulateCampaign = endpoint({
  method: "POST",
  path: "/api/instagram/demo/simulate-campaign",
  access: "public",
  summary: "Simulate a campaign of five posts a day for 7, 15 or 30 days; publishes nothing",
  body: z.strictObject({
    duration: z.literal(campaignDurations, { error: "Elige 7, 15 o 30 días" }),
  }),
  output: z.object({ campaign }),
});
