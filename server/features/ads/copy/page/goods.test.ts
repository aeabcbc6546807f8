import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { adProductNameMax } from "#shared/added-facts.ts";
import { briefOf, product, statement } from "../example-briefs.ts";
import { writeLocalAds } from "../local-ads.ts";
import { namedGood, withoutCondition } from "./named-good.ts";
import { partPrice, taxOf, withoutTax } from "./price-parts.ts";
import { sourceWords } from "./site-words.ts";

type Site = Parameters<typeof briefOf>[1];

/** Name, price and note of each product, as texts. */
const told = (name: string, site: Site): string[] =>
  sourceWords(briefOf(name, site)).products.map((one) =>
    [one.name, one.price, one.note].filter(Boolean).join(" | "),
  );

test("A row that only tells a kind gets the noun of its heading, where grammar makes it sure", () => {
  const names: [name: string, heading: string, told: string][] = [
    ["Mixto", "Ceviches", "Ceviche mixto"],
    ["De conchas negras", "Ceviches", "Ceviche de conchas negras"],
    ["Carretillero", "Ceviches", "Ceviche Carretillero"],
    ["2 m de frente", "Capotas para comercios", "Capota de 2 m de frente"],
    ["A medida, sobre 200 litros", "Acuarios a medida", "Acuario a medida"],
    ["Suelta", "Clases de tango", "Clase suelta"],
    ["Francés", "Cursos", "Curso de francés"],
    ["Una visita", "Mantención a domicilio", "Visita de mantención"],
    ["Plan mensual", "Mantención a domicilio", "Plan mensual de mantención"],
    ["2 dormitorios", "Mudanzas", "Mudanza de 2 dormitorios"],
    ["Medio litro", "Helados", "Medio litro de helado"],
    ["Brisa", "Colchones", "Colchón Brisa"],
    // Nouns of their own, two kinds, a gender that does not agree.
    ["Pausa para reuniones", "Menús", "Pausa para reuniones"],
    ["Flan casero", "Postres", "Flan casero"],
    ["Mixto", "Paletas y helados", "Mixto"],
    ["Mixto", "Paletas", "Mixto"],
  ];
  for (const [name, heading, whole] of names)
    assert.equal(namedGood(name, heading).name, whole, `${name} of ${heading}`);
});

test("No noun makes a name longer than an advertisement has room for", () => {
  const word = fc.stringMatching(/^[A-ZÁ][a-zñé]{2,12}s?$/);
  fc.assert(
    fc.property(word, word, word, (one, other, heading) => {
      const name = `${one} ${other.toLowerCase()}`;
      const made = namedGood(name, heading).name;
      assert.ok(made === name || made.length <= adProductNameMax, made);
    }),
  );
});

test("What belongs to a price leaves the name", () => {
  const names: [name: string, bare: string, note: string | null][] = [
    ["Cabalgata (mínimo 2 personas)", "Cabalgata", "mínimo 2 personas"],
    ["Papiloma, por sesión", "Papiloma", "por sesión"],
    ["Iniciación, 1 vez por semana", "Iniciación", "1 vez por semana"],
    ["Conchitas a la parmesana (6)", "Conchitas a la parmesana", "6 unidades"],
    ["Plantillas a medida (par)", "Plantillas a medida", "par"],
    ["Peso 0.720 (1920-1945)", "Peso 0.720 (1920-1945)", null],
    ["Poesía gauchesca (antología)", "Poesía gauchesca (antología)", null],
  ];
  for (const [name, bare, note] of names)
    assert.deepEqual(withoutCondition(name), { name: bare, note });
  assert.deepEqual(
    told("Ejemplo", {
      products: [
        product("Papiloma, por sesión", "40 €"),
        product("Plantillas a medida (par)", "190 €"),
        product("Planilla, por trabajador", "S/ 15.00"),
      ],
    }),
    [
      "Papiloma | 40 € por sesión",
      "Plantillas a medida | 190 € el par",
      "Planilla | S/ 15.00 por trabajador",
    ],
  );
});

test("A long price keeps its amount and unit, and its conditions become a note", () => {
  const prices: [text: string, price: string, notes: string[]][] = [
    ["$ 23.900 por persona + impoconsumo", "$ 23.900 por persona", ["+ impoconsumo"]],
    ["desde $480.000 por dos horas", "desde $480.000", ["por dos horas"]],
    ["desde 38 €/m² (con confección y montaje)", "desde 38 €/m²", ["con confección y montaje"]],
    ["desde 35 € colocado", "desde 35 € colocado", []],
  ];
  for (const [text, price, notes] of prices) assert.deepEqual(partPrice(text), { price, notes });
});

test("No price loses its figures, however long it is", () => {
  const words = fc.constantFrom(
    "por persona",
    "colocado",
    "+ IVA",
    "(sin la tela)",
    "al mes",
    "(desde 2 noches)",
    "el metro lineal",
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.array(words, { maxLength: 3 }),
      (sum, more) => {
        const { price } = partPrice(["desde $", sum, ...more].join(" "));
        assert.ok(price.includes(String(sum)) && price.length <= 24, price);
      },
    ),
  );
});

test("A tax that comes on top stands beside every price, one that is included goes untold", () => {
  const products = [
    product("Espejo con luz", "desde 129 €"),
    product("Chinches de cama", "160 € por dormitorio"),
  ];
  for (const priceNote of [
    "Estos precios no llevan el IVA",
    "Precios más I.V.A.",
    "IVA no incluido",
    "Sin IVA",
  ])
    assert.deepEqual(told("Ejemplo", { products, priceNote }), [
      "Espejo con luz | desde 129 € + IVA",
      "Chinches de cama | 160 € por dormitorio | + IVA",
    ]);
  assert.deepEqual(told("Ejemplo", { products, priceNote: "Con IVA incluido" }), [
    "Espejo con luz | desde 129 €",
    "Chinches de cama | 160 € por dormitorio",
  ]);
  assert.equal(withoutTax("IVA no incluido, precios orientativos"), "precios orientativos");
  assert.equal(taxOf("Electrodomésticos no incluidos"), null);
});

test("The picture's heading and the text never run a heading and a row together", () => {
  const brief = briefOf("Mesa Ejemplo", {
    phone: "600 000 104",
    products: [
      { ...product("Pausa para reuniones", "$ 15.800 por persona + impoconsumo"), group: "Menús" },
      { ...product("Lavado exterior", "$ 9.500"), group: "Auto chico" },
      { ...product("Disfraz de adulto", "$ 10.000"), group: "Alquiler" },
    ],
  });
  const ads = writeLocalAds(brief);
  const textOf = (index: number) => ads.find(({ productIndex }) => productIndex === index)!;
  assert.match(
    textOf(0).primaryText,
    /^Pausa para reuniones: \$ 15\.800 por persona \+ impoconsumo\./,
  );
  assert.equal(textOf(0).picture.kicker, "Menús");
  assert.match(textOf(1).primaryText, /^Lavado exterior: \$ 9\.500 \(auto chico\)\./);
  assert.match(textOf(2).primaryText, /^Alquiler de disfraz de adulto: \$ 10\.000\./);
});

test("Rows under one thing's name are told as that thing, with the row beside its price", () => {
  const group = "Puerto de carga";
  assert.deepEqual(
    told("Celulares Ejemplo", {
      products: [
        { ...product("Gama baja (Android)", "$ 69.900"), group },
        { ...product("iPhone 11 a 13", "$ 139.900"), group },
      ],
    }),
    ["Puerto de carga | $ 69.900 | gama baja, Android"],
  );
});

test("A shop's title lends its noun to what is told by a quality alone", () => {
  const heard = [
    "Pruebe sus audífonos 30 días",
    "Dos audífonos recargables",
    "Audífonos de todas las gamas",
  ];
  assert.deepEqual(
    told("Centro Ejemplo", {
      title: "Centro Ejemplo – Audífonos y audiometrías en Lima",
      says: heard.map((text) => statement(text, "other")),
      products: [product("Esencial", "$ 950.000 por oído"), product("A la medida", "$ 1.200.000")],
    }),
    ["Audífono esencial | $ 950.000 por oído", "Audífono a la medida | $ 1.200.000"],
  );
});

test("Main things come before what goes with them, and nothing is sold by a weekday", () => {
  const names = (title: string, products: ReturnType<typeof product>[]) =>
    sourceWords(briefOf("Casa Ejemplo", { title, products })).products.map(({ name }) => name);
  assert.deepEqual(
    names("Alquiler de disfraces", [
      product("Peluca", "₡2.500"),
      product("Disfraz de niño", "₡6.000"),
      product("Disfraz de adulto", "₡10.000"),
    ]),
    ["Disfraz de niño", "Disfraz de adulto"],
  );
  assert.deepEqual(
    names("Taller", [
      product("Cambio de aceite", "$ 55.000"),
      product("Service completo", "$ 150.000"),
      product("Frenos delanteros", "$ 60.000"),
      product("Rectificación de motor", "$ 450.000"),
      product("Parche", "$ 15.000"),
    ]).includes("Parche"),
    false,
  );
  assert.deepEqual(
    names("Empanadas", [product("Martes", "$ 20.900"), product("Humita criolla", "$ 1.700")]),
    ["Humita criolla"],
  );
  assert.deepEqual(
    names("Audición", [
      product("Visita a domicilio en Medellín, Envigado e Itagüí", "$ 95.000"),
      product("Lavado de oído", "$ 60.000"),
    ]),
    ["Lavado de oído"],
  );
});

test("A table's label becomes words or is left out", () => {
  const descriptions = (description: string) =>
    sourceWords(
      briefOf("Ejemplo", { products: [{ ...product("Clase de prueba", "$ 650"), description }] }),
    ).products.map((one) => [one.note, one.description]);
  assert.deepEqual(descriptions("Duración: 1 h 15"), [["1 h 15", null]]);
  assert.deepEqual(descriptions("Camión: 15 m³"), [[null, "Camión de 15 m³"]]);
  assert.deepEqual(descriptions("Papel couché · Entrega: 3 días"), [
    [null, "Papel couché. Entrega en 3 días"],
  ]);
  assert.deepEqual(descriptions("Referencia: 4512"), [[null, null]]);
});
