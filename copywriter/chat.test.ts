import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { BusinessFacts } from "#shared/brain.ts";
import { parseHandoffs } from "#shared/handoffs.ts";
import { contentTypeIds, type WorkerId } from "#shared/workers.ts";
import { toldIn } from "./chat/answers.ts";
import { dataOf } from "./data.ts";
import { writeReply } from "./index.ts";

const profile: BusinessFacts = {
  businessName: "Quesería Las Breñas",
  industry: "quesería artesanal",
  businessType: "b2c",
  mainService: "Quesos de cabra curados y visitas a la quesería",
  targetAudience: "familias y turistas",
  audienceAge: "",
  audienceLocation: "El Hierro, España",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram"],
  products: ["Queso ahumado", "Queso fresco"],
  brandValues: [],
  differentiators: ["Leche de nuestras cabras"],
};
const replyTo = (prompt: string, workerId: WorkerId = "mel") =>
  writeReply({
    workerId,
    contentType: "chat",
    prompt,
    profile,
    history: [],
    seed: "a",
    today: new Date("2026-11-24"),
  });

test("Mel hands a colleague's piece on with every fact", () => {
  const { text } = replyTo("post: queso ahumado a 18€ el kilo, solo este sábado de 10 a 14");
  const [handoff] = parseHandoffs(text);
  assert.equal(handoff?.workerId, "teo");
  for (const fact of ["18 €", "sábado", "10", "14"]) assert.ok(text.includes(fact), text);
});

test("A question for advice is answered in steps, wherever it stands in a message", () => {
  const { text, isAnswer } = replyTo(
    "los jueves no viene nadie a las visitas, el resto bien. que hago sin bajar precios",
  );
  assert.ok(isAnswer);
  assert.match(text, /«los jueves no viene nadie a las visitas, el resto bien»/);
  assert.ok([...text.matchAll(/^\d\. /gm)].length >= 3, text);
  assert.doesNotMatch(text, /encargo|descuento/);
});

test("An answer speaks of the owner's money, things and place", () => {
  const { text } = replyTo("¿qué puedo hacer con 100 € al mes de publicidad?");
  for (const own of ["100 €", "queso", "El Hierro"]) assert.ok(text.includes(own), text);
});

test("A step that a constraint forbids is left out", () => {
  assert.doesNotMatch(replyTo("como consigo mas clientes sin gastar").text, /anuncio/);
});

test("Every worker answers, and says what can be made where nothing is known", () => {
  assert.match(replyTo("¿cada cuánto publico?", "sofi").text, /1\. /);
  const { text, isAnswer } = replyTo("¿qué opinas de la vida?", "teo");
  assert.equal(isAnswer, false);
  assert.match(text, /un post, un carrusel, un calendario, un hilo o una biografía/);
});

test("What is no marketing costs nothing and gets an honest sentence", () => {
  for (const prompt of [
    "escribe un poema a mi perro",
    "¿cuánto es 17*23?",
    "¿cuál es la capital de Francia?",
  ]) {
    const { text, isAnswer } = replyTo(prompt);
    assert.equal(isAnswer, false, prompt);
    assert.match(text, /^Eso no lo sé contestar/);
  }
});

test("A question that names its piece is an order", () => {
  assert.match(
    replyTo("que digo en un video: el ahumado lleva 20 días", "vivi").text,
    /^## Guion/m,
  );
});

test("What was told stands apart from the question, whole", () => {
  assert.equal(
    toldIn("¿cuánto invierto? vendo 40 quesos al mes, casi todos a turistas"),
    "vendo 40 quesos al mes, casi todos a turistas",
  );
  assert.equal(toldIn("¿qué hago?"), "");
});

test("Answers name known concepts and pieces", () => {
  const { concepts, answers } = dataOf<{
    concepts: Record<string, string[]>;
    answers: { id: string; when: string[]; next?: string }[];
  }>("answers");
  for (const { id, when, next } of answers) {
    for (const concept of when) assert.ok(concepts[concept], `${id}: ${concept}`);
    assert.ok(!next || contentTypeIds.includes(next as "chat"), `${id}: ${next}`);
  }
  assert.ok(answers.length <= 60);
});

test("Any message gets a reply", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (prompt) => {
      assert.notEqual(replyTo(prompt).text, "");
    }),
    { numRuns: 60 },
  );
});
