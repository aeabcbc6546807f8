import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { generateDemoContent, listDemoWorkers, simulateCampaign } from "#shared/instagram.ts";
import { chooseContent, countVisit, planCampaign, showWorkers } from "./instagram.ts";

export const instagramRoutes: Route<Platform>[] = [
  on(generateDemoContent, async (platform: Platform, { body, client }) => ({
    content: chooseContent(body, await countVisit(platform, client)),
  })),
  on(listDemoWorkers, async (platform: Platform, { client }) => {
    await countVisit(platform, client);
    return { workers: showWorkers() };
  }),
  on(simulateCampaign, async (platform: Platform, { body, client }) => {
    await countVisit(platform, client);
    return { campaign: planCampaign(body.duration) };
  }),
];
