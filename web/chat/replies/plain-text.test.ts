import assert from "node:assert/strict";
import { test } from "node:test";
import { fileName, plainText } from "./plain-text.ts";

test("Copied text contains no Markdown syntax", () => {
  assert.equal(
    plainText("**Hacemos 40.** Escríbenos.\nHoy mismo.\n\n#pan #lumbre"),
    "Hacemos 40. Escríbenos.\nHoy mismo.\n\n#pan #lumbre",
  );
  assert.equal(
    plainText("1. *Uno*\n2. Dos\n\n- tres\n- cuatro"),
    "1. Uno\n2. Dos\n\n- tres\n- cuatro",
  );
  assert.equal(
    plainText("[carta](https://a.example) y https://b.example"),
    "carta (https://a.example) y https://b.example",
  );
  assert.equal(
    plainText("| Día | Pieza |\n|---|---|\n| Lunes | **Post** |"),
    "Día\tPieza\nLunes\tPost",
  );
  assert.equal(
    plainText("Te dejo dos.\n\n```encargo teo\nUn post.\n```\n\n```encargo lia\nUn mensaje.\n```"),
    "Te dejo dos.\n\nEncargo para Teo: Un post.\n\nEncargo para Lía: Un mensaje.",
  );
});

test("A downloaded file's name has only ASCII letters, digits and dashes", () => {
  assert.equal(fileName("Anuncio: ¡Más público!"), "anuncio-mas-publico.txt");
  assert.equal(fileName("🎬"), "kolmena.txt");
});
