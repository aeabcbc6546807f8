import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { figuresIn, spanishNumber } from "./figures.ts";

const values = (text: string) =>
  Object.fromEntries(figuresIn(text).series.map(({ name, values }) => [name, values]));

test("Figures are read by period, by metric and as a change", () => {
  const byPeriod = "este mes: 41 mensajes y 8 encargos. el mes pasado 30 y 9";
  assert.deepEqual(figuresIn(byPeriod).periods, ["mes pasado", "este mes"]);
  assert.deepEqual(values(byPeriod), {
    mensajes: { "este mes": 41, "mes pasado": 30 },
    encargos: { "este mes": 8, "mes pasado": 9 },
  });
  assert.deepEqual(values("cotizaciones sept 44 oct 39, pedidos 11, 13"), {
    cotizaciones: { septiembre: 44, octubre: 39 },
    pedidos: { septiembre: 11, octubre: 13 },
  });
  assert.deepEqual(values("alcance de 900 a 1.200"), { alcance: { antes: 900, ahora: 1200 } });
});

test("Any text is read without an exception, and only its own numbers are found", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      for (const { values } of figuresIn(text).series)
        for (const value of Object.values(values)) assert.ok(Number.isFinite(value), text);
    }),
  );
});

test("Numbers are printed as in Spanish", () => {
  assert.equal(spanishNumber(12_400), "12.400");
  assert.equal(spanishNumber(36.66), "36,7");
});
