import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { businessOf } from "./business.ts";
import { type Job, newJob } from "./job.ts";
import { graphemes } from "./spanish/sentences.ts";
import { callFor, hashtags, headline, tellAll, tellFact } from "./telling.ts";
import type { Fact, Request } from "./understand/request.ts";

const fact = (text: string, more: Partial<Fact> = {}): Fact => ({
  text,
  isSentence: false,
  role: "what",
  atoms: [],
  ...more,
});

function jobOf(facts: readonly Fact[], more: Partial<Request> = {}): Job {
  const request: Request = {
    deliverable: "post",
    isColleagues: false,
    facts,
    networks: [],
    register: "tu",
    limits: {},
    bans: [],
    bannedWords: [],
    wants: [],
    edits: [],
    unclear: [],
    ...more,
  };
  const brief = {
    workerId: "teo" as const,
    contentType: "post",
    prompt: "x",
    profile: null,
    history: [],
    seed: "s",
    today: new Date(0),
  };
  return newJob({ brief, business: businessOf(null), request, plainness: 0 });
}

const price = fact("cambio de bombín 95 €", {
  role: "price",
  atoms: [{ kind: "price", text: "95 €" }],
});
const day = fact("sábado 20 de junio 19:30", {
  role: "when",
  atoms: [{ kind: "hour", text: "19:30" }],
});

describe("telling facts", () => {
  it("a price and an hour get the words that they need", () => {
    assert.equal(tellFact(price), "cambio de bombín: 95 €");
    assert.equal(tellFact(day), "sábado 20 de junio a las 19:30");
  });

  it("nothing told is lost between the headline and the rest", () => {
    const facts = [price, day, fact("Quedan 4 plazas", { isSentence: true, role: "limit" })];
    const { sentences, points } = tellAll(jobOf(facts));
    const all = [...sentences, ...points.map(({ text }) => text)].join(" ");
    for (const part of ["95 €", "19:30", "4 plazas"]) assert.ok(all.includes(part), part);
  });

  it("a headline keeps its length and no condition begins it", () => {
    const job = jobOf([fact("sin ascensor", { role: "condition" }), price]);
    assert.equal(headline(job, 60), "Cambio de bombín: 95 €");
    assert.ok(graphemes(headline(job, 20)) <= 20);
  });

  it("a call names no channel that nobody told of, and addresses as asked", () => {
    assert.doesNotMatch(callFor(jobOf([price])), /WhatsApp|teléfono|llam/i);
    const contact = fact("tel. 600 000 123", {
      role: "contact",
      atoms: [{ kind: "phone", text: "600 000 123" }],
    });
    assert.match(callFor(jobOf([contact], { register: "usted" })), /600 000 123/);
  });

  it("there are no hashtags where they are banned", () => {
    assert.equal(hashtags(jobOf([price], { bans: ["hashtags"] }), 6), "");
  });
});
