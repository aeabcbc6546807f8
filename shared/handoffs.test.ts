import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readHandoffs } from "./handoffs.ts";

const block = (worker: string, prompt: string, fence = "```") =>
  `${fence}encargo ${worker}\n${prompt}\n${fence}`;

test("Mel's orders are read with their worker and in their order", () => {
  const markdown = `Te propongo dos pasos:\n\n${block("teo", "Escribe tres posts.\n\nPara Instagram.")}\n\nY después:\n\n${block("bran", "Prepara un anuncio.")}\n\n¿Empezamos?`;
  assert.deepEqual(readHandoffs(markdown), [
    { step: 0, workerId: "teo", prompt: "Escribe tres posts.\n\nPara Instagram." },
    { step: 1, workerId: "bran", prompt: "Prepara un anuncio." },
  ]);
});

test("Unknown workers, Mel herself, empty and endless orders are none", () => {
  const markdown = [
    block("pepe", "Algo"),
    block("mel", "Algo"),
    block("teo", "   "),
    block("teo", "a".repeat(8_001)),
    block("ani", "Algo"),
  ].join("\n");
  assert.deepEqual(readHandoffs(markdown), [{ step: 0, workerId: "ani", prompt: "Algo" }]);
});

test("An order that is still being written is none yet", () => {
  assert.deepEqual(readHandoffs("```encargo teo\nEscribe un post"), []);
  assert.deepEqual(readHandoffs("```encargo teo\nEscribe un post\n``"), []);
});

test("Other code blocks are no orders, and an order may contain one", () => {
  assert.deepEqual(readHandoffs("```js\nconst a = 1\n```"), []);
  const nested = block("nai", "Usa esto:\n```\nhola\n```\ny ya", "````");
  assert.deepEqual(readHandoffs(nested), [
    { step: 0, workerId: "nai", prompt: "Usa esto:\n```\nhola\n```\ny ya" },
  ]);
  const shown = "````md\n```encargo teo\nEscribe\n```\n````";
  assert.deepEqual(readHandoffs(shown), []);
});

test("Windows line ends and indentation do not matter", () => {
  assert.deepEqual(readHandoffs("  ```encargo vivi\r\n  Un reel\r\n  ```\r\n"), [
    { step: 0, workerId: "vivi", prompt: "Un reel" },
  ]);
});

test("The specialist's name works like the id", () => {
  const [order] = readHandoffs(block("Lía", "Contesta esta reseña").replace("enc", "Enc"));
  assert.equal(order?.workerId, "lia");
});

test("At most twenty orders are read", () => {
  const markdown = Array.from({ length: 30 }, (_, n) => block("teo", `Post ${n}`)).join("\n\n");
  assert.equal(readHandoffs(markdown).length, 20);
});

const line = fc.oneof(
  fc.constantFrom("```encargo teo", "```encargo pepe", "```", "````", "```js", "hola", ""),
  fc.string(),
);

test("While a message grows, its orders only gain at the end", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.nat(), (lines, cut) => {
      const whole = lines.join("\n");
      // A cut inside a closing fence could still become a longer fence: cut between lines.
      const part = lines.slice(0, cut % (lines.length + 1)).join("\n");
      const early = readHandoffs(part);
      assert.deepEqual(readHandoffs(whole).slice(0, early.length), early);
    }),
  );
});
