import { on, type Route } from "#server/platform/http.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { describeAnalysis, analyzeWebsite as readWebsite, type WebsiteDeps } from "./websites.ts";

export const websiteRoutes: Route<WebsiteDeps>[] = [
  on(analyzeWebsite, async (deps: WebsiteDeps, { body, client }) => ({
    analysis: describeAnalysis(await readWebsite(deps, body, client)),
  })),
];
