import assert from "node:assert/strict";
import { readdir, stat } from "node:fs/promises";
import { test } from "node:test";
import { pages } from "#web/pages.ts";
import { screenBytesMax, screensFolder, screensOf } from "./screens.ts";

test("docs/screens shows every page at both widths, and each picture is small enough (npm run site:examples -- screens takes them; look at them)", async () => {
  const files = (await readdir(screensFolder)).filter((file) => file.endsWith(".webp"));
  assert.deepEqual(
    files.sort(),
    screensOf(pages)
      .map(({ file }) => file)
      .sort(),
  );
  for (const file of files) {
    const { size } = await stat(new URL(file, screensFolder));
    assert.ok(size <= screenBytesMax, `${file} has ${size} bytes`);
  }
});
