import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import {
  readBrainDraft,
  readBusinessProfile,
  saveBrainDraft,
  saveBusinessProfile,
  splitCommaList,
} from "#shared/brain.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { exampleProfile } from "#test/example-profile.ts";

for (const kind of testedDatabaseKinds) {
  describe(`Brain Central on ${kind}`, () => {
    const site = suiteApp({ kind });

    it("answers null before the wizard is finished, and then the saved profile", async () => {
      const ana = await site.person();
      const before = await ana.call(readBusinessProfile);
      assert.deepEqual([before.status, before.body], [200, null]);
      const saved = await ana.call(saveBusinessProfile, {
        body: structuredClone(exampleProfile) as never,
      });
      assert.equal(saved.status, 200);
      const { body } = await ana.call(readBusinessProfile);
      const { updatedAt, ...facts } = body!;
      assert.deepEqual(facts, exampleProfile);
      assert.ok(Date.parse(updatedAt) > 0);
    });

    it("saving replaces the whole profile", async () => {
      const ana = await site.person();
      await ana.call(saveBusinessProfile, { body: structuredClone(exampleProfile) as never });
      const { products: _, ...fewer } = exampleProfile;
      await ana.call(saveBusinessProfile, {
        body: { ...fewer, businessName: "Otro nombre" } as never,
      });
      const { body } = await ana.call(readBusinessProfile);
      assert.deepEqual([body?.businessName, body?.products], ["Otro nombre", []]);
    });

    it("a list entry that is repeated is kept once, as it was first written", async () => {
      const ana = await site.person();
      const saved = await ana.call(saveBusinessProfile, {
        body: {
          ...exampleProfile,
          preferredPlatforms: ["email", "instagram", "email"],
          products: ["Pan de centeno", "empanadas", "PAN DE CENTENO", "Empanadas "],
        } as never,
      });
      assert.equal(saved.status, 200);
      const { preferredPlatforms, products } = saved.body;
      assert.deepEqual(preferredPlatforms, ["email", "instagram"]);
      assert.deepEqual(products, ["Pan de centeno", "empanadas"]);
    });

    it("missing answers and unknown choices are refused by field, and nothing is saved", async () => {
      const ana = await site.person();
      const wrong = {
        ...exampleProfile,
        businessName: "  ",
        brandTone: "gritón",
        preferredPlatforms: [],
      };
      const answer = await ana.call(saveBusinessProfile, { body: wrong as never });
      assert.equal(answer.status, 422);
      assert.deepEqual((answer.body as { fields?: object }).fields, {
        businessName: "Escribe el nombre de tu negocio",
        brandTone: "Elige el tono de tu marca",
        preferredPlatforms: "Elige al menos una plataforma",
      });
      assert.equal((await ana.call(readBusinessProfile)).body, null);
    });

    it("the draft is kept when the person leaves and removed when the wizard ends", async () => {
      const ana = await site.person();
      assert.equal((await ana.call(readBrainDraft)).body, null);
      const draft = { step: 3, answers: { businessName: "Hor", products: ["pan"] } };
      await ana.call(saveBrainDraft, { body: { step: 1, answers: {} } });
      await ana.call(saveBrainDraft, { body: draft });
      assert.deepEqual((await ana.call(readBrainDraft)).body, draft);
      const eva = await site.person();
      assert.equal((await eva.call(readBrainDraft)).body, null);
      await ana.call(saveBusinessProfile, { body: structuredClone(exampleProfile) as never });
      assert.equal((await ana.call(readBrainDraft)).body, null);
    });

    it("parallel saves leave one complete profile", async () => {
      const ana = await site.person();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          ana.call(saveBusinessProfile, {
            body: { ...exampleProfile, businessName: `N${at}`, mainService: `N${at}` } as never,
          }),
        ),
      );
      assert.ok(answers.every(({ status }) => status === 200));
      const { body } = await ana.call(readBusinessProfile);
      assert.equal(body?.businessName, body?.mainService);
    });
  });
}

describe("comma lists", () => {
  it("split on commas, trimmed, without empty items", () => {
    assert.deepEqual(splitCommaList(" pan, , bollería ,,café,"), ["pan", "bollería", "café"]);
  });

  it("come back the same when they are typed again", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const items = splitCommaList(typed);
        assert.deepEqual(splitCommaList(items.join(", ")), items);
      }),
    );
  });
});
