import type { FastifyInstance } from "fastify";
import { addressesOf, pages } from "#web/pages.ts";
import { addDataExports } from "./data-export/downloads.ts";
import { createDeps, type Deps, type DepsOptions } from "./deps.ts";
import { addAffiliateDownloads } from "./downloads/affiliate-downloads.ts";
import { addAffiliateMaterial } from "./downloads/affiliate-material.ts";
import { addFileDownloads } from "./downloads/file-downloads.ts";
import { addOrderDownloads } from "./downloads/order-downloads.ts";
import { endAbandonedReplies } from "./features/chat/stored-replies.ts";
import { jobs, schedules } from "./jobs.ts";
import { openApi } from "./openapi.ts";
import { addPayoutAccountRedirect } from "./payout-account.ts";
import {
  answerUnknownAddress,
  type PublicOptions,
  servePublicFiles,
} from "./platform/http/public-files.ts";
import { apiHeaders } from "./platform/http/security-headers.ts";
import {
  addRoutes,
  closeHttpServer,
  createHttpServer,
  type HttpOptions,
} from "./platform/http/server.ts";
import { filterOpenSessions, sessionCookie } from "./platform/http/session.ts";
import { warnOfUnlistedProxies } from "./platform/http/unlisted-proxy.ts";
import { openJobQueue, type RunningJobs, startJobs } from "./platform/jobs/job-runner.ts";
import { routes } from "./routes.ts";
import { addSandboxProxy } from "./sandbox/proxy.ts";
import { authenticator } from "./signed-in-person.ts";
import { addWebhooks } from "./webhooks.ts";

export interface AppOptions extends DepsOptions {
  /** Settles when the database has its tables; it has them when absent. */
  migrated?: Promise<unknown>;
  trustedProxies: readonly string[];
  /** The Stripe sandbox: its pages are reached under `/sandbox`. */
  sandbox?: { address(): Promise<{ port: number }> };
  /** Heartbeat and timeouts of event streams; the product's own when absent. */
  eventTimes?: HttpOptions["eventTimes"];
  /** What answers that are not read may take; the product's own when absent. */
  readerLimits?: HttpOptions["readerLimits"];
  /** Who runs the service, for /legal. */
  company?: PublicOptions["company"];
  /** Its profiles elsewhere, for the footer; none when absent. */
  social?: PublicOptions["social"];
  /** Number of Meta's pixel; no pixel when absent. */
  metaPixelId?: PublicOptions["metaPixelId"];
  /** What the web build wrote for browsers; without it only the API is served. */
  publicFolder?: string;
  /** Whether its pages are packed again, smaller, once the server listens; not when absent. */
  packBetter?: boolean;
}

/** The product without its port: requests go to `server`, background work begins with `work`. */
export interface App {
  server: FastifyInstance;
  deps: Deps;
  /** Starts jobs and schedules. */
  work(): Promise<void>;
  /** Ends replies (after at most `drainMs`), jobs and the HTTP server; the database stays open. */
  close(drainMs?: number): Promise<void>;
}

export async function createApp(options: AppOptions): Promise<App> {
  const { database, settings, log, now } = options;
  const queue = openJobQueue({ database, jobs, schedules, log }, options.migrated);
  let running: RunningJobs | undefined;
  const deps = createDeps(options, queue);
  const http: HttpOptions = {
    log,
    publicOrigin: settings.publicOrigin,
    trustedProxies: options.trustedProxies,
    cookie: sessionCookie(settings.production),
    authenticate: authenticator(deps),
    filterOpenSessions: (sessionIds) => filterOpenSessions(deps, sessionIds),
    production: settings.production,
    ...(settings.production
      ? { onUnlistedProxy: warnOfUnlistedProxies({ ...settings, log, now }) }
      : {}),
    ...(options.readerLimits ? { readerLimits: options.readerLimits } : {}),
    ...(options.eventTimes ? { eventTimes: options.eventTimes } : {}),
  };
  const server = createHttpServer(http);
  addRoutes(server, http, deps, routes);
  addWebhooks(server, deps);
  addFileDownloads(server, deps);
  addOrderDownloads(server, deps);
  addAffiliateDownloads(server, deps, http);
  addPayoutAccountRedirect(server, deps, http);
  addAffiliateMaterial(server, deps);
  addDataExports(server, { ...deps, databaseKind: database.kind }, http);
  if (options.sandbox) addSandboxProxy(server, { ...options.sandbox, log });
  addOwnPages(server, options);
  return {
    server,
    deps,
    async work() {
      // Whoever alone holds the database's folder can be sure that nobody is writing any more.
      await endAbandonedReplies(deps, { all: database.kind === "pglite" });
      running = await startJobs({ database, jobs, schedules, deps, log, queue });
    },
    async close(drainMs = 10_000) {
      await closeHttpServer(server, deps.liveReplies.drain(drainMs));
      // A request that was let in just before may have begun another.
      await deps.liveReplies.drain(0);
      if (running) await running.stop(true);
      else await queue.close();
      await deps.runningMaterials.close();
      await deps.renderer.close();
      await deps.writer.close();
    },
  };
}

function addOwnPages(server: FastifyInstance, options: AppOptions): void {
  let document: object | undefined;
  server.get("/api/openapi.json", (_request, reply) => {
    document ??= openApi(
      routes.map((route) => route.endpoint),
      options.settings.publicOrigin,
    );
    return reply.headers(apiHeaders).send(document);
  });
  server.get("/healthz", (_request, reply) => reply.headers(apiHeaders).send({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    reply.headers(apiHeaders);
    try {
      await options.database.check();
      return { status: "ok" };
    } catch (error) {
      options.log.warn({ error }, "Not ready");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
  for (const path of ["/pricing", "/pricing/"]) {
    server.get(path, (request, reply) =>
      reply.redirect(request.url.replace(path, "/precios"), 301),
    );
  }
  if (!options.publicFolder) {
    server.setNotFoundHandler(answerUnknownAddress);
    return;
  }
  servePublicFiles(
    server,
    options.publicFolder,
    {
      appPaths: pages
        .filter((page) => page.render === "app")
        .filter((page) => !(page.hiddenInProduction && options.settings.production))
        .map((page) => page.path),
      cardPaths: pages.filter((page) => page.hasCardForm).map((page) => page.path),
      privatePaths: pages.filter((page) => page.access === "user").map((page) => page.path),
      measuredPaths: pages.filter((page) => page.allowsPixel).flatMap(addressesOf),
    },
    {
      ...options.settings,
      ...(options.company ? { company: options.company } : {}),
      social: options.social ?? [],
      metaPixelId: options.metaPixelId,
      recompress: options.packBetter ?? false,
      ownCardFields: options.external.billing.scriptUrl !== null,
      session: sessionCookie(options.settings.production),
    },
  );
}
