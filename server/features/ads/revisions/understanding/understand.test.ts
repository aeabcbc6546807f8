import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { exampleWishes } from "../examples/common-wishes.ts";
import { describeWish } from "../examples/describe-wish.ts";
import { typedWishes } from "../examples/typed-wishes.ts";
import { unseenWishes } from "../examples/unseen-wishes.ts";
import { questions } from "../questions.ts";
import type { CurrentTexts } from "../wishes.ts";
import { understandWords } from "./understand.ts";

const context: CurrentTexts = { texts: [], price: "15 €" };

function understood(words: string): string {
  const answer = understandWords(words, context);
  if (answer.type === "unclear") return "?";
  const keeps = answer.keeps.map((keep) => `keep ${keep}`);
  return [...answer.wishes.map(describeWish), ...keeps].sort().join("; ");
}

const sorted = (notes: string) => notes.split("; ").sort().join("; ");

for (const [name, wishes] of [
  ["Common wishes of shop owners are understood", exampleWishes],
  ["Wishes that were written before the grammar are understood", unseenWishes],
  ["Wishes that are typed on a phone are understood", typedWishes],
] as const) {
  test(name, () => {
    const missed = wishes
      .map(([words, meant]) => ({ words, meant: sorted(meant), got: understood(words) }))
      .filter(({ meant, got }) => meant !== got);
    assert.deepEqual(missed, []);
  });
}

const withoutWords = exampleWishes.filter(
  ([words, meant]) => !/[=>"«'+]|picture [^#on]/.test(meant + words),
);
const example = fc.constantFrom(...withoutWords);

test("Missing accents, capitals and polite phrases change nothing", () => {
  const unaccented = (text: string) =>
    text.normalize("NFD").replace(/[\u0300-\u0302\u0304-\u036f]/g, "");
  const ways = fc.constantFrom(
    unaccented,
    (text: string) => text.toUpperCase(),
    (text: string) => `Hola, ${text}, por favor. ¡Gracias!`,
    (text: string) => `${text} porfa`,
    (text: string) => `  ${text}  `,
  );
  fc.assert(
    fc.property(example, ways, ([words, meant], way) => {
      if (words === "hola") return;
      assert.equal(understood(way(words)), sorted(meant), way(words));
    }),
    { numRuns: 600 },
  );
});

test("Names of JavaScript object properties are treated like any other word", () => {
  const wishes = (name: string) => [
    `cambia el texto a ${name}`,
    `cambia la foto por la del ${name}`,
    `pon el ${name} más grande`,
    name,
  ];
  const words = (name: string) =>
    wishes(name).map((wish) => understood(wish).replaceAll(name, "…"));
  for (const name of ["constructor", "toString", "valueOf", "hasOwnProperty"]) {
    assert.deepEqual(words(name), words("carpintero"), name);
  }
});

test("A quotation is taken word for word, whatever is in it", () => {
  const words = fc
    .stringMatching(/^[A-Za-zÁÉÍÓÚáéíóúñ0-9 ,.!¡¿?%€$+-]{1,24}$/)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(words, fc.constantFrom("«»", '""', "“”"), (text, marks) => {
      const answer = understandWords(
        `pon ${marks[0]}${text}${marks[1]} en el botón y quita el precio`,
        context,
      );
      assert.deepEqual(answer, {
        type: "understood",
        wishes: [
          { kind: "write", part: "cta", text },
          { kind: "remove", part: "price" },
        ],
        keeps: [],
      });
    }),
  );
});

test("Wishes about different parts can share a sentence, in any order", () => {
  const independentWishes = [
    ["quita el logo", "logo off"],
    ["otra foto", "picture other"],
    ["el precio más grande", "price bigger"],
    ["en azul", "colors #1d5fd1"],
    ["acorta el título", "shorten title"],
    ["sin hashtags", "hashtags off"],
    ["otro diseño", "layout"],
    ["otra tipografía", "font"],
  ] as const;
  const some = fc.shuffledSubarray([...independentWishes], { minLength: 2, maxLength: 4 });
  const joint = fc.constantFrom(" y ", ", ", ". ", "; ", "\n", ", además ");
  fc.assert(
    fc.property(some, joint, (wishes, seam) => {
      // «el precio más grande, en azul» is about the price.
      const words = wishes.map(([typed]) => typed);
      const blue = words.indexOf("en azul");
      const before = words[blue - 1] ?? "";
      if (blue > 0 && /precio|título|tipografía/.test(before)) return;
      assert.equal(
        understood(words.join(seam)),
        wishes
          .map(([, meant]) => meant)
          .sort()
          .join("; "),
      );
    }),
    { numRuns: 400 },
  );
});

const adjectives = "chulo bonito lindo guay chévere padre genial guapo copado piola".split(" ");

test("«que quede bonito» gets a question and is not taken for praise", () => {
  const ways = "que quede|que sea|que luzca|para que se vea|que quede más|déjalo|hazlo|hacelo más";
  for (const way of ways.split("|")) {
    for (const adjective of adjectives) {
      const answer = understandWords(`${way} ${adjective}`, context);
      assert.ok(answer.type === "unclear", `${way} ${adjective}`);
      assert.notEqual(answer.question, questions.liked, `${way} ${adjective}`);
    }
  }
});

test("An unknown adjective neither shortens a text nor changes a colour", () => {
  const unknown = fc.constantFrom("zarrapastrosa", "garabateada", "navideña", "picuda");
  const things = fc.constantFrom("la letra", "el texto", "la frase", "el título");
  fc.assert(
    fc.property(things, unknown, (thing, word) => {
      const answer = understandWords(`${thing} es muy ${word}`, context);
      assert.ok(answer.type === "unclear", JSON.stringify(answer));
    }),
  );
  for (const word of ["navideño", "otoñal", "zarrapastroso"]) {
    assert.equal(understood(`un color más ${word}`), "?");
  }
});

test("An offer beside other wishes gets a question; an offer that has ended is only a reason", () => {
  for (const offer of ["con un descuento del 20 %", "envío gratis", "2x1"]) {
    const answer = understandWords(`quita el logo, ${offer} y la letra más gorda`, context);
    assert.equal(answer.type === "unclear" && answer.question, questions.offer, offer);
  }
  assert.equal(understood("quita el precio, que ya no hay descuento"), "price off");
});

const nouns =
  "música|una canción|sonido|audio|un vídeo|un video|un gif|una animación|movimiento|animaciones";

test("A wish for sound or motion is refused, and the other wishes are understood", () => {
  const ways = [
    "ponle …",
    "Añade … al anuncio",
    "quiero …",
    "que lleve …",
    "con …",
    "pon … de fondo",
    "cambia la foto por …",
    "agrega … en la publicación",
    "hazlo con …",
  ];
  for (const noun of nouns.split("|")) {
    for (const way of ways) {
      const words = way.replace("…", noun);
      const alone = understandWords(words, context);
      assert.ok(alone.type === "unclear", `${words}: ${JSON.stringify(alone)}`);
      assert.ok(alone.question.startsWith(questions.still), `${words}: ${alone.question}`);
      assert.equal(alone.because, "impossible");
      for (const joint of [`${words} y quita el precio`, `quita el precio y ${words}`]) {
        const both = understandWords(joint, context);
        assert.ok(both.type === "understood", `${joint}: ${JSON.stringify(both)}`);
        assert.deepEqual(both.wishes, [{ kind: "remove", part: "price" }], joint);
        assert.deepEqual(both.undone, [questions.still], joint);
      }
    }
  }
  for (const words of ["haz que se mueva", "que la foto se mueva", "hazlo en vídeo"]) {
    const answer = understandWords(words, context);
    assert.ok(answer.type === "unclear" && answer.question.startsWith(questions.still), words);
  }
  const button = understandWords("Hazlo en vídeo y quita el botón", context);
  assert.ok(button.type === "unclear");
  assert.ok(button.question.startsWith(`${questions.still} El botón`), button.question);
});

test("Music and video are ordinary words in dictated texts and names of pictures", () => {
  assert.equal(understood("pon «Clases de música» en el botón"), "cta=Clases de música");
  assert.equal(understood("cambia el título a Música en directo"), "title=Música en directo");
  assert.equal(understood("cambia la foto por la de la sala de música"), "picture sala de música");
});

test("Any text is answered with wishes or with a question", () => {
  const word = fc.constantFrom(
    ...'pon quita no sin más menos otro precio logo foto botón título texto azul a por que diga en vez de donde dice « » " , . : #a 15 € y pero el la grande corto todo'.split(
      " ",
    ),
  );
  const noise = fc.array(word, { maxLength: 40 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.oneof(noise, fc.string({ maxLength: 500, unit: "grapheme" })), (words) => {
      const answer = understandWords(words, context);
      if (answer.type === "understood") return assert.ok(answer.wishes.length > 0);
      assert.match(answer.question, /[?.…]$/);
    }),
    { numRuns: 2_000 },
  );
});
