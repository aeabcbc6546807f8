import { existsSync, readFileSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { requireSuitableNode, runsFromDependencies } from "./node24.mjs";
import { inProject, run, Stop, say } from "./project.mjs";

/** Installs the dependencies unless `node_modules` already matches the lockfile. */
export async function ensureInstalled() {
  requireSuitableNode();
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    say("Instalando dependencias…");
    const code = await npm([
      // Windows keeps a running program's file locked, and `npm ci` would remove it first.
      ...(process.platform === "win32" && runsFromDependencies()
        ? ["install", "--no-save"]
        : ["ci"]),
      "--include=dev",
      "--include=optional",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
    if (code !== 0) {
      throw new Stop("No se pudieron instalar las dependencias; arriba está el motivo.");
    }
  });
}

// npm records a complete installation in node_modules/.package-lock.json, which is compared here.
function isInstalled() {
  const record = inProject("node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const present = readPackages(record);
  return Object.entries(readPackages(inProject("package-lock.json"))).every(
    ([path, wanted]) =>
      path === "" ||
      wanted.link ||
      (present[path] === undefined
        ? wanted.optional === true || wanted.devOptional === true
        : present[path].version === wanted.version &&
          (present[path].integrity ?? wanted.integrity) === wanted.integrity),
  );
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
}

function npm(args) {
  const script = process.env.npm_execpath;
  if (script) return run(process.env.npm_node_execpath ?? process.execPath, [script, ...args]);
  // Started without npm: on Windows npm is a command file, which only the shell can run.
  return process.platform === "win32"
    ? run("cmd.exe", ["/d", "/c", "npm", ...args])
    : run("npm", args);
}
