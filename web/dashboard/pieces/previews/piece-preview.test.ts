import assert from "node:assert/strict";
import { test } from "node:test";
import { previewOf } from "./piece-preview.ts";

test("a post preview has its first line, text and hashtags, without the chat around it", () => {
  const content =
    "Hecho.\n\n## Post para Instagram\n\n**Pan de hoy.**\n\nVen pronto.\n\n#pan #horno\n\n---\n\n1. Por qué";
  assert.deepEqual(previewOf("post", content), {
    kind: "post",
    hook: "Pan de hoy.",
    text: "Ven pronto.",
    tags: "#pan #horno",
  });
});

test("a mail preview has subject, preheader and text", () => {
  const content =
    "## Correo\n\n**Asunto:** Cruasán de hoy\n\n**Preheader:** Con mantequilla\n\nHola, ¿qué tal?";
  assert.deepEqual(previewOf("email", content), {
    kind: "mail",
    subject: "Cruasán de hoy",
    preheader: "Con mantequilla",
    text: "Hola, ¿qué tal?",
  });
});

test("a plan preview has its first days and the number of further ones", () => {
  const rows = ["Lun 1", "Mar 2", "Mié 3", "Jue 4"].map((day) => `| ${day} | Post | Pan |`);
  const content = ["## Plan", "", "| Día | Pieza | Tema |", "| --- | --- | --- |", ...rows];
  assert.deepEqual(previewOf("week-plan", content.join("\n")), {
    kind: "rows",
    title: "Plan",
    rows: ["Lun 1", "Mar 2", "Mié 3"].map((mark) => ({ mark, text: "Post: Pan" })),
    more: 1,
  });
});

test("a chat answer is previewed as talk, and a text without its type's parts as a document", () => {
  assert.equal(previewOf("chat", "Publica a las 9.").kind, "talk");
  assert.deepEqual(previewOf("email", "## Correo\n\nHola."), {
    kind: "document",
    title: "Correo",
    text: "Hola.",
  });
});
