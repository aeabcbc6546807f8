// Bundles the packages that most test files load into one file each, which loads faster. The product's
// build bundles them as well.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inProject } from "./project.mjs";

const names = [
  "cookie",
  "culori",
  "drizzle-orm",
  "drizzle-orm/node-postgres",
  "drizzle-orm/pg-core",
  "drizzle-orm/pglite",
  "fastify",
  "pg",
  "pg-boss",
  "stripe",
  "zod",
  "zod/mini",
];
/** Not bundled: native code and packages that are not installed. */
const notBundled = [/^@electric-sql\/pglite/, "pg-native", "sharp"];

/** Bundles the packages unless it was already done for these versions. Resolves with the folder. */
export async function bundlePackages() {
  const cache = inProject("node_modules", ".cache", "test-packages");
  const folder = join(cache, await inputHash());
  if (existsSync(folder)) return folder;
  const { rolldown } = await import("rolldown");
  const draft = `${folder}.${process.pid}`;
  const bundle = await rolldown({
    cwd: inProject(),
    input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
    platform: "node",
    external: notBundled,
    logLevel: "warn",
  });
  await bundle.write({
    dir: draft,
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
  await mkdir(cache, { recursive: true });
  try {
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  }
  return folder;
}

/** The URL of each package's file in {@link bundlePackages}' folder; empty without a folder. */
export function bundledPackages(folder) {
  const urlOf = (name) => pathToFileURL(join(folder, `${fileOf(name)}.mjs`)).href;
  return new Map(folder ? names.map((name) => [name, urlOf(name)]) : []);
}

function fileOf(name) {
  return name.replaceAll(/[@/]/g, "_");
}

/** A hash of everything that affects the bundled files. */
async function inputHash() {
  const parts = [
    await readFile(inProject("package-lock.json")),
    await readFile(import.meta.filename),
  ];
  return createHash("sha256").update(Buffer.concat(parts)).digest("hex").slice(0, 16);
}
