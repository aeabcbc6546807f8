// npm test [-- part-of-a-path …] [--long]: all tests, or those whose path has one of the parts.
import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run } from "./project.mjs";
import { testTools } from "./test-tools.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const tools = await testTools();
  return run(node24(), ["scripts/run-tests.mjs", ...process.argv.slice(2)], { env: tools });
});
