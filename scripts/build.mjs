import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { main } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt({ force: true });
});
