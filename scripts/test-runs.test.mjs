import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { inProject } from "./project.mjs";

const folder = mkdtempSync(join(tmpdir(), "kolmena-test-runs-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const good = 'test("is fine", () => {});';
const bad = 'test("is broken", () => assert.fail());';
/** The first time, or the first `times`, does `trouble`, then nothing. */
const once = (trouble, times = 1) => `
  const seen = import.meta.filename + ".seen";
  const before = existsSync(seen) ? Number(readFileSync(seen, "utf8")) : 0;
  writeFileSync(seen, String(before + 1));
  test("wins its race at last", async () => { if (before < ${times}) ${trouble}; });`;

/** Runs files of a folder of their own; what is said at the end stands in `said`. */
function runFiles(name, files, timeoutMs = 60_000) {
  const paths = Object.entries(files).map(([file, code]) => {
    const path = join(folder, `${name}-${file}.test.mjs`);
    writeFileSync(
      path,
      `import assert from "node:assert/strict";
       import { existsSync, readFileSync, writeFileSync } from "node:fs";
       import { test } from "node:test";
       ${code}`,
    );
    return path;
  });
  const program = `
    import { runTests } from ${JSON.stringify(pathToFileURL(inProject("scripts/test-runs.mjs")).href)};
    process.exitCode = await runTests(${JSON.stringify(paths)}, { concurrency: 2, timeoutMs: ${timeoutMs} });`;
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", program],
    { encoding: "utf8", env },
  );
  return { status, said: stderr, output: stdout, paths };
}

const unstable = /Inestables: fallaron y pasaron al repetirlas/;

test("What passes at once is run once and nothing is said", () => {
  const { status, said } = runFiles("good", { one: good, two: good });
  assert.equal(status, 0);
  assert.equal(said, "");
});

test("Each suite begins when those before it are over, though promises are not followed", () => {
  const suite = (name, begun) => `
    test.describe("${name}", () => {
      test.before(async () => began.push("${name}"));
      test("has begun and no later one", () => assert.deepEqual(began, ${JSON.stringify(begun)}));
    });`;
  const code = `const began = []; ${suite("one", ["one"])} ${suite("two", ["one", "two"])}`;
  const { status, output } = runFiles("suites", { one: code });
  assert.equal(status, 0, output);
});

for (const [what, trouble] of Object.entries({
  fails: "assert.fail()",
  crashes: 'process.kill(process.pid, "SIGKILL")',
  "throws out of turn": 'setTimeout(() => { throw new Error("too late"); })',
  "ends with a code of its own": 'process.on("exit", () => { process.exitCode = 3; })',
})) {
  test(`A file that ${what} once and passes alone is named as unstable, and the run is good`, () => {
    const { status, said, paths } = runFiles(`once-${what}`, { one: once(trouble), two: good });
    assert.equal(status, 0, said);
    assert.match(said, unstable);
    const [, list = ""] = said.split(unstable);
    assert.ok(list.includes(paths[0]) && !list.includes(paths[1]), list);
    if (what === "fails") assert.match(list, /wins its race at last/);
  });
}

test("A file that hangs once is cut off, and tried again alone", () => {
  const hangs = once("await new Promise(() => setInterval(() => {}, 1000))");
  const { status, said } = runFiles("hangs", { one: hangs, two: good }, 3_000);
  assert.equal(status, 0, said);
  assert.match(said, unstable);
});

test("What fails three times fails the run, beside what was only unstable", () => {
  const { status, said, paths } = runFiles("always", {
    one: once("assert.fail()"),
    two: bad,
    three: good,
  });
  assert.equal(status, 1);
  const [, list = ""] = said.split(unstable);
  assert.ok(list.includes(paths[0]) && !list.includes(paths[1]), list);
  assert.ok(!said.includes(paths[2]));
});

test("A file that fails twice and passes then is unstable, not broken", () => {
  const { status, said } = runFiles("twice", { one: once("assert.fail()", 2), two: good });
  assert.equal(status, 0, said);
  assert.match(said, unstable);
});

test("A single file gets no second chance", () => {
  const { status, said } = runFiles("single", { one: once("assert.fail()") });
  assert.equal(status, 1);
  assert.equal(said, "");
});

test("Where very many fail nothing is tried again", () => {
  const files = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at, bad]));
  const { status, said } = runFiles("many", files);
  assert.equal(status, 1);
  assert.equal(said, "");
});
