import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { learnRoles, readLabelled } from "../../scripts/copy-roles.ts";
import { read, textsOf } from "./request.fixture.ts";
import { bestRoles, roleLetters } from "./roles.ts";

test("of the words of messages that were not learnt most get their role", () => {
  const lines = readFileSync(new URL("messages.tsv", import.meta.url), "utf8").split("\n");
  // A part of them, so that the test stays quick.
  const some = lines.filter((_, at) => at % 5 === 0);
  const unseen = readLabelled(some.filter((_, at) => at % 6 === 0).join("\n"));
  const weights = learnRoles(readLabelled(some.filter((_, at) => at % 6 > 0).join("\n")));
  let words = 0;
  let right = 0;
  for (const { shown, roles } of unseen)
    for (const [at, role] of bestRoles(shown, weights).entries()) {
      words += 1;
      if (role === roles[at]) right += 1;
    }
  assert.equal(roleLetters.length, 11);
  assert.ok(right > words * 0.72, `${right} of ${words}`);
});

test("wishes, asides and readers told in one breath are not told to readers", () => {
  assert.deepEqual(
    textsOf(
      read(
        "post pa insta corte en seco 1.450 martes y miercoles es que esos dias no entra nadie para señoras del barrio que no suene a anuncio",
      ),
    ).join(" "),
    "corte en seco 1.450 Martes y miércoles",
  );
});

test("a customer's words without quotation marks end where the owner's answer begins", () => {
  const { quoted } = read(
    "contesta a esto tenéis talla 44 en la falda negra dile que sí hasta la 50",
    {
      worker: "lia",
    },
  );
  assert.match(quoted?.text ?? "", /talla 44 en la falda negra$/);
  assert.match(quoted?.ordered?.join(". ") ?? "", /hasta la 50/);
});
