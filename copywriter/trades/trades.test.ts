import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { parse } from "yaml";
import { fold } from "../spanish/fold.ts";
import { linesByUse, trade } from "./schema.ts";
import { tradeOf } from "./trade-of.ts";
import { traits } from "./traits.ts";

const folder = join(import.meta.dirname, "..");
const yamlOf = (path: string) => parse(readFileSync(join(folder, path), "utf8"));
const namesIn = (part: string) =>
  readdirSync(join(folder, part)).filter((name) => name.endsWith(".yaml"));
const asLines = (uses: Record<string, unknown[]>) =>
  Object.fromEntries(
    Object.entries(uses).map(([use, list]) => [
      use,
      list.map((one) => (typeof one === "string" ? { text: one } : one)),
    ]),
  );
const files = namesIn("trades").filter((name) => name !== "traits.yaml" && name !== "neutral.yaml");
const trades = files.map((name) => {
  const data = yamlOf(`trades/${name}`);
  return {
    name,
    data: trade.parse({
      ...data,
      lines: asLines(data.lines ?? {}),
      families: (data.families ?? []).map((family: { lines?: Record<string, unknown[]> }) => ({
        ...family,
        lines: asLines(family.lines ?? {}),
      })),
    }),
  };
});

/** Every text that may be printed. */
function textsOf({ data }: (typeof trades)[number]): string[] {
  const parts = [data, ...data.families];
  return [
    ...parts.flatMap(({ lines }) =>
      Object.values(lines).flatMap((list) => list.map((one) => one.text)),
    ),
    ...parts.flatMap(({ tips }) => tips.flatMap(({ title, text }) => [title, text])),
    ...parts.flatMap(({ questions }) => questions.flatMap(({ ask, answer }) => [ask, answer])),
  ];
}

describe("the files of trades", () => {
  test("are each named after their id, and no word names two trades", () => {
    const owner = new Map<string, string>();
    for (const { name, data } of trades) {
      assert.equal(`${data.id}.yaml`, name);
      for (const word of data.match) {
        assert.equal(owner.get(word) ?? data.id, data.id, `«${word}» names two trades`);
        owner.set(word, data.id);
      }
    }
  });

  test("say nothing twice, and address readers in the three registers", () => {
    for (const one of trades) {
      const seen = new Set<string>();
      for (const text of textsOf(one)) {
        assert.ok(!seen.has(fold(text)) || text.length < 25, `${one.name} says twice: ${text}`);
        seen.add(fold(text));
        assert.doesNotMatch(text, /[{}]/, `${one.name}: ${text}`);
        for (const [, forms = ""] of text.matchAll(/\[([^\]]*)\]/g)) {
          const count = forms.split("|").length;
          assert.ok(count === 2 || count === 3, `${one.name}: ${text}`);
        }
      }
    }
  });

  test("hold lines of known uses with known traits, as those of `lines/` do", () => {
    for (const name of namesIn("lines")) {
      const uses = Object.entries<unknown[]>(yamlOf(`lines/${name}`)).filter(([use]) =>
        use.includes("."),
      );
      linesByUse.parse(asLines(Object.fromEntries(uses)));
    }
    assert.deepEqual(
      Object.keys(yamlOf("trades/traits.yaml")).filter((trait) => !traits.includes(trait as never)),
      [],
    );
  });
});

describe("the trade of a business", () => {
  const of = (industry: string, service = "", products: string[] = []) =>
    tradeOf({ industry, service, products });

  test("is what its industry begins with", () => {
    assert.equal(of("Panadería artesana").trade?.id, "bakery");
    assert.equal(of("taller mecánico").trade?.id, "workshop");
    assert.equal(of("Clínica dental").trade?.id, "dental");
  });

  test("is none where a word only stands in the middle or in a product", () => {
    assert.equal(of("alquiler de veleros", "Salidas en velero").trade?.id, undefined);
    assert.equal(
      of("afinador de pianos", "Afinación a domicilio", ["Limpieza de teclas"]).trade,
      undefined,
    );
  });

  test("is none for a trade without a file, whose traits come from its words", () => {
    const { trade: found, traits: known } = of(
      "escuela de esgrima",
      "Clases de esgrima para adultos",
    );
    assert.equal(found, undefined);
    assert.ok(known.has("taught"));
    assert.ok(!known.has("edible"));
    assert.ok(of("queserÍa artesana", "Queso de cabra").traits.has("edible"));
    assert.ok(of("traducción jurada", "Traducciones juradas con sello").traits.has("service"));
  });
});
