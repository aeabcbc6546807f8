import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { workers } from "#shared/workers.ts";
import { fold } from "../language/escape.ts";
import { ask, bakery, chat } from "../proof/asking.ts";
import { flaws, pieceOf } from "../proof/checks.ts";
import { partsOf } from "./parts.ts";

/** The pieces of a conversation with one worker, one after another. */
function talk(workerId: (typeof workers)[number]["id"], ...prompts: string[]): string[] {
  const history: { role: "user" | "worker"; content: string }[] = [];
  return prompts.map((prompt) => {
    const reply = chat(workerId, prompt, { history: [...history] });
    history.push({ role: "user", content: prompt }, { role: "worker", content: reply });
    assert.deepEqual(flaws(reply, false), [], reply);
    return pieceOf(reply).trim();
  });
}
const lines = (text: string) => text.split("\n").filter(Boolean);

test("«quita el precio», «cambia X por Y» and «añade que…» leave every other line as it was", () => {
  const [first = "", priceless = "", sunday = "", more = ""] = talk(
    "teo",
    "post de la hogaza a 6,50 € el sábado",
    "quita el precio",
    "cambia sábado por domingo",
    "añade que se encarga antes del jueves",
  );
  assert.match(first, /6,50 €/u);
  assert.doesNotMatch(priceless, /6,50|[Pp]recio/u);
  assert.ok(
    lines(priceless).filter((line) => first.includes(line)).length >= lines(first).length - 2,
  );
  assert.equal(sunday, priceless.replaceAll("sábado", "domingo"));
  assert.match(more, /Se encarga antes del jueves\./u);
  assert.equal(more.replace(" Se encarga antes del jueves.", ""), sunday);
});

test("a part that is named by its number is the only one to change, on every worker", () => {
  const jobs = workers.flatMap((worker) =>
    worker.id === "mel" ? [] : worker.deliverables.map((one) => ({ worker, one })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...jobs), fc.nat(1000), ({ worker, one }, seed) => {
      const prompt = `${one.label} sobre los croissants`;
      const written = ask({ workerId: worker.id, contentType: one.id, prompt, seed: `${seed}` });
      const before = pieceOf(written).trim();
      const reply = chat(worker.id, "cambia el segundo", {
        history: [
          { role: "user", content: prompt },
          { role: "worker", content: written },
        ],
      });
      const after = pieceOf(reply).trim();
      const parts = partsOf(before, "cambia el segundo");
      if (parts.length < 2 || !reply.startsWith("Solo esa parte")) return;
      const now = partsOf(after, "cambia el segundo");
      assert.equal(now.length, parts.length, after);
      for (const [at, { start, end }] of parts.entries()) {
        const same =
          fold(before.slice(start, end)) === fold(after.slice(now[at]!.start, now[at]!.end));
        assert.equal(same, at !== 1, `${one.id}, part ${at + 1}\n${before}\n\n${after}`);
      }
      assert.deepEqual(flaws(reply, false), []);
    }),
    { numRuns: 60, seed: 22 },
  );
});

test("a part goes or gets shorter alone, and the title counts what is left", () => {
  const [, two = "", one = ""] = talk(
    "teo",
    "3 títulos para un post de croissants",
    "el 2 no me gusta",
    "quita el primero",
  );
  assert.match(one, /^## 2 títulos\n\n1\. /u);
  assert.equal(lines(one)[1]!.slice(3), lines(two)[2]!.slice(3));
  const [ads = "", shorter = ""] = talk("bran", "3 anuncios de la hogaza", "el tercero más corto");
  assert.equal(shorter.split("### Anuncio 3")[0], ads.split("### Anuncio 3")[0]);
  assert.ok(shorter.length < ads.length);
});

test("another subject line, no farewell, another background: that line and no other", () => {
  const [mail = "", subject = "", brief = ""] = talk(
    "nai",
    "correo de los croissants, 2x1 el viernes",
    "otro asunto",
    "quita la despedida",
  );
  assert.deepEqual(lines(subject).slice(2), lines(mail).slice(2));
  assert.notEqual(lines(subject)[1], lines(mail)[1]);
  assert.doesNotMatch(brief, /Nos vemos,/u);
  const [, table = ""] = talk(
    "ani",
    "concepto visual de la hogaza",
    "cambia el fondo por una mesa de madera",
  );
  assert.match(table, /\*\*Fondo:\*\* Una mesa de madera\./u);
});

test("what is not in the text is not pretended to be taken out", () => {
  const reply = chat("teo", "quita lo de la piscina", {
    profile: bakery,
    history: [
      { role: "user", content: "post de la hogaza" },
      { role: "worker", content: chat("teo", "post de la hogaza") },
    ],
  });
  assert.match(reply, /^Eso no está en el texto/u);
});
