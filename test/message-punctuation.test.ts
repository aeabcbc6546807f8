import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("server/**/*.ts", { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  // Advertisements, mails and prompts have other rules.
  .filter((path) => !/\.test\.ts$|features\/ads|copywriter|mails|prompt\.ts$/.test(path))
  .sort();

function found(pattern: RegExp): { file: string; words: string }[] {
  return files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(pattern)].map((match) => ({
      file,
      words: (match[1] ?? match[2])!,
    })),
  );
}

/** The end of a sentence and the beginning of another one. */
const several = /[\p{L})}]\. [\p{Lu}¿¡$]/u;

test("A server message of several sentences ends with a full stop", () => {
  const messages = found(/"([^"\\\n]+)"|`([^`\\]+)`/g).filter(
    // A code at the end is copied by people: no full stop after it.
    ({ words }) =>
      /^[\p{Lu}¿¡$]/u.test(words) && several.test(words) && !/request\.id}$/.test(words),
  );
  assert.ok(messages.length > 40);
  assert.deepEqual(
    messages.filter(({ words }) => !/[.!?…]$/.test(words)),
    [],
  );
});

test("An error message of one sentence has no full stop", () => {
  const messages = found(/(?:AppError\(\s*"\w+",\s*|notFound\()(?:"([^"\\]+)"|`([^`\\]+)`)/g);
  assert.ok(messages.length > 40);
  assert.deepEqual(
    messages.filter(({ words }) => words.endsWith(".") && !several.test(words)),
    [],
  );
});
