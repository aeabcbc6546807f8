import { access, constants, mkdir } from "node:fs/promises";
import type { Config } from "./config.ts";
import { beginDatabase } from "./platform/database/db.ts";
import { createLog } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";
import type { Running } from "./start-product.ts";

/**
 * Starts the whole product.
 * @param options.root folder of the project
 * @param options.say shows a line to whoever started it
 * @throws StartupError with one sentence when something outside must be put right
 */
export async function startServer(
  config: Config,
  options: { root: string; say: (line: string) => void },
): Promise<Running> {
  const log = createLog({ level: config.logLevel, write: options.say });
  await assertWritable(config.dataDir);
  const database = await beginDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    now: () => new Date(),
  });
  // The embedded database opens in a thread of its own: the rest of the product loads meanwhile.
  const { startProduct } = await import("./start-product.ts");
  return startProduct(config, { root: options.root, database, log });
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
