import assert from "node:assert/strict";
import { test } from "node:test";
import { workers } from "#shared/workers.ts";
import { shortened } from "./edit/lengths.ts";
import { factWithout, without } from "./edit/removals.ts";
import { sentencesIn } from "./edit/sentences.ts";
import { writeCopy } from "./index.ts";
import { partsOf } from "./piece.ts";
import type { Request } from "./understand/request.ts";
import { replaced } from "./understand/values.ts";

const profile = {
  businessName: "Huerto La Vega",
  industry: "cestas de verdura",
  businessType: "b2c",
  mainService: "Cestas de verdura ecológica a domicilio",
  targetAudience: "familias",
  audienceAge: "35-44",
  audienceLocation: "Granada, España",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram"],
  products: ["Cesta pequeña", "Cesta familiar"],
  brandValues: ["cercanía"],
  differentiators: ["Cosechamos la víspera", "Sin permanencia"],
} as never;

type WorkerId = (typeof workers)[number]["id"];

/** The replies of a conversation. */
function talk(workerId: WorkerId, ...prompts: string[]): string[] {
  const history: { role: "user" | "worker"; content: string }[] = [];
  return prompts.map((prompt, turn) => {
    const today = new Date("2026-11-24");
    const seed = `${workerId}/${turn}`;
    const brief = { workerId, contentType: "chat", prompt, profile, history: [...history] };
    const reply = writeCopy({ ...brief, handoff: null, seed, today });
    history.push({ role: "user", content: prompt }, { role: "worker", content: reply });
    return reply;
  });
}
const bodyOf = (reply = "") => partsOf(reply).pieces[0]?.body ?? "";
const order =
  "post: cesta familiar a 32 € la semana, 9 kilos, reparto los martes y jueves en Granada";

test("a price goes with its preposition and its unit, and the rest can stand", () => {
  const request = { facts: [], bans: [], bannedWords: [] } as unknown as Request;
  const cases = [
    ["El ahumado a 14,50 € el kilo, solo el sábado.", "El ahumado, solo el sábado."],
    [
      "Curso de 3 días a 240 € en vez de 280 si reservas antes.",
      "Curso de 3 días si reservas antes.",
    ],
    ["**Precio:** 24 € la noche.", ""],
    ["Visita con cata: 15 €.", "Visita con cata."],
    ["El kit a $890 incluye taller.", "El kit incluye taller."],
    ["Fuera, 0,60 € el km.", "Fuera."],
  ];
  for (const [before = "", after] of cases) assert.equal(without(before, "price", request), after);
});

test("a price that was told without its currency goes, and its label", () => {
  const request = { facts: [], bans: [], bannedWords: [] } as unknown as Request;
  assert.equal(without("Sale 6.000 y se hace hoy.", "price", request), "Se hace hoy.");
  assert.equal(without("- **Precio:** 95 pesos con postre", "price", request), "- Con postre");
});

test("a letter made shorter keeps why it is written and its apology", () => {
  const request = { facts: [], bans: [], bannedWords: [] } as unknown as Request;
  const letter =
    "Hola:\n\nNos pediste una visita y no pudimos ir. Fue un día raro. Lo sentimos.\n\n¿Seguimos? Responde.";
  assert.equal(
    shortened(letter, request, 20),
    "Hola:\n\nNos pediste una visita y no pudimos ir. Lo sentimos.",
  );
});

test("a date, a phrase and marks go alone", () => {
  const request = { facts: [], bans: [], bannedWords: [] } as unknown as Request;
  const text = "Naranjas a 12 € la caja, hasta el 15 de enero.";
  assert.equal(without(text, "date", request), "Naranjas a 12 € la caja.");
  assert.equal(without("Quedan 2. Mascotas sí.", { text: "mascotas" }, request), "Quedan 2.");
  assert.equal(without("Ven ya 🙌\n\n#Uno #Dos", "hashtags", request), "Ven ya 🙌");
  assert.equal(without("Ven ya 🙌", "emoji", request), "Ven ya");
  const fact = { text: "envío 4,50 €", isSentence: false, role: "price", atoms: [] } as const;
  assert.equal(factWithout(fact, { text: "envío" }, request), undefined);
});

test("a new day, hour or price takes the place of the only old one", () => {
  const to = (text: string, value: string) => replaced(text, { from: "", to: value }).text;
  assert.equal(to("Ven el viernes 8 a las 20:30.", "sábado"), "Ven el sábado 8 a las 20:30.");
  assert.equal(to("Ven el viernes a las 20:30.", "21:00"), "Ven el viernes a las 21:00.");
  assert.equal(to("Por 32 € la semana.", "34 €"), "Por 34 € la semana.");
  assert.equal(replaced("Martes y jueves.", { from: "", to: "sábado" }).isChanged, false);
  assert.equal(replaced("¡Café (a+b)!", { from: "cafe (a+b)", to: "té" }).text, "¡Té!");
});

test("«más corto» cuts a quarter and no fact", () => {
  const [first, shorter] = talk("teo", order, "más corto").map(bodyOf);
  assert.ok(shorter!.length <= first!.length * 0.9, `${first}\n${shorter}`);
  for (const fact of ["32 €", "9 kilos", "martes", "jueves", "Granada"])
    assert.ok(shorter!.includes(fact), shorter);
});

test("changes stay through the conversation", () => {
  const replies = talk("teo", order, "quita el precio", "dame otra", "añade que abrimos el sábado");
  const [, without, other, more] = replies.map(bodyOf);
  for (const text of [without, other, more]) assert.doesNotMatch(text!, /32|€/);
  assert.notEqual(sentencesIn(without!)[0], sentencesIn(other!)[0]);
  assert.match(more!, /[Aa]brimos el sábado\./);
  assert.match(more!, /martes y jueves/);
});

test("«no, 34 €» corrects the price and nothing else", () => {
  const [first, corrected] = talk("teo", order, "no, 34 €").map(bodyOf);
  assert.equal(corrected, first!.replace("32 €", "34 €"));
});

test("what could not be done is said", () => {
  const [, reply = ""] = talk("teo", "post: reparto los martes en Granada", "quita el precio");
  assert.match(reply, /El texto no lleva precio/);
});

test("several changes of one message are made together", () => {
  const [first, changed] = talk(
    "teo",
    order,
    "pon 34 en vez de 32, sin hashtags y añade que hay que reservar",
  ).map(bodyOf);
  assert.match(first!, /32 €/);
  assert.match(changed!, /34 €/);
  assert.doesNotMatch(changed!, /32|#/);
  assert.match(changed!, /[Hh]ay que reservar\./);
  assert.match(changed!, /martes y jueves/);
});

test("what cannot be done is one sentence, and the piece is not printed again", () => {
  for (const change of [
    "quita el descuento",
    "cambia viernes por sábado",
    "otro asunto",
    "más emotivo",
  ]) {
    const [, reply = ""] = talk("teo", order, change);
    assert.doesNotMatch(reply, /##/, change);
    assert.ok(reply.length > 15, change);
  }
});

test("another version begins otherwise, keeps every fact, and is not given twice", () => {
  const replies = talk("teo", order, "otra opción", "otra", "otra", "otra").map(bodyOf);
  const written = replies.filter(Boolean);
  const begun = written.map((body) => sentencesIn(body)[0]);
  assert.equal(new Set(begun).size, written.length, begun.join("\n"));
  for (const body of written)
    for (const fact of ["32 €", "9 kilos", "martes", "Granada"])
      assert.ok(body.includes(fact), body);
});

test("a sentence takes the words that were told, and the last one goes", () => {
  const prompt = "post: abrimos el lunes. Hay pan de centeno";
  const [, changed] = talk("teo", prompt, "cambia la primera frase: abrimos el martes a las 8");
  assert.match(bodyOf(changed), /Abrimos el martes a las 8\./);
  assert.match(bodyOf(changed), /Hay pan de centeno/);
  const [first, cut] = talk("teo", prompt, "quita la última frase").map(bodyOf);
  assert.equal(sentencesIn(cut!).length, sentencesIn(first!).length - 1);
});

test("what is taken back in the same message stays", () => {
  const [, cut] = talk(
    "teo",
    order,
    "quita el precio... no, mejor deja el precio y quita los kilos",
  );
  assert.match(bodyOf(cut), /32 €/);
  assert.doesNotMatch(bodyOf(cut), /kilos/);
});

test("without voice a script loses its column of voice and nothing else", () => {
  const [first, mute] = talk(
    "vivi",
    "guion de reel de la cesta familiar a 32 €",
    "hazlo sin voz",
  ).map(bodyOf);
  assert.match(first!, /\| Voz \|/);
  assert.doesNotMatch(mute!, /\| Voz \|/);
  assert.equal(mute!.split("\n").length, first!.split("\n").length);
});

test("one part is changed and every other one is left as it was", () => {
  const [first, second] = talk("teo", order, "cambia la primera frase").map(bodyOf);
  const lines = (body = "") => body.split("\n\n");
  const [before, after] = [lines(first), lines(second)];
  assert.notEqual(after[0], before[0]);
  assert.deepEqual(after.slice(1), before.slice(1));
});

test("every kind of piece takes every kind of change without a slot, a gap or an exception", () => {
  const changes = [
    "más corto",
    "más largo",
    "dame otra",
    "de usted",
    "quita el precio",
    "cambia el segundo",
    "sin emojis",
    "con emojis",
    "sin hashtags",
    "otro asunto",
    "cambia el título",
    "termina con una pregunta",
    "añade que hay envío gratis",
    "cambia 18 por 20",
    "para LinkedIn",
    "corrige la ortografía",
  ];
  for (const [at, worker] of workers.entries())
    for (const [nth, { label }] of worker.deliverables.entries()) {
      const prompt = `${label}: cesta pequeña a 18 €, el sábado 5 de diciembre, solo en Granada`;
      // Each change meets a quarter of the pieces.
      for (const change of changes.filter((_, index) => (index + at + nth) % 4 === 0)) {
        const reply = talk(worker.id, prompt, change).at(-1)!;
        assert.ok(reply.length > 10, `${label}: ${change}`);
        assert.doesNotMatch(reply, /\{|undefined|\.### |\n{3}/, `${label}: ${change}\n${reply}`);
      }
    }
});
