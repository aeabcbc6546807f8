import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { inProject, main, run } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return run(node24(), [inProject("build", "server", "main.mjs"), ...process.argv.slice(2)], {
    // Saves a third of the time that loading the code takes.
    env: { NODE_COMPILE_CACHE: inProject("build", "compile-cache") },
    // The server ends when this process is gone, however it went.
    ipc: true,
  });
});
