import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Brief } from "./brief.ts";
import { isFulfilled } from "./check/facts.ts";
import { sayable } from "./check/sayable.ts";
import { faultsOf, faultsOfPiece } from "./check.ts";
import type { Atom, Fact, Request } from "./understand/request.ts";

const request = (fields: Partial<Request> = {}): Request => ({
  deliverable: "post",
  isColleagues: false,
  facts: [],
  networks: [],
  register: "tu",
  limits: {},
  bans: [],
  bannedWords: [],
  wants: [],
  edits: [],
  unclear: [],
  ...fields,
});
const brief = (prompt: string): Brief => ({
  workerId: "teo",
  contentType: "chat",
  prompt,
  profile: null,
  history: [],
  seed: "a",
  today: new Date("2026-11-24"),
});
const fact = (text: string, ...atoms: Atom[]): Fact => ({
  text,
  isSentence: true,
  role: "what",
  atoms,
});
const atom = (kind: Atom["kind"], text: string): Atom => ({ kind, text });
const reply = (body: string, note = "Listo.") => `${note}\n\n## Post\n\n${body}\n\n---`;
const kinds = (body: string, fields: Partial<Request> = {}, prompt = "") =>
  faultsOf(reply(body), request(fields), brief(prompt)).map(({ kind }) => kind);

test("an atom counts in every spelling that a reader takes for the same", () => {
  const same: [Atom, string][] = [
    [atom("price", "14,50 €"), "A 14,5 € el kilo"],
    [atom("price", "389.000 €"), "Por 389000 €"],
    [atom("hour", "20:00"), "A las 8 de la tarde"],
    [atom("hour", "6:30 pm"), "A las 18:30"],
    [atom("weekday", "sábado"), "Todos los sábados"],
    [atom("date", "13 feb"), "El 13 de febrero"],
    [atom("place", "Sevilla capital"), "En la capital, en Sevilla"],
    [atom("percent", "20 %"), "Con un 20% menos"],
  ];
  for (const [told, text] of same) assert.ok(isFulfilled(told, text), `${told.text}: ${text}`);
  const other: [Atom, string][] = [
    [atom("number", "5"), "Entre 15 y 2,5"],
    [atom("price", "18 €"), "A 118 €"],
    [atom("date", "13 feb"), "El 13 de marzo"],
    [atom("weekday", "martes"), "El 3 de marzo"],
  ];
  for (const [told, text] of other) assert.ok(!isFulfilled(told, text), `${told.text}: ${text}`);
});

test("a fact that is left out is a fault, unless it was banned or the note names it", () => {
  const facts = [fact("el taller cuesta 18 €", atom("price", "18 €"))];
  assert.deepEqual(kinds("Ven al taller.", { facts }), ["lost"]);
  assert.deepEqual(kinds("Ven al taller.", { facts, bans: ["price"] }), []);
  const noted = reply("Ven al taller.", "He dejado fuera 18 €: no cabe en 150 caracteres.");
  assert.deepEqual(faultsOf(noted, request({ facts }), brief("18 €")), []);
});

test("a price needs its currency", () => {
  const facts = [fact("el taller cuesta 18 €", atom("price", "18 €"))];
  assert.deepEqual(kinds("El taller cuesta 18.", { facts }, "18 €"), ["lost"]);
});

test("each kind of fault is found", () => {
  const cases: [string, string, Partial<Request>?, string?][] = [
    ["instruction", "Post para insta: el taller.", {}, "post para insta: el taller"],
    ["instruction", "Que pidan visita técnica.", { directives: ["que pidan visita técnica"] }],
    ["subject", "¿Buscas comunidades? Limpiamos portales.", {}],
    ["ban", "Hoy 18 €.", { bans: ["price"] }, "18 €"],
    ["ban", "¡Hoy!", { bans: ["exclamation"] }],
    ["ban", "Una obra limpia.", { bannedWords: ["obra"] }],
    ["limit", "Una frase que es demasiado larga.", { limits: { maxChars: 10 } }],
    ["limit", "Sin pregunta.", { limits: { ending: "?" } }],
    ["language", "Ven el sabado.", {}, "sábado"],
    ["language", "Ven este lugar lugar.", {}],
    ["language", "¿Vienes.", {}],
    ["language", "Ven. y trae a tu gente.", {}],
    ["language", "Abrimos desde.", {}],
    ["language", "Hola, {biz}.", {}],
    ["invented", "Solo 25 €.", {}, "barato"],
    ["invented", "Quedan 4 plazas.", {}, "quedan plazas"],
    ["invented", "Abrimos el jueves.", {}, "abrimos pronto"],
  ];
  for (const [kind, body, fields, prompt] of cases)
    assert.ok(kinds(body, fields, prompt).includes(kind as never), `${kind}: ${body}`);
});

test("sentences that nobody writes are faults, and plain ones are not", () => {
  const bad: [string, string, string?][] = [
    ["language", "A los dos días de la primera sesión les."],
    ["language", "Al 964 55 01 32 si quieres hablar."],
    ["language", "Adjuntamos el al año siguiente."],
    ["language", "Venimos con del barrio y sin prisa."],
    ["language", "Abrimos el sábado por la mañana.\n\nY abrimos el sábado por la mañana."],
    ["instruction", "No quiero excusas.", "responde a esto. no quiero excusas"],
    ["instruction", "Que salga el antes y el después.", "un reel, que salga el antes y el después"],
    ["invented", "Es obligatoria en Galicia.", "sillas nuevas. es obligatoria en galicia?"],
    ["title", "**Asunto:** Otra vez\n\nHola:\n\nVen a vernos."],
    ["title", "**Titular:** A mí\n\nVen a vernos."],
  ];
  for (const [kind, body, prompt] of bad)
    assert.ok(kinds(body, {}, prompt).includes(kind as never), `${kind}: ${body}`);
  const good = [
    "Del 3 al 18 de agosto cerramos.",
    "Al llegar te damos toalla.",
    "De 9 a 14, sin cita.",
    "¡Que lo disfrutes!",
    "Quiero verte el sábado.",
    "El de romero y el de azahar.",
    "Lo que más gusta es la tarta.",
  ];
  for (const body of good) assert.deepEqual(kinds(body, {}, body), [], body);
});

test("options that say the same are a fault", () => {
  const option = "Abrimos el sábado por la mañana y por la tarde, con cita.";
  const body = `### Opción 1\n\n${option}\n\n### Opción 2\n\n${option}`;
  assert.ok(kinds(body, {}, option).includes("language"));
});

test("what is told, dated from a plan or counted in a heading is not invented", () => {
  assert.deepEqual(kinds("A las 18:00 somos seis.", {}, "a las 6 de la tarde somos 6"), []);
  assert.deepEqual(kinds("### Opción 2\n\n1. Uno.\n2. Otro.", {}), []);
  assert.deepEqual(kinds("Plan: el 3 de mayo, 2 publicaciones.", { deliverable: "calendar" }), []);
  assert.deepEqual(kinds("Sin descuento.", { bans: ["discount"] }), []);
});

test("a model's piece can be judged without a brief", () => {
  const facts = [fact("el sábado", atom("weekday", "sábado"))];
  assert.deepEqual(
    faultsOfPiece({ title: "Post", body: "Ven el domingo." }, request({ facts })).map(
      ({ detail }) => detail,
    ),
    ["sábado"],
  );
});

const word = fc.constantFrom("taller", "queso", "ruta", "llave", "tienda", "curso", "paseo");
const sentences = fc.array(
  fc.record({ noun: word, price: fc.integer({ min: 21, max: 99 }), isPriced: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
);

test("the owner's own sentences always pass, and a text without one of their prices never does", () => {
  fc.assert(
    fc.property(sentences, fc.nat(), (told, at) => {
      const facts = told.map(({ noun, price, isPriced }, index) => {
        const text = `Número ${index + 100}: ${noun} ${isPriced ? `por ${price} €` : "de siempre"}`;
        return fact(
          text,
          atom("number", String(index + 100)),
          ...(isPriced ? [atom("price", `${price} €`)] : []),
        );
      });
      const lines = facts.map(({ text }) => `${text}.`);
      const prompt = lines.join(" ");
      assert.deepEqual(faultsOf(reply(lines.join("\n\n")), request({ facts }), brief(prompt)), []);
      const without = lines.filter((_, index) => index !== at % lines.length);
      const faults = faultsOf(reply(without.join("\n\n")), request({ facts }), brief(prompt));
      assert.ok(faults.some(({ kind }) => kind === "lost"));
    }),
    { numRuns: 200 },
  );
});

test("what only says whom to tell it is left out of what is told", () => {
  const told = (text: string) =>
    sayable({ text, isSentence: false, role: "what", atoms: [] })?.text;
  assert.equal(told("Dile que tiene arreglo"), "tiene arreglo");
  assert.equal(told("proponles una visita"), "una visita");
  assert.equal(told("Me preguntan por WhatsApp"), undefined);
  assert.equal(told("contar con un seguro"), "contar con un seguro");
});
