import assert from "node:assert/strict";
import { test } from "node:test";
import type { BusinessFacts } from "#shared/brain.ts";
import { parseHandoffs } from "#shared/handoffs.ts";
import type { WorkerId } from "#shared/workers.ts";
import { writeReply } from "../index.ts";
import { dayIn, rhythmIn, weekdaysOf } from "../plan-period.ts";

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
const replyTo = (prompt: string, contentType: string, workerId: WorkerId = "mel") =>
  writeReply({
    workerId,
    contentType,
    prompt,
    profile,
    history: [],
    seed: "a",
    today: new Date("2026-11-24"),
  }).text;

test("A week plan announces what has its day, repeats it on the day and hands every piece on", () => {
  const text = replyTo("plan de la semana, el sábado hay feria y ponemos puesto", "week-plan");
  assert.match(text, /\| Sáb 28 nov \|[^\n]*feria/);
  assert.match(text, /\| Vie 27 nov \|[^\n]*feria/);
  assert.equal(parseHandoffs(text).length, 4);
  assert.doesNotMatch(text, /Facebook|TikTok/);
});

test("A campaign keeps each fact whole and pads with no other offer", () => {
  const told = "La visita con cata cuesta 14 € y los menores de 10 años no pagan";
  const text = replyTo(`campaña de primavera. ${told}. Quedan 20 plazas`, "campaign-plan");
  assert.match(text, /- La visita con cata cuesta 14 € y los menores de 10 años no pagan\./);
  for (const row of text.split("\n").filter((line) => line.startsWith("| ")))
    assert.doesNotMatch(row, /queso fresco/i);
});

test("What the owner wants and can pay is the plan's aim, and no piece", () => {
  const text = replyTo(
    "quiero llenar las visitas de enero. Presupuesto de 200 euros. Abrimos también los lunes",
    "campaign-plan",
  );
  assert.doesNotMatch(text, /\|[^\n]*(?:presupuesto|llenar)/i);
  assert.match(text, /\|[^\n]*[Aa]brimos también los lunes/);
});

test("A calendar keeps to the days and the month that were asked for", () => {
  const text = replyTo("calendario de febrero, martes y jueves", "calendar", "teo");
  const days = [...text.matchAll(/^\| (\p{L}{3}) \d+ (\p{L}{3}) /gmu)];
  assert.equal(days.length, 8);
  for (const [, day, month] of days) {
    assert.match(day!, /Mar|Jue/);
    assert.equal(month, "feb");
  }
});

test("Days, rhythms and dates are read as owners write them", () => {
  const march = { from: new Date("2027-03-01"), to: new Date("2027-03-31") };
  const day = (text: string) => dayIn({ text }, march)?.getUTCDate();
  assert.equal(day("el 18 llegan las telas"), 18);
  assert.equal(day("jueves 4 de marzo"), 4);
  assert.equal(day("un 20 % de descuento"), undefined);
  assert.equal(day("mudamos sábado y domingo"), undefined);
  assert.deepEqual(rhythmIn("publico 3 veces por semana"), { times: 3, per: "semana" });
  assert.deepEqual(weekdaysOf("martes, jueves y sábado").only, [2, 4, 6]);
  assert.deepEqual(weekdaysOf("cualquier día menos los lunes").never, [1]);
});

test("A report tells the rates that figures have, and asks for them where there are none", () => {
  const text = replyTo("octubre 40 mensajes 12 ventas, noviembre 50 y 10", "report", "iko");
  assert.match(text, /\+10 \(\+25 %\)/);
  assert.match(text, /De cada 100 mensajes, ventas: 30 antes y 20 ahora/);
  assert.match(replyTo("informe", "report", "iko"), /plantilla/);
});
