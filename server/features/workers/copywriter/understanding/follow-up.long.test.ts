import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { chat, then } from "../proof/asking.ts";
import { pieceOf } from "../proof/checks.ts";

const first = "un post de los croissants, este sábado 2x1";
const before = pieceOf(chat("teo", first));
const words = (text: string) => text.split(/\s+/).length;

/** What a person says of a piece, in passing, and what must and must not be in the next one. */
const said: readonly (readonly [string, readonly RegExp[], readonly RegExp[]])[] = [
  ["en tono divertido", [/croissants/iu, /2×1/u], []],
  ["que no suene tan vendedor", [/croissants/iu, /2×1/u], []],
  ["ponle precio 1,20 €", [/2×1, este sábado/u, /Precio: 1,20 €\./u], []],
  ["falta el precio: 1,20 €", [/2×1, este sábado/u, /Precio: 1,20 €\./u], []],
  ["falta decir que es solo en tienda", [/2×1/u, /solo en tienda/u], []],
  ["el horario es de 8 a 14", [/croissants/iu, /El horario es de 8 a 14\./u], []],
  ["quita lo del 2x1", [/croissants/iu], [/2×1/u, /sábado/u]],
  ["termina con una pregunta", [/croissants/iu, /\?[^?]*#/u], [/Termina con/u]],
  ["sin llamada a la acción", [/croissants/iu, /2×1/u], [/encarga/iu, /llamadas? a la acción/iu]],
  ["el mismo pero para las napolitanas", [/napolitanas/iu, /2×1/u], [/los croissants/iu]],
  ["para gente joven", [/croissants/iu, /2×1/u], [/^## .*[Jj]oven/mu]],
];

describe("what is said of a piece in passing", () => {
  for (const [message, has, hasNot] of said) {
    it(`changes it, and not what it is about: «${message}»`, () => {
      const next = pieceOf(then("teo", first, message));
      for (const pattern of has) assert.match(next, pattern);
      for (const pattern of hasNot) assert.doesNotMatch(next, pattern);
    });
  }

  for (const message of ["resúmelo en una frase", "hazlo en una sola línea", "en 3 líneas"]) {
    it(`makes it shorter, with its offer: «${message}»`, () => {
      const next = pieceOf(then("teo", first, message));
      assert.match(next, /2×1/u);
      assert.ok(words(next) < words(before) * 0.8, next);
    });
  }
});
