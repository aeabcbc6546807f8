/** Latin spellings of Greek, Cyrillic and Hebrew letters, as on passports and street signs. */
const greek = {
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l" },
  ...{ μ: "m", ν: "n", ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f" },
  ...{ χ: "ch", ψ: "ps", ω: "o" },
};
const cyrillic = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", к: "k", л: "l" },
  ...{ м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh" },
  ...{ ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya" },
  ...{ є: "ye", і: "i", ґ: "g", ђ: "đ", ј: "j", љ: "lj", њ: "nj", ћ: "ć", џ: "dž", ѕ: "dz" },
};
const hebrew = {
  ...{ א: "", ב: "b", ג: "g", ד: "d", ה: "h", ו: "v", ז: "z", ח: "h", ט: "t", י: "y", כ: "k" },
  ...{ ך: "kh", ל: "l", מ: "m", ם: "m", נ: "n", ן: "n", ס: "s", ע: "", פ: "p", ף: "f", צ: "ts" },
  ...{ ץ: "ts", ק: "k", ר: "r", ש: "sh", ת: "t" },
};
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...greek, ...cyrillic, ...hebrew }),
);

/** Pairs of Greek letters that are one sound. */
const letterPairs: readonly [RegExp, string][] = [
  [/ου/giu, "ou"],
  [/αυ/giu, "av"],
  [/ευ/giu, "ev"],
  [/(?<!\p{L})μπ/giu, "b"],
  [/(?<!\p{L})ντ/giu, "d"],
];
const foreign = /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{M}]+/gu;

/** Spells the Greek, Cyrillic and Hebrew words of a text in Latin letters, without accents. */
export function transliterate(text: string): string {
  return text.replace(foreign, (word) => {
    // Combining marks after other letters belong to those letters and stay.
    if (/^\p{M}/u.test(word)) return word;
    let plain = word.normalize("NFD").replace(/\p{M}/gu, "");
    for (const [sound, latin] of letterPairs) {
      plain = plain.replace(sound, (found) => matchCase(found, latin));
    }
    return [...plain].map(transliterateLetter).join("");
  });
}

function transliterateLetter(letter: string): string {
  const latin = letters.get(letter.toLowerCase());
  return latin === undefined ? letter : matchCase(letter, latin);
}

function matchCase(letter: string, latin: string): string {
  const [first = ""] = letter;
  if (letter.length > 1 && letter === letter.toUpperCase()) return latin.toUpperCase();
  return first === first.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}
