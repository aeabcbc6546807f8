import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageAt } from "#web/pages.ts";
import { assertAccessible, type Visit } from "./browser.ts";
import { eventually } from "./waiting.ts";

const inPage = readFileSync(join(import.meta.dirname, "walk-in-page.js"), "utf8");

interface Pressable {
  mark: string;
  key: string;
  isTab: boolean;
}
interface Aim {
  x: number;
  y: number;
  covered: string | null;
}
interface Round {
  missed: string[];
  astray: string | null;
  unseen: string[];
  outside: boolean;
}

/** How long a press may take to show, on a machine that is busy with more. */
const noticedWithinMs = 10_000;
/** More would be a button that makes another one each time. */
const mostPresses = 200;

export interface Walk {
  /**
   * Presses everything that can be pressed on a page, in the dialogs and menus that open, too.
   * @returns what it has pressed
   */
  pressAll(path: string): Promise<string[]>;
  /** Goes round a page by Tab, and through the dialogs and menus that a key opens there. */
  goRound(path: string): Promise<void>;
  /** Of the page as it stands: where its links lead, and what of it an address can name. */
  paths(): Promise<{ links: string[]; anchors: string[] }>;
}

export interface WalkOptions {
  /** Of dialogs of one kind, how many are walked inside; the others are opened and closed. */
  insideOf?: number;
  by?: "mouse" | "keyboard";
}

/** Walks pages in one visit; whoever opens it looks at its complaints. */
export async function walkIn(
  { page, context }: Visit,
  { insideOf = Number.POSITIVE_INFINITY, by = "mouse" }: WalkOptions = {},
): Promise<Walk> {
  await context.addInitScript({ content: inPage });
  /** Of a page that is being left the next one is asked. */
  const ask = <T>(code: string) => eventually(() => page.evaluate<T>(code), noticedWithinMs);
  const pressables = () => ask<Pressable[]>("walk.pressables()");
  const hasLayer = () => ask<boolean>("walk.topLayer() !== null");
  const layerName = () => ask<string>("walk.topLayer()?.className || walk.topLayer()?.id || ''");
  /** How many of each kind were seen. */
  const layers = new Map<string, number>();

  async function open(path: string) {
    await page.goto(path);
    if (pageAt(new URL(page.url()).pathname)?.render === "app") {
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    }
  }

  /** How it is pressed, or null where it was a notice that has gone by itself. */
  async function reach({ mark, key }: Pressable): Promise<(() => Promise<void>) | null> {
    if (by === "keyboard") {
      // A tab's panel may still be on its way.
      const button = await eventually(async () => {
        const found = await ask<string | null>(`walk.focusOn("${mark}")`);
        assert.notEqual(found, "none", `${key} of ${page.url()} takes no focus`);
        return found;
      }, noticedWithinMs);
      return button === null ? null : () => page.keyboard.press(button);
    }
    // A notice about the press before goes by itself.
    const aim = await eventually(async () => {
      const found = await ask<Aim | null>(`walk.aim("${mark}")`);
      const covered = found?.covered ?? null;
      assert.equal(covered, null, `${key} of ${page.url()} lies under ${covered}`);
      return found;
    }, noticedWithinMs);
    return aim && (() => page.mouse.click(aim.x, aim.y));
  }

  async function press(pressable: Pressable): Promise<void> {
    const { mark, key } = pressable;
    const doPress = await reach(pressable);
    if (!doPress) return;
    const left = Promise.withResolvers<string[]>();
    const leave = () => left.resolve(["page"]);
    page.on("framenavigated", leave);
    await doPress();
    const changed = page
      .evaluate<string[]>(`walk.change("${mark}", ${noticedWithinMs})`)
      // Its page is gone.
      .catch(() => left.promise);
    const found = await Promise.race([changed, left.promise]);
    page.off("framenavigated", leave);
    assert.ok(found.length > 0, `nothing happens on ${page.url()}: ${key}`);
  }

  async function pressAll(path: string): Promise<string[]> {
    const done = new Set<string>();
    await open(path);
    const isHere = () => new URL(page.url()).pathname === new URL(path, page.url()).pathname;

    async function pressLayer(opener: Pressable | null): Promise<void> {
      while (done.size < mostPresses) {
        const rest = (await pressables()).filter(({ key }) => !done.has(key) && !isSign(key));
        const [next] = rest.toSorted((one, other) => lateness(one) - lateness(other));
        if (!next) break;
        done.add(next.key);
        const before = page.url();
        await press(next);
        if (!isHere()) {
          assertOurs(page.url(), next.key);
          await open(path);
          if (opener) return;
          continue;
        }
        const layered = await hasLayer();
        if (opener && !layered) return;
        if (!opener && layered) {
          const seen = layers.get(await layerName()) ?? 0;
          layers.set(await layerName(), seen + 1);
          if (seen === 0 && by === "mouse") await assertAccessible(page);
          if (seen < insideOf) await pressLayer(next);
          if (await hasLayer()) await page.keyboard.press("Escape");
          await eventually(async () => {
            assert.ok(!(await hasLayer()), `Escape does not close what ${next.key} opens`);
            // A dialog that the address names is left by going back.
            assert.equal(page.url(), before);
          }, noticedWithinMs);
          // What tells of its closing is not the next press's doing.
          await ask("new Promise((done) => setTimeout(done))");
        }
      }
    }

    await pressLayer(null);
    // What an answer has brought.
    await pressLayer(null);
    return [...done];
  }

  async function goRound(path: string): Promise<void> {
    await open(path);
    const { missed, astray, unseen } = await round();
    assert.deepEqual(
      { path, missed, astray, unseen },
      { path, missed: [], astray: null, unseen: [] },
    );
    // One of each kind.
    const openers = await ask<Pressable[]>("walk.openers()");
    for (const opener of openers) await throughLayer(opener);
  }

  /** Opens it with Enter: the focus goes in, stays in where it is modal, and comes back. */
  async function throughLayer({ mark, key }: Pressable): Promise<void> {
    const before = page.url();
    assert.notEqual(await ask(`walk.focusOn("${mark}")`), "none", `${key} takes no focus`);
    await page.keyboard.press("Enter");
    await eventually(
      async () => assert.ok(await hasLayer(), `Enter does not open ${key}`),
      noticedWithinMs,
    );
    const isModal = await ask<boolean>("walk.topLayer().matches(':modal, [aria-modal=true]')");
    const { missed, unseen, outside } = await round({ fromTop: isModal });
    assert.deepEqual({ key, missed, unseen }, { key, missed: [], unseen: [] });
    assert.equal(outside, false, `Tab leaves what ${key} opens`);
    await page.keyboard.press("Escape");
    await eventually(async () => {
      assert.ok(!(await hasLayer()), `Escape does not close what ${key} opens`);
      assert.equal(page.url(), before);
      assert.ok(
        await ask<boolean>(`walk.hasFocus("${mark}")`),
        `the focus does not come back to ${key}`,
      );
    }, noticedWithinMs);
  }

  async function round({ fromTop } = { fromTop: true }): Promise<Round> {
    const stops = await ask<number>(`walk.beginRound(${fromTop})`);
    const presses = fromTop ? stops + 2 : stops;
    for (let press = 0; press < presses; press++) await page.keyboard.press("Tab");
    return await ask<Round>("walk.endRound()");
  }

  return { pressAll, goRound, paths: () => ask("walk.paths()") };
}

/** A button that says for two seconds that it was pressed. */
const isSign = (key: string) => /«Copiado»/.test(key);

/** What is in a tab comes before the next tab, and what closes a layer last. */
function lateness({ key, isTab }: Pressable): number {
  if (/cerrar/i.test(key)) return 2;
  return isTab ? 1 : 0;
}

/** A page of the product, or the payment page that it opens. */
function assertOurs(address: string, key: string): void {
  const { pathname } = new URL(address);
  assert.ok(
    pageAt(pathname) || pathname.startsWith("/sandbox/checkout/"),
    `${key} leads to ${address}`,
  );
}
