import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { marked, type Token } from "marked";
import { workers } from "#shared/workers.ts";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";
import { fold } from "./language/escape.ts";
import { anyBrief } from "./proof/briefs.ts";
import { flaws, pieceOf } from "./proof/checks.ts";
import { businesses } from "./samples.ts";

const long = process.env.TEST_LONG === "1";
const options = long ? { numRuns: 40_000 } : { numRuns: 200, seed: 20_261_120 };
const wordsOf = (text: string) => new Set(fold(text).split(" "));
const isFormal = (prompt: string) => /\bde usted\b|m[aá]s formal|\bformal\b/iu.test(prompt);
const ownWords = (brief: Brief) =>
  wordsOf(
    [
      brief.prompt,
      ...brief.history.map((turn) => turn.content),
      JSON.stringify(brief.profile),
    ].join(" "),
  );
const ask = (brief: Partial<Brief>): string =>
  writeCopy({
    workerId: "teo",
    contentType: "post",
    prompt: "",
    profile: businesses[0]!,
    history: [],
    seed: "1",
    today: new Date("2026-11-20T10:00:00Z"),
    ...brief,
  });

test("no text leaves with a placeholder, a doubled word, a bad accent, mark, tag, register or length", () => {
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const text = writeCopy(brief);
      // What goes on with something that was asked for in usted stays in usted.
      const goesOn = brief.history.some(
        ({ role, content }) => role === "user" && isFormal(content),
      );
      const found = flaws(text, isFormal(brief.prompt), ownWords(brief)).filter(
        (flaw) => !goesOn || !flaw.startsWith("mixed register"),
      );
      if (found.length > 0) assert.fail(`${found.join("\n")}\n\n${text}`);
      assert.ok(text.length > 20);
    }),
    options,
  );
});

test("what a person writes cannot become a heading, link, picture, code or HTML", () => {
  const kinds = new Set([
    "paragraph",
    "heading",
    "list",
    "list_item",
    "text",
    "strong",
    "em",
    "hr",
    "space",
    "table",
    "blockquote",
    "br",
    "escape",
    "code",
    "codespan",
  ]);
  const worker = new RegExp(`^encargo (?:${workers.map((one) => one.id).join("|")})$`);
  const titles = /^(?:Título|malo|script|plantilla)/iu;
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const text = writeCopy(brief);
      marked.walkTokens(marked.lexer(text), (token: Token) => {
        assert.ok(kinds.has(token.type), `${token.type}: ${token.raw}`);
        assert.notEqual(token.type, "codespan", token.raw);
        if (token.type === "code") assert.match(token.lang ?? "", worker);
        if (token.type === "heading") assert.doesNotMatch(token.text, titles);
      });
    }),
    { ...options, numRuns: options.numRuns / 2 },
  );
});

test("no price, discount or percentage appears that nobody gave", () => {
  const ours = new Set(["audience", "report"]);
  fc.assert(
    fc.property(anyBrief, (brief) => {
      if (ours.has(brief.contentType) || brief.contentType === "chat") return;
      const given = fold([brief.prompt, JSON.stringify(brief.profile)].join(" ")).replace(
        /\s/g,
        "",
      );
      for (const [figure] of pieceOf(writeCopy(brief)).matchAll(
        /\d+(?:[.,]\d+)?\s?[€%]|\$\s?\d+|\d×\d/g,
      )) {
        const number = /\d+/.exec(figure)![0];
        assert.ok(given.includes(number), `${figure} was invented`);
      }
    }),
    { ...options, numRuns: options.numRuns / 2 },
  );
});

test("the same brief with the same seed gives the same text, and another seed another", () => {
  let different = 0;
  let total = 0;
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const text = writeCopy(brief);
      assert.equal(writeCopy({ ...brief, profile: structuredClone(brief.profile) }), text);
      if (brief.contentType === "post") {
        total += 1;
        if (writeCopy({ ...brief, seed: `${brief.seed} other` }) !== text) different += 1;
      }
    }),
    { ...options, numRuns: options.numRuns / 4 },
  );
  assert.ok(different > total * 0.98, `${different} of ${total}`);
});

test("a different request gives a different text", () => {
  const requests = [
    "Un post",
    "Un post para el Black Friday",
    "Post sobre los croissants",
    "Post corto",
    "Post para LinkedIn",
    "Post con un 2x1 el viernes",
    "Post de usted",
  ];
  for (const business of businesses)
    assert.equal(
      new Set(requests.map((prompt) => ask({ prompt, profile: business }))).size,
      requests.length,
    );
});

test("as many variants are written as were asked for, between one and ten", () => {
  const posts = (prompt: string) => ask({ prompt }).match(/^## Post/gmu)?.length;
  assert.equal(posts("Un post"), 1);
  assert.equal(posts("dame 3 posts"), 3);
  assert.equal(posts("necesito cinco publicaciones"), 5);
  assert.equal(posts("quiero 300 posts"), 10);
  const ideas = ask({ workerId: "mel", contentType: "idea-list", prompt: "dame siete ideas" });
  assert.equal(ideas.match(/^\d\. \*\*/gmu)?.length, 7);
});

test("a text says what the person said: facts, offer, day and season", () => {
  const text = ask({
    prompt: "Mañana sale la hogaza de centeno y nuez. Hacemos 40 piezas. Quiero un post",
  });
  assert.match(text, /Mañana sale la hogaza de centeno y nuez\./);
  assert.match(text, /Hacemos 40 piezas\./);
  assert.match(ask({ prompt: "Post: 2x1 en croissants el miércoles" }), /2×1, el miércoles/);
  assert.match(
    ask({ prompt: "Correo con un 20 % de descuento", workerId: "nai", contentType: "email" }),
    /20 % de descuento/,
  );
  assert.match(
    ask({
      prompt: "Correo para avisar que cerramos del 1 al 15 de agosto",
      workerId: "nai",
      contentType: "email",
    }),
    /Cerramos del 1 al 15 de agosto\./,
  );
  assert.match(ask({ prompt: "Post para San Valentín" }), /#sanvalentin/);
});

test("Mother's Day falls on the day of the customer's country", () => {
  const day = (audienceLocation: string) =>
    /Día clave:\*\* (.*)\./.exec(
      ask({
        workerId: "mel",
        contentType: "campaign-plan",
        prompt: "Campaña del Día de la Madre",
        profile: { ...businesses[0]!, audienceLocation },
      }),
    )?.[1];
  assert.equal(day("Madrid"), "Domingo 2 de mayo");
  assert.equal(day("Ciudad de México"), "Lunes 10 de mayo");
  assert.equal(day("Bogotá, Colombia"), "Domingo 9 de mayo");
  assert.equal(day("Buenos Aires, Argentina"), "Domingo 17 de octubre");
});

test("the business is named by every worker, and nobody is stuck without a profile", () => {
  for (const worker of workers) {
    const texts = worker.deliverables.map((one) =>
      ask({ workerId: worker.id, contentType: one.id, seed: "a" }),
    );
    assert.ok(
      texts.some((text) => text.includes("Lumbre")),
      worker.id,
    );
    for (const one of worker.deliverables)
      assert.match(
        ask({ workerId: worker.id, contentType: one.id, profile: null, prompt: "" }),
        /^## [\s\S]+^---$/mu,
      );
  }
});

test("Lía reads the comment: thanks for a good one, no excuses for a bad one, an answer to a question", () => {
  const reply = (prompt: string) => ask({ workerId: "lia", contentType: "comment-reply", prompt });
  assert.match(reply("Contesta: «El pan estaba duro y la chica muy borde»"), /el trato|al trato/);
  assert.match(
    reply("Contesta: «El pan estaba duro y la chica muy borde»"),
    /no discute en público/,
  );
  assert.match(reply("Responde a: ¡Me encantó, volveremos!"), /Da las gracias por lo concreto/);
  assert.match(reply("Pregunta de una clienta: ¿qué precio tiene la hogaza?"), /precio|cifra/);
});

test("in the chat each understands what is asked, and says who does the rest", () => {
  const chat = (workerId: Brief["workerId"], prompt: string, history: Brief["history"] = []) =>
    ask({ workerId, contentType: "chat", prompt, history });
  assert.match(chat("teo", "hola"), /Soy Teo/);
  assert.doesNotMatch(chat("teo", "gracias"), /^## /mu);
  assert.match(
    chat("bran", "hazme un reel de los croissants"),
    /\*\*Vivi\*\*[\s\S]*```encargo vivi\n[^`]*croissants/u,
  );
  const several = chat("mel", "Quiero un reel y un anuncio para el Día de la Madre");
  assert.match(several, /```encargo vivi\n[\s\S]*```encargo bran\n/u);
  assert.match(chat("mel", "Tengo pocas ventas los martes, ¿qué hago?"), /```encargo teo\n/u);
  assert.match(chat("iko", "¿eres una persona?"), /modo local/);
  const before = [
    { role: "user" as const, content: "Post sobre la hogaza" },
    { role: "worker" as const, content: chat("teo", "Post sobre la hogaza") },
  ];
  const shorter = chat("teo", "más corto", before);
  assert.match(shorter, /^Más corto:\n\n## Post/u);
  assert.ok(pieceOf(shorter).length < pieceOf(before[1]!.content).length);
  assert.match(chat("teo", "más formal", before), /usted|(?:le|su) /u);
  assert.match(chat("teo", "ponlo en inglés", before), /solo escribo en español/);
});

test("the figures of a report are the person's own, worked out right", () => {
  const text = ask({
    workerId: "iko",
    contentType: "report",
    prompt: "Informe: alcance de 900 a 1200, mensajes de 20 a 14, ventas 31",
  });
  assert.match(text, /\| Alcance \| 900 \| 1200 \| Sube un 33,3 % \|/);
  assert.match(text, /\| Mensajes \| 20 \| 14 \| Baja un 30 % \|/);
  assert.match(text, /\| Ventas \| — \| 31 \| Falta el dato anterior \|/);
});

test("a text costs a few milliseconds of processor", () => {
  const briefs = fc.sample(anyBrief, { numRuns: 400, seed: 7 });
  for (const brief of briefs) writeCopy(brief);
  const before = process.cpuUsage();
  for (const brief of briefs) writeCopy(brief);
  const { user, system } = process.cpuUsage(before);
  assert.ok((user + system) / 1000 / briefs.length < 20, `${(user + system) / 1000} ms for 400`);
});
