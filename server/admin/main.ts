import { createConnection } from "node:net";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { projectRoot, readConfig, readEnvironment } from "#server/config.ts";
import { createPasswords } from "#server/features/account/passwords.ts";
import { adminSocketPath } from "#server/platform/database/lock.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log.ts";
import { StartupError } from "#server/platform/startup-error.ts";
import { createThirdParties } from "#server/third-parties.ts";
import { createWriter } from "#server/writer/writer.ts";
import { WritingThreads } from "#server/writer/writing-threads.ts";
import { readLine, writeLine } from "./json-lines.ts";
import { failedOutcome, helpOutcome, isHelp, type Outcome, runCommand } from "./run.ts";
import { createAdminSandbox } from "./sandbox.ts";

const outcome = await run(process.argv.slice(2));
if (outcome.out) process.stdout.write(`${outcome.out}\n`);
if (outcome.err) process.stderr.write(`${outcome.err}\n`);
process.exitCode = outcome.exitCode;

async function run(argv: string[]): Promise<Outcome> {
  if (isHelp(argv)) return helpOutcome();
  try {
    const root = projectRoot();
    const config = readConfig(readEnvironment(root), root);
    const answered = config.databaseUrl ? null : await askServer(config, argv);
    return answered ?? (await runHere(config, root, argv));
  } catch (error) {
    if (error instanceof StartupError) return failedOutcome(error.message);
    return failedOutcome(`La orden ha fallado: ${error instanceof Error ? error.stack : error}`);
  }
}

/** The running server's answer; null when none runs in the data folder. */
async function askServer(config: Config, argv: string[]): Promise<Outcome | null> {
  const socket = createConnection(adminSocketPath(config.dataDir));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("error", reject);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ECONNREFUSED") return null;
    return failedOutcome(`El servidor está en marcha, pero no deja pasar esta orden (${code}).`);
  }
  await writeLine(socket, argv);
  const answer = await readLine(socket, { timeoutMs: 45_000 });
  socket.destroy();
  return answer === null
    ? failedOutcome("El servidor ha cortado sin contestar: repite la orden.")
    : (answer as Outcome);
}

async function runHere(config: Config, root: string, argv: string[]): Promise<Outcome> {
  const now = () => new Date();
  const log = createLog({ level: "warn", write: (line) => process.stderr.write(`${line}\n`) });
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: 2,
    log,
    now,
  });
  const sandbox = createAdminSandbox(config, root, log);
  try {
    await migrate(database, join(root, "db", "migrations"));
    const writer = createWriter(new WritingThreads({ log }));
    const app = await createApp({
      database,
      writer,
      settings: config,
      trustedProxies: [],
      external: createThirdParties(config, log, sandbox, writer),
      passwords: createPasswords(),
      log,
      now,
    });
    try {
      return await runCommand({ database, ...app.deps }, argv);
    } finally {
      await app.close(0);
    }
  } finally {
    await sandbox.close();
    await database.close();
  }
}
