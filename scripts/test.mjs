// npm test [-- part-of-a-path …]: runs all tests except the long ones. `--long` also runs those.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { inProject, main, run, Stop, say } from "./project.mjs";
import { bundlePackages } from "./test-packages.mjs";
import { testTools } from "./test-tools.mjs";

const minuteMs = 60_000;

await main(async () => {
  const args = process.argv.slice(2);
  const long = args.includes("--long");
  const files = testFiles(
    args.filter((arg) => !arg.startsWith("--")),
    long,
  );
  await ensureInstalled();
  await ensureBuilt();
  const env = {
    ...(await testTools()),
    ...(long ? { TEST_LONG: "1" } : {}),
    NODE_ENV: "test",
    NODE_COMPILE_CACHE: inProject("node_modules", ".cache", "tests-compiled"),
    TEST_PACKAGES: await bundlePackages(),
  };
  const first = await runFiles(files, env, long);
  // Only e2e tests are repeated, because browsers and killed processes depend on timing.
  const mayRepeat = files.length > 1 && first.failed.every((path) => path.startsWith("e2e/"));
  if (first.code === 0 || first.failed.length === 0 || !mayRepeat) return first.code;
  say(`\nOtra vez: ${first.failed.join(", ")}\n`);
  const second = await runFiles(first.failed, env, long);
  if (second.code === 0) {
    say(`\nInestables, un error que hay que arreglar: ${first.failed.join(", ")}\n`);
  }
  return second.code;
});

/** Paths of the test files that contain one of the parts; all of them without parts. */
function testFiles(parts, long) {
  const files = ["e2e", "sandbox", "server", "copywriter", "shared", "web", "db", "test", "scripts"]
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.test\.(ts|mjs)$/.test(path))
    .filter((path) => long || !path.includes(".long.test."))
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));
  if (files.length > 0) return files;
  throw new Stop(`Ninguna prueba tiene en su ruta «${parts.join("» o «")}».`);
}

/**
 * Runs test files with Node's test runner.
 * @returns the exit code, and the paths of the failed files, which are none when it was interrupted
 */
async function runFiles(files, env, long) {
  const folder = mkdtempSync(join(tmpdir(), "kolmena-tests-"));
  const report = join(folder, "failed-files");
  try {
    const code = await run(
      node24(),
      [
        `--import=${new URL("test-imports.mjs", import.meta.url)}`,
        "--test",
        "--test-global-setup=test/run-setup.ts",
        "--test-concurrency=3",
        // A timer or socket that a test forgot must not keep its file alive.
        "--test-force-exit",
        `--test-timeout=${long ? 60 * minuteMs : 5 * minuteMs}`,
        "--test-reporter=spec",
        "--test-reporter-destination=stdout",
        `--test-reporter=${inProject("scripts", "test-failures.mjs")}`,
        `--test-reporter-destination=${report}`,
        ...files,
      ],
      { env },
    );
    return { code, failed: readFileSync(report, "utf8").split("\n").filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
