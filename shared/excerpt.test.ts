import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { excerpt } from "./excerpt.ts";

test("a long piece shows its first 50 characters and that there is more", () => {
  const shown = excerpt(
    "Centeno, nuez y 24 horas sin mirar el reloj. Mañana a las siete sale del horno.",
  );
  assert.equal(shown, "Centeno, nuez y 24 horas sin mirar el reloj. Mañan…");
});

test("a piece cut after a full stop ends with an ellipsis only", () => {
  const shown = excerpt(
    "Alinear los dientes también facilita cepillarlos. Y cuesta menos de lo que se piensa.",
  );
  assert.equal(shown, "Alinear los dientes también facilita cepillarlos…");
});

test("a short piece is shown whole, without an ellipsis", () => {
  assert.equal(excerpt("Pan de hoy."), "Pan de hoy.");
});

test("the excerpt starts with the finished section, not with the introduction", () => {
  const reply =
    "Hecho. Aquí lo tienes.\n\n## Post para Instagram\n\n**Abrimos a las 7.** 🥐\n\n---\n\n### Por qué\n\nPorque sí.";
  assert.equal(excerpt(reply), "Abrimos a las 7. 🥐");
});

test("Markdown of lists, tables, links and emphasis is removed", () => {
  assert.equal(
    excerpt("1. **Uno** con [enlace](https://a.example)\n2. _Dos_ y `tres`"),
    "Uno con enlace · Dos y tres",
  );
  assert.equal(
    excerpt("| N.º | Día |\n| --- | --- |\n| 1 | Lunes |\n| 2 | Martes |"),
    "Lunes · Martes",
  );
  assert.equal(excerpt("El precio_final no cambia"), "El precio_final no cambia");
});

test("part labels are removed, and parts without a full stop are separated by a dot", () => {
  const sheet = "## Anuncio\n\n**Titular:** La coca\n\n**Texto:** A las siete. **Botón:** Ven.";
  assert.equal(excerpt(sheet), "La coca · A las siete. Ven.");
  assert.equal(excerpt("**Titular:**"), "Titular:");
});

test("headings inside a section are removed", () => {
  assert.equal(
    excerpt("Va.\n\n## Respuesta a reseña\n\n### Si es bueno\n\nLeer esto alegra el día."),
    "Leer esto alegra el día.",
  );
});

test("an emoji is never cut in half", () => {
  const shown = excerpt("🥐".repeat(60));
  assert.equal(shown, `${"🥐".repeat(50)}…`);
});

test("a heading alone is shown", () => {
  assert.equal(excerpt("## Título"), "Título");
});

test("whatever the text, the excerpt fits a list on one line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const shown = excerpt(text, 80);
      assert.ok(Array.from(shown).length <= 81);
      assert.ok(shown.isWellFormed());
      assert.doesNotMatch(shown, /\n/);
    }),
    { seed: 3 },
  );
});
