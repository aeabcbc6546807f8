import assert from "node:assert/strict";
import { test } from "node:test";
import { brandToneIds } from "#shared/brain.ts";
import { chooseLooks } from "./choose-looks.ts";
import { createPalette } from "./colors/palette.ts";
import { angles } from "./creative.ts";
import { mannerOf } from "./manner.ts";

const palette = createPalette([{ hex: "#1f3d30", weight: 1 }]);
const ideas = angles.map((angle) => ({
  angle,
  texts: {
    headline: angle === "question" ? "¿A qué hora abrimos?" : "Abrimos también los sábados",
    cta: "Llamar",
    name: "Casa Ejemplo",
  },
}));

test("Only tables and shops with a light tone get a tablecloth, and no office gets letters", () => {
  for (const tone of brandToneIds) {
    const office = mannerOf({ rhythm: "office", traits: ["papers"] }, tone).patterns;
    assert.ok(!office.includes("checks") && !office.includes("letters"));
    const table = mannerOf({ rhythm: "table", traits: ["edible"] }, tone).patterns;
    assert.equal(table.includes("checks"), ["casual", "friendly", "playful"].includes(tone));
  }
});

test("A solemn trade gets quiet posters, and an ad without a price no price tag", () => {
  for (let seed = 0; seed < 60; seed++) {
    const manner = mannerOf({ rhythm: "office", traits: ["solemn"] }, "friendly");
    const quiet = chooseLooks({ ideas, pictures: [], palette, seed, manner });
    for (const { layout, calm } of quiet) {
      assert.ok(!["pregunta", "etiqueta", "trama"].includes(layout));
      assert.equal(calm, true);
    }
    const looks = chooseLooks({ ideas, pictures: [], palette, seed });
    assert.ok(looks.every(({ layout, calm }) => layout !== "etiqueta" && !calm));
  }
});
