import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { BusinessFacts } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";
import { writeCopy } from "../index.ts";
import { clausesOf, commaParts } from "./clause-parts.ts";
import { timings } from "./scenes.ts";

const profile: BusinessFacts = {
  businessName: "Mieles del Teide",
  industry: "apicultura",
  businessType: "b2c",
  mainService: "Miel cruda de nuestras colmenas",
  targetAudience: "",
  audienceAge: "36-45",
  audienceLocation: "La Orotava, España",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram"],
  products: ["Miel de retama", "Miel de castaño"],
  brandValues: [],
  differentiators: [],
};

const write = (workerId: WorkerId, contentType: string, prompt: string) =>
  writeCopy({
    workerId,
    contentType,
    prompt,
    profile,
    history: [],
    seed: "s",
    today: new Date("2026-11-28T10:00:00Z"),
  });

/** The cells of the rows of a table that begin with a number. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| \d.*$/gm)].map(([row]) =>
    row.split(" | ").map((one) => one.replace(/^\| | \|$/g, "")),
  );

test("a reel shows what was told to be seen, in order, and ends with the words that were told", () => {
  const rows = rowsOf(
    write(
      "vivi",
      "reel-script",
      "reel de 20 segundos, que se vea la colmena abierta, que arranque con el humo y que al final diga ven a probarla",
    ),
  );
  assert.match(rows[0]![2]!, /humo/);
  assert.match(rows[1]![2]!, /colmena abierta/);
  assert.match(rows.at(-1)![4]!, /^Ven a probarla\.$/);
  assert.doesNotMatch(rows.flat().join(), /\bdiga\b|que se vea|arranque/);
});

test("each fact of a reel is said whole, in the order told", () => {
  const voices = rowsOf(
    write(
      "vivi",
      "reel-script",
      "reel: la miel de castaño vale 9,50 €, el sábado hay cata a las 12, hay sitio para aparcar",
    ),
  ).map((cells) => cells[4]);
  assert.deepEqual(voices.slice(0, 3), [
    "La miel de castaño vale 9,50 €.",
    "El sábado hay cata a las 12.",
    "Hay sitio para aparcar.",
  ]);
});

test("terms of the filming are quoted to the owner and never said in the video", () => {
  const text = write("vivi", "reel-script", "reel de la cata del sábado a las 12, sin salir yo");
  assert.match(text, /\*\*Como pediste:\*\* «Sin salir yo»/i);
  assert.doesNotMatch(rowsOf(text).flat().join(), /salir/);
});

test("a question for what to say in a video is answered with a script", () => {
  assert.match(
    write(
      "vivi",
      "chat",
      "¿qué digo en un vídeo sobre la miel cruda? cristaliza en invierno y no se calienta",
    ),
    /^## Guion de reel/m,
  );
});

test("a phrase for a sign never names the sign, and each phrase begins otherwise", () => {
  const text = write(
    "ani",
    "image-copy",
    "necesito una frase para el cartel del escaparate por San Valentín",
  );
  const phrases = [...text.matchAll(/^\d\. (.+)$/gm)].map(([, phrase = ""]) => phrase);
  assert.ok(phrases.length > 1, text);
  assert.equal(new Set(phrases.map((phrase) => phrase.split(" ")[0])).size, phrases.length);
  assert.doesNotMatch(phrases.join(), /cartel|escaparate/i);
  assert.match(phrases[0]!, /^San Valentín/);
});

test("only a banner or an ad has a button", () => {
  assert.match(write("ani", "image-copy", "banner para la web: dos tarros a 15 €"), /\*\*Botón:/);
  assert.doesNotMatch(write("ani", "image-copy", "letrero: dos tarros a 15 €"), /\*\*Botón:/);
});

test("a photo brief lists what was told, each thing once", () => {
  const seen = rowsOf(
    write(
      "ani",
      "photo-brief",
      "fotos para la tienda online: los tres tarros juntos, la miel cayendo de la cuchara y mi abuelo con las colmenas, sin abejas",
    ),
  ).map((cells) => cells[1]);
  assert.deepEqual(seen, [
    "Los tres tarros juntos",
    "La miel cayendo de la cuchara",
    "Tu abuelo con las colmenas",
  ]);
});

test("what is read in a flyer is not what is seen", () => {
  const text = write(
    "ani",
    "visual-concept",
    "flyer para la fiesta de la miel, sábado 20 de mayo, entrada libre, colores amarillo y negro",
  );
  assert.match(text, /Texto en la imagen:\*\* .*«Sábado 20 de mayo» · «Entrada libre»/);
  assert.match(text, /#E6B93C/);
  assert.doesNotMatch(text, /Idea:\*\* .*sábado/i);
});

test("clauses are the owner's words in the owner's order", () => {
  const word = fc.constantFrom(
    "miel",
    "abrimos",
    "sábado",
    "9",
    "€",
    "si",
    "y",
    "cuesta",
    "sin",
    "tarros,",
    "fría,",
    "(nueva)",
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (words) => {
      const text = words.join(" ").replace(/,$/, "");
      const bare = (one: string) => one.replace(/[,;]/g, "").replace(/\s+/g, " ").trim();
      assert.equal(bare(clausesOf(text).join(" ")), bare(text));
      assert.equal(bare(commaParts(text).join(" ")), bare(text));
    }),
  );
});

test("the shots of a video follow each other and fill its seconds", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 10 }),
      fc.integer({ min: 12, max: 180 }),
      (count, seconds) => {
        const edges = timings(count, seconds).map((time) => time.split("–").map(Number));
        assert.equal(edges[0]![0], 0);
        assert.equal(edges.at(-1)![1], seconds);
        for (const [at, [from = 0, to = 0]] of edges.entries()) {
          assert.ok(from < to);
          if (at > 0) assert.equal(from, edges[at - 1]![1]);
        }
      },
    ),
  );
});
