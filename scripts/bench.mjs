import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run } from "./project.mjs";
import { testTools } from "./test-tools.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const [what = "main", ...parts] = process.argv.slice(2);
  // Advertisements are compared with what Chromium draws.
  const env = what === "ads" ? await testTools() : {};
  return run(node24(), [`bench/${what}.ts`, ...parts], { env });
});
