// What CI runs: style, types, build, tests. `--without-tests` for those who run them next.
import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run, say } from "./project.mjs";

const steps = [
  ["Estilo", ["node_modules/@biomejs/biome/bin/biome", "check", "."]],
  ["Tipos: shared", ["node_modules/typescript/bin/tsc", "-p", "shared"]],
  ["Tipos: server", ["node_modules/typescript/bin/tsc", "-p", "server"]],
  ["Tipos: web", ["node_modules/typescript/bin/tsc", "-p", "web"]],
  ["Tipos: sandbox", ["node_modules/typescript/bin/tsc", "-p", "sandbox/stripe/testing"]],
];

await main(async () => {
  await ensureInstalled();
  const failed = [];
  for (const [name, args] of steps) {
    if ((await run(node24(), args)) !== 0) failed.push(name);
  }
  await ensureBuilt();
  if (!process.argv.includes("--without-tests")) {
    if ((await run(process.execPath, ["scripts/test.mjs"])) !== 0) failed.push("Pruebas");
  }
  if (failed.length === 0) return 0;
  say(`No pasa: ${failed.join(", ")}.`);
  return 1;
});
