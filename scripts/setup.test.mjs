import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { alone } from "./lock.mjs";
import { inProject } from "./project.mjs";

const folder = mkdtempSync(join(tmpdir(), "kolmena-setup-"));
after(() => rmSync(folder, { recursive: true, force: true }));

test("The lockfile has every package that any system needs, and no address of a registry", () => {
  const text = readFileSync(inProject("package-lock.json"), "utf8");
  assert.doesNotMatch(text, /"resolved"/);
  const { packages } = JSON.parse(text);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isReachable(packages, path, name)),
  );
  // npm leaves out what the registry does not have, and then `npm ci` refuses the file elsewhere.
  assert.deepEqual(missing, []);
});

function isReachable(packages, path, name) {
  for (let from = path; ; from = from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    if (packages[`${from ? `${from}/` : ""}node_modules/${name}`]) return true;
    if (from === "") return false;
  }
}

test("Setting up happens once at a time, whoever else starts", async () => {
  const path = join(folder, "lock");
  let inside = 0;
  const work = async () => {
    inside += 1;
    assert.equal(inside, 1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    inside -= 1;
  };
  await Promise.all([alone(work, path), alone(work, path), alone(work, path)]);
  assert.equal(existsSync(path), false);
});

test("A set-up that was killed does not hold up the next", async () => {
  const path = join(folder, "left-over");
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(path, String(pid));
  assert.equal(await alone(async () => "done", path), "done");
});

test("A set-up that fails lets the next one in", async () => {
  const path = join(folder, "failed");
  await assert.rejects(
    alone(() => Promise.reject(new Error("no disk")), path),
    /no disk/,
  );
  assert.equal(await alone(async () => "done", path), "done");
});
