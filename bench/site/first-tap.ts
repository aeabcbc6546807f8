import type { Browser } from "playwright-core";
import { phone } from "#test/browser.ts";
import { median } from "../load.ts";

const runs = 3;
/** A tap that is not answered by then counts as answered, so that a lost one ends the wait. */
const patienceMs = 20_000;
// Lighthouse's phone: slow 4G, a processor four times slower.
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const processorSlowdown = 4;
/** When the tap comes: as soon as the button is there, and while the page's code loads and runs. */
const momentsMs = [0, 600, 1_500];

const submit = "main form button[type=submit]";
/** What a page without a form has: a calculator's button, for one. */
const anyButton = "main:not(:has(form)) button:enabled";
/** Signs that a form took the tap: it is busy or shows an error. Elsewhere the text changes. */
const answer =
  'main [data-pressed], main form[data-sent], main form [aria-busy="true"], main form [aria-invalid="true"]';

/**
 * How long after a tap on the page's form, or first button, its answer is seen, in ms: median of three
 * at the worst moment. null: it has nothing to tap but links.
 */
export async function firstTapMs(browser: Browser, url: string): Promise<number | null> {
  if (!(await hasControl(browser, url))) return null;
  const found: number[] = [];
  for (const moment of momentsMs) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await tapOnce(browser, url, moment));
    found.push(median(times));
  }
  return Math.max(...found);
}

const control = `${submit}, ${anyButton}`;

async function hasControl(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  try {
    await page.goto(url, { waitUntil: "domcontentloaded" });
    return (await page.locator(control).count()) > 0;
  } finally {
    await page.close();
  }
}

async function tapOnce(browser: Browser, url: string, momentMs: number): Promise<number> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
    await page.addInitScript(watchTap(answer));
    await page.goto(url, { waitUntil: "commit" });
    const button = page.locator(control).first();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${url} has nothing to tap`);
    if (momentMs > 0) await page.waitForTimeout(momentMs);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await page.evaluate<number>("globalThis.tapAnsweredMs");
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own code: from the finger's touch to the frame that shows an answer. */
function watchTap(selector: string): string {
  return `globalThis.tapAnsweredMs = new Promise((answered) => addEventListener("pointerdown", ({ timeStamp }) => {
    setTimeout(answered, ${patienceMs}, ${patienceMs});
    const words = () => document.querySelector("main")?.textContent;
    const before = words();
    const look = () => {
      const isAnswered = document.querySelector(${JSON.stringify(selector)}) || words() !== before;
      if (!isAnswered) return requestAnimationFrame(look);
      // What this frame draws is seen when the next task begins.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => answered(performance.now() - timeStamp);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true }));`;
}
