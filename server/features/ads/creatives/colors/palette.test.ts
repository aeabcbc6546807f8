import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { grounds } from "../creative.ts";
import { contrastOf, lchOf } from "./color.ts";
import { type BrandColor, contrastLimits, createPalette, isFluorescent } from "./palette.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
/** Difficult colours of real sites: pure, fluorescent, nearly white, nearly black, invalid. */
const hostile = fc.constantFrom(
  "#2ee258",
  "#ffffff",
  "#000000",
  "#fefefe",
  "#010101",
  "#808080",
  "#39ff14",
  "#ff00ff",
  "#ffff00",
  "#00ffff",
  "#f0e68c",
  "#ffc21c",
  "#c9d200",
  "#0000ff",
  "#ff0000",
  "#777777",
  "rgb(300, -4, 0)",
  "nonsense",
  "",
);
const brand: fc.Arbitrary<BrandColor[]> = fc.array(
  fc.record({ hex: fc.oneof(hex, hostile), weight: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { maxLength: 6 },
);
const runs = { numRuns: 3000 };
/** Rounding to 8-bit channels changes a contrast a little. */
const rounding = 0.06;

test("Text, marks and buttons have their minimum contrast on every ground of every brand", () => {
  fc.assert(
    fc.property(brand, (colors) => {
      const { schemes } = createPalette(colors);
      for (const name of grounds) {
        const { ground, text, muted, key, cta, shapes } = schemes[name];
        const at = (color: string, limit: number, what: string, on = ground) =>
          assert.ok(
            contrastOf(color, on) >= limit - rounding,
            `${name}: ${what} ${color} on ${on}`,
          );
        at(text, contrastLimits.text, "text");
        if (muted !== text) at(muted, contrastLimits.muted, "muted text");
        at(key, contrastLimits.key, "key");
        at(cta.fill, contrastLimits.cta, "button");
        at(cta.label, contrastLimits.label, "label", cta.fill);
        at(muted, contrastLimits.key, "muted text on a shape", shapes[0]);
        at(key, contrastLimits.key, "key on a shape", shapes[0]);
        at(text, contrastLimits.key, "text on a shape", shapes[1]);
      }
    }),
    runs,
  );
});

test("No ground is fluorescent, and dark grounds of yellow brands are brown, not khaki", () => {
  fc.assert(
    fc.property(brand, (colors) => {
      const { schemes } = createPalette(colors);
      for (const name of grounds) {
        const color = lchOf(schemes[name].ground)!;
        assert.ok(!isFluorescent(color), `${name} ${schemes[name].ground}`);
      }
      for (const name of ["deep", "ink"] as const) {
        const { c, h } = lchOf(schemes[name].ground)!;
        // Rounding to 8-bit channels changes the hue of dark colours by some degrees.
        assert.ok(c < 0.012 || h < 80 || h > 118, `${name} ${schemes[name].ground} is khaki`);
      }
    }),
    runs,
  );
});

test("A black and white brand gets no other colour", () => {
  const palette = createPalette([
    { hex: "#000000", weight: 3 },
    { hex: "#ffffff", weight: 2 },
    { hex: "#7a7a7a", weight: 1 },
  ]);
  assert.equal(palette.mono, true);
  for (const name of grounds) {
    assert.ok(lchOf(palette.schemes[name].ground)!.c < 0.01);
    assert.ok(lchOf(palette.schemes[name].cta.fill)!.c < 0.01);
  }
});

test("A fluorescent brand gets an ink ground, with its own colour on the button and the price", () => {
  const { fluorescent, schemes } = createPalette([{ hex: "#39ff14", weight: 1 }]);
  assert.equal(fluorescent, true);
  assert.ok(lchOf(schemes.brand.ground)!.l < 0.25);
  assert.equal(schemes.brand.cta.fill, "#39ff14");
  assert.equal(schemes.brand.key, "#39ff14");
});

test("A second colour of the site becomes the accent; a single one is not given a new hue", () => {
  const two = createPalette([
    { hex: "#2348d0", weight: 2 },
    { hex: "#ffc928", weight: 1 },
  ]);
  assert.equal(two.schemes.brand.cta.fill, "#ffc928");
  const one = createPalette([{ hex: "#2348d0", weight: 1 }]);
  const hue = lchOf("#2348d0")!.h;
  for (const name of grounds) {
    const { c, h } = lchOf(one.schemes[name].cta.fill)!;
    assert.ok(c < 0.03 || Math.abs(h - hue) < 25, `${name} ${one.schemes[name].cta.fill}`);
  }
});
