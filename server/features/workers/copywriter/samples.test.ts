import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { workers } from "#shared/workers.ts";
import { sampleIndex, sampleSheet } from "./samples.ts";

const committed = (name: string) =>
  readFile(new URL(`../../../../docs/samples/${name}`, import.meta.url), "utf8");

test("the sample sheets show what the copywriter writes today", async () => {
  assert.equal((await committed("README.md")).replace(/\r/g, ""), sampleIndex());
  for (const worker of workers) {
    assert.equal(
      (await committed(`${worker.id}.md`)).replace(/\r/g, ""),
      sampleSheet(worker.id),
      `${worker.id}.md is old: run node server/features/workers/copywriter/samples.ts`,
    );
  }
});
