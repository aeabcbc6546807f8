import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { restoreMarkdown, stripMarkdown } from "./strip-markdown.ts";

const ad = [
  "### Anuncio 1: desde el problema",
  "",
  "**Titular:** Hablemos de la coca",
  "",
  "Una comida fría, **otra vez**.",
  "",
  "#coca #panaderia",
].join("\n");

test("text to edit has no Markdown marks, and hashtags stay", () => {
  assert.equal(
    stripMarkdown(ad),
    "Anuncio 1: desde el problema\n\nTitular: Hablemos de la coca\n\nUna comida fría, otra vez.\n\n#coca #panaderia",
  );
});

test("a rewritten line gets the marks of the line it replaces, and the other lines keep theirs", () => {
  const edited = stripMarkdown(ad)
    .replace("desde el problema", "desde la mesa")
    .replace("Hablemos de la coca", "La coca, de cerca");
  assert.equal(
    restoreMarkdown(edited, ad),
    ad
      .replace("desde el problema", "desde la mesa")
      .replace("Hablemos de la coca", "La coca, de cerca"),
  );
});

test("removed and inserted lines do not change the marks of the others", () => {
  const edited = stripMarkdown(ad).replace(
    "Titular: Hablemos de la coca\n\n",
    "Solo hoy.\n\nY mañana.\n\n",
  );
  assert.equal(
    restoreMarkdown(edited, ad),
    ad.replace("**Titular:** Hablemos de la coca\n\n", "Solo hoy.\n\nY mañana.\n\n"),
  );
});

test("an unedited text is restored to exactly its Markdown", () => {
  const line = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      "",
      "# A",
      "## **B**",
      "**C:** d",
      "**e**",
      "- f",
      "**",
      "****",
      "# ",
      "#g",
      "a ** b",
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const markdown = lines.join("\n");
      assert.equal(restoreMarkdown(stripMarkdown(markdown), markdown), markdown);
    }),
    { seed: 7 },
  );
});

test("typed text is never lost, whatever the text was before", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("", "# A", "**C:** d", "**e**", "f"), { maxLength: 8 }),
      fc.array(fc.constantFrom("", "A", "C: x", "e", "f", "nuevo"), { maxLength: 8 }),
      (before, typed) => {
        const edited = typed.join("\n");
        assert.equal(stripMarkdown(restoreMarkdown(edited, before.join("\n"))), edited);
      },
    ),
    { seed: 11 },
  );
});
