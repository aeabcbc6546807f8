import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { workers } from "#shared/workers.ts";
import type { Brief } from "../copywriter.ts";
import { writeCopy } from "../copywriter.ts";
import { fold } from "../language/escape.ts";
import { industries } from "../lexicon/industries.ts";
import { topics } from "../lexicon/topics.ts";
import { ask, bakery, chat, check, jewelry } from "../proof/asking.ts";
import { anyProfile } from "../proof/briefs.ts";
import { flaws, pieceOf } from "../proof/checks.ts";
import { clock, lengths, momentsIn } from "./video.ts";

const long = process.env.TEST_LONG === "1";
const runs = (usual: number) => ({ numRuns: long ? usual * 10 : usual, seed: 20_261_121 });
const today = new Date("2026-11-20T10:00:00Z");
const rows = (piece: string) =>
  [...piece.matchAll(/^\| (\d+)–(\d+) \|(.*)$/gmu)].map((row) => ({
    from: Number(row[1]),
    to: Number(row[2]),
    rest: row[3]!,
  }));

describe("a video lasts what was asked", () => {
  test("the moments of any length follow each other and add up to it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 180 }), (seconds) => {
        const parts = lengths(seconds, momentsIn(seconds));
        assert.equal(
          parts.reduce((sum, one) => sum + one, 0),
          seconds,
        );
        assert.ok(parts.every((one) => one >= 1));
        assert.match(clock(parts).at(-1)!, new RegExp(`–${seconds}$`));
      }),
    );
  });

  test("reels, video ads, tutorials and shot lists add up, and nobody speaks who was not to", () => {
    const asked = fc.constantFrom(
      ["de 15 segundos", 15],
      ["de 30 segundos, sin hablar", 30],
      ["de un minuto", 60],
      ["de 10 s, solo texto", 10],
      ["de 45 segundos sin voz", 45],
      ["de minuto y medio", 90],
    ) as fc.Arbitrary<[string, number]>;
    fc.assert(
      fc.property(
        asked,
        fc.constantFrom("reel-script", "video-ad", "tutorial", "shot-list"),
        fc.constantFrom("Vídeo", "Reel"),
        anyProfile,
        fc.nat(10_000).map(String),
        ([length, seconds], contentType, what, profile, seed) => {
          const prompt = `${what} ${length} sobre los croissants`;
          const text = writeCopy({
            workerId: "vivi",
            contentType,
            prompt,
            profile,
            seed,
            history: [],
            today,
          });
          const piece = pieceOf(text);
          assert.match(piece, new RegExp(`\\*\\*Duración:\\*\\* ${seconds} segundos`), piece);
          if (contentType === "shot-list") {
            const each = [...piece.matchAll(/\| (\d+) \|$/gmu)].map((row) => Number(row[1]));
            assert.equal(
              each.reduce((sum, one) => sum + one, 0),
              seconds,
              piece,
            );
          } else if (contentType === "tutorial") {
            const marks = [...piece.matchAll(/(\d+)–(\d+) s/gu)].map((mark) => [
              Number(mark[1]),
              Number(mark[2]),
            ]);
            assert.equal(marks[0]![0], 0);
            for (const [index, mark] of marks.slice(1).entries())
              assert.equal(mark[0], marks[index]![1]);
            assert.equal(marks.at(-1)![1], seconds, piece);
          } else {
            const times = rows(piece);
            assert.equal(times[0]!.from, 0);
            for (const [index, row] of times.slice(1).entries())
              assert.equal(row.from, times[index]!.to);
            assert.equal(times.at(-1)!.to, seconds, piece);
          }
          if (/sin|solo/.test(length))
            assert.doesNotMatch(
              piece,
              /voz en off|persona a cámara|\*\*Se dice:\*\*|Voz o sonido/iu,
              piece,
            );
          assert.deepEqual(
            flaws(text, false, new Set(fold(JSON.stringify(profile)).split(" "))),
            [],
          );
        },
      ),
      runs(300),
    );
  });
});

test("coming back is announced, and never as closing", () => {
  const prompts = [
    "volvemos de vacaciones el lunes 1 de septiembre",
    "reabrimos mañana después de la reforma",
    "ya estamos de vuelta de vacaciones",
    "regresamos el martes",
    "se acabaron las vacaciones, abrimos de nuevo",
  ];
  for (const job of workers.flatMap((worker) =>
    worker.deliverables.map((one) => ({ workerId: worker.id, contentType: one.id })),
  )) {
    if (
      ![
        "post",
        "email",
        "direct-message",
        "image-copy",
        "reel-script",
        "ad",
        "newsletter",
      ].includes(job.contentType)
    )
      continue;
    for (const [index, prompt] of prompts.entries()) {
      const piece = pieceOf(
        ask({ ...job, prompt: `Texto para avisar: ${prompt}`, seed: `${index}` }),
      );
      assert.doesNotMatch(
        piece,
        /Bajamos la persiana|Toca descansar|antes de irnos|viaje en balde|horario de vacaciones|Cerramos/u,
        piece,
      );
      assert.match(
        piece,
        /vuelta|vuelv|volv|pausa|puerta|llaves|[Ll]uces|descanso|reabr|regres/iu,
        piece,
      );
    }
  }
  check(ask({ prompt: "Cerramos del 1 al 15 y volvemos el 16" }), {
    says: [/Cerramos del 1 al 15/],
    never: [/de vuelta\./],
  });
});

test("a birthday is automated as a birthday, with the present that was named", () => {
  check(chat("marcos", "quiero felicitar el cumpleaños a mis clientas automáticamente"), {
    says: [/## Automatización: cumpleaños/, /fecha de nacimiento/],
    never: [/recordatorio|Nos vemos hoy/],
  });
  check(
    ask({
      workerId: "marcos",
      contentType: "automation",
      prompt: "cumpleaños con una clase gratis",
    }),
    {
      says: [/clase gratis/],
      never: [/sin venta/],
    },
  );
  check(chat("marcos", "recordatorio de citas automático"), {
    says: [/recordatorio de cita/],
    never: [/felicidades/],
  });
});

describe("words of Spain's own paperwork", () => {
  const spanish =
    /(?<!\p{L})(?:pisos?|gestor(?:es|[ií]as?)?|IVA|IRPF|aut[oó]nom[oa]s?|Hacienda|n[oó]minas?|nota simple|derrama|desgrava\p{L}*|ITV|trimestr\p{L}*)(?!\p{L})/iu;
  const jobs = workers.flatMap((worker) =>
    worker.deliverables.map((one) => ({ workerId: worker.id, contentType: one.id })),
  );
  test("stay in Spain", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...jobs),
        fc.constantFrom(...industries.map(({ id }) => id)),
        fc.constantFrom("", "Lima, Perú", "Guadalajara, México", "Bogotá", "Córdoba, Argentina"),
        fc.nat(1000).map(String),
        (job, industry, audienceLocation, seed) => {
          const profile = {
            ...bakery,
            industry,
            audienceLocation,
            mainService: "Lo de siempre",
            products: [],
          };
          const text = writeCopy({ ...job, prompt: "", profile, seed, history: [], today });
          assert.doesNotMatch(pieceOf(text), spanish);
        },
      ),
      runs(600),
    );
  });
  test("are used there", () => {
    const piece = (audienceLocation: string) =>
      ask({
        workerId: "bran",
        contentType: "search-ad",
        prompt: "anuncio",
        profile: {
          ...bakery,
          industry: "Asesoría",
          products: [],
          mainService: "",
          audienceLocation,
        },
      });
    assert.match(piece("Málaga, España"), /gestoría|autónomo|trimestr/iu);
    assert.doesNotMatch(piece("Lima, Perú"), /gestoría|autónomo|trimestr/iu);
  });
});

test("the season goes through ads, reels and product pages, not only through the first line", () => {
  for (const [workerId, contentType] of [
    ["bran", "ad"],
    ["vivi", "reel-script"],
    ["sofi", "product-page"],
  ] as const) {
    for (let seed = 0; seed < 40; seed += 1) {
      const piece = pieceOf(
        ask({
          workerId,
          contentType,
          seed: `${seed}`,
          prompt: "Sobre los croissants para el Día de la Madre",
        }),
      );
      const said = piece.match(/Día de la Madre|madre|ella|mamá|regal/giu)?.length ?? 0;
      assert.ok(said >= 2, piece);
      assert.ok((piece.match(/croissants/giu)?.length ?? 0) >= 2, piece);
    }
  }
});

test("a trouble told in an ad belongs to the thing that is sold", () => {
  for (let seed = 0; seed < 30; seed += 1)
    assert.doesNotMatch(
      ask({
        workerId: "bran",
        contentType: "ad",
        seed: `${seed}`,
        prompt: "Anuncio de la tarta de zanahoria",
      }),
      /pan de bolsa|ya no quede|corteza/u,
    );
});

test("what was added to a family belongs to a family that exists, and is said in its texts", () => {
  for (const [trade, list] of Object.entries(topics))
    for (const topic of list)
      assert.ok((topic.pains?.length ?? 0) > 0, `${trade}: ${topic.match[0]}`);
});

test("a product that no family knows is spoken of from the profile", () => {
  const profile = {
    ...bakery,
    industry: "Maquinaria",
    mainService: "Herramientas",
    products: ["Taladro inalámbrico"],
    brandValues: ["Honestidad"],
    differentiators: ["Te enseñamos a usarlo"],
    targetAudience: "Vecinos que arreglan su casa",
  };
  let told = 0;
  for (let seed = 0; seed < 40; seed += 1) {
    const piece = pieceOf(
      ask({ profile, seed: `${seed}`, prompt: "Post del taladro inalámbrico" }),
    );
    if (/enseñamos a usarlo|honestidad|arreglan su casa/iu.test(piece)) told += 1;
  }
  assert.ok(told >= 36, `${told} of 40`);
});

test("a search ad says what people search for, in its titles and texts, within their limits", () => {
  const text = ask({
    workerId: "bran",
    contentType: "search-ad",
    prompt: 'anuncio de búsqueda para "pan de centeno valencia"',
  });
  const titles = /### Titulares.*\n\n([\s\S]*?)\n\n/u.exec(text)![1]!;
  assert.match(titles, /^- Pan de centeno Valencia$/mu);
  assert.match(text, /### Descripciones[\s\S]*Pan de centeno Valencia/u);
  assert.match(text, /- Pan de centeno Valencia \(exacta\)/u);
  assert.deepEqual(flaws(text, false), []);
});

describe("who is told to play somebody does the work", () => {
  const cases: [Brief["workerId"], string, RegExp][] = [
    [
      "teo",
      "Actúa como un copywriter senior y escribe un post sobre los croissants",
      /^## Post.*[\s\S]*croissants/mu,
    ],
    ["mel", "actúa como un experto en marketing y dame 3 ideas", /^## 3 ideas/mu],
    ["nai", "Hazte pasar por mi vendedor y escribe un correo sobre la hogaza", /^## Correo/mu],
    [
      "vivi",
      "imagina que eres un director de cine, hazme un reel de la hogaza",
      /^## Guion de reel/mu,
    ],
    ["teo", "actúa como un experto en marketing", /Puedo hacerte/],
  ];
  for (const [workerId, prompt, says] of cases)
    test(prompt, () =>
      check(chat(workerId, prompt), {
        says: [says],
        never: [/no lo he entendido|senior|director de cine/],
      }),
    );
});

test("an exclusive voice is heard before the last line", () => {
  for (let seed = 0; seed < 20; seed += 1)
    assert.doesNotMatch(
      ask({
        workerId: "bran",
        contentType: "ad",
        profile: jewelry,
        seed: `${seed}`,
        prompt: "Anuncio de las alianzas",
      }),
      /se enreda|en un cajón/u,
    );
});

test("no two of a handful share a sentence", () => {
  const sentences = (text: string) =>
    text
      .replace(/^#.*$/gmu, "")
      .replace(/[*_]|\p{Extended_Pictographic}/gu, "")
      .split(/(?<=[.?!…»])\s+|\n+/u)
      .map((one) => fold(one.replace(/^\d+\. /, "")))
      .filter((one) => one.split(" ").length > 4);
  for (const worker of workers) {
    for (let seed = 0; seed < 12; seed += 1) {
      const text = chat(worker.id, "dame 5 ideas", { seed: `${seed}` });
      const piece = pieceOf(text);
      const items = piece.split(/^(?=\d\. )/mu).slice(1);
      const seen = new Map<string, number>();
      for (const [index, item] of items.entries())
        for (const one of sentences(item)) {
          assert.ok((seen.get(one) ?? index) === index, `${worker.id}: «${one}»\n${piece}`);
          seen.set(one, index);
        }
    }
  }
  for (let seed = 0; seed < 12; seed += 1) {
    const posts = pieceOf(ask({ prompt: "dame 5 posts sobre los croissants", seed: `${seed}` }))
      .split(/^## /mu)
      .slice(1);
    assert.equal(posts.length, 5);
    const seen = new Map<string, number>();
    for (const [index, post] of posts.entries())
      for (const one of sentences(post.replace(/^.*\n/, ""))) {
        assert.ok((seen.get(one) ?? index) === index, `«${one}»`);
        seen.set(one, index);
      }
  }
});
