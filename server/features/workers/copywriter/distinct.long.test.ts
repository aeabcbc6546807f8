import assert from "node:assert/strict";
import { test } from "node:test";
import { brandToneIds, goalIds } from "#shared/brain.ts";
import { workers } from "#shared/workers.ts";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";
import { fold } from "./language/escape.ts";
import { dice } from "./language/seed.ts";
import { industries } from "./lexicon/industries.ts";
import { pieceOf } from "./proof/checks.ts";

const long = process.env.TEST_LONG === "1";
const training = long ? 200 : 70;
const trials = long ? 30 : 6;
const pairs = (text: string) => {
  const list = fold(text).split(" ");
  return [...list, ...list.slice(1).map((word, index) => `${list[index]} ${word}`)];
};

/** One text of a class, with everything else left to chance; the subject is always the same. */
type Writer = (label: string, seed: string) => string;
function brief(
  seed: string,
  fixed: {
    industry?: string;
    tone?: string;
    goal?: string;
    contentType?: string;
    workerId?: string;
  },
): string {
  const chance = dice(seed);
  const any = <T>(list: readonly T[]) => list[chance.below(list.length)]!;
  const value = {
    workerId: fixed.workerId ?? "teo",
    contentType: fixed.contentType ?? "post",
    prompt: "Sobre la novedad de la semana",
    history: [],
    seed,
    today: new Date("2026-11-16"),
    profile: {
      businessName: "Nombre",
      industry: fixed.industry ?? any(industries).id,
      businessType: "b2c",
      mainService: "Servicio",
      targetAudience: "",
      audienceAge: "",
      audienceLocation: "",
      primaryGoal: fixed.goal ?? any(goalIds),
      brandTone: fixed.tone ?? any(brandToneIds),
      preferredPlatforms: ["instagram"],
      products: [],
      brandValues: [],
      differentiators: ["Algo propio"],
    },
  } as unknown as Brief;
  const text = pieceOf(writeCopy(value));
  // The heading names the kind, and hashtags the trade: a blind reader sees neither.
  return text.replace(/^##.*$/gm, "").replace(/^#\S.*$/gm, "");
}

/** How often a reader who knows some texts of each class names the class of a new one (naive Bayes). */
function told(labels: readonly string[], write: Writer, times = trials, known = training): number {
  const models = labels.map((label) => {
    const seen = new Map<string, number>();
    for (let index = 0; index < known; index += 1) {
      for (const part of new Set(pairs(write(label, `train ${label} ${index}`))))
        seen.set(part, (seen.get(part) ?? 0) + 1);
    }
    return { label, seen };
  });
  let right = 0;
  for (const label of labels) {
    for (let index = 0; index < times; index += 1) {
      const parts = [...new Set(pairs(write(label, `trial ${label} ${index}`)))];
      const scores = models.map(({ seen }) =>
        parts.reduce(
          (sum, part) => sum + Math.log(((seen.get(part) ?? 0) + 0.05) / (known + 0.1)),
          0,
        ),
      );
      if (models[scores.indexOf(Math.max(...scores))]!.label === label) right += 1;
    }
  }
  return right / (labels.length * times);
}
const tell = (what: string, least: number, rate: number) =>
  assert.ok(
    rate >= least,
    `${what}: ${Math.round(rate * 100)} % told right, ${least * 100} % wanted`,
  );

test("a blind reader tells the trade of a post", () => {
  const ids = industries.map((one) => one.id);
  tell(
    "trades",
    0.85,
    told(ids, (industry, seed) => brief(seed, { industry })),
  );
});

test("a blind reader tells the tone of a post", () => {
  tell(
    "tones",
    0.9,
    told(brandToneIds, (tone, seed) => brief(seed, { tone }), 30),
  );
});

test("a blind reader tells the goal of a post", () => {
  tell(
    "goals",
    0.8,
    told(goalIds, (goal, seed) => brief(seed, { goal }), 30, 150),
  );
});

test("a blind reader tells the kind of a text", () => {
  const jobs = workers.flatMap((worker) =>
    worker.deliverables.map((one) => `${worker.id} ${one.id}`),
  );
  tell(
    "kinds",
    0.9,
    told(
      jobs,
      (label, seed) => {
        const [workerId, contentType] = label.split(" ");
        return brief(seed, { workerId, contentType });
      },
      trials,
      long ? training : 90,
    ),
  );
});
