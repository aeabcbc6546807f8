import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { product } from "#server/features/ads/copy/example-briefs.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import { type ApplyContext, withCopy } from "../draft.ts";
import { exampleAds, exampleContext } from "../examples/example-ads.ts";
import { understandWords } from "../understanding/understand.ts";
import type { Wish } from "../wishes.ts";
import { applyWishes } from "./apply-wishes.ts";
import { withPictureTexts } from "./picture-texts.ts";

const names = [
  "Butaca de lectura",
  "Poto colgante",
  "Zamioculca",
  "Tarta de queso",
  "Tarta de zanahoria",
  "Jabón de romero 100 g",
];
const products = names.map((name, at) => ({
  ...product(name, `${at + 11},50 €`),
  pictureUrl: `https://tienda.example/${at}.jpg`,
}));

/** An advertisement of one of the products, whose title names it. */
function adOf(index: number, isPriced: boolean): { ad: ComposedAd; context: ApplyContext } {
  const base = exampleAds.find(({ copy }) => !copy.picture.quote && !copy.picture.items)!;
  const { price, ...picture } = base.copy.picture;
  const bare = withCopy(base, (copy) => ({ ...copy, productIndex: index, picture }));
  const named = withPictureTexts(bare, {
    headline: `${names[index]}, en casa mañana`,
    body: "Ven a verlo",
  });
  const shown = { text: products[index]!.priceText! };
  const creatives = Object.fromEntries(
    Object.entries(named.creatives).map(([format, creative]) => {
      const { price: _, items: __, ...texts } = creative.texts;
      const id = `p${index}`;
      return [
        format,
        {
          ...creative,
          picture: creative.picture && { ...creative.picture, id },
          texts: { ...texts, ...(isPriced ? { price: shown } : {}) },
        },
      ];
    }),
  ) as unknown as ComposedAd["creatives"];
  const ad = { ...named, creatives };
  const seen = exampleContext(ad);
  const facts = { ...seen.facts, products };
  const pictures = products.map(({ pictureUrl }, at) => ({
    ...seen.material.pictures[0]!,
    id: `p${at}`,
    sourceUrl: pictureUrl,
  }));
  const material = { ...seen.material, pictures };
  return { ad, context: { ...seen, facts, edited: facts, material } };
}

function applyWords(words: string, { ad, context }: ReturnType<typeof adOf>) {
  const { headline, price } = ad.creatives.square.texts;
  const texts = [headline, ad.copy.primaryText];
  const read = understandWords(words, { texts, price: price?.text ?? null });
  return read.type === "unclear" ? read : applyWishes(ad, read.wishes, context);
}

const first = (name: string) => name.split(" ")[0]!;
const swaps: readonly ((from: string, to: string) => string)[] = [
  (from, to) => `cambia ${from} por ${to}`,
  (from, to) => `Cambia la ${from} por el ${to} y pon el precio`,
  (from, to) => `sustituye «${from}» por «${to}» y en azul`,
  (from, to) => `en vez de ${from} pon ${to}`,
  (from, to) => `donde dice ${from} pon ${to}`,
  (from, to) => `cambia «${from}, en casa» por «El ${to}, en casa»`,
];
const index = fc.integer({ min: 0, max: names.length - 1 });

test("No wording replaces the sold product by another beside its picture and price", () => {
  let explained = 0;
  fc.assert(
    fc.property(
      index,
      index,
      fc.constantFrom(...swaps),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (own, other, swap, shortFrom, lower, isPriced) => {
        fc.pre(own !== other);
        const from = shortFrom ? first(names[own]!) : names[own]!;
        const words = swap(from, lower ? names[other]!.toLowerCase() : names[other]!);
        const answer = applyWords(words, adOf(own, isPriced));
        assert.ok(answer.type === "unclear", `${words}: ${JSON.stringify(answer)}`);
        if (answer.question.includes(`va «${names[own]}»`)) explained++;
        else assert.match(answer.question, /No encontramos|\?$/, words);
      },
    ),
    { numRuns: 400 },
  );
  assert.ok(explained > 300, String(explained));
});

test("The product's spelling and words that name no product can be replaced", () => {
  const shown = (words: string) => {
    const answer = applyWords(words, adOf(2, true));
    assert.ok(answer.type === "applied", `${words}: ${JSON.stringify(answer)}`);
    return answer.draft.ad.creatives.square.texts.headline;
  };
  assert.equal(shown("cambia zamioculca por zamioculcas"), "Zamioculcas, en casa mañana");
  assert.equal(shown("cambia «mañana» por «el lunes»"), "Zamioculca, en casa el lunes");
  assert.equal(shown("cambia «Zamioculca» por «La zamioculca»"), "La zamioculca, en casa mañana");
});

const show: Wish = { kind: "show", what: "price" };

test("The site's price is shown only if the picture names the product", () => {
  for (const [at, name] of names.entries()) {
    const priceless = adOf(at, false);
    const price = products[at]!.priceText!;
    const put = (...wishes: Wish[]) => applyWishes(priceless.ad, wishes, priceless.context);
    const answer = put(show);
    assert.ok(answer.type === "applied", JSON.stringify(answer));
    assert.equal(answer.draft.ad.creatives.square.texts.price?.text, price);
    for (const [other, text] of names.entries()) {
      const refused = put(
        { kind: "write", part: "title", text: other === at ? "Ven" : text },
        show,
      );
      assert.ok(refused.type === "unclear", `${name}: ${text}`);
      assert.ok(refused.question.includes(`el de «${name}»`), refused.question);
      if (other === at) continue;
      const pictured = put({ kind: "picture", choice: { named: text } }, show);
      assert.ok(pictured.type === "unclear", `${name}, photo of ${text}`);
    }
    const helped = applyWords(
      `pon "Ven" de título, pon "${name}" debajo del título y pon el precio`,
      priceless,
    );
    assert.ok(helped.type === "applied", JSON.stringify(helped));
  }
});

test("A title with another product is refused beside a price, unless a price is dictated too", () => {
  for (const at of names.keys()) {
    const priced = adOf(at, true);
    const title = names[(at + 1) % names.length]!;
    const write: Wish = { kind: "write", part: "title", text: title };
    const refused = applyWishes(priced.ad, [write], priced.context);
    assert.ok(refused.type === "unclear", title);
    assert.match(refused.question, /¿Qué precio ponemos\?/);
    const own: Wish = { kind: "write", part: "price", text: "21 €" };
    assert.equal(applyWishes(priced.ad, [write, own], priced.context).type, "applied");
    const bare: Wish = { kind: "remove", part: "price" };
    assert.equal(applyWishes(priced.ad, [write, bare], priced.context).type, "applied", title);
  }
});

test("A photo of another product is refused beside a price, however it is asked for", () => {
  for (const at of names.keys()) {
    const priced = adOf(at, true);
    const name = names[(at + 1) % names.length]!;
    for (const words of [`pon la foto de ${name}`, `cambia el producto por ${name}`]) {
      const answer = applyWords(words, priced);
      assert.ok(answer.type === "unclear", words);
      const both = applyWords(`${words} y quita el precio`, priced);
      assert.equal(both.type, "applied", `${words}: ${JSON.stringify(both)}`);
      assert.equal(applyWords(words, adOf(at, false)).type, "applied", words);
    }
  }
});
