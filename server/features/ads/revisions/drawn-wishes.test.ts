import assert from "node:assert/strict";
import { test } from "node:test";
import type { DrawRequest } from "../creatives/renderer.ts";
import type { DrawContext } from "./drawing.ts";
import { drawWishes } from "./drawn-wishes.ts";
import { exampleAds, exampleContext } from "./examples/example-ads.ts";
import { understandWords } from "./understanding/understand.ts";

/** A renderer that draws every change except a larger title. */
const drawing = {
  orderId: "order",
  pictures: new Map(),
  signal: new AbortController().signal,
  renderer: {
    draw: async ({ creative }: Pick<DrawRequest<never>, "creative">) => ({
      type: "drawn",
      drawn: {
        layout: "cartel",
        boxes: [
          { role: "headline", text: "Pan", x: 0, y: 0, width: 400, height: 100, color: "#000000" },
        ],
        subject: { x: 0, y: 0, width: 300, height: 300 },
        sceneHash: JSON.stringify(creative),
      },
    }),
  },
} as unknown as DrawContext;

async function drawWords(words: string, isWhole = false) {
  const shown = exampleAds[0]!;
  const read = understandWords(words, { texts: [], price: null });
  assert.ok(read.type === "understood", words);
  return await drawWishes(drawing, shown, read.wishes, {
    context: exampleContext(shown),
    isWhole,
  });
}

test("Of two wishes the possible one is drawn and the impossible one is explained", async () => {
  for (const words of [
    "Más grande el titular y otro color",
    "otro color y el título más grande",
    "en azul, y más grande el titular",
  ]) {
    const answer = await drawWords(words);
    assert.ok(answer.type === "drawn", words);
    assert.deepEqual(answer.changes, ["Otro color"]);
    assert.equal(answer.undone.length, 1);
    assert.match(answer.undone[0]!, /^El título, más grande: /);
  }
  const withoutPrice = await drawWords("otro color y quita el precio");
  assert.ok(withoutPrice.type === "drawn");
  assert.deepEqual(withoutPrice.undone, ["Este anuncio ya va sin precio."]);
});

test("An impossible wish gets a question when it is alone, comes from a form or dictates words", async () => {
  assert.equal((await drawWords("el título más grande")).type, "unclear");
  assert.equal((await drawWords("Más grande el titular y otro color", true)).type, "unclear");
  const tooLong = `pon «${"pan recién hecho ".repeat(20)}» en el botón y otro color`;
  assert.equal((await drawWords(tooLong)).type, "unclear");
});
