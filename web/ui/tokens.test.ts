import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { workerIds } from "#shared/workers.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function valuesIn(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map((match) => [match[1], match[2]]),
  );
}

const darkStart = css.indexOf('[data-theme="dark"]');
const light = valuesIn(css.slice(0, darkStart));
const dark = { ...light, ...valuesIn(css.slice(darkStart, css.indexOf("}", darkStart))) };

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

const backgrounds = ["paper", "paper-2", "surface"];
const textPairs: [text: string, ground: string][] = [
  ...["ink", "ink-2", "ink-3", "honey-ink", "success", "danger"].flatMap((text) =>
    backgrounds.map((ground): [string, string] => [text, ground]),
  ),
  ["ink", "wax"],
  ["ink-2", "wax"],
  ["ink", "cell-empty"],
  ["on-honey", "honey"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["success", "success-tint"],
  ["danger", "danger-tint"],
  ["paper", "ink"],
  ["paper", "danger"],
  ["on-night", "night"],
  ["on-night-2", "night"],
  ["honey", "night"],
  ...workerIds.flatMap((worker): [string, string][] => [
    [`w-${worker}-ink`, `w-${worker}-tint`],
    [`w-${worker}-ink`, "paper"],
    [`w-${worker}-ink`, "surface"],
  ]),
];

for (const [theme, values] of [
  ["light", light],
  ["dark", dark],
] as const) {
  test(`every text has a contrast of at least 4.5 to its background in the ${theme} theme`, () => {
    const failures = textPairs
      .map(([text, ground]) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(values[text]!, values[ground]!),
      }))
      .filter(({ ratio }) => !(ratio >= 4.5));
    assert.deepEqual(failures, []);
  });

  test(`field borders and focus outlines have a contrast of at least 3 in the ${theme} theme`, () => {
    for (const mark of ["field-line", "focus"]) {
      for (const ground of backgrounds) {
        assert.ok(contrast(values[mark]!, values[ground]!) >= 3, `${mark} on ${ground}`);
      }
    }
  });
}
