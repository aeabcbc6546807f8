import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run } from "./project.mjs";
import { siteTools, testTools } from "./test-tools.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const [what = "main", ...parts] = process.argv.slice(2);
  // Both benchmarks need Chromium: to compare advertisements with, and to load pages.
  const env = what === "ads" || what === "site" ? await testTools() : {};
  if (what === "site") await siteTools();
  return run(node24(), [`bench/${what}.ts`, ...parts], { env });
});
