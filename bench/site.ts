// npm run bench:site: what the public pages weigh, how fast they are on a phone, and the home page
// against nginx. Some pages alone: npm run bench:site -- /login /precios
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "#test/browser.ts";
import { freePort } from "#test/server-process.ts";
import { report } from "./report.ts";
import { startBaseline, startServer } from "./server.ts";
import { measureHome } from "./site/against-nginx.ts";
import { bytesOf } from "./site/bytes.ts";
import { firstTapMs } from "./site/first-tap.ts";
import { type LighthouseScores, lighthouseScores } from "./site/lighthouse.ts";
import { type PublicRoute, publicRoutes } from "./site/routes.ts";

const limits = {
  content: { scriptKb: 5, lcpMs: 1_200 },
  hydrated: { scriptKb: 110, lcpMs: 1_700 },
};
const tapLimitMs = 200;

const named = process.argv.slice(2);
const routes = publicRoutes(named);
const folder = await mkdtemp(join(tmpdir(), "kolmena-bench-site-"));
const port = await freePort();
const origin = `https://localhost:${port}`;
const product = await startServer({ DATA_DIR: join(folder, "data"), PUBLIC_ORIGIN: origin });
const terminator = await startBaseline(
  "site/terminator.ts",
  [port, new URL(product.origin).port].map(String),
);
try {
  await product.waitUntilIdle();
  for (const route of routes) {
    console.log(`\n${route.path}`);
    await measureBytes(route);
    reportMarks(route, await lighthouseScores(origin + route.addresses[0]));
    if (route.drawnAtBuild) await measureFirstTap(route);
  }
  if (named.length === 0 || named.includes("/")) await measureThroughput();
} finally {
  await terminator.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureBytes({ addresses, kind }: PublicRoute): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const address of addresses) {
      const { html, script, style } = await bytesOf(browser, {
        origin,
        product: product.origin,
        address,
      });
      const { scriptKb } = limits[kind];
      report(`${address}: HTML and CSS`, `${inKb(html)} + ${inKb(style)}`);
      report("  script before the first interaction", inKb(script), {
        target: `≤ ${scriptKb} KB`,
        met: script <= scriptKb * 1024,
      });
    }
  } finally {
    await browser.close();
  }
}

function reportMarks({ kind }: PublicRoute, marks: LighthouseScores): void {
  const { lcpMs } = limits[kind];
  report("largest contentful paint", `${Math.round(marks.lcpMs)} ms`, {
    target: `≤ ${lcpMs} ms`,
    met: marks.lcpMs <= lcpMs,
  });
  report("layout shift", marks.cls.toFixed(3), { target: "≤ 0.01", met: marks.cls <= 0.01 });
  for (const [category, least] of [
    ["performance", 98],
    ["accessibility", 100],
    ["best-practices", 100],
    ["seo", 100],
  ] as const) {
    // A page that asks not to be listed cannot score there.
    const judged = category !== "seo" || !marks.unlisted;
    const goal = { target: `≥ ${least}`, met: marks[category] >= least };
    report(category, String(marks[category]), judged ? goal : undefined);
  }
  if (marks.faults.length > 0) console.log(`    ${marks.faults.join("; ")}`);
}

async function measureFirstTap({ addresses }: PublicRoute): Promise<void> {
  const browser = await openBrowser();
  try {
    const foundMs = await firstTapMs(browser, origin + addresses[0]);
    if (foundMs === null) return;
    report("first tap while loading, answered in", `${Math.round(foundMs)} ms`, {
      target: `≤ ${tapLimitMs} ms`,
      met: foundMs <= tapLimitMs,
    });
  } finally {
    await browser.close();
  }
}

async function measureThroughput(): Promise<void> {
  console.log("\n/ by one processor, asked by wrk on another");
  const { ours, theirs, ratio } = await measureHome(product);
  report("ours", `${Math.round(ours.requestsPerSecond)}/s`);
  report("nginx, one worker, the same bytes", `${Math.round(theirs.requestsPerSecond)}/s`);
  report("  ratio", ratio.toFixed(2), { target: "≥ 0.6", met: ratio >= 0.6 });
}

function inKb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
