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
  /** Goes round a page by Tab, and through what a key opens there. */
  goRound(path: string): Promise<void>;
  /** Addresses that its links lead to. */
  links(): Promise<string[]>;
}

/**
 * Walks pages in one visit; whoever opens it looks at its complaints.
 * @param options.insideOf of dialogs of one kind, how many are walked inside; the others are opened and closed
 */
export async function walkIn(
  { page, context }: Visit,
  options = { insideOf: Number.POSITIVE_INFINITY },
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

  /** Presses it with the mouse; says what changed. */
  async function press({ mark, key }: Pressable): Promise<void> {
    const aim = await ask<Aim | null>(`walk.aim("${mark}")`);
    // A notice has gone by itself.
    if (!aim) return;
    const { x, y, covered } = aim;
    assert.equal(covered, null, `${key} of ${page.url()} lies under ${covered}`);
    const left = Promise.withResolvers<string[]>();
    const leave = () => left.resolve(["page"]);
    page.on("framenavigated", leave);
    await page.mouse.click(x, y);
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
        const rest = (await pressables()).filter(({ key }) => !done.has(key));
        // What closes the layer comes last.
        const next = rest.find(({ key }) => !/cerrar/i.test(key)) ?? rest[0];
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
          if (seen === 0) await assertAccessible(page);
          if (seen < options.insideOf) await pressLayer(next);
          if (await hasLayer()) await page.keyboard.press("Escape");
          await eventually(async () => {
            assert.ok(!(await hasLayer()), `Escape does not close what ${next.key} opens`);
            // A dialog that the address names is left by going back.
            assert.equal(page.url(), before);
          }, noticedWithinMs);
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
    assert.deepEqual({ path, missed, astray, unseen }, { path, missed: [], astray: null, unseen: [] });
  }

  async function round(): Promise<Round> {
    const stops = await ask<number>("walk.beginRound()");
    for (let stop = 0; stop < stops + 2; stop++) await page.keyboard.press("Tab");
    return await ask<Round>("walk.endRound()");
  }

  return { pressAll, goRound, links: () => ask<string[]>("walk.links()") };
}

/** A page of the product, or the payment page that it opens. */
function assertOurs(address: string, key: string): void {
  const { pathname } = new URL(address);
  assert.ok(pageAt(pathname) || pathname.startsWith("/sandbox/checkout/"), `${key} leads to ${address}`);
}
