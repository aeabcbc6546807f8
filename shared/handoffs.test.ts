import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { handoffFields, normalizeFields } from "./handoff-fields.ts";
import { formatHandoff, parseHandoffs } from "./handoffs.ts";

const block = (worker: string, prompt: string, fence = "```") =>
  `${fence}encargo ${worker}\n${prompt}\n${fence}`;

test("Mel's hand-offs are read in order with their workers", () => {
  const markdown = `Te propongo dos pasos:\n\n${block("teo", "Escribe tres posts.\n\nPara Instagram.")}\n\nY después:\n\n${block("bran", "Prepara un anuncio.")}\n\n¿Empezamos?`;
  assert.deepEqual(parseHandoffs(markdown), [
    { step: 0, workerId: "teo", prompt: "Escribe tres posts.\n\nPara Instagram.", fields: null },
    { step: 1, workerId: "bran", prompt: "Prepara un anuncio.", fields: null },
  ]);
});

test("Hand-offs for unknown workers or Mel, and empty or too long ones, are ignored", () => {
  const markdown = [
    block("pepe", "Algo"),
    block("mel", "Algo"),
    block("teo", "   "),
    block("teo", "a".repeat(8_001)),
    block("ani", "Algo"),
  ].join("\n");
  assert.deepEqual(parseHandoffs(markdown), [
    { step: 0, workerId: "ani", prompt: "Algo", fields: null },
  ]);
});

test("A hand-off that is still being written is ignored", () => {
  assert.deepEqual(parseHandoffs("```encargo teo\nEscribe un post"), []);
  assert.deepEqual(parseHandoffs("```encargo teo\nEscribe un post\n``"), []);
});

test("Other code blocks are ignored, and a hand-off may contain one", () => {
  assert.deepEqual(parseHandoffs("```js\nconst a = 1\n```"), []);
  const nested = block("nai", "Usa esto:\n```\nhola\n```\ny ya", "````");
  assert.deepEqual(parseHandoffs(nested), [
    { step: 0, workerId: "nai", prompt: "Usa esto:\n```\nhola\n```\ny ya", fields: null },
  ]);
  const shown = "````md\n```encargo teo\nEscribe\n```\n````";
  assert.deepEqual(parseHandoffs(shown), []);
});

test("Hand-offs with Windows line endings and indentation are read", () => {
  assert.deepEqual(parseHandoffs("  ```encargo vivi\r\n  Un reel\r\n  ```\r\n"), [
    { step: 0, workerId: "vivi", prompt: "Un reel", fields: null },
  ]);
});

test("A hand-off may use the worker's name instead of the id", () => {
  const [order] = parseHandoffs(block("Lía", "Contesta esta reseña").replace("enc", "Enc"));
  assert.equal(order?.workerId, "lia");
});

test("At most twenty hand-offs are read", () => {
  const markdown = Array.from({ length: 30 }, (_, n) => block("teo", `Post ${n}`)).join("\n\n");
  assert.equal(parseHandoffs(markdown).length, 20);
});

const line = fc.oneof(
  fc.constantFrom("```encargo teo", "```encargo pepe", "```", "````", "```js", "hola", ""),
  fc.string(),
);

test("A growing message only gains hand-offs at its end", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.nat(), (lines, cut) => {
      const whole = lines.join("\n");
      // A cut inside a closing fence could still become a longer fence: cut between lines.
      const part = lines.slice(0, cut % (lines.length + 1)).join("\n");
      const early = parseHandoffs(part);
      assert.deepEqual(parseHandoffs(whole).slice(0, early.length), early);
    }),
  );
});

test("A hand-off's lines become fields, and other lines its note", () => {
  const [order] = parseHandoffs(
    block(
      "teo",
      "**Pieza:** carrusel\n- Tema: la hogaza\nobjetivo: llenar la tienda\nCANTIDAD: 3 láminas\nTema: otro\nPieza: Reel\nSin emojis",
    ),
  );
  assert.deepEqual(order?.fields, {
    deliverable: "carousel",
    subject: "la hogaza",
    goal: "llenar la tienda",
    count: 3,
    note: "Tema: otro\nPieza: Reel\nSin emojis",
  });
  assert.doesNotMatch(order.prompt, /llenar/);
});

test("A hand-off that starts with prose has no fields, even if fields follow", () => {
  for (const prose of [
    "Prepara un post. Objetivo: llenar la tienda.",
    "Escribe un post\nTono: cercano",
    `Tema: ${"a".repeat(301)}`,
  ])
    assert.equal(parseHandoffs(block("teo", prose))[0]?.fields, null);
});

const text = (maxLength: number) =>
  fc.string({ unit: "grapheme", minLength: 1, maxLength }).filter((value) => /\p{L}/u.test(value));
const fields = fc.record(
  {
    deliverable: fc.constantFrom("post", "carousel", "calendar", "thread", "bio"),
    subject: text(80),
    goal: text(80),
    date: text(40),
    offer: text(80),
    network: text(20),
    tone: text(20),
    count: fc.integer({ min: 1, max: 20 }),
    note: fc.oneof(text(200), fc.constant("Tema: x\n```\n\n---\nNota: y")),
  },
  { requiredKeys: [] },
);

test("Fields written into a message are read back unchanged", () => {
  fc.assert(
    fc.property(fields, (said) => {
      const tidy = normalizeFields(said);
      if (!handoffFields.safeParse(tidy).success || Object.keys(tidy).length === 0) return;
      const [read, more] = parseHandoffs(`Va.\n\n${formatHandoff("teo", tidy)}\n\n¿Lo ves?`);
      assert.deepEqual(read?.fields, tidy);
      assert.equal(more, undefined);
      assert.notEqual(read.prompt.trim(), "");
    }),
  );
});
