import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { lexer, walkTokens } from "marked";
import { blocksOf, settle, withoutUndecidedLine } from "./live-text.ts";

/** Where the text leads, once it is shown. */
function addresses(text: string): string[] {
  const found: string[] = [];
  for (const block of blocksOf(text)) {
    walkTokens(lexer(block, { gfm: true, breaks: true }), (token) => {
      if (token.type === "link" || token.type === "image") found.push(token.href);
    });
  }
  return found;
}

test("Open emphasis is closed and an open link is only its text", () => {
  assert.equal(settle("**Hacemos 40"), "**Hacemos 40**");
  assert.equal(settle("mira [la carta](https://lumbre.ex"), "mira la carta");
});

test("An address at the end stays text until something follows it", () => {
  for (const text of ["ve a https://lumbre.ex", "**ve a www.lumbre.ex", "hola@lumbre.ex"]) {
    assert.deepEqual(addresses(settle(text)), [], text);
  }
  assert.deepEqual(addresses(settle("ve a https://lumbre.example ")), ["https://lumbre.example"]);
  assert.deepEqual(addresses(settle("[carta](https://lumbre.example)")), [
    "https://lumbre.example",
  ]);
});

test("Code at the end is shown as it is", () => {
  assert.equal(settle("`https://lumbre.ex"), "`https://lumbre.ex`");
});

const words = fc.array(
  fc.constantFrom(
    "Hola ",
    "**fuerte** ",
    "*suave* ",
    "https://lumbre.example/carta?x=1 ",
    "(https://otra.example) ",
    "www.lumbre.example ",
    "hola@lumbre.example ",
    "[carta](https://carta.example/a_b) ",
    "[malo](javascript:alert(1)) ",
    "<https://angulo.example> ",
    "![foto](https://foto.example/x.png) ",
    "`codigo https://no.example` ",
    "<img src=x onerror=alert(1)> ",
    "\n\n",
    "\n- ",
    "\n1. ",
  ),
  { maxLength: 12 },
);

test("Half-written text leads nowhere that the finished text does not", () => {
  fc.assert(
    fc.property(words, fc.nat(), (parts, cut) => {
      const whole = parts.join("");
      const half = whole.slice(0, cut % (whole.length + 1));
      const finished = new Set(addresses(whole));
      for (const address of addresses(settle(withoutUndecidedLine(half)))) {
        assert.ok(finished.has(address), `${address} in ${JSON.stringify(half)}`);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("A last line that may become a rule, a fence or a heading waits", () => {
  for (const end of ["-", "--", "`", "```", "```encargo", "```encargo te", "## ", "#", "|"]) {
    assert.equal(withoutUndecidedLine(`Hola\n${end}`), "Hola", end);
  }
  assert.equal(withoutUndecidedLine("```encargo teo\nVa"), "```encargo teo\nVa");
  assert.equal(withoutUndecidedLine("uno - dos"), "uno - dos");
});
