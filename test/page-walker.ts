import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageAt } from "#web/pages.ts";
import { assertAccessible, type Visit } from "./browser.ts";
import { eventually } from "./wait-until.ts";

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

/** How long a press may take to change something, on a busy machine. */
const noticedWithinMs = 10_000;
/** With more, the page has a button that adds another one at each press. */
const mostPresses = 200;

export interface PageWalker {
  /**
   * Presses everything that can be pressed on a page and in the dialogs and menus that open.
   * @returns the keys of what it has pressed
   */
  pressAll(path: string): Promise<string[]>;
  /** Checks by Tab the focus order of a page, and of the dialogs and menus that a key opens there. */
  checkTabOrder(path: string): Promise<void>;
  /** The link targets and the anchors of the current page. */
  paths(): Promise<{ links: string[]; anchors: string[] }>;
}

export interface WalkOptions {
  /** How many dialogs of one kind are walked inside; the others are only opened and closed. */
  walkedInside?: number;
  by?: "mouse" | "keyboard";
}

/** Walks pages in one visit; the caller checks its complaints. */
export async function createPageWalker(
  { page, context }: Visit,
  { walkedInside = Number.POSITIVE_INFINITY, by = "mouse" }: WalkOptions = {},
): Promise<PageWalker> {
  await context.addInitScript({ content: inPage });
  /** Retries while the page navigates to another one. */
  const ask = <T>(code: string) => eventually(() => page.evaluate<T>(code), noticedWithinMs);
  const pressables = () => ask<Pressable[]>("walk.pressables()");
  const hasLayer = () => ask<boolean>("walk.topLayer() !== null");
  const layerName = () => ask<string>("walk.topLayer()?.className || walk.topLayer()?.id || ''");
  /** How many layers of each kind were opened. */
  const layers = new Map<string, number>();

  async function open(path: string) {
    await page.goto(path);
    if (pageAt(new URL(page.url()).pathname)?.render === "app") {
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    }
  }

  /** Returns the action that presses it, or null when it was in a toast that has disappeared. */
  async function reach({ mark, key }: Pressable): Promise<(() => Promise<void>) | null> {
    if (by === "keyboard") {
      // A tab's panel may still be loading.
      const button = await eventually(async () => {
        const pressKey = await ask<string | null>(`walk.focusOn("${mark}")`);
        assert.notEqual(pressKey, "none", `${key} of ${page.url()} takes no focus`);
        return pressKey;
      }, noticedWithinMs);
      return button === null ? null : () => page.keyboard.press(button);
    }
    // A toast about the previous press disappears by itself.
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
      // The press has left the page.
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
        const rest = (await pressables()).filter(
          ({ key }) => !done.has(key) && !isCopiedNotice(key),
        );
        const [next] = rest.toSorted((one, other) => pressOrder(one) - pressOrder(other));
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
          if (seen < walkedInside) await pressLayer(next);
          if (await hasLayer()) await page.keyboard.press("Escape");
          await eventually(async () => {
            assert.ok(!(await hasLayer()), `Escape does not close what ${next.key} opens`);
            // A dialog that the address names closes by going back.
            assert.equal(page.url(), before);
          }, noticedWithinMs);
          // Events of its closing must not count as changes by the next press.
          await ask("new Promise((done) => setTimeout(done))");
        }
      }
    }

    await pressLayer(null);
    // Once more, for elements that came with an answer.
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
    const openers = await ask<Pressable[]>("walk.openers()");
    for (const opener of openers) await checkLayer(opener);
  }

  /** Opens it with Enter: the focus goes in, stays in where it is modal, and comes back. */
  async function checkLayer({ mark, key }: Pressable): Promise<void> {
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

  return { pressAll, checkTabOrder: goRound, paths: () => ask("walk.paths()") };
}

/** A button whose label says for two seconds that it was pressed. */
const isCopiedNotice = (key: string) => /«Copiado»/.test(key);

/** The contents of a tab come before the next tab; what closes a layer comes last. */
function pressOrder({ key, isTab }: Pressable): number {
  if (/cerrar/i.test(key)) return 2;
  return isTab ? 1 : 0;
}

/** Fails unless the address is a page of the product or its payment page. */
function assertOurs(address: string, key: string): void {
  const { pathname } = new URL(address);
  assert.ok(
    pageAt(pathname) || pathname.startsWith("/sandbox/checkout/"),
    `${key} leads to ${address}`,
  );
}
