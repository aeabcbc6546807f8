import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inProject, say } from "./project.mjs";

/** Runs `work` while no other command of this project installs or builds; waits for its turn. */
export async function withLock(work, path = inProject("build", "setup.lock")) {
  mkdirSync(dirname(path), { recursive: true });
  for (let waited = 0; !tryLock(path); waited++) {
    if (waited === 0) say("Otra orden está preparando el proyecto; espero a que termine…");
    await sleep(250);
  }
  const release = () => rmSync(path, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function tryLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const holder = readHolder(path);
  if (holder === undefined || isAlive(holder)) return false;
  // Renamed before it is removed, so that only one of several waiting processes removes the stale lock.
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  return false;
}

function readHolder(path) {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    return pid > 0 ? pid : undefined;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
