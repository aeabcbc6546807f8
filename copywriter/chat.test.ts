import assert from "node:assert/strict";
import { test } from "node:test";
import type { BusinessFacts } from "#shared/brain.ts";
import { parseHandoffs } from "#shared/handoffs.ts";
import type { WorkerId } from "#shared/workers.ts";
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
const replyTo = (prompt: string, contentType = "chat", workerId: WorkerId = "mel") =>
  writeReply({
    workerId,
    contentType,
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

test("A week plan gives what was told its day, and a hand-off for each piece", () => {
  const { text } = replyTo("plan de la semana, el sábado hay feria y ponemos puesto", "week-plan");
  assert.match(text, /\| Sáb 28 nov \|[^\n]*feria/);
  assert.match(text, /\| Vie 27 nov \|[^\n]*feria/);
  assert.equal(parseHandoffs(text).length, 5);
  assert.doesNotMatch(text, /Facebook|TikTok/);
});

test("A question about marketing is answered with the owner's own things", () => {
  const { text, isAnswer } = replyTo("¿qué puedo hacer con 100 € al mes de publicidad?");
  assert.ok(isAnswer);
  assert.match(text, /100 €.*queso/is);
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

test("A report compares the figures and asks for them where there are none", () => {
  const { text } = replyTo("octubre 40 mensajes 12 ventas, noviembre 50 y 10", "report", "iko");
  assert.match(text, /\+10 \(\+25 %\)/);
  assert.match(text, /−2 \(−16,7 %\)/);
  assert.match(replyTo("informe", "report", "iko").text, /plantilla/);
});
