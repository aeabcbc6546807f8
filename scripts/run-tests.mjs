// Run by test.mjs under Node 24: one PostgreSQL for all test files, then the test runner.
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { startPostgres } from "../test/postgres.ts";
import { inProject, main, Stop } from "./project.mjs";
import { bundlePackages } from "./test-packages.mjs";
import { runTests } from "./test-runs.mjs";

const minutes = 60_000;

await main(async () => {
  const args = process.argv.slice(2);
  const long = args.includes("--long");
  const parts = args.filter((arg) => !arg.startsWith("--"));
  const files = globSync("{server,shared,web,db,sandbox,test,e2e,scripts}/**/*.test.{ts,mjs}", {
    cwd: inProject(),
    exclude: ["**/node_modules/**"],
  })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .sort();
  if (files.length === 0)
    throw new Stop(`Ninguna prueba tiene en su ruta «${parts.join("» o «")}».`);

  const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  try {
    return await runTests(files, {
      // Each file may hold a database of its own in memory. One more than cores is a little faster, but
      // on a slow machine tests that wait for other processes no longer keep their deadlines.
      concurrency: Math.min(4, Math.max(2, availableParallelism())),
      timeoutMs: long ? 60 * minutes : 5 * minutes,
      env: {
        NODE_ENV: "test",
        // Every file is a process of its own that loads much the same code.
        NODE_COMPILE_CACHE: inProject("node_modules", ".cache", "tests-compiled"),
        TEST_PACKAGES: await bundlePackages(),
        // A suite that is not about the database has the first: PostgreSQL costs it two seconds less.
        TEST_DATABASES: "postgres,pglite",
        TEST_DATABASE_URL: postgres?.url ?? process.env.TEST_DATABASE_URL,
        ...(long ? { TEST_LONG: "1" } : {}),
      },
    });
  } finally {
    postgres?.remove();
  }
});
