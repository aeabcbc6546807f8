import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  const program = "server/features/ads/creatives/contact-sheet.ts";
  return run(node24(), [program, ...process.argv.slice(2)]);
});
