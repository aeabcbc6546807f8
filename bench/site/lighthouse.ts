import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, realpathSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "#test/server-process.ts";
import { median } from "../load.ts";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

export interface LighthouseScores extends Record<Category, number> {
  lcpMs: number;
  cls: number;
  /** The page asks search engines not to list it, which costs it marks in that. */
  unlisted: boolean;
  /** What kept a category from its full marks, in Lighthouse's words. */
  faults: string[];
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
}
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse's own phone and network, medians of three runs in a browser of their own. */
export async function lighthouseScores(url: string): Promise<LighthouseScores> {
  const lighthouse = await loadLighthouse();
  const browser = await startBrowser();
  try {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(url, {
        port: browser.port,
        logLevel: "silent",
        onlyCategories: categories,
        disableFullPageScreenshot: true,
      });
      if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
      const { lhr } = result;
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      reports.push(lhr);
    }
    return marksOf(reports);
  } finally {
    await browser.stop();
  }
}

function marksOf(reports: readonly Report[]): LighthouseScores {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const value = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const mark = (category: Category) =>
    middle((report) => Math.round((report.categories[category].score ?? 0) * 100));
  const last = reports.at(-1)!;
  const faults = categories
    .filter((category) => category !== "performance")
    .flatMap((category) => last.categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (last.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => last.audits[id]?.title ?? id);
  return {
    performance: mark("performance"),
    accessibility: mark("accessibility"),
    "best-practices": mark("best-practices"),
    seo: mark("seo"),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    unlisted: last.audits["is-crawlable"]?.score === 0,
    faults,
  };
}

/** Loads the Lighthouse that `npm exec --package=lighthouse` put into PATH: too large for a dependency. */
async function loadLighthouse(): Promise<Lighthouse> {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const command = join(folder, "lighthouse");
    if (!existsSync(command)) continue;
    const home = dirname(dirname(realpathSync(command)));
    const module = await import(pathToFileURL(join(home, "core/index.js")).href);
    return module.default;
  }
  throw new Error("Lighthouse is missing: use npm run bench:site");
}

async function startBrowser(): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "kolmena-lighthouse-"));
  const child = spawn(
    process.env.TEST_CHROMIUM ?? "/usr/bin/chromium",
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--ignore-certificate-errors",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  const until = Date.now() + 30_000;
  while (!(await listens(port))) {
    if (Date.now() > until) throw new Error("Chromium did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/json/version`)).ok;
  } catch {
    return false;
  }
}
