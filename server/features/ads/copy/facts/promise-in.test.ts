import assert from "node:assert/strict";
import { test } from "node:test";
import { besidePromise } from "./promise-in.ts";

test("Below a promise stands what the sentence says beside it, as whole words", () => {
  const beside: [whole: string, promise: string, rest: string | null][] = [
    [
      "Si pasás a buscar, 10 % de descuento en todo.",
      "10 % de descuento",
      "Si pasás a buscar, en todo.",
    ],
    ["Los trabajos tienen dos años de garantía en costuras.", "Dos años de garantía", null],
    [
      "Los trabajos tienen dos años de garantía en costuras y muelles.",
      "Dos años de garantía",
      "En costuras y muelles.",
    ],
    [
      "Con 12 piezas o más le hacemos el 10% de descuento.",
      "10% de descuento",
      "Con 12 piezas o más.",
    ],
    [
      "Impermeabilizante para culatas, con 5 años de garantía si se aplica con la tela.",
      "5 años de garantía",
      "Impermeabilizante para culatas, si se aplica con la tela.",
    ],
    ["Dos años de garantía en costuras.", "Dos años de garantía", null],
  ];
  for (const [whole, promise, rest] of beside) assert.equal(besidePromise(whole, promise), rest);
});
