import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("server/**/*.ts", { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  // Advertisements, mails and what models read are texts of their own kind.
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

/** A sentence that ends, and another one that begins. */
const several = /[\p{L})}]\. [\p{Lu}¿¡$]/u;

test("What the server says in several sentences ends with a full stop", () => {
  const said = found(/"([^"\\\n]+)"|`([^`\\]+)`/g).filter(
    // A code at the end is copied, and must not grow by a full stop.
    ({ words }) =>
      /^[\p{Lu}¿¡$]/u.test(words) && several.test(words) && !/request\.id}$/.test(words),
  );
  assert.ok(said.length > 40);
  assert.deepEqual(
    said.filter(({ words }) => !/[.!?…]$/.test(words)),
    [],
  );
});

test("A refusal of one sentence has no full stop", () => {
  const said = found(/(?:AppError\(\s*"\w+",\s*|notFound\()(?:"([^"\\]+)"|`([^`\\]+)`)/g);
  assert.ok(said.length > 40);
  assert.deepEqual(
    said.filter(({ words }) => words.endsWith(".") && !several.test(words)),
    [],
  );
});
