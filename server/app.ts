import type { FastifyInstance } from "fastify";
import { addressesOf, pages } from "#web/pages.ts";
import { addDataExports } from "./data-export/downloads.ts";
import type { Deps } from "./deps.ts";
import { addAffiliateDownloads } from "./downloads/affiliate-downloads.ts";
import { addAffiliateMaterial } from "./downloads/affiliate-material.ts";
import { addFileDownloads } from "./downloads/file-downloads.ts";
import { addOrderDownloads } from "./downloads/order-downloads.ts";
import type { AccountLimits } from "./features/account/limits.ts";
import { createPasswords, type Passwords } from "./features/account/passwords.ts";
import { DocumentMaker } from "./features/ads/exports/documents.ts";
import { RunningMaterials } from "./features/ads/material/running-materials.ts";
import { siteColors } from "./features/ads/material/site-colors.ts";
import { orderPurchases } from "./features/ads/orders/order-purchases.ts";
import { orderStreamLimit } from "./features/ads/orders/reading-orders.ts";
import { makePicture } from "./features/ads/pictures/make-picture.ts";
import { readOwnPhoto } from "./features/ads/pictures/read-own-photo.ts";
import { preparingAhead } from "./features/ads/preparing-ahead.ts";
import { attributeAnew, attributeSignUp } from "./features/affiliates/attribution.ts";
import { planMoney } from "./features/affiliates/earnings.ts";
import { ownStripe } from "./features/billing/stripe/stripe-accounts.ts";
import { LiveReplies } from "./features/chat/live-replies.ts";
import { replyStreamLimit } from "./features/chat/reply-readers.ts";
import { endAbandonedReplies } from "./features/chat/stored-replies.ts";
import { openCredits } from "./features/credits/credits.ts";
import { RunningReadings } from "./features/websites/running-readings.ts";
import { jobs, schedules } from "./jobs.ts";
import { openApi } from "./openapi.ts";
import { addPayoutAccount } from "./payout-account.ts";
import type { Database } from "./platform/database/db.ts";
import { createFiles, type FileStore } from "./platform/files/files.ts";
import { OpenStreams } from "./platform/http/open-streams.ts";
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
import { openAmong, sessionCookie } from "./platform/http/session.ts";
import { warnOfUnnamedProxies } from "./platform/http/unnamed-proxy.ts";
import { openJobQueue, type RunningJobs, startJobs } from "./platform/jobs/jobs.ts";
import type { Log } from "./platform/log.ts";
import type { Settings } from "./platform/platform.ts";
import { createRenderer } from "./renderer/renderer.ts";
import { routes } from "./routes.ts";
import { addSandboxProxy } from "./sandbox/proxy.ts";
import { authenticator, describeUser } from "./signed-person.ts";
import { ServiceHealth } from "./status/service-health.ts";
import { addWebhooks } from "./webhooks.ts";
import { createWriter } from "./writer/writer.ts";
import { WritingThreads } from "./writer/writing-threads.ts";

/** Everything outside this program. */
export interface External
  extends Pick<
    Deps,
    "llm" | "imageModel" | "mailTransport" | "webFetch" | "stripe" | "billing" | "payouts"
  > {
  fileStore: FileStore;
}

export interface AppOptions {
  database: Database;
  /** Settles when the database has its tables; it has them when absent. */
  migrated?: Promise<unknown>;
  settings: Settings;
  trustedProxies: readonly string[];
  external: External;
  /** Where payments are rehearsed: its pages are reached under `/sandbox`. */
  sandbox?: { address(): Promise<{ port: number }> };
  /** Who hashes passwords; the product's own when absent. */
  passwords?: Passwords;
  /** Who draws pictures, until the product closes; its own child processes when absent. */
  renderer?: Deps["renderer"];
  /** Who writes in Spanish, until the product closes; its own threads when absent. */
  writer?: Deps["writer"];
  /** Whether a site's pictures are prepared before anybody asks for a preview; they are when absent. */
  preparesAhead?: boolean;
  /** How often people may try; the product's own when absent. */
  limits?: AccountLimits;
  /** Signs of life and patience of event streams; the product's own when absent. */
  eventTimes?: HttpOptions["eventTimes"];
  /** What answers that are not read may take; the product's own when absent. */
  readerLimits?: HttpOptions["readerLimits"];
  log: Log;
  now: () => Date;
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
  const serviceHealth = new ServiceHealth(database, now);
  const onStripeCall = (answered: boolean) => serviceHealth.noteStripe(answered);
  const deps: Deps = {
    db: database.db,
    jobs: queue,
    log,
    settings,
    now,
    ...options.external,
    llm: serviceHealth.watchLlm(options.external.llm),
    mailTransport: serviceHealth.watchMail(options.external.mailTransport),
    onStripeCall,
    serviceHealth,
    files: createFiles({ store: options.external.fileStore, db: database.db, now }),
    stripe: ownStripe({ ...options.external, onStripeCall, db: database.db, log, now }),
    passwords: options.passwords ?? createPasswords(),
    renderer: serviceHealth.watchRenderer(options.renderer ?? createRenderer({ log })),
    writer: options.writer ?? createWriter(new WritingThreads({ log })),
    ...(options.limits ? { limits: options.limits } : {}),
    liveReplies: new LiveReplies(),
    runningReadings: new RunningReadings(),
    pictureColors: (picture) => siteColors(deps, picture),
    runningMaterials: new RunningMaterials(),
    documentMaker: new DocumentMaker(),
    replyStreams: new OpenStreams(replyStreamLimit),
    orderStreams: new OpenStreams(orderStreamLimit),
    pictures: { make: (request) => makePicture(deps, request) },
    photoReader: { read: (bytes, caller) => readOwnPhoto(deps, bytes, caller) },
    subjectNamed: (request, call) => deps.writer.subjectNamed(request, call),
    describeUser: (userId) => describeUser(deps, userId),
    purchases: { order: orderPurchases(() => deps) },
    ...(options.preparesAhead === false ? {} : { onReading: preparingAhead(() => deps) }),
    planMoney: planMoney(() => deps),
    onRegistered: async (userId, recommended) => {
      await openCredits(deps, userId, "free");
      await attributeSignUp(deps, userId, recommended);
    },
    onHandedOver: (userId, recommended) => attributeAnew(deps, userId, recommended),
  };
  const http: HttpOptions = {
    log,
    publicOrigin: settings.publicOrigin,
    trustedProxies: options.trustedProxies,
    cookie: sessionCookie(settings.production),
    authenticate: authenticator(deps),
    openAmong: (sessionIds) => openAmong(deps, sessionIds),
    production: settings.production,
    ...(settings.production
      ? { onUnnamedProxy: warnOfUnnamedProxies({ ...settings, log, now }) }
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
  addPayoutAccount(server, deps, http);
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
      cardPaths: pages.filter((page) => page.card).map((page) => page.path),
      privatePaths: pages.filter((page) => page.access === "user").map((page) => page.path),
      measuredPaths: pages.filter((page) => page.measured).flatMap(addressesOf),
    },
    {
      ...options.settings,
      ...(options.company ? { company: options.company } : {}),
      social: options.social ?? [],
      metaPixelId: options.metaPixelId,
      packBetter: options.packBetter ?? false,
      ownCardFields: options.external.billing.scriptUrl !== null,
      session: sessionCookie(options.settings.production),
    },
  );
}
