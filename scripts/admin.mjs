import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { inProject, main, run } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt({ only: ["server"] });
  return run(node24(), [inProject("build/server/admin.mjs"), ...process.argv.slice(2)]);
});
