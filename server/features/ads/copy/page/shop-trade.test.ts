import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { emptySite, product, statement } from "../example-briefs.ts";
import { shopTradeOf } from "./shop-trade.ts";
import { hashtagsOf, shopTags } from "./tags-of.ts";

type Site = Partial<typeof emptySite>;
const tradeOf = (name: string, site: Site = {}) => shopTradeOf({ ...emptySite, ...site }, name);

test("The trade is a noun phrase that customers use, of name, title or description", () => {
  const trades: [name: string, site: Site, trade: string][] = [
    [
      "Mesa Larga",
      { titles: ["Mesa Larga · Catering para oficinas en Cali"] },
      "Catering para oficinas",
    ],
    [
      "La Mascarada",
      { titles: ["Alquiler de disfraces La Mascarada Cartago"] },
      "Alquiler de disfraces",
    ],
    ["Irazú", { titles: ["Afinacion de pianos - Costa Rica"] }, "Afinación de pianos"],
    ["Marea Viva", { titles: ["Escuela de surf Marea Viva"] }, "Escuela de surf"],
    [
      "Clínica Ejemplo",
      { titles: ["Clínica dental en Soria | Clínica Ejemplo"] },
      "Clínica dental",
    ],
    ["Taller Mecánico Hermanos Díaz", {}, "Taller mecánico"],
    ["Numismática La Troje de Prueba", {}, "Numismática"],
    [
      "Manos a la Obra",
      { titles: ["Manos a la Obra | Reformas integrales en Getafe"] },
      "Reformas integrales",
    ],
    ["Huellitas", { titles: ["Huellitas · Guardería canina · Rosario"] }, "Guardería canina"],
    ["La Caleta", { description: "Rocódromo en Vitoria: 900 m² de búlder" }, "Rocódromo"],
    ["Sombreros Pérez", { says: [statement("Hacemos sombreros de paja")] }, "Sombreros"],
  ];
  for (const [name, site, trade] of trades) assert.equal(tradeOf(name, site), trade);
});

test("Half of a name is no trade, and a shop whose page does not say has none", () => {
  const marea = { says: [statement("Salimos según la marea"), statement("La marea manda")] };
  assert.equal(tradeOf("Marea Viva", marea), null);
  assert.equal(
    tradeOf("Cuatro Cantos", { says: [statement("Pulimos los cantos del marco")] }),
    null,
  );
  assert.equal(tradeOf("La Troje de Prueba"), null);
  assert.equal(tradeOf("Clínica Reyes"), null);
  assert.equal(tradeOf("El Rincón de Pepa", { titles: ["El Rincón de Pepa"] }), null);
  assert.equal(tradeOf("Academia Granada", { titles: ["Academia Granada"] }), null);
});

test("A trade begins with a capital letter, fits and does not end in a small word", () => {
  const words = fc.constantFrom(
    ..."Taller de motos y Alquiler para Catering en Soria La Marea disfraces usados oficinas".split(
      " ",
    ),
  );
  const text = fc.array(words, { maxLength: 8 }).map((some) => some.join(" "));
  fc.assert(
    fc.property(text, text, (name, title) => {
      const trade = tradeOf(name, { titles: [title], title });
      if (trade === null) return;
      assert.match(trade, /^\p{Lu}/u);
      assert.ok(trade.length <= 40);
      assert.doesNotMatch(trade, / (?:de|del|para|y|e)$/);
    }),
  );
});

const hashtags = (
  name: string,
  site: Site,
  { town, advertised, told = "" }: { town: string; advertised?: string; told?: string },
) => {
  const named = { site: { ...emptySite, ...site }, businessName: name, town, tradeTags: [] };
  return hashtagsOf(name, advertised, { ...shopTags(named), town, told });
};

test("Hashtags are the name, the product, trade and town, whole", () => {
  assert.deepEqual(
    hashtags(
      "Taller de Motos El Pistón",
      { says: [statement("Arreglamos motos")] },
      { town: "Luque", advertised: "Cambio de aceite" },
    ),
    ["#ElPiston", "#CambioDeAceite", "#TallerDeMotosLuque", "#TallerDeMotos", "#Luque"],
  );
  const frames = { titles: ["Cuatro Cantos | Taller de enmarcaciones en Valparaíso"] };
  assert.deepEqual(hashtags("Cuatro Cantos", frames, { town: "Valparaíso" }), [
    "#CuatroCantos",
    "#EnmarcacionesValparaiso",
    "#TallerDeEnmarcaciones",
    "#Valparaiso",
  ]);
});

test("Goods that several products are named after are hashtags where they are told of, measures are not", () => {
  const products = ["Disfraz de niño", "Disfraz de adulto", "Caja de 6", "Caja de 12"].map((name) =>
    product(name),
  );
  const of = (told: string) => hashtags("La Mascarada", { products }, { town: "Cartago", told });
  assert.deepEqual(of("Más de 900 disfraces"), ["#LaMascarada", "#Cartago", "#Disfraz"]);
  assert.deepEqual(of("Alquiler de pelucas"), ["#LaMascarada", "#Cartago"]);
});
