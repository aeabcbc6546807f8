// Takes every picture of docs/screens from the built product: npm run site:examples -- screens
// Uses a temporary data folder, so that the demo account is fresh, and fixed clocks without animations.
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { login } from "#shared/account.ts";
import { openBrowser, visit } from "#test/browser.ts";
import { Person } from "#test/person.ts";
import { type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { until } from "#test/wait-until.ts";
import { pages } from "#web/pages.ts";
import { preparePage } from "./prepare-page.ts";
import { type Screen, screenBytesMax, screensFolder, screensOf } from "./screens.ts";

/** The time of strangers' pages, which show no times of the server. */
const strangersNow = new Date("2026-11-20T10:00:00+01:00");
/** The demo account's age on its pages. */
const demoAgeMs = 5 * 60_000;
const completeWithinMs = 30_000;
/** WebP qualities, best first: the first that gives a small enough file is used. */
const qualities = [72, 60, 50, 40];

/** The demo account, once the server has made it. */
async function signIn(server: ServerProcess): Promise<Person> {
  const demoLine = /Para probar: (\S+), contraseña (\S+)/;
  await until(async () => demoLine.test(server.output()));
  const [, email = "", password = ""] = demoLine.exec(server.output())!;
  const person = new Person(server.origin);
  const { status } = await person.call(login, { body: { email, password } });
  if (status !== 200) throw new Error(`The demo account could not sign in: ${status}`);
  return person;
}

/** In the page: no skeleton is visible, and no picture in view is missing. */
const isComplete = `
  [...document.querySelectorAll("main :is([aria-busy=true], .skeleton)")].every(
    (part) => part.getClientRects().length === 0,
  ) &&
  [...document.images].every((image) => {
    const { width, top } = image.getBoundingClientRect();
    return image.complete || width === 0 || top > innerHeight;
  })`;

/** Waits until everything in view has loaded. */
async function waitUntilComplete(page: Page, { isApp }: Screen): Promise<void> {
  await page.locator("h1").first().waitFor();
  if (isApp) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await until(() => page.evaluate<boolean>(isComplete), completeWithinMs);
  await page.evaluate("document.fonts.ready");
  await page.waitForLoadState("load");
  await page.waitForTimeout(300);
}

async function takeScreen(page: Page, screen: Screen, address: string): Promise<Buffer> {
  await page.goto(address);
  await waitUntilComplete(page, screen);
  const png = await page.screenshot({ animations: "disabled", caret: "hide" });
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= screenBytesMax) return webp;
  }
  throw new Error(`${screen.file} does not fit`);
}

/** The index, a line for each page. */
function indexOf(screens: readonly Screen[]): string {
  const names = [...new Set(screens.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = screens.filter((screen) => screen.name === name);
    const links = own.map(
      ({ file, viewport, theme }) =>
        `[${viewport.width}${theme === "dark" ? " dark" : ""}](${file})`,
    );
    return `- \`${own[0]!.path}\`: ${links.join(" · ")}`;
  });
  return `# Screens

Each page before scrolling, on a phone and on a desktop. Taken by \`npm run site:examples\`; the businesses are examples.

${rows.join("\n")}
`;
}

async function takeAll(server: ServerProcess, chosen: readonly Screen[]): Promise<void> {
  const demo = await signIn(server);
  const demosNow = new Date(Date.now() + demoAgeMs);
  const browser = await openBrowser();
  try {
    for (const screen of chosen) {
      const { viewport, theme, isSignedIn } = screen;
      const cookie = isSignedIn ? demo.cookie : null;
      const { page, close } = await visit(browser, {
        origin: server.origin,
        viewport,
        theme,
        cookie,
      });
      const now = isSignedIn ? demosNow : strangersNow;
      await page.clock.setFixedTime(now);
      const address = await preparePage(page, screen, { now, demo });
      const webp = await takeScreen(page, screen, address);
      await writeFile(new URL(screen.file, screensFolder), webp);
      console.log(`${screen.file}: ${Math.round(webp.length / 1024)} KB`);
      await close();
    }
  } finally {
    await browser.close();
  }
}

const parts = process.argv.slice(2);
const screens = screensOf(pages);
const chosen = screens.filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
const dataDir = await mkdtemp(join(tmpdir(), "kolmena-screens-"));
const server = await startServerProcess({ DATA_DIR: dataDir }, { first: true });
try {
  await takeAll(server, chosen);
  const current = new Set(screens.map(({ file }) => file));
  for (const file of await readdir(screensFolder)) {
    if (file.endsWith(".webp") && !current.has(file)) await rm(new URL(file, screensFolder));
  }
  await writeFile(new URL("README.md", screensFolder), indexOf(screens));
} finally {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
