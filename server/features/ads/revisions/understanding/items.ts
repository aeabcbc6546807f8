import { editDistance } from "../edit-distance.ts";
import { type Concept, filling, phrases, putForms, verbs, vocabulary } from "./lexicon.ts";
import { namedColors } from "./named-colors.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** One or several tokens with one meaning. */
export interface Item {
  concept: Concept | "QUOTE" | "MONEY" | "NUMBER" | "TAG" | "COMMA" | "STOP" | "COLON";
  word: string;
  /** As typed; a quotation without its marks. */
  raw: string;
  start: number;
  end: number;
  /** Of a colour. */
  hex?: string;
}

const conceptOfWord = new Map<string, Concept>();
for (const [concept, words] of Object.entries(vocabulary)) {
  for (const word of words.split(" "))
    if (!conceptOfWord.has(word)) conceptOfWord.set(word, concept as Concept);
}

const pronouns = "(?:me|te|se|nos|os|le|les|lo|la|los|las)*";
const ending =
  "(?:ar|er|ir|ad|ed|id|a|e|o|as|es|an|en|amos|emos|ais|eis|ando|iendo|yendo|ado|ada|ados|adas|ido|ida|idos|idas|aria|arian|arias|ariais|eria|erian|erias|iria|irian|irias|aran|ara|aras|areis|iera|ieran|ieras|aste|asteis|aron|ue|ues|uen|uemos|uelo|i|io|imos)";
const verbForms = verbs.map(
  ([concept, stems]) => [concept, new RegExp(`^(?:${stems})${ending}?${pronouns}$`)] as const,
);
/** Nouns that look like a verb's form. */
const notVerbs = new Set(
  "uso usos sal sale sales sumo meta metas sala salas variado usado usada".split(" "),
);

/** Concepts without typo correction, because nouns are too similar: «elefante» is not «elegante». */
const exactOnly = new Set<Concept>([
  "VAGUE",
  "LIKE",
  "DISLIKE",
  "MOVE",
  "AND",
  "ALL",
  "COSTS",
  "BEFORE",
  "SAY",
  "NOT",
  "TOO",
  "MUCH",
  "SOFT",
  "VIVID",
  "LIGHT",
]);

/** Words of five or more letters, in which typos are corrected. */
const fuzzyWords = [...conceptOfWord].flatMap(([word, concept]) =>
  word.length >= 5 && !exactOnly.has(concept) ? [word] : [],
);
const verbExamples = [
  "quita",
  "quitale",
  "quiten",
  "quitar",
  "cambia",
  "cambiar",
  "cambiale",
  "cambien",
  "agrega",
  "agregale",
  "agregar",
  "anade",
  "pongan",
  "ponle",
  "poner",
  "elimina",
  "borra",
  "acorta",
  "agranda",
  "reduce",
  "mantener",
  "escribe",
];

function verbOf(word: string): Concept | null {
  if (putForms.test(word)) return "PUT";
  if (notVerbs.has(word)) return null;
  return verbForms.find(([, form]) => form.test(word))?.[0] ?? null;
}

function conceptOfTypo(word: string): Concept | null {
  const most = word.length >= 8 ? 2 : 1;
  let best: { slips: number; concept: Concept | null } = { slips: most + 1, concept: null };
  const pool = word.length >= 4 ? [...fuzzyWords, ...verbExamples] : [];
  for (const known of pool) {
    if (Math.min(word.length, known.length) < 4) continue;
    const found = editDistance(word, known, best.slips - 1);
    if (found < best.slips)
      best = { slips: found, concept: conceptOfWord.get(known) ?? verbOf(known) };
  }
  return best.concept;
}

/** Spelling by sound, to match «kita», «presio», «asul», «voton». */
const soundOf = (word: string) =>
  word
    .replace(/qu(?=[ei])|c(?=[aour]|l)/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/v/g, "b")
    .replace(/ll/g, "y")
    .replace(/h/g, "")
    .replace(/g(?=[ei])/g, "j");

let soundMap: Map<string, Concept> | undefined;

/** Concepts by the sound of their words. Built on first use because it is slow. */
function conceptsBySound(): Map<string, Concept> {
  if (soundMap) return soundMap;
  soundMap = new Map();
  for (const word of [...verbExamples, ...conceptOfWord.keys()]) {
    const concept = conceptOfWord.get(word) ?? verbOf(word);
    if (word.length >= 4 && concept && !soundMap.has(soundOf(word)))
      soundMap.set(soundOf(word), concept);
  }
  return soundMap;
}
const colorSounds = new Map(
  Object.entries(namedColors).map(([name, hex]) => [soundOf(name), hex] as const),
);

const conceptCache = new Map<string, Concept>();

/** The concept of a folded word. */
function conceptOf(word: string): Concept {
  const known = conceptCache.get(word);
  if (known) return known;
  const concept =
    conceptOfWord.get(word) ??
    (filling.has(word) ? "FILLING" : null) ??
    verbOf(word) ??
    (colorOf(word) ? "HUE" : null) ??
    (word.length >= 4 ? conceptsBySound().get(soundOf(word)) : null) ??
    conceptOfTypo(word) ??
    "UNKNOWN";
  if (conceptCache.size < 5_000) conceptCache.set(word, concept);
  return concept;
}

const singular = (word: string) => word.replace(/(?:es|s)$/, "");
const masculine = (word: string) => word.replace(/a(s?)$/, "o$1");

/** A colour's name in any gender and number. */
function colorOf(name: string): string | null {
  const words = name.split(" ");
  const forms = [
    name,
    ...(words.length === 1
      ? [name.replace(/s$/, ""), singular(name), masculine(name), masculine(name.replace(/s$/, ""))]
      : [words.map(masculine).join(" "), words.map(singular).join(" ")]),
  ];
  const found = forms.find((form) => Object.hasOwn(namedColors, form));
  if (found) return namedColors[found]!;
  return words.length === 1 && name.length >= 4 ? (colorSounds.get(soundOf(name)) ?? null) : null;
}

const phraseForms = phrases.map(
  ([form, concept]) => [new RegExp(`^(?:${form})(?= |$)`), concept] as const,
);
const phraseWords = 9;

/** The longest phrase that begins here, and how many tokens it takes. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
): { concept: Concept; length: number } | null {
  const run: string[] = [];
  for (const token of tokens.slice(at, at + phraseWords)) {
    if (token.kind !== "word") break;
    run.push(token.word);
  }
  const text = run.join(" ");
  let best: { concept: Concept; length: number } | null = null;
  for (const [form, concept] of phraseForms) {
    const length = form.exec(text)?.[0].trim().split(" ").length ?? 0;
    if (length > (best?.length ?? 0)) best = { concept, length };
  }
  return best;
}

const conceptOfKind: Partial<Record<Token["kind"], Item["concept"]>> = {
  quote: "QUOTE",
  price: "MONEY",
  number: "NUMBER",
  tag: "TAG",
  comma: "COMMA",
  stop: "STOP",
  colon: "COLON",
};

/** Turns a text into items, in order. */
export function itemsOf(text: string): Item[] {
  const tokens = tokensOf(text);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const { raw, word, start, end } = token;
    if (token.kind === "hex") {
      const hex = raw.length === 4 ? raw.replace(/[0-9a-f]/gi, "$&$&") : raw;
      items.push({ concept: "HUE", word, raw, start, end, hex: hex.toLowerCase() });
      continue;
    }
    const other = conceptOfKind[token.kind];
    if (other) {
      items.push({ concept: other, word, raw, start, end });
      continue;
    }
    const next = tokens[at + 1];
    const two = next?.kind === "word" ? colorOf(`${word} ${next.word}`) : null;
    const phrase = phraseAt(tokens, at);
    if (two && !(phrase && phrase.length > 2)) {
      items.push({ concept: "HUE", word, raw, start, end: next!.end, hex: two });
      at += 1;
      continue;
    }
    if (phrase) {
      const last = tokens[at + phrase.length - 1]!;
      items.push({
        concept: phrase.concept,
        word: tokens
          .slice(at, at + phrase.length)
          .map((one) => one.word)
          .join(" "),
        raw: text.slice(start, last.end),
        start,
        end: last.end,
      });
      at += phrase.length - 1;
      continue;
    }
    const concept = conceptOf(word);
    const hex = concept === "HUE" ? colorOf(word)! : undefined;
    items.push({ concept, word, raw, start, end, ...(hex ? { hex } : {}) });
  }
  return items;
}
