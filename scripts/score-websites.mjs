import { resolve } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2).map((arg, at, all) => {
    // The path is relative to the folder in which the command was typed.
    return all[at - 1] === "--pages" ? resolve(process.env.INIT_CWD ?? ".", arg) : arg;
  });
  return run(node24(), ["server/features/websites/score.ts", ...args]);
});
