import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { workers } from "#shared/workers.ts";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";
import { wordCount } from "./language/condense.ts";
import { anyProfile } from "./proof/briefs.ts";
import { flaws, pieceOf } from "./proof/checks.ts";

const long = process.env.TEST_LONG === "1";
const options = long ? { numRuns: 8_000 } : { numRuns: 600, seed: 20_261_121 };
const jobs = workers.flatMap((worker) =>
  worker.deliverables.map((one) => ({
    workerId: worker.id,
    contentType: one.id,
    label: one.label,
  })),
);

/** A piece and what «más corto» makes of it, in the same conversation. */
const shortened = fc
  .record({
    job: fc.constantFrom(...jobs),
    about: fc.constantFrom(
      "sobre la novedad",
      "sobre los croissants",
      "para San Valentín",
      "sobre limpieza dental",
      "",
    ),
    profile: anyProfile,
    seed: fc.nat(1_000_000).map(String),
    change: fc.constantFrom("más corto", "hazlo más corto", "más corto y de usted"),
  })
  .map(({ job, about, profile, seed, change }) => {
    const prompt = `${job.label} ${about}`.trim();
    const first: Brief = {
      workerId: job.workerId,
      contentType: job.contentType,
      prompt,
      profile,
      seed,
      history: [],
      today: new Date("2026-11-20T10:00:00Z"),
    };
    const before = writeCopy(first);
    const after = writeCopy({
      ...first,
      contentType: "chat",
      prompt: change,
      history: [
        { role: "user", content: prompt },
        { role: "worker", content: before },
      ],
    });
    // The heading is ours, not theirs.
    const read = (text: string) =>
      pieceOf(text)
        .replace(/^## .*$/mu, "")
        .trim();
    return { job, before: read(before), after: read(after), text: after, change };
  });

test("«más corto» leaves at most 60 % of the words, and what is left is whole", () => {
  fc.assert(
    fc.property(shortened, ({ job, before, after, text, change }) => {
      const share = wordCount(after) / wordCount(before);
      // Two or three lines are all they need: there the promise is «shorter», or to say why not.
      const saysWhy = text.startsWith("Más corto ya perdería");
      assert.ok(
        share <= 0.6 || (wordCount(before) < 60 && (share <= 0.8 || saysWhy)),
        `${job.contentType}: ${wordCount(before)} → ${wordCount(after)}\n${before}\n\n${after}`,
      );
      assert.ok(wordCount(after) >= 5, `${job.contentType}: ${after}`);
      assert.equal(after.includes("**→"), before.includes("**→"), `${before}\n\n${after}`);
      assert.match(after.trimEnd(), /[\p{L}\d.?!»:*|)…]$/u);
      assert.deepEqual(flaws(text, /usted/.test(change)), []);
    }),
    options,
  );
});
