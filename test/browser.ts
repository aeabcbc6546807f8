import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
} from "playwright-core";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let axeScript: Promise<string> | undefined;

/** What the web build wrote for browsers; `npm test` sees that it is fresh. */
export const publicFolder = join(import.meta.dirname, "../build/web/client");

/** Pages usually take a second; a busy machine takes longer. */
const waitAtMostMs = 30_000;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

const both = { phone, desktop };
/** Journeys over several pages run on one screen size, in a long run on both; e2e/pages.test.ts covers both. */
export const onPhone: Partial<typeof both> = process.env.TEST_LONG ? both : { phone };
export const onDesktop: Partial<typeof both> = process.env.TEST_LONG ? both : { desktop };

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors and failed requests so far. */
  complaints: string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  origin: string;
  viewport?: { width: number; height: number };
  theme?: "light" | "dark";
  /** A session to start with: `name=value`. */
  cookie?: string | null;
  /** Complaints that this test provokes on purpose. */
  expected?: RegExp;
  /** The pointer does not move before the test moves it. */
  untouched?: boolean;
}

/** Only the last `--disable-features` counts, so this has Playwright's own list, too. */
const withoutFeatures = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  // Chromium loads two pages of its own for the address bar of each window: half of the work of a visit.
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Starts the Chromium that `npm test` found. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.TEST_CHROMIUM ?? "/usr/bin/chromium";
  assert.ok(existsSync(executablePath), `Chromium is not at ${executablePath}: run npm test`);
  return await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Chromium draws its own window, too: without animations.
      "--animation-duration-scale=0",
      "--force-prefers-reduced-motion",
      // No spare process for a page that is never opened.
      "--renderer-process-limit=1",
      `--disable-features=${withoutFeatures.join()}`,
    ],
  });
}

/** Opens the site in a fresh profile and collects console errors and failed requests. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: options.origin,
    viewport: options.viewport ?? desktop,
    colorScheme: options.theme ?? "light",
    locale: "es-ES",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(waitAtMostMs);
  if (options.cookie) {
    const [name, value] = options.cookie.split("=", 2);
    await context.addCookies([{ name: name!, value: value!, url: options.origin }]);
  }
  const complaints: string[] = [];
  const complain = (what: string) => {
    if (!options.expected?.test(what)) complaints.push(what);
  };
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(message.text());
  });
  context.on("weberror", (error) => complain(String(error.error())));
  context.on("requestfailed", (request) => {
    // Leaving a page cuts its open streams.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    complain(`${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== options.origin) complain(`asks ${origin}`);
  });
  const page = await context.newPage();
  await slowDown(page);
  if (!options.untouched) {
    // Like a mouse user: a prerendered page loads its code when the pointer moves.
    page.on("domcontentloaded", () => void movePointer(page).catch(() => undefined));
  }
  return { page, context, complaints, close: () => context.close() };
}

/** Two positions, because pages react to a movement and not to a pointer that rests. */
async function movePointer({ mouse }: Page): Promise<void> {
  await mouse.move(1, 1);
  await mouse.move(2, 2);
}

/** TEST_CPU_SLOWDOWN=6: the page's code runs six times slower, to find tests that win a race by luck. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.TEST_CPU_SLOWDOWN ?? 1);
  if (rate === 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

export interface Look {
  viewport: { width: number; height: number };
  theme: "light" | "dark";
}

/** Changes the window's size and the browser's theme; resolves when the page shows that theme. */
export async function showAs(page: Page, { viewport, theme }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: "attached" });
}

/** The axe rules that a change of theme or window size alone can break. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/**
 * Fails with the rule and the elements that break it (WCAG 2.2 AA and axe's best practices), in the
 * page and in the frames that it shows.
 * @param options.onlyLook for a page that has passed all rules in another theme or size: checks only
 * those that theme and size can break.
 */
export async function assertAccessible(page: Page, options = { onlyLook: false }): Promise<void> {
  axeScript ??= readFile(axePath, "utf8");
  // Evaluated, because the pages' content security policy refuses script elements.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate("'axe' in globalThis"))) await frame.evaluate(await axeScript);
    if (frame.parentFrame()) await fillBehind(frame);
  }
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(options: {
            runOnly?: string[] | undefined;
            resultTypes: string[];
          }): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
        };
      };
      // Leaving out the rules that pass saves a quarter of the work.
      const result = await axe.run({ runOnly, resultTypes: ["violations"] });
      return result.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join("\n")}`,
      );
    },
    options.onlyLook ? rulesOfLooks : undefined,
  );
  assert.deepEqual(violations, [], `${page.url()}\n${violations.join("\n")}`);
}

/** axe takes the background of a transparent frame for white: sets the colour that people see. */
async function fillBehind(frame: Frame): Promise<void> {
  const element = await frame.frameElement();
  const color = await element.evaluate((start) => {
    interface Box {
      parentElement: Box | null;
    }
    const { getComputedStyle } = globalThis as unknown as {
      getComputedStyle(box: Box): { backgroundColor: string };
    };
    for (let box: Box | null = start as unknown as Box; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/^(transparent|.*[,/] 0\))$/.test(backgroundColor)) return backgroundColor;
    }
    return "white";
  });
  await frame.evaluate(`document.documentElement.style.backgroundColor ||= "${color}"`);
}
