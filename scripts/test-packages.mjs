// The packages that most test files load, each as one file instead of a hundred. The product is built
// with them bundled as well.
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
/** Stay as they are: code for the machine, and what is not installed. */
const apart = [/^@electric-sql\/pglite/, "pg-native", "sharp"];

/** Makes the files, unless those of the same versions are there. Resolves with their folder. */
export async function bundlePackages() {
  const cache = inProject("node_modules", ".cache", "test-packages");
  const folder = join(cache, await stateDigest());
  if (existsSync(folder)) return folder;
  const { rolldown } = await import("rolldown");
  const draft = `${folder}.${process.pid}`;
  const bundle = await rolldown({
    cwd: inProject(),
    input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
    platform: "node",
    external: apart,
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

/** For each package's name the URL of its file in {@link bundlePackages}' folder; without one, none. */
export function bundledPackages(folder) {
  const urlOf = (name) => pathToFileURL(join(folder, `${fileOf(name)}.mjs`)).href;
  return new Map(folder ? names.map((name) => [name, urlOf(name)]) : []);
}

function fileOf(name) {
  return name.replaceAll(/[@/]/g, "_");
}

/** Changes whenever the files would come out different. */
async function stateDigest() {
  const parts = [
    await readFile(inProject("package-lock.json")),
    await readFile(import.meta.filename),
  ];
  return createHash("sha256").update(Buffer.concat(parts)).digest("hex").slice(0, 16);
}
