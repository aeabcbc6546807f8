import { fold, plain } from "../language/escape.ts";

const words: Readonly<Record<string, number>> = {
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  "cuarenta y cinco": 45,
  cincuenta: 50,
  sesenta: 60,
  noventa: 90,
};
const number = `\\d{1,3}|${Object.keys(words).toReversed().join("|")}`;
const inSeconds = new RegExp(
  `(?<!(?:cada|primeros|ultimos|los|en) )\\b(${number}) ?(?:segundos?|segs?|s)(?![a-zA-ZÀ-ÖØ-ž\\d])`,
  "u",
);
const inMinutes =
  /(?<!(?:cada|en|cuesta) )\b(?:(un|1|dos|2|tres|3) ?(?:minutos?|min)(?: y (medio|media))?|(minuto y medio)|(medio minuto))(?![a-zA-ZÀ-ÖØ-ž\d])/u;

/** How long a video is to be, as a person says it, in seconds from 6 to 180; undefined when not said. */
export function secondsNamed(prompt: string): number | undefined {
  const folded = fold(prompt);
  const said = inSeconds.exec(folded)?.[1];
  if (said) return Math.min(180, Math.max(6, words[said] ?? Number(said)));
  const minutes = inMinutes.exec(folded);
  if (!minutes) return undefined;
  if (minutes[3]) return 90;
  if (minutes[4]) return 30;
  const whole = { un: 1, dos: 2, tres: 3 }[minutes[1]!] ?? Number(minutes[1]);
  return Math.min(180, whole * 60 + (minutes[2] ? 30 : 0));
}

/** The same words, to be taken out before looking for what a video is about. */
export const lengthWords = new RegExp(
  `(?:\\s(?:de|en|para))?(?:\\s(?:unos|solo))?\\s(?:${number}|un|una|dos|tres|medio)\\s?(?:segundos?|segs?|s|minutos?|min)(?:\\sy\\smedio)?(?![a-zA-ZÀ-ÖØ-ž\\d])`,
  "giu",
);

/** «Sin hablar», «solo texto»: nothing is said aloud; what there is to say is read. */
export function silenceNamed(folded: string): boolean {
  return /\b(?:sin (?:hablar|voz|voces|locucion|dialogos?|audio|decir nada|narracion|que (?:nadie )?habl\w+)|mud[oa]s?|solo (?:con )?(?:textos?|musica|subtitulos|letras)|no (?:quiero|hace falta|hay que|me gusta) hablar|que no (?:se )?hable|nadie habl\w+)\b/.test(
    folded,
  );
}

/** «Sin salir yo»: hands and things, no face. */
export function facelessNamed(folded: string): boolean {
  return /\b(?:(?:sin que|que no|y no) (?:se )?(?:vean?|salgan?|aparezcan?|muestren?) (?:l[ao]s? |mi |ningun[ao]? |a )?(?:caras?|rostros?|nadie|gente|personas?)|sin (?:salir|aparecer|cara|caras|rostro|ensenar la cara|mostrar la cara|que (?:se me vea|salga))|no quiero (?:salir|aparecer)|me da (?:mucha |un poco de )?(?:verguenza|corte|pena|cosa) (?:salir|aparecer|la camara))\b/.test(
    folded,
  );
}

/** How many moments fit a video of so many seconds without making anybody dizzy. */
export function momentsIn(seconds: number): number {
  if (seconds <= 8) return 3;
  if (seconds <= 14) return 4;
  if (seconds <= 30) return 5;
  return seconds <= 50 ? 6 : 8;
}

/** Whole seconds for each of `count` moments: a short beginning, a short end, and together exactly `seconds`. */
export function lengths(seconds: number, count: number): number[] {
  const first = seconds <= 14 ? 2 : 3;
  const last = seconds <= 14 ? 2 : seconds <= 30 ? 3 : 5;
  const middle = count - 2;
  const rest = seconds - first - last;
  const share = Math.floor(rest / middle);
  const spare = rest - share * middle;
  return [first, ...Array.from({ length: middle }, (_, at) => share + Number(at < spare)), last];
}

/** «0–3», «3–8», … «17–20»: each moment from where the one before ends. */
export function clock(parts: readonly number[]): string[] {
  let at = 0;
  return parts.map((length) => {
    const from = at;
    at += length;
    return `${from}–${at}`;
  });
}

/** «Que se vea el armario de mi abuelo»: what must be seen, as its owner's house would say it. */
export function shownNamed(prompt: string): string | undefined {
  const said =
    /(?<![a-zà-ž]|(?<![a-zà-ž])(?:sin|no) )que (?:se vean?|salgan?|aparezcan?) ((?:el|la|los|las|un|una) [^,.;:\n]{4,60})/iu.exec(
      prompt,
    )?.[1];
  return (
    said &&
    plain(said.replace(/ (?:y|pero) (?:que|no|sin) .*$/iu, ""))
      .replace(/\bmi\b/giu, "nuestro")
      .replace(/\bmis\b/giu, "nuestros")
      .replace(/\bnuestro (?=[a-zA-ZÀ-ÖØ-ž]+a\b)/gu, "nuestra ")
  );
}
