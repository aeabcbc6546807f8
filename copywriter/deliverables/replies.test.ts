import assert from "node:assert/strict";
import { test } from "node:test";
import type { Brief } from "../brief.ts";
import { writeCopy } from "../index.ts";
import { partsOf } from "../piece.ts";

const write = (prompt: string, more: Partial<Brief> = {}) =>
  writeCopy({
    workerId: "lia",
    contentType: "chat",
    prompt,
    profile: null,
    history: [],
    seed: "s",
    today: new Date("2026-11-28T10:00:00Z"),
    ...more,
  });
const bodyOf = (reply: string) => partsOf(reply).pieces[0]!.body;

test("a question with a problem in it is answered without an apology", () => {
  const body = bodyOf(
    write(
      'una mamá pregunta "¿cortáis a niños? mi hijo lleva mal el ruido" dile q sí, q los lunes abrimos solo para ellos, que me escriba al 611 204 958',
    ),
  );
  assert.match(body, /Sí, los lunes abrimos solo para ellos\. Escríbenos al 611 204 958\.$/);
  assert.doesNotMatch(body, /[Ss]entimos|[Ll]amentamos|### /);
});

test("a complaint without orders gets a short and a fuller option that begin differently", () => {
  const body = bodyOf(write('"llevo dos semanas esperando mis lentes y nadie me llama"'));
  const options = body.split(/### Opción \d\n\n/).slice(1);
  assert.equal(options.length, 2);
  assert.notEqual(options[0]!.slice(0, 12), options[1]!.slice(0, 12));
});

test("what forbids is obeyed and nothing of it is printed", () => {
  const body = bodyOf(
    write(
      '"salí peor y encima 45 euros" 1 estrella. No podemos dar datos de su ficha. Que nos llame al 985 00 11 22, sin admitir culpa, respuesta corta',
    ),
  );
  assert.match(body, /no podemos hablar de tu caso\. Llámanos al 985 00 11 22\./);
  assert.doesNotMatch(body, /ficha|culpa|corta|[Ss]entimos|[Ll]amentamos/);
});

test("the answer to an open question may follow in the next message", () => {
  const asked = '"¿tienen helado sin lactosa?"';
  const open = write(asked);
  assert.match(open, /No me has dicho qué contestar/);
  const history = [
    { role: "user", content: asked },
    { role: "worker", content: open },
  ] as const;
  assert.match(bodyOf(write("sí tenemos cuatro sorbetes", { history })), /cuatro sorbetes\./);
});

test("a message tells who gets it why, and what was told", () => {
  const body = bodyOf(
    write(
      "mensaje para quienes reservaron la cena: empieza a las 21 h, que avisen antes del día 10",
      {
        contentType: "direct-message",
      },
    ),
  );
  assert.match(body, /porque reservaste la cena\. Empieza a las 21 h\. Avisa antes del día 10\./);
});

test("a page of questions leaves open what was not told", () => {
  const body = bodyOf(
    write(
      "preguntas frecuentes: cuánto dura (4 meses), cuánto cuesta (no lo sé aún), si dan certificado, hay parking gratis",
      {
        contentType: "faq",
      },
    ),
  );
  assert.match(body, /### ¿Cuánto dura\?\n\n4 meses\./);
  assert.match(body, /### ¿Cuánto cuesta\?\n\nPendiente/);
  assert.match(body, /### ¿Dan certificado\?\n\nPendiente/);
  assert.match(body, /### ¿Hay parking gratis\?\n\nHay parking gratis\./);
});
