// npm run site:examples [-- texts pictures screens [part-of-a-name …]]: generates the site's example
// texts and pictures with the product's code, then takes screenshots of every page. Review the changes;
// do not tune the seeds, which were chosen before seeing any result.
import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run, say } from "./project.mjs";
import { testTools } from "./test-tools.mjs";

/** In this order, because share pictures contain the other pictures. */
const writers = {
  texts: [
    ["scripts/write-examples.ts"],
    ["scripts/write-shop.ts"],
    ["scripts/write-instagram.ts"],
    ["scripts/write-sectors.ts"],
    ["scripts/write-samples.ts"],
  ],
  pictures: [
    ["scripts/draw-web-ads.ts"],
    ["scripts/draw-site-cases.ts"],
    ["scripts/draw-share-pictures.ts"],
  ],
};

const biome = "node_modules/@biomejs/biome/bin/biome";
const filesToFormat = [
  "web/site/sectors/written.ts",
  "web/ads/example/written.ts",
  "web/site/home/week/written.ts",
];

await main(async () => {
  const args = process.argv.slice(2);
  const wants = (part) => args.length === 0 || args[0] === part;
  await ensureInstalled();
  const steps = Object.entries(writers).flatMap(([part, programs]) =>
    wants(part) ? programs : [],
  );
  if (steps.length > 0) steps.push([biome, "format", "--write", ...filesToFormat]);
  if (steps.length > 0) await ensureBuilt({ only: ["copywriter"] });
  for (const step of steps) {
    say(step.join(" "));
    const code = await run(node24(), step);
    if (code !== 0) return code;
  }
  if (!wants("screens")) return 0;
  await ensureBuilt();
  return run(node24(), ["e2e/screens/take.ts", ...args.slice(1)], {
    // The time zone that the pages show.
    env: { ...(await testTools()), TZ: "Europe/Madrid" },
  });
});
