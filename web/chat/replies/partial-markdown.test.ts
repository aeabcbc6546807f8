import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { lexer, walkTokens } from "marked";
import { completeMarkdown, dropAmbiguousLine, markdownBlocks } from "./partial-markdown.ts";

/** Addresses of all links and pictures in the rendered text. */
function addresses(text: string): string[] {
  const found: string[] = [];
  for (const block of markdownBlocks(text)) {
    walkTokens(lexer(block, { gfm: true, breaks: true }), (token) => {
      if (token.type === "link" || token.type === "image") found.push(token.href);
    });
  }
  return found;
}

test("Unclosed emphasis is closed and an unclosed link is shown as text", () => {
  assert.equal(completeMarkdown("**Hacemos 40"), "**Hacemos 40**");
  assert.equal(completeMarkdown("mira [la carta](https://lumbre.ex"), "mira la carta");
});

test("An address at the end is not linked until something follows it", () => {
  for (const text of ["ve a https://lumbre.ex", "**ve a www.lumbre.ex", "hola@lumbre.ex"]) {
    assert.deepEqual(addresses(completeMarkdown(text)), [], text);
  }
  assert.deepEqual(addresses(completeMarkdown("ve a https://lumbre.example ")), [
    "https://lumbre.example",
  ]);
  assert.deepEqual(addresses(completeMarkdown("[carta](https://lumbre.example)")), [
    "https://lumbre.example",
  ]);
});

test("Code at the end stays unchanged", () => {
  assert.equal(completeMarkdown("`https://lumbre.ex"), "`https://lumbre.ex`");
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

test("Partial text never links to an address that the finished text does not", () => {
  fc.assert(
    fc.property(words, fc.nat(), (parts, cut) => {
      const whole = parts.join("");
      const half = whole.slice(0, cut % (whole.length + 1));
      const finished = new Set(addresses(whole));
      for (const address of addresses(completeMarkdown(dropAmbiguousLine(half)))) {
        assert.ok(finished.has(address), `${address} in ${JSON.stringify(half)}`);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("A last line that may become a rule, a fence or a heading is left out", () => {
  for (const end of ["-", "--", "`", "```", "```encargo", "```encargo te", "## ", "#", "|"]) {
    assert.equal(dropAmbiguousLine(`Hola\n${end}`), "Hola", end);
  }
  assert.equal(dropAmbiguousLine("```encargo teo\nVa"), "```encargo teo\nVa");
  assert.equal(dropAmbiguousLine("uno - dos"), "uno - dos");
});
