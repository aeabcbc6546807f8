import assert from "node:assert/strict";
import { test } from "node:test";
import { brandToneIds, goalIds, industries as offered } from "#shared/brain.ts";
import { workers } from "#shared/workers.ts";
import { kinds } from "../kinds/kinds.ts";
import { fold } from "../language/escape.ts";
import { aPhrase, list, ofPhrase, phrase, toPhrase } from "../language/grammar.ts";
import { graphemes } from "../language/polish.ts";
import { render } from "../language/template.ts";
import { flaws } from "../proof/checks.ts";
import { announcements } from "./announcements.ts";
import { goals } from "./goals.ts";
import { general, industries, industryOf } from "./industries.ts";
import { calmIntroductions, houses, introductions } from "./introductions.ts";
import { seasons } from "./seasons.ts";
import { tones } from "./tones.ts";

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return value && typeof value === "object" && !(value instanceof RegExp)
    ? Object.values(value).flatMap(texts)
    : [];
}
const words = (value: unknown) =>
  new Set(
    fold(
      texts(value)
        .join(" ")
        .replace(/[{[<][^}\]>]*[}\]>]/g, " "),
    )
      .split(" ")
      .filter((word) => word.length > 4),
  );
function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.min(left.size, right.size);
}
const filled = (template: string, formal: boolean) =>
  render(template.replace(/\{doing\}/g, "horneamos").replace(/\{[^}]*\}/g, "Lumbre"), {
    values: {},
    subject: phrase("la hogaza"),
    formal,
  });

test("there are more than thirty trades, and the ten of the wizard are among them", () => {
  assert.ok(industries.length >= 36);
  for (const { id, label } of offered) {
    assert.equal(industryOf(id).id, id);
    assert.equal(industryOf(label).id, id);
  }
});

test("free text finds its trade, whatever its accents, plurals and company", () => {
  const cases = {
    "Panadería de barrio": "bakery",
    "clínica dental": "dental",
    "academia de inglés": "languages",
    "ropa deportiva": "fashion",
    "ropa infantil": "fashion",
    "software para restaurantes": "saas",
    "Peluquería canina": "vet",
    Guarderías: "nursery",
    "Despacho de ABOGADOS": "law",
    "Tienda online de velas": "ecommerce",
    fisioterapia: "healthcare",
    "Bodas y eventos": "events",
    Videojuegos: "gaming",
    "hotel rural": "hotel",
    "estudio de fotografía": "photography",
    Filatelia: "general",
    Apicultura: "grocer",
    Óptica: "optician",
    "Tienda de bicis": "bicycles",
    "Alquiler de bicicletas": "bicycles",
    "Jabones artesanos": "crafts",
    "Comercio de barrio": "general",
  };
  for (const [text, id] of Object.entries(cases)) assert.equal(industryOf(text).id, id, text);
});

test("trades do not share their words", () => {
  const sets = industries.map(
    (one) =>
      [
        one.id,
        words([one.hooks, one.scenes, one.pains, one.asks, one.tips, one.shots, one.shorts]),
      ] as const,
  );
  for (const [at, [left, leftWords]] of sets.entries()) {
    for (const [right, rightWords] of sets.slice(at + 1)) {
      const share = overlap(leftWords, rightWords);
      assert.ok(
        share < 0.32,
        `${left} and ${right} share ${Math.round(share * 100)} % of their words`,
      );
    }
  }
});

test("no sentence of a trade or a tone is used by another", () => {
  const seen = new Map<string, string>();
  const add = (owner: string, list: readonly string[]) => {
    for (const text of list) {
      const before = seen.get(text);
      assert.ok(
        before === undefined || before === owner,
        `«${text}» stands in ${before} and ${owner}`,
      );
      seen.set(text, owner);
    }
  };
  for (const one of [...industries, general])
    add(one.id, [...one.hooks, ...one.scenes, ...one.pains, ...one.asks, ...one.shorts]);
  for (const id of brandToneIds)
    add(id, [
      ...tones[id].hooks,
      ...tones[id].turns,
      ...tones[id].proof,
      ...Object.values(tones[id].cta).flat(),
    ]);
});

test("every text of the lexicon is clean in tú and in usted", () => {
  for (const formal of [false, true]) {
    for (const source of [
      [...industries, general].map((one) => ({ ...one, match: [], search: [], tags: [] })),
      seasons.map(({ hooks, lines }) => [hooks, lines]),
      announcements,
      Object.values(goals).map((one) => [one.reasons]),
      [introductions, calmIntroductions, houses],
    ]) {
      for (const template of texts(source)) {
        if (!/[ ]/.test(template) || /^#/.test(template)) continue;
        const text = filled(template, formal);
        const sentence = text[0]!.toUpperCase() + text.slice(1);
        assert.deepEqual(flaws(`## Texto\n\n${sentence}\n\n---`, formal), [], template);
      }
    }
    for (const id of brandToneIds) {
      if (formal && (id === "casual" || id === "playful")) continue;
      const {
        hooks,
        news,
        turns,
        proof,
        values,
        audience,
        offer,
        cta,
        headlines,
        subjects,
        thanks,
        sorry,
        answer,
      } = tones[id];
      for (const template of texts([
        hooks,
        news,
        turns,
        proof,
        values,
        audience,
        offer,
        cta,
        headlines,
        subjects,
        thanks,
        sorry,
        answer,
      ])) {
        const text = filled(template, formal);
        assert.deepEqual(
          flaws(`## Texto\n\n${text[0]!.toUpperCase()}${text.slice(1)}\n\n---`, formal),
          [],
          `${id}: ${template}`,
        );
      }
    }
  }
});

test("the short lines of a trade fit an ad description in both registers", () => {
  for (const one of [...industries, general]) {
    for (const text of one.shorts)
      for (const formal of [false, true])
        assert.ok(graphemes(filled(text, formal)) <= 30, `${one.id}: ${text}`);
  }
});

test("there is a text for every deliverable of every worker", () => {
  for (const worker of workers)
    for (const one of worker.deliverables) assert.ok(kinds.has(one.id), one.id);
  for (const id of goalIds) assert.ok(goals[id].ideas.length >= 5);
});

test("articles, contractions and conjunctions agree", () => {
  const cases: [string, string, string, string, string][] = [
    [
      "hogaza de centeno",
      "la hogaza de centeno",
      "de la hogaza de centeno",
      "a la hogaza de centeno",
      "una hogaza de centeno",
    ],
    ["el pan del día", "el pan del día", "del pan del día", "al pan del día", "un pan del día"],
    [
      "agua de azahar",
      "el agua de azahar",
      "del agua de azahar",
      "al agua de azahar",
      "un agua de azahar",
    ],
    [
      "Aguas de azahar",
      "las aguas de azahar",
      "de las aguas de azahar",
      "a las aguas de azahar",
      "aguas de azahar",
    ],
    [
      "Flores secas",
      "las flores secas",
      "de las flores secas",
      "a las flores secas",
      "flores secas",
    ],
    [
      "mi nueva colección",
      "la nueva colección",
      "de la nueva colección",
      "a la nueva colección",
      "una nueva colección",
    ],
    ["Kolmena Pro", "Kolmena Pro", "de Kolmena Pro", "a Kolmena Pro", "Kolmena Pro"],
    [
      "cómo elegir un vino",
      "elegir un vino",
      "de elegir un vino",
      "a elegir un vino",
      "elegir un vino",
    ],
    [
      "tacos al pastor",
      "los tacos al pastor",
      "de los tacos al pastor",
      "a los tacos al pastor",
      "tacos al pastor",
    ],
    ["Menú del día", "el menú del día", "del menú del día", "al menú del día", "un menú del día"],
    [
      "los programas de radio",
      "los programas de radio",
      "de los programas de radio",
      "a los programas de radio",
      "programas de radio",
    ],
  ];
  for (const [text, full, of, to, a] of cases) {
    const noun = phrase(text);
    assert.deepEqual([noun.full, ofPhrase(noun), toPhrase(noun), aPhrase(noun)], [full, of, to, a]);
  }
  assert.equal(list(["pan", "harina", "higos"]), "pan, harina e higos");
  assert.equal(list(["agua", "hielo"]), "agua y hielo");
});
