import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { untrueIn } from "#server/features/ads/copy/page/claims.ts";
import { pageTextOf } from "#server/features/ads/copy/page/page-text.ts";
import { seasonNear } from "#server/features/ads/copy/season-near.ts";
import { contrastOf } from "#server/features/ads/creatives/colors/color.ts";
import { isEligible } from "#server/features/ads/creatives/layout.ts";
import { layouts } from "#server/features/ads/creatives/layouts.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import { exampleAds, exampleContext } from "../examples/example-ads.ts";
import { understandWords } from "../understanding/understand.ts";
import type { Wish } from "../wishes.ts";
import { applyWishes } from "./apply-wishes.ts";

const ad = fc.constantFrom(...exampleAds);
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const words = fc
  .stringMatching(/^[A-Za-zÁÉÍÓÚáéíóúñ0-9 ¿?¡!%€🥖.,]{1,40}$/u)
  .filter((text) => text.trim() !== "");

const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    kind: fc.constant("write"),
    part: fc.constantFrom("title", "body", "cta", "price", "post", "adTitle", "adDescription"),
    text: words,
  } as const),
  fc.record({
    kind: fc.constant("replace"),
    from: fc.constantFrom("Horno", "pan", "de", "6,50 €"),
    to: words,
  } as const),
  fc.record({
    kind: fc.constant("remove"),
    part: fc.constantFrom("price", "body", "hashtags", "emoji", "name"),
  } as const),
  fc.record({
    kind: fc.constant("show"),
    what: fc.constantFrom("price", "phone", "address", "website"),
  } as const),
  fc.record({
    kind: fc.constant("resize"),
    part: fc.constantFrom("price", "title", "logo", "picture"),
    bigger: fc.boolean(),
  } as const),
  fc.record({
    kind: fc.constant("shorten"),
    part: fc.constantFrom("title", "post", "all"),
  } as const),
  fc.record({
    kind: fc.constant("rewrite"),
    part: fc.constantFrom("title", "body", "post", "all"),
  } as const),
  fc.record({ kind: fc.constant("capitals"), on: fc.boolean() } as const),
  fc.record({ kind: fc.constant("logo"), shown: fc.boolean() } as const),
  fc.record({
    kind: fc.constant("picture"),
    choice: fc.oneof(
      fc.constantFrom("other" as const, "none" as const),
      fc.record({ place: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ named: fc.constantFrom("la hogaza", "el mostrador", "un coche") }),
    ),
  } as const),
  fc.constantFrom<Wish>({ kind: "layout" }, { kind: "font" }),
  fc.record({
    kind: fc.constant("colors"),
    hexes: fc.array(hex, { minLength: 1, maxLength: 4 }),
  } as const),
  fc.record({ kind: fc.constant("ground"), hex } as const),
  fc.record({
    kind: fc.constant("shade"),
    shade: fc.constantFrom("light", "dark", "vivid", "soft", "other"),
  } as const),
  fc.record({
    kind: fc.constant("tint"),
    part: fc.constantFrom("cta", "title", "price"),
    hex,
  } as const),
);

test("Any wishes give a readable ad or a question, and the same wishes the same result", () => {
  fc.assert(
    fc.property(ad, fc.array(wish, { minLength: 1, maxLength: 4 }), (before, wishes) => {
      const kept = JSON.stringify(before);
      const applied = applyWishes(before, wishes, exampleContext(before));
      assert.equal(JSON.stringify(before), kept);
      if (applied.type === "unclear") return assert.match(applied.question, /[?.]$/);
      const { draft } = applied;
      assert.ok(draft.changes.length >= 1);
      for (const one of [
        draft.ad,
        ...draft.variants.flatMap((variant) => variant(draft.ad) ?? []),
      ]) {
        for (const { palette, ground, texts } of Object.values(one.creatives)) {
          const scheme = palette.schemes[ground];
          assert.ok(
            contrastOf(scheme.text, scheme.ground) >= 4.5,
            `${scheme.text} on ${scheme.ground}`,
          );
          assert.ok(contrastOf(scheme.cta.label, scheme.cta.fill) >= 4.5);
          assert.ok(texts.headline.trim() !== "" && texts.cta.trim() !== "");
        }
      }
      const again = applyWishes(before, wishes, exampleContext(before));
      assert.equal(JSON.stringify(again), JSON.stringify(applied));
    }),
    { numRuns: 150 },
  );
});

const page = pageTextOf({
  site: exampleContext().edited,
  businessName: "Horno Ejemplo",
  seed: "",
  today: exampleContext().today,
});
const season = seasonNear(exampleContext().today);
const allowedClaims = [
  ...(season ? [season.name] : []),
  "Reseña en nuestra web",
  "¿Cuándo abrimos?",
];

function textsOf({ copy, creatives }: ComposedAd): string[] {
  const { headline, body } = creatives.square.texts;
  return [copy.primaryText, copy.headline, copy.description, headline, body ?? ""];
}

test("Generated texts make no claim that the page does not make", () => {
  const generatingWishes: Wish[] = [
    { kind: "rewrite", part: "all" },
    { kind: "rewrite", part: "title" },
    { kind: "rewrite", part: "post" },
    { kind: "shorten", part: "all" },
    { kind: "shorten", part: "post" },
    { kind: "remove", part: "price" },
  ];
  let written = 0;
  for (const before of exampleAds) {
    for (const one of generatingWishes) {
      const applied = applyWishes(before, [one], exampleContext(before));
      if (applied.type === "unclear") continue;
      written++;
      const claims = textsOf(applied.draft.ad).flatMap((text) =>
        untrueIn(text.replace(/Reseña de .* en nuestra web\.?/, ""), page, allowedClaims),
      );
      assert.deepEqual(claims, [], JSON.stringify(textsOf(applied.draft.ad)));
    }
  }
  assert.ok(written >= 12, String(written));
});

const offer = exampleAds.find(({ copy }) => copy.picture.price)!;

test("A changed or removed price is changed or removed in every text", () => {
  const old = offer.creatives.square.texts.price!.text;
  const said = (typed: string) => {
    const read = understandWords(typed, { texts: [], price: old });
    assert.ok(read.type === "understood");
    const applied = applyWishes(offer, read.wishes, exampleContext(offer));
    assert.ok(applied.type === "applied", JSON.stringify(applied));
    const { price, items } = applied.draft.ad.creatives.square.texts;
    return [
      ...textsOf(applied.draft.ad),
      price?.text ?? "",
      ...(items ?? []).map(({ priceText }) => priceText ?? ""),
    ].join(" ");
  };
  assert.ok(said("el precio es 7,20 €").includes("7,20 €"));
  assert.ok(!textsOf(offer).join(" ").includes("7,20"));
  assert.ok(!/\d €/.test(said("quita el precio")), said("quita el precio"));
});

test("Another layout is a different one that fits the texts and the picture", () => {
  for (const before of exampleAds) {
    const applied = applyWishes(before, [{ kind: "layout" }], exampleContext(before));
    assert.ok(applied.type === "applied");
    const { layout, texts, picture } = applied.draft.ad.creatives.square;
    assert.notEqual(layout, before.creatives.square.layout);
    assert.ok(isEligible(layouts[layout], { texts, picture }), layout);
  }
});

test("Another picture shows the same product, unless the customer names a different one", () => {
  // The others are posters.
  const illustrated = exampleAds.filter(({ creatives }) => creatives.square.picture);
  assert.ok(illustrated.length >= 3);
  for (const before of illustrated) {
    const context = exampleContext(before);
    const { productIndex } = before.copy;
    const own = productIndex === null ? null : context.edited.products[productIndex]!;
    const shown = before.creatives.square.picture?.id;
    if (!shown) continue;
    const ofOwn = context.material.pictures.filter(
      ({ id, sourceUrl }) => id !== shown && sourceUrl === own?.pictureUrl,
    );
    const applied = applyWishes(before, [{ kind: "picture", choice: "other" }], context);
    if (own && ofOwn.length === 0) {
      assert.ok(applied.type === "unclear", own.name);
      assert.ok(applied.question.includes(`De «${own.name}» no hay otra foto`), applied.question);
    } else {
      assert.ok(applied.type === "applied", JSON.stringify(applied));
      const { id } = applied.draft.ad.creatives.square.picture!;
      assert.ok(!own || ofOwn.some((picture) => picture.id === id), id);
      assert.notEqual(id, shown);
    }
    const named = applyWishes(
      before,
      [{ kind: "picture", choice: { named: "la ensaimada" } }],
      context,
    );
    // A photo of another product beside the price leads to a question.
    if (own && own.name !== "Ensaimada" && before.creatives.square.texts.price) {
      assert.ok(named.type === "unclear");
      assert.match(named.question, /^La foto sería de «Ensaimada», y el precio .*¿Qué precio/);
      continue;
    }
    assert.ok(named.type === "applied");
    assert.equal(named.draft.ad.creatives.wide.picture?.id, "ensaimada");
  }
});

test("A picture whose alt text names only the product counts as a picture of it", () => {
  const before = exampleAds.find(({ copy }) => copy.productIndex === 0)!;
  const seen = exampleContext(before);
  const described = (alt: string) => {
    const facts = { ...seen.facts, pictures: [{ ...seen.facts.pictures[0]!, alt }] };
    return applyWishes(before, [{ kind: "picture", choice: "other" }], { ...seen, facts });
  };
  const own = seen.edited.products[0]!.name;
  assert.equal(described(`${own}, en el mostrador`).type, "applied");
  assert.equal(described("El mostrador").type, "unclear");
  assert.equal(described(`${own} y ${seen.edited.products[2]!.name}`).type, "unclear");
});
