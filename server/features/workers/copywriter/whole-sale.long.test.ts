import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bakery, chat, house } from "./proof/asking.ts";
import { flaws, pieceOf } from "./proof/checks.ts";

const shoes = house({ businessName: "Andares", industry: "Zapatería", mainService: "Zapatos" });

describe("a share off all of something", () => {
  for (const [thing, name] of [
    ["todo el pan", "pan"],
    ["todos los zapatos", "zapatos"],
    ["todas las empanadas", "empanadas"],
    ["toda la bollería", "bollería"],
  ] as const)
    for (const frame of ["Hazme un post: 20 % en {}", "post del Black Friday: 20% en {}"])
      for (const profile of [bakery, shoes])
        it(`is told of all of it and is about it: «${frame.replace("{}", thing)}» of ${profile.businessName}`, () => {
          const text = pieceOf(chat("teo", frame.replace("{}", thing), { profile }));
          assert.match(text, new RegExp(`un 20 % de descuento en ${thing}`, "i"));
          assert.doesNotMatch(text, new RegExp(`(?:el|la|los|las) ${thing}`, "i"));
          assert.match(text.replaceAll(thing, ""), new RegExp(name));
          assert.deepEqual(flaws(text, false), []);
        });

  for (const [prompt, line] of [
    ["anuncia un 20% en todo con un post", "Un 20 % de descuento en todo."],
    ["Hazme un post: 30 % en toda la tienda", "Un 30 % de descuento en toda la tienda."],
    [
      "20 % en toda la tienda hasta el domingo, hazme un post",
      "Un 20 % de descuento en toda la tienda hasta el domingo.",
    ],
    [
      "Black Friday, 20% de descuento en toda la web, hazme un post",
      "Black Friday: un 20 % de descuento en toda la web.",
    ],
  ] as const)
    it(`of the whole shop is the first line, said once: «${prompt}»`, () => {
      for (const profile of [bakery, shoes]) {
        const text = pieceOf(chat("teo", prompt, { profile }));
        assert.ok(text.includes(line), text);
        assert.equal(text.split("descuento").length, 2, text);
        assert.deepEqual(flaws(text, false), []);
      }
    });
});
