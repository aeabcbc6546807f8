import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { withLock } from "./lock.mjs";
import { inProject } from "./project.mjs";

const folder = mkdtempSync(join(tmpdir(), "kolmena-setup-"));
after(() => rmSync(folder, { recursive: true, force: true }));

test("The lockfile has every system's optional packages and no registry URL", () => {
  const text = readFileSync(inProject("package-lock.json"), "utf8");
  assert.doesNotMatch(text, /"resolved"/);
  const { packages } = JSON.parse(text);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isReachable(packages, path, name)),
  );
  // npm omits packages that its registry lacks, and then `npm ci` fails with another registry.
  assert.deepEqual(missing, []);
});

function isReachable(packages, path, name) {
  for (let from = path; ; from = from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    if (packages[`${from ? `${from}/` : ""}node_modules/${name}`]) return true;
    if (from === "") return false;
  }
}

test("Concurrent set-ups run one at a time", async () => {
  const path = join(folder, "lock");
  let inside = 0;
  const work = async () => {
    inside += 1;
    assert.equal(inside, 1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    inside -= 1;
  };
  await Promise.all([withLock(work, path), withLock(work, path), withLock(work, path)]);
  assert.equal(existsSync(path), false);
});

test("A killed set-up does not block the next one", async () => {
  const path = join(folder, "left-over");
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(path, String(pid));
  assert.equal(await withLock(async () => "done", path), "done");
});

test("A failed set-up releases the lock", async () => {
  const path = join(folder, "failed");
  await assert.rejects(
    withLock(() => Promise.reject(new Error("no disk")), path),
    /no disk/,
  );
  assert.equal(await withLock(async () => "done", path), "done");
});
