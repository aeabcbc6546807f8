import { resolve } from "node:path";
import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt({ only: ["copywriter"] });
  const args = process.argv.slice(2).map((arg, at, all) => {
    // The paths are relative to the folder in which the command was typed.
    const isPath = all[at - 1] === "--pages" || all[at - 1] === "--out";
    return isPath ? resolve(process.env.INIT_CWD ?? ".", arg) : arg;
  });
  return run(node24(), ["scripts/draw-ad-sheets.ts", ...args]);
});
