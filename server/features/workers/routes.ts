import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as endpoints from "#shared/workers.ts";
import { listWorkers, myWorkers } from "./workers.ts";

export const workerRoutes: Route<Platform>[] = [
  on(endpoints.listWorkers, async () => listWorkers()),
  on(endpoints.myWorkers, async (deps: Platform, { user }) => myWorkers(deps, user.userId)),
];
