import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { figuresIn, funnelsIn, spanishNumber } from "./figures.ts";

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

test("Years, scales, lists without names and ranges are read", () => {
  assert.deepEqual(values("matriculas 2024: 48, 2025: 61. Leads: 120 y 190"), {
    matrículas: { 2024: 48, 2025: 61 },
    leads: { 2024: 120, 2025: 190 },
  });
  assert.deepEqual(values("42 cotizaciones, 19 aprobadas, el anterior fueron 35 y 20"), {
    cotizaciones: { ahora: 42, "el anterior": 35 },
    aprobadas: { ahora: 19, "el anterior": 20 },
  });
  assert.deepEqual(values("ventas de agosto 5 millones 200 mil y septiembre 4 millones"), {
    ventas: { agosto: 5_200_000, septiembre: 4_000_000 },
  });
  assert.deepEqual(values("pasamos de 30 a 41 reservas"), { reservas: { antes: 30, ahora: 41 } });
});

test("A rate is told only of what people do first and what comes of it", () => {
  const named = (text: string) =>
    funnelsIn(figuresIn(text)).map(({ first, second }) => `${first.name} > ${second.name}`);
  assert.deepEqual(named("120 leads y 48 matrículas"), ["leads > matrículas"]);
  assert.deepEqual(named("62 sesiones y 14 pacientes nuevos"), []);
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
