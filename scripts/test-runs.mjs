import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inProject, root, run, say } from "./project.mjs";

/** More than these are no accident of a busy machine, and would take long one by one. */
const unstableAtMost = 10;

/** A file that fails as often in a row is broken. */
const tries = 3;

/**
 * Runs test files, and those that failed again, one at a time and at most twice: what passes then is
 * unstable, which is said loudly and is no failure. A single file gets no second chance.
 * A test has `timeoutMs`, a file three times that. Resolves with the exit code.
 */
export async function runTests(files, { concurrency, timeoutMs, env = {} }) {
  let interrupted = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      interrupted = true;
    });
  }
  const first = await runOnce(files, concurrency, timeoutMs, env);
  let last = first;
  for (let attempt = 2; attempt <= tries; attempt++) {
    const failed = last.failures;
    const again = files.length > 1 && failed.length > 0 && failed.length <= unstableAtMost;
    if (last.code === 0 || interrupted || !again) break;
    const paths = failed.map(({ path }) => path);
    say(`\nVez ${attempt} de ${tries}, de uno en uno: ${paths.join(", ")}\n`);
    last = await runOnce(paths, 1, timeoutMs, env);
  }
  if (interrupted) return last.code || 1;
  if (last === first) return first.code;
  // A file without tests passes and is not told of.
  const broken = last.code === 0 ? [] : last.failures.map(({ path }) => path);
  const unstable = first.failures.filter(({ path }) => !broken.includes(path));
  if (unstable.length > 0) {
    const lines = unstable.map(({ path, names }) =>
      [`  ${path}`, ...names.map(indented)].join("\n"),
    );
    say(`\nInestables: fallaron y pasaron al repetirlas\n${lines.join("\n")}\n`);
  }
  return last.code;
}

async function runOnce(files, concurrency, timeoutMs, env) {
  const folder = mkdtempSync(join(tmpdir(), "kolmena-tests-"));
  const report = join(folder, "failures");
  try {
    const code = await run(
      process.execPath,
      [
        ...["test-watchdog", "test-imports"].flatMap((name) => [
          "--import",
          pathToFileURL(inProject(`scripts/${name}.mjs`)).href,
        ]),
        "--test",
        `--test-timeout=${timeoutMs}`,
        `--test-concurrency=${concurrency}`,
        "--test-reporter=spec",
        "--test-reporter-destination=stdout",
        `--test-reporter=${inProject("scripts/test-failures.mjs")}`,
        `--test-reporter-destination=${report}`,
        ...files,
      ],
      { env: { ...env, TEST_FILE_TIMEOUT_MS: String(3 * timeoutMs) } },
    );
    return { code, failures: readFailures(report, files) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files that are not known to have passed: one that was killed says nothing of itself. */
function readFailures(report, files) {
  const lines = readFileSync(report, { encoding: "utf8", flag: "a+" }).split("\n").filter(Boolean);
  const said = lines.map((line) => JSON.parse(line));
  return files.flatMap((path) => {
    const about = said.filter((one) => one.path === resolve(root, path));
    const verdicts = about.filter((one) => "passed" in one);
    if (verdicts.length > 0 && verdicts.every(({ passed }) => passed)) return [];
    return [{ path, names: about.flatMap(({ name }) => name ?? []) }];
  });
}

function indented(name) {
  return `    ${name}`;
}
