import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { users } from "#db/schema.ts";
import { generate } from "#shared/chat.ts";
import { suiteApp } from "#test/app.ts";
import type { Person } from "#test/person.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";

describe("words of pictures by a language model", () => {
  const llm = new ScriptedLlm();
  const site = suiteApp({ llm });
  let ana: Person;
  before(async () => {
    ana = await site.person();
    await site.app.deps.db.update(users).set({ plan: "trial" }).where(eq(users.id, ana.userId));
  });

  async function drawPicture(words: object | string, prompt = "Pan de pueblo a 3 €") {
    llm.say(typeof words === "string" ? words : JSON.stringify(words), "end");
    const { status, body } = await ana.call(generate, {
      params: { workerId: "ani" },
      body: { prompt, contentType: "image" },
    });
    assert.equal(status, 200);
    const file = await site.stranger().fetch(body.picture!.url);
    const { xmp } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    return { alt: body.picture!.alt.toLowerCase(), content: body.content, xmp: String(xmp) };
  }

  it("a language model's words appear in the picture, and the file's metadata says so", async () => {
    const { alt, content, xmp } = await drawPicture({
      headline: "El pan que se cuenta en la escalera",
      body: "Pan de pueblo, a 3 €.",
      cta: "Ven a por él",
      caption: "Pan de pueblo a 3 €.\n\nTe esperamos.\n\n#pan #barrio",
    });
    assert.match(alt, /el pan que se cuenta en la escalera/);
    assert.match(content, /Te esperamos\.\n\n#pan #barrio/);
    assert.match(xmp, /compositeWithTrainedAlgorithmicMedia/);
  });

  it("an answer with invented claims or without JSON is replaced by the copywriter's words", async () => {
    for (const words of [
      { headline: "Ahora con un 50 % de descuento", body: "Solo hoy", cta: "Corre", caption: null },
      { headline: "Visita www.otro.example", body: null, cta: null, caption: null },
      "No puedo ayudarte con eso.",
      "",
    ]) {
      const { alt, xmp } = await drawPicture(words);
      assert.doesNotMatch(alt, /50 %|solo hoy|otro\.example/);
      assert.match(xmp, /algorithmicMedia/);
    }
  });

  it("a model's headline about another subject is replaced by the request's own words", async () => {
    const { alt } = await drawPicture(
      { headline: "La hogaza de siempre", body: "Hecha en casa", cta: null, caption: null },
      "Nuevo: empanada de atún",
    );
    assert.match(alt, /nuevo: empanada de atún/);
    assert.doesNotMatch(alt, /hogaza/);
  });

  it("characters that a database cannot store do not appear in the texts", async () => {
    const broken = "Pan de pueblo \ud83d";
    for (const words of [
      { headline: broken, body: null, cta: "Ven\u0000", caption: "Pan de pueblo\u0000." },
      { headline: "Pan de pueblo\u0007", body: broken, cta: null, caption: broken },
      { headline: null, body: null, cta: null, caption: "Pan de pueblo.\n\n#pan \ud83d gratis" },
    ]) {
      const { alt, content } = await drawPicture(words);
      assert.ok(!/\p{Cs}|\0|gratis/u.test(`${alt} ${content}`), content);
    }
  });

  it("quoted words are shown unchanged, whatever the model answers", async () => {
    const { alt } = await drawPicture(
      { headline: "Otra cosa", body: null, cta: null, caption: null },
      "Pon «Hoy huele a domingo»",
    );
    assert.match(alt, /hoy huele a domingo/);
  });
});
