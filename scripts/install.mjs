import { existsSync, readFileSync } from "node:fs";
import { alone } from "./lock.mjs";
import { requireSuitableNode, runsFromDependencies } from "./node24.mjs";
import { inProject, run, Stop, say } from "./project.mjs";

/** Brings `node_modules` to what the lockfile says, if it is not there already. */
export async function ensureInstalled() {
  requireSuitableNode();
  if (isInstalled()) return;
  await alone(async () => {
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

// npm notes in node_modules what it has put there once it is complete: compared with the lockfile.
function isInstalled() {
  const notes = inProject("node_modules", ".package-lock.json");
  if (!existsSync(notes)) return false;
  const present = readPackages(notes);
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
  // Started without npm: Windows has it as a command file, which only its shell can run.
  return process.platform === "win32"
    ? run("cmd.exe", ["/d", "/c", "npm", ...args])
    : run("npm", args);
}
