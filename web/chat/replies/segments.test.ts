import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parseHandoffs } from "#shared/handoffs.ts";
import { lengthText, segmentsOf, sheetParts, withSheetText } from "./segments.ts";

const kinds = (markdown: string) => segmentsOf(markdown).map(({ kind }) => kind);

test("A second-level heading opens a sheet, and a rule ends it", () => {
  const segments = segmentsOf("Hecho.\n\n## Post para Instagram\n\nTexto.\n\n---\n\nPor qué.");
  assert.deepEqual(segments, [
    { kind: "text", text: "Hecho.", open: false },
    { kind: "sheet", label: "Post para Instagram", text: "Texto.", ordinal: 0, open: false },
    { kind: "text", text: "Por qué.", open: true },
  ]);
});

test("A sheet also ends at the next heading and at the end of the reply", () => {
  const segments = segmentsOf("## **Uno** ##\na\n## Dos\nb");
  assert.deepEqual(segments, [
    { kind: "sheet", label: "Uno", text: "a", ordinal: 0, open: false },
    { kind: "sheet", label: "Dos", text: "b", ordinal: 1, open: true },
  ]);
});

test("Headings and rules inside a code block are code", () => {
  assert.deepEqual(kinds("## Uno\n```\n## no\n---\n```\nb"), ["sheet"]);
});

test("A hand-off is a segment of its own, even inside a sheet", () => {
  const segments = segmentsOf("## Plan\na\n```encargo teo\nEscribe.\n```\nb");
  assert.deepEqual(kinds("## Plan\na\n```encargo teo\nEscribe.\n```\nb"), [
    "sheet",
    "handoff",
    "text",
  ]);
  assert.deepEqual(segments[1], {
    kind: "handoff",
    handoff: { step: 0, workerId: "teo", prompt: "Escribe.", fields: null },
    open: false,
  });
});

test("A hand-off that is not closed yet cannot be sent", () => {
  assert.deepEqual(segmentsOf("Va.\n```encargo teo\nEscribe un"), [
    { kind: "text", text: "Va.", open: false },
    { kind: "draft", workerId: "teo", text: "Escribe un", open: true },
  ]);
});

const line = fc.oneof(
  fc.constantFrom(
    "## Post",
    "---",
    "```encargo teo",
    "```encargo nadie",
    "````encargo ani",
    "```",
    "````",
    "~~~",
    "",
    "Texto **suelto**",
    "- uno",
  ),
  fc.string({ maxLength: 12 }),
);
const reply = fc.array(line, { maxLength: 24 }).map((lines) => lines.join("\n"));

test("The hand-offs shown are those the server reads, with the same steps", () => {
  fc.assert(
    fc.property(reply, (markdown) => {
      const shown = segmentsOf(markdown).flatMap((one) =>
        one.kind === "handoff" ? [one.handoff] : [],
      );
      assert.deepEqual(shown, parseHandoffs(markdown));
    }),
  );
});

test("Finished segments do not change while a reply grows", () => {
  fc.assert(
    fc.property(reply, fc.nat(300), (markdown, cut) => {
      const whole = segmentsOf(markdown);
      const lines = markdown.split("\n");
      const grown = segmentsOf(lines.slice(0, cut % (lines.length + 1)).join("\n"));
      const finished = grown.filter(({ open }) => !open).slice(0, -1);
      assert.deepEqual(whole.slice(0, finished.length), finished);
    }),
  );
});

test("An edited sheet replaces its own text and nothing else", () => {
  fc.assert(
    fc.property(reply, fc.nat(5), (markdown, ordinal) => {
      const before = segmentsOf(markdown);
      const after = segmentsOf(withSheetText(markdown, ordinal, "Texto nuevo"));
      const expected = before.map((one) =>
        one.kind === "sheet" && one.ordinal === ordinal ? { ...one, text: "Texto nuevo" } : one,
      );
      assert.deepEqual(after, expected);
    }),
  );
});

test("A post is split into hook, body and hashtags", () => {
  const parts = sheetParts("Centeno y nuez.\n\nSale mañana.\n\n#pan #lumbre");
  assert.deepEqual(parts, {
    hook: "Centeno y nuez.",
    body: "Sale mañana.",
    tags: ["#pan", "#lumbre"],
  });
});

test("Fields, lists, tables and quotes are not hooks", () => {
  for (const first of ["**Asunto:** Hola", "Asunto: Hola", "- uno", "1. uno", "| a |", "> cita"]) {
    assert.equal(sheetParts(`${first}\n\nCuerpo.`).hook, "", first);
  }
});

test("The length of a post is shown with its network's limit", () => {
  const format = String;
  assert.equal(lengthText("hola", "Post para Instagram", "post", format), "4 de 2200 caracteres");
  assert.equal(lengthText("hola", "Post para X", "post", format), "4 de 280 caracteres");
  assert.equal(lengthText("é", "Correo", "email", format), "1 carácter");
});
