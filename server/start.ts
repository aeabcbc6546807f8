import { existsSync } from "node:fs";
import { access, constants, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serveAdmin } from "./admin/serve.ts";
import { type App, createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { assertLinkedAccount } from "./features/billing/stripe/stripe-accounts.ts";
import type { Database } from "./platform/database/db.ts";
import { migrate } from "./platform/database/migrate.ts";
import { startDatabase } from "./platform/database/open-database.ts";
import { clearUnlistedProxy } from "./platform/http/unlisted-proxy.ts";
import { createLog, type Log } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";
import { createSandbox, type Sandbox, sandboxSite } from "./sandbox/process.ts";
import { createThirdParties } from "./third-parties.ts";
import { createWriter } from "./writer/writer.ts";
import { WritingThreads } from "./writer/writing-threads.ts";

export interface Running {
  app: App;
  database: Pick<Database, "kind" | "check" | "lost" | "terminate">;
  log: Log;
  /** Resolves once the model's code is loaded and has been used. */
  warmed: Promise<void>;
  /** Rejects with a StartupError when the database turns out to belong to another Stripe account. */
  checked: Promise<void>;
  /** Lets replies in progress finish for at most `drainMs`, then stops everything. */
  close(drainMs: number): Promise<void>;
}

/**
 * Starts the whole product, and closes what was opened when that fails.
 * @param options.root folder of the project
 * @param options.say shows a line to whoever started it
 * @throws StartupError with one sentence when something outside must be put right
 */
export async function startServer(
  config: Config,
  { root, say }: { root: string; say: (line: string) => void },
): Promise<Running> {
  const log = createLog({ level: config.logLevel, write: say });
  await assertWritable(config.dataDir);
  const now = () => new Date();
  const database = await startDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    now,
  });
  const migrated = database.opened.then(() => migrate(database, join(root, "db", "migrations")));
  migrated.catch(() => undefined);
  let app: App | undefined;
  let sandbox: Sandbox | undefined;
  try {
    if (config.stripe.keys === null) {
      sandbox = createSandbox({ root, dataDir: config.dataDir, log });
    }
    const writer = createWriter(new WritingThreads({ log }));
    const external = createThirdParties(config, log, sandbox, writer);
    app = await createApp({
      database,
      migrated,
      settings: {
        production: config.production,
        publicOrigin: config.publicOrigin,
        contactEmail: config.contactEmail,
        dataDir: config.dataDir,
      },
      trustedProxies: config.trustedProxies,
      external,
      writer,
      ...(sandbox ? { sandbox } : {}),
      company: config.company,
      social: config.social,
      ...(config.metaPixelId ? { metaPixelId: config.metaPixelId } : {}),
      log,
      now,
      ...builtSite(root),
    });
    await migrated;
    // Whoever sees that it answers may call the operator's door at once.
    database.onAdminConnection?.(serveAdmin({ database, ...app.deps }));
    await clearUnlistedProxy(config.dataDir);
    await listen(app, config);
    await app.work();
    // The first reply should not wait for code to load; the first page need not wait for it either.
    const warmed = app.deps.llm
      .warm()
      .catch((error) => log.error({ error }, "The model's code did not load"));
    sandbox?.start(sandboxSite(config, (app.server.server.address() as AddressInfo).port));
    // Over the network: the first page does not wait for it, whatever needs Stripe does.
    const closing = new AbortController();
    const checked = assertLinkedAccount(app.deps.stripe, closing.signal);
    checked.catch(() => undefined);
    return running({ app, database, sandbox, log, warmed, checked, closing });
  } catch (error) {
    sandbox?.stopWaiting();
    await app?.close(0);
    await sandbox?.close();
    await database.close();
    throw error;
  }
}

function running({
  app,
  database,
  sandbox,
  log,
  warmed,
  checked,
  closing,
}: {
  app: App;
  database: Database;
  sandbox: Sandbox | undefined;
  log: Log;
  warmed: Promise<void>;
  checked: Promise<void>;
  closing: AbortController;
}): Running {
  return {
    app,
    database,
    log,
    warmed,
    checked,
    async close(drainMs) {
      log.info("Stopping");
      closing.abort();
      sandbox?.stopWaiting();
      await app.close(drainMs);
      await sandbox?.close();
      await database.close();
    },
  };
}

function builtSite(root: string): { publicFolder?: string; packBetter?: boolean } {
  const publicFolder = join(root, "build", "web", "client");
  return existsSync(publicFolder) ? { publicFolder, packBetter: true } : {};
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.server.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const sentence = {
      EADDRINUSE: `El puerto ${port} ya está en uso: detén el otro programa o elige otro puerto con la variable PORT.`,
      EACCES: `No hay permiso para usar el puerto ${port}: elige uno a partir de 1024 con la variable PORT.`,
      EADDRNOTAVAIL: `HOST=${host} no es una dirección de este equipo.`,
      ENOTFOUND: `HOST=${host} no es una dirección de este equipo.`,
    }[code ?? ""];
    throw sentence ? new StartupError(sentence, { cause: error }) : error;
  }
}

async function assertWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartupError(
      `No se puede escribir en la carpeta de DATA_DIR, ${folder} (${(error as NodeJS.ErrnoException).code}).`,
      { cause: error },
    );
  }
}
