import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bakery } from "../proof/asking.ts";
import { tradeOf } from "./trade.ts";

describe("what a business is", () => {
  const idOf = (
    industry: string,
    mainService: string,
    businessName = "Casa Ejemplo",
    products: string[] = [],
  ) =>
    tradeOf({
      profile: { ...bakery, industry, mainService, businessName, products },
      prompt: "un post",
    }).guess.id;

  it("is what its service says, within the sector chosen from the form", () => {
    assert.equal(idOf("healthcare", "Ortodoncia e implantes"), "dental");
    assert.equal(idOf("Salud", "Terapia de pareja"), "psychology");
    assert.equal(idOf("automotive", "Cambio de aceite y frenos"), "workshop");
    assert.equal(idOf("education", "Clases de inglés para niños"), "languages");
  });

  it("is what its name says when the service does not", () => {
    assert.equal(idOf("restaurant", "Pan de masa madre", "Panadería Ejemplo"), "bakery");
    assert.equal(idOf("restaurant", "Menú del día", "Casa Ejemplo"), "restaurant");
  });

  it("is the trade that knows what it sells when neither says it", () => {
    assert.equal(idOf("beauty", "Corte y color", "Corta y Peina", ["Mechas"]), "hair");
    assert.equal(idOf("beauty", "Manicura", "Corta y Peina", ["Mechas"]), "beauty");
  });

  it("stays what the owner wrote in their own words, or chose, when the service is another's", () => {
    assert.equal(idOf("Restaurante de playa", "Café y helados"), "restaurant");
    assert.equal(idOf("real_estate", "Clases de inglés"), "real_estate");
    assert.equal(idOf("beauty", "Taller de mecánica"), "beauty");
  });
});
