import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withLock } from "./lock.mjs";
import { node24 } from "./node24.mjs";
import { inProject, run, Stop, say } from "./project.mjs";

const configuration = ["package-lock.json", "package.json", "tsconfig.base.json"];

/** Each build's inputs, output and programs, which Node 24 runs in order. */
const builds = [
  {
    name: "web",
    announce: "Construyendo la web…",
    inputs: [
      "web",
      "shared",
      "vite.config.ts",
      "react-router.config.ts",
      "scripts/inline-styles.mjs",
      "scripts/needed-rules.mjs",
      "scripts/compress.mjs",
      ...configuration,
    ],
    output: "build/web/client/index.html",
    steps: [
      ["node_modules/@react-router/dev/bin.cjs", "build"],
      ["scripts/inline-styles.mjs", "build/web/client"],
      ["scripts/compress.mjs", "build/web/client"],
    ],
  },
  {
    name: "copywriter",
    announce: "Preparando las palabras…",
    inputs: [
      "copywriter",
      "scripts/copy-appeal.ts",
      "scripts/copy-data.mjs",
      "scripts/copy-lexicon.mjs",
      "scripts/copy-roles.ts",
      ...configuration,
    ],
    output: "build/copywriter/lines/call.json",
    steps: [["scripts/copy-data.mjs"]],
  },
  {
    name: "server",
    announce: "Construyendo el servidor…",
    inputs: [
      "server",
      "copywriter",
      "shared",
      "db",
      "sandbox",
      "web/pages.ts",
      "scripts/bundle.mjs",
      ...configuration,
    ],
    output: "build/server/main.mjs",
    steps: [["scripts/bundle.mjs"]],
  },
];

/** Runs the builds whose inputs have changed; all of them with `force`. */
export async function ensureBuilt({ force = false, only } = {}) {
  const stale = () =>
    builds.filter((build) => (!only || only.includes(build.name)) && (force || isStale(build)));
  if (stale().length === 0) return;
  await withLock(async () => {
    for (const build of stale()) {
      say(build.announce);
      // Hashed before building, so that a file saved meanwhile makes the result stale.
      const hash = hashOf(build);
      for (const step of build.steps) {
        const code = await run(node24(), step, {
          quiet: true,
          env: { NODE_ENV: "production" },
        });
        if (code !== 0)
          throw new Stop(`No se pudo construir «${build.name}»; arriba está el motivo.`);
      }
      mkdirSync(dirname(stampPath(build)), { recursive: true });
      writeFileSync(stampPath(build), hash);
    }
  });
}

function isStale(build) {
  if (!existsSync(inProject(build.output)) || !existsSync(stampPath(build))) return true;
  return readFileSync(stampPath(build), "utf8") !== hashOf(build);
}

function stampPath(build) {
  return inProject("build", "stamps", build.name);
}

function hashOf(build) {
  const hash = createHash("sha256");
  for (const input of build.inputs) {
    for (const path of filesOf(input))
      hash.update(`${path}\0`).update(readFileSync(inProject(path)));
  }
  return hash.digest("hex");
}

function filesOf(path) {
  const stats = statSync(inProject(path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(inProject(path))
    .filter((name) => !name.startsWith(".") && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
