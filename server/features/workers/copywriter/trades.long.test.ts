import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { workers } from "#shared/workers.ts";
import { howTos } from "./lexicon/how-to.ts";
import { industries } from "./lexicon/industries.ts";
import { signs } from "./lexicon/signs.ts";
import { ask, type bakery, chat, house } from "./proof/asking.ts";
import { flaws, pieceOf } from "./proof/checks.ts";
import { stepsTold } from "./understanding/how-to.ts";

const kinds = workers.flatMap((worker) =>
  worker.deliverables.map((one) => ({ workerId: worker.id, contentType: one.id })),
);

/** Every kind of piece with many seeds, for one business and one message. */
function everyPiece(
  profile: typeof bakery,
  prompts: readonly string[],
  holds: (piece: string) => void,
): void {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom(...prompts),
      fc.nat(999),
      (kind, prompt, seed) => {
        const text = ask({ ...kind, prompt, profile, seed: `${seed}` });
        assert.deepEqual(flaws(text, false), []);
        holds(pieceOf(text));
      },
    ),
    { numRuns: 300, seed: 20 },
  );
}

test("who lets a flat is never told about selling one", () => {
  everyPiece(
    house({
      industry: "Inmobiliaria",
      mainService: "Venta y alquiler",
      products: ["Venta de pisos", "Alquiler de pisos"],
    }),
    [
      "alquiler de piso de 2 habitaciones",
      "depto en renta cerca del metro",
      "tenemos un ático en alquiler",
    ],
    (piece) =>
      assert.doesNotMatch(
        piece.replace(/(?:alquiler y )?venta de pisos|intereses: [^|]*/giu, ""),
        /valoración|hipoteca|comprarcasa|cuánto vale|gastos tiene la compra|vender (?:una|tu|la) casa|precio de salida|comprador/iu,
      ),
  );
});

test("a bicycle shop does not speak of engines", () => {
  everyPiece(
    house({ industry: "Tienda de bicicletas", mainService: "Bicicletas" }),
    ["la bici eléctrica", "revisión de bicicletas", "", "casco infantil"],
    (piece) =>
      assert.doesNotMatch(
        piece,
        /\bcoche|\bmotor nada|capó|gasolina|taller mecánico|tallermecanico/iu,
      ),
  );
});

test("a car is called what its owner calls it, and otherwise what the country does", () => {
  const cases: [string, string, RegExp][] = [
    ["Bogotá, Colombia", "revisión antes de viaje", /\bcoches?\b|\bautos?\b/iu],
    ["Monterrey, México", "revisión antes de viaje", /\bcoches?\b|\bcarros?\b/iu],
    ["Sevilla", "revisión antes de viaje", /\bcarros?\b|\bautos?\b/iu],
    ["Sevilla", "revisión del carro", /\bcoches?\b/iu],
    ["", "revisión del auto", /\bcoches?\b/iu],
  ];
  for (const [audienceLocation, prompt, foreign] of cases)
    everyPiece(
      house({ industry: "Taller mecánico", mainService: "Mecánica", audienceLocation }),
      [prompt],
      (piece) => assert.doesNotMatch(piece, foreign),
    );
});

test("an optician answers as an optician, in the word of the place", () => {
  const profile = house({
    industry: "Óptica",
    mainService: "Óptica",
    products: ["Gafas progresivas"],
  });
  const faq = ask({
    workerId: "lia",
    contentType: "faq",
    prompt: "preguntas frecuentes de gafas progresivas",
    profile,
  });
  assert.match(faq, /acostumbrarse/u);
  assert.match(faq, /montura/u);
  assert.doesNotMatch(faq, /urgente|informe|seguros/u);
  everyPiece(
    house({ industry: "Óptica", mainService: "Óptica", audienceLocation: "Puebla, México" }),
    ["revisión de la vista", "cómo limpiar los lentes"],
    (piece) => assert.doesNotMatch(piece, /\bgafas\b|\blas lentes\b|lentes nuevas/iu),
  );
});

test("a tutorial of something that the trade knows has its steps, and every one of them is fit to print", () => {
  for (const [id, list] of Object.entries(howTos)) {
    const trade = industries.find((one) => one.id === id);
    assert.ok(trade, id);
    for (const howTo of list) {
      assert.ok(howTo.steps.length >= 4, howTo.title);
      const prompt = `tutorial cómo ${howTo.title}`;
      const known = ask({
        workerId: "vivi",
        contentType: "tutorial",
        prompt,
        profile: house({ industry: trade.label, mainService: trade.label }),
      });
      assert.deepEqual(flaws(known, false), [], howTo.title);
      assert.match(known, /### Paso 4 /u, `${id}: ${known}`);
      for (const [title, said, seen] of howTo.steps) {
        assert.ok(title && said && seen, `${id}: ${howTo.title}: ${title}`);
        assert.match(said, /[.]$/u);
      }
    }
  }
  for (const id of Object.keys(signs))
    assert.ok(
      industries.some((one) => one.id === id),
      id,
    );
});

test("the steps that the owner tells are the steps of the tutorial, in order", () => {
  const prompt =
    "tutorial de tarta: primero bates los huevos, luego tamizas la harina y por último horneas media hora";
  assert.deepEqual(stepsTold(prompt), [
    "Bates los huevos",
    "Tamizas la harina",
    "Horneas media hora",
  ]);
  const text = ask({ workerId: "vivi", contentType: "tutorial", prompt });
  assert.match(
    text,
    /Paso 1 [^\n]*bates los huevos[\s\S]*Paso 2 [^\n]*tamizas la harina[\s\S]*Paso 3 [^\n]*horneas/iu,
  );
  assert.deepEqual(stepsTold("1) lavar 2) secar bien 3) guardar"), [
    "Lavar",
    "Secar bien",
    "Guardar",
  ]);
  assert.deepEqual(stepsTold("abrimos de 8 a 14, ven primero"), []);
});

test("a price keeps what it is for, and is not announced as a treat", () => {
  const text = chat("teo", "post del menú del día, 14,50 € por persona");
  assert.match(text, /14,50 € por persona/u);
  assert.doesNotMatch(text, /(?:detalle|ponerlo fácil|ojo al dato|lo bueno): 14/iu);
});

test("what a brief tells between commas stands in the text", () => {
  const cases: [string, RegExp][] = [
    [
      "post de un auto usado, gol 2018 con 60 mil km, unico dueño",
      /Gol 2018 con 60 mil km, único dueño\./u,
    ],
    ["post del vestido, tallas s a xl", /tallas S a XL/iu],
    [
      "somos una empresa familiar con 25 años, hacemos baños en 10 dias, necesito un post",
      /Somos una empresa familiar[\s\S]*baños en 10 días/u,
    ],
  ];
  for (const [prompt, says] of cases) {
    const text = chat("teo", prompt);
    assert.match(text, says);
    assert.equal(text.split("\n## ").length, 2, text);
  }
});
