import assert from "node:assert/strict";
import { test } from "node:test";
import { contrastOf } from "../colors/color.ts";
import { createPalette } from "../colors/palette.ts";
import type { Creative, Logo } from "../creative.ts";
import { createStage } from "../stage.ts";
import { fitName } from "./brand-name.ts";
import { chipFor } from "./logo-chip.ts";

const palette = createPalette([
  { hex: "#4a2410", weight: 2 },
  { hex: "#c8311f", weight: 1 },
]);
const { paper, deep, ink } = palette.schemes;
const logoOf = (color: string, inks?: Logo["inks"]): Logo => ({
  id: "logo",
  width: 200,
  height: 200,
  color,
  opaque: false,
  ...(inks ? { inks } : {}),
});

test("A brown, red or black logo gets the light plate on a dark ground", () => {
  for (const color of ["#4a2410", "#c8311f", "#111111", "#8a4a1b"]) {
    assert.equal(chipFor(logoOf(color), deep.ground, palette), paper.ground);
  }
});

test("A nearly white logo gets a dark plate on a light ground and none on a dark one", () => {
  const white = logoOf("#fdfcf8");
  assert.ok(contrastOf(chipFor(white, paper.ground, palette)!, "#fdfcf8") > 4.5);
  assert.equal(chipFor(white, deep.ground, palette), null);
});

test("A logo whose words would be lost gets a plate although its mean colour is light", () => {
  const inks = [
    { color: "#f4c20d", share: 0.6 },
    { color: "#2a1206", share: 0.4 },
  ];
  assert.equal(chipFor(logoOf("#b58a0b"), ink.ground, palette), null);
  assert.notEqual(chipFor(logoOf("#b58a0b", inks), ink.ground, palette), null);
});

const stageOf = (name: string) =>
  createStage(
    {
      layout: "cartel",
      format: "square",
      seed: 1,
      palette,
      ground: "paper",
      pair: "mercado",
      texts: { headline: "Hola", cta: "Ver", name },
    } satisfies Creative,
    (text) => text.length * 0.5,
    () => [],
  );

test("A name is set smaller, then in two lines, and never cut to its trade", () => {
  const stage = stageOf("Vinoteca La Muestra");
  const whole = stage.widthOf("Vinoteca La Muestra", stage.pair.strong, stage.sizes.name);
  assert.deepEqual(fitName(stage, whole)?.lines, ["Vinoteca La Muestra"]);
  assert.deepEqual(fitName(stage, 0.85 * whole)?.lines, ["Vinoteca La Muestra"]);
  assert.deepEqual(fitName(stage, 0.6 * whole)?.lines, ["Vinoteca", "La Muestra"]);
  assert.equal(fitName(stage, 0.3 * whole), null);
  const office = stageOf("Estudio Contable Ejemplo");
  for (const share of [1, 0.8, 0.6, 0.5, 0.4, 0.3]) {
    const found = fitName(office, share * whole);
    assert.ok(!found || found.lines.join(" ") === "Estudio Contable Ejemplo");
  }
});
