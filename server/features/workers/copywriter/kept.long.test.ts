import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { BusinessFacts } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";
import { writeCopy } from "./copywriter.ts";
import { fold } from "./language/escape.ts";
import { bakery } from "./proof/asking.ts";
import { pieceOf } from "./proof/checks.ts";

const dives: BusinessFacts = {
  ...bakery,
  businessName: "Azul Hondo",
  industry: "Escuela de buceo",
  mainService: "bautismos de buceo",
  targetAudience: "turistas",
  audienceLocation: "Cartagena",
  products: ["bautismos de buceo"],
  brandValues: [],
  differentiators: ["un instructor por cada dos personas"],
};

type Turn = { role: "user" | "worker"; content: string };
function say(
  workerId: WorkerId,
  prompts: readonly string[],
  profile = dives,
  seed = "s",
): string[] {
  const history: Turn[] = [];
  return prompts.map((prompt) => {
    const reply = writeCopy({
      workerId,
      contentType: "chat",
      prompt,
      profile,
      history: [...history],
      seed,
      today: new Date("2026-11-20T09:00:00Z"),
    });
    history.push({ role: "user", content: prompt }, { role: "worker", content: reply });
    return pieceOf(reply);
  });
}

const seeds = Array.from({ length: 8 }, (_, index) => `seed ${index}`);

test("«otras 3» repeats no idea and no slogan of the conversation", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<WorkerId>("teo", "sofi", "nai", "vivi", "lia", "ani", "bran"),
      fc.constantFrom("ideas", "eslóganes"),
      fc.constantFrom(...seeds),
      (workerId, what, seed) => {
        const [first = "", second = ""] = say(workerId, [`dame 3 ${what}`, "otras 3"], dives, seed);
        const items = (text: string) =>
          (text.match(/^\d\. .+$/gmu) ?? []).map((line) => fold(line.slice(3)));
        assert.equal(items(second).length, 3, second);
        for (const line of items(second)) assert.ok(!items(first).includes(line), line);
      },
    ),
    { numRuns: 40, seed: 22 },
  );
});

test("whom the message names, where and in what colour it said, is in the text", () => {
  for (const seed of seeds) {
    const [post = ""] = say(
      "teo",
      ["post del curso nocturno para adultos que trabajan, zona chapinero, en azul marino"],
      dives,
      seed,
    );
    assert.match(post, /adultos que trabajan/iu);
    assert.match(post, /Chapinero/u);
    const [concept = ""] = say(
      "ani",
      ["un concepto de las tazas en blanco roto para el día de la madre"],
      bakery,
      seed,
    );
    assert.match(concept, /blanco roto/iu);
    assert.match(concept, /mamá/iu);
  }
});

test("«más divertida», «más formal» and «más emoción» change a biography, too", () => {
  for (const wish of ["más divertida", "más formal", "más emoción"])
    for (const seed of seeds) {
      const [first = "", second = ""] = say("teo", ["bio de instagram", wish], dives, seed);
      const lines = (text: string) => text.split("\n").filter((line) => /^\d\./.test(line));
      for (const line of lines(second)) assert.ok(!lines(first).includes(line), line);
    }
});

test("what only the owner can explain is asked of the reader, and nothing is made up", () => {
  for (const seed of seeds) {
    const [post = ""] = say("teo", ["post explicando por qué el neopreno encoge"], dives, seed);
    assert.match(post, /¿Por qué el neopreno encoge\?/iu);
    assert.match(post, /comentarios|contestamos/iu);
  }
});

test("«ese mes» is the month that the message named, and who is written to is not told so", () => {
  for (const seed of seeds) {
    const [mail = ""] = say(
      "nai",
      [
        "lanzamos el curso nocturno en marzo, email a los que ya hicieron el bautismo, cuesta 90 dolares ese mes",
      ],
      dives,
      seed,
    );
    assert.match(mail, /90 dólares en marzo/u);
    assert.doesNotMatch(mail, /ese mes|para los que ya hicieron|email/iu);
  }
});

test("a trade that nobody knows is spoken of from what its owner told", () => {
  for (const seed of seeds) {
    const [post = ""] = say("teo", ["un post de los bautismos de buceo"], dives, seed);
    assert.match(post, /un instructor por cada dos personas/iu);
  }
});
