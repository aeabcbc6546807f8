import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { fill, nameOfProduct } from "#web/site/demos/fill.ts";
import { suggestedIndustries, textGroupOf } from "#web/site/demos/industries.ts";
import type { DemoTexts } from "#web/site/demos/texts.ts";
import { demoFile, demoGroups, demoTextsFolder, writeDemo } from "./write-demos.ts";

const groups = Object.keys(demoGroups);

describe("the texts of /demos (npm run site:examples writes them; proofread them)", () => {
  it("the stored texts of three industries match what the local copywriter writes today", async () => {
    for (const group of ["general", "restaurantes", "software"] as const) {
      const stored = await readFile(new URL(`${group}.json`, demoTextsFolder), "utf8");
      const written: DemoTexts = writeDemo(group);
      assert.equal(stored, demoFile(written), group);
    }
  });

  it("each industry has a small file without the placeholder names", async () => {
    const files = await readdir(demoTextsFolder);
    assert.deepEqual(files.sort(), groups.map((group) => `${group}.json`).sort());
    for (const file of files) {
      const text = await readFile(new URL(file, demoTextsFolder), "utf8");
      assert.ok(Buffer.byteLength(text) <= 8 * 1024, file);
      assert.doesNotMatch(text, /zarvel|zelmiro|\[\w+\|/i, file);
    }
  });

  it("suggested industries have texts, and unknown ones get the general texts", () => {
    assert.ok(suggestedIndustries.length >= 100);
    assert.equal(new Set(suggestedIndustries).size, suggestedIndustries.length);
    for (const industry of suggestedIndustries) assert.ok(groups.includes(textGroupOf(industry)));
    const expected = {
      " RESTAURANTE ": "restaurantes",
      "E-commerce": "tiendas-online",
      "Clínica dental": "dentistas",
      "Clínica estética": "belleza",
      "Academia de baile": "general",
      "Academia de español": "educacion",
      "Alquiler de coches": "general",
      Autoservicio: "general",
      Tecnología: "general",
      Otro: "general",
      "": "general",
    };
    for (const [typed, group] of Object.entries(expected))
      assert.equal(textGroupOf(typed), group, typed);
  });

  it("a product's name is shortened, and capitalized at the beginning of a sentence", () => {
    const typed = { businessName: "Nube", product: "ramos de temporada, coronas y «centros»" };
    assert.equal(nameOfProduct(typed.product), "ramos de temporada");
    assert.equal(fill("{producto}, en {negocio}.", typed), "Ramos de temporada, en Nube.");
    assert.equal(fill("¿Buscas «{producto}»?", typed), "¿Buscas «ramos de temporada»?");
    const long = { businessName: "$& {producto}", product: "palabra ".repeat(40) };
    assert.ok(nameOfProduct(long.product).length <= 60);
    assert.equal(fill("En {negocio}", long), "En $& {producto}");
    assert.equal(nameOfProduct(", ."), ", .");
  });
});
