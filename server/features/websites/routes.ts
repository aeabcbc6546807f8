import { on, type Route } from "#server/platform/http/http.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { analyzeWebsite as analyze, describeAnalysis, type WebsiteDeps } from "./websites.ts";

export const websiteRoutes: Route<WebsiteDeps>[] = [
  on(analyzeWebsite, async (deps: WebsiteDeps, { body, client }) => ({
    analysis: describeAnalysis(await analyze(deps, body, client)),
  })),
];
