import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { generateDemoContent, listDemoWorkers, simulateCampaign } from "#shared/instagram.ts";
import { chooseContent, limitDemoCalls, listWorkerPosts, planCampaign } from "./instagram.ts";

export const instagramRoutes: Route<Platform>[] = [
  on(generateDemoContent, async (platform: Platform, { body, client }) => ({
    content: chooseContent(body, await limitDemoCalls(platform, client)),
  })),
  on(listDemoWorkers, async (platform: Platform, { client }) => {
    await limitDemoCalls(platform, client);
    return { workers: listWorkerPosts() };
  }),
  on(simulateCampaign, async (platform: Platform, { body, client }) => {
    await limitDemoCalls(platform, client);
    return { campaign: planCampaign(body.duration) };
  }),
];
