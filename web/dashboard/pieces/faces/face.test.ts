import assert from "node:assert/strict";
import { test } from "node:test";
import { faceOf } from "./face.ts";

test("a post is its first line, its text and its hashtags, without the talk around it", () => {
  const content =
    "Hecho.\n\n## Post para Instagram\n\n**Pan de hoy.**\n\nVen pronto.\n\n#pan #horno\n\n---\n\n1. Por qué";
  assert.deepEqual(faceOf("post", content), {
    kind: "post",
    hook: "Pan de hoy.",
    text: "Ven pronto.",
    tags: "#pan #horno",
  });
});

test("a mail is its subject, its preheader and its text", () => {
  const content =
    "## Correo\n\n**Asunto:** Cruasán de hoy\n\n**Preheader:** Con mantequilla\n\nHola, ¿qué tal?";
  assert.deepEqual(faceOf("email", content), {
    kind: "mail",
    subject: "Cruasán de hoy",
    preheader: "Con mantequilla",
    text: "Hola, ¿qué tal?",
  });
});

test("a plan shows its first days and how many more there are", () => {
  const rows = ["Lun 1", "Mar 2", "Mié 3", "Jue 4"].map((day) => `| ${day} | Post | Pan |`);
  const content = ["## Plan", "", "| Día | Pieza | Tema |", "| --- | --- | --- |", ...rows];
  assert.deepEqual(faceOf("week-plan", content.join("\n")), {
    kind: "rows",
    title: "Plan",
    rows: ["Lun 1", "Mar 2", "Mié 3"].map((mark) => ({ mark, text: "Post: Pan" })),
    more: 1,
  });
});

test("an answer in the chat is talk, and a text without the parts of its kind is a document", () => {
  assert.equal(faceOf("chat", "Publica a las 9.").kind, "talk");
  assert.deepEqual(faceOf("email", "## Correo\n\nHola."), {
    kind: "document",
    title: "Correo",
    text: "Hola.",
  });
});
