import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type BusinessProfile, businessProfileInput } from "#shared/brain.ts";
import { answersFrom, factsOfStep, furthestStep, industryLabel, toFacts } from "./answers.ts";

const profile: BusinessProfile = {
  businessName: "Lumbre",
  industry: "restaurant",
  businessType: "b2c",
  mainService: "Pan de masa madre",
  targetAudience: "Familias del barrio",
  audienceAge: "26-35",
  audienceLocation: "Valencia",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram", "email"],
  products: ["Hogaza", "Roscón"],
  brandValues: [],
  differentiators: ["Horno de leña"],
  updatedAt: "2026-11-20T10:00:00.000Z",
};

test("an existing profile is loaded for editing and sent back unchanged", () => {
  const { updatedAt: _, ...facts } = profile;
  const answers = answersFrom(profile, null);
  assert.equal(answers.industry, "Restaurante");
  assert.equal(answers.products, "Hogaza, Roscón");
  assert.deepEqual(toFacts(answers), facts);
  assert.equal(furthestStep(answers), 4);
});

test("a draft takes precedence over the profile", () => {
  const answers = answersFrom(profile, {
    answers: { businessName: "Lumbre 2", products: "Pan, " },
  });
  assert.equal(answers.businessName, "Lumbre 2");
  assert.equal(answers.products, "Pan, ");
  assert.equal(answers.mainService, "");
});

test("the furthest reachable step is the first incomplete one", () => {
  const answers = answersFrom(profile, null);
  assert.equal(furthestStep(answersFrom(null, null)), 1);
  assert.equal(furthestStep({ ...answers, mainService: "  " }), 1);
  assert.equal(furthestStep({ ...answers, primaryGoal: "" }), 2);
  assert.equal(furthestStep({ ...answers, preferredPlatforms: [] }), 3);
});

test("the ten known industries are sent as ids, any other text unchanged", () => {
  const answers = answersFrom(profile, null);
  assert.equal(toFacts({ ...answers, industry: " automoción " }).industry, "automotive");
  assert.equal(toFacts({ ...answers, industry: "Herboristería" }).industry, "Herboristería");
  assert.equal(industryLabel("real_estate"), "Inmobiliaria");
});

test("lists are split on commas, trimmed, without empty items", () => {
  const answers = { ...answersFrom(profile, null), brandValues: " paciencia ,, cercanía," };
  assert.deepEqual(factsOfStep(4, answers).brandValues, ["paciencia", "cercanía"]);
});

test("lists never contain empty or untrimmed items, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string(), (products) => {
      const answers = { ...answersFrom(profile, null), products };
      const facts = toFacts(answers);
      assert.ok(facts.products.every((item) => item !== "" && item === item.trim()));
      const input = businessProfileInput.safeParse(facts);
      assert.ok(input.success || input.error.issues.every(({ path }) => path[0] === "products"));
    }),
  );
});
