/** Whether an infinitive without accents is one of the language. */
type HasInfinitive = (infinitive: string) => boolean;

/** Endings of regular verbs without accents, by what the infinitive ends in. */
const endings: Readonly<Record<string, string>> = {
  ar:
    "o as a amos ais an aste o asteis aron aba abas abamos abais aban e es emos eis en ad " +
    "ara aras aramos arais aran ase ases asemos aseis asen",
  er:
    "o es e emos eis en i iste io imos isteis ieron ia ias iamos iais ian a as amos ais an ed " +
    "iera ieras ieramos ierais ieran iese ieses iesemos ieseis iesen eron era eras eramos eran ese eses esen",
  ir:
    "o es e imos is en i iste io isteis ieron ia ias iamos iais ian a as amos ais an id " +
    "iera ieras ieramos ierais ieran iese ieses iesemos ieseis iesen eron era eras eramos eran ese eses esen",
};
const future = "e as a emos eis an ia ias iamos iais ian".split(" ");
const pastOfOwn =
  "e iste o imos isteis ieron eron iera ieras ieramos ieran era eras eramos eran iese iesen";
const presentOfOwn = "o a as amos ais an";

const table = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(" ").map((pair) => pair.split(":")));

/** Stems of irregular verbs with their infinitives, by their endings; verbs made with a prefix have them too. */
const ownStems: readonly (readonly [
  stems: Readonly<Record<string, string>>,
  ends: readonly string[],
])[] = [
  [
    table(
      "tendr:tener vendr:venir pondr:poner saldr:salir valdr:valer har:hacer dir:decir podr:poder querr:querer sabr:saber habr:haber cabr:caber",
    ),
    future,
  ],
  [
    table(
      "tuv:tener vin:venir pus:poner hic:hacer hiz:hacer dij:decir traj:traer duj:ducir pud:poder quis:querer sup:saber cup:caber hub:haber estuv:estar anduv:andar",
    ),
    pastOfOwn.split(" "),
  ],
  [
    table(
      "teng:tener veng:venir pong:poner salg:salir valg:valer hag:hacer dig:decir traig:traer caig:caer oig:oir quep:caber sep:saber hay:haber",
    ),
    presentOfOwn.split(" "),
  ],
];
/** Forms that no stem explains. */
const whole: Readonly<Record<string, string>> = {
  ser: "soy eres sos es somos sois son era eras eramos eran fue fui fuiste fuimos fueron sea seas seamos sean fuera fueran se",
  ir: "voy vas va vamos vais van iba ibas ibamos iban vaya vayas vayamos vayan ve",
  haber: "he has ha hemos han hay haya hayan habia habian",
  estar: "estoy estas esta estan este esten estamos estaba estaban estabas estabamos estad",
  dar: "doy das da damos dan di diste dio dimos dieron de des den diera dieran",
  ver: "veo ves ve vemos ven veia veian vi viste vio vimos vieron vea vean",
  saber: "se",
  tener: "ten",
  venir: "ven",
  poner: "pon",
  salir: "sal",
  hacer: "haz",
  decir: "di",
};

/** «cierra», «yergue», «cuesta», «juega», «huele»; «pide», «duerma», «adquiere» */
const stressed = [
  ["ie", "e"],
  ["ye", "e"],
  ["hue", "o"],
  ["ue", "o"],
  ["ue", "u"],
] as const;
const weakened = [
  ["i", "e"],
  ["u", "o"],
  ["ie", "i"],
] as const;

/** The infinitives' stems that a stem may belong to: «cierr» is «cerr», «conozc» is «conoc», «busqu» is «busc». */
function stemsBehind(stem: string, ending: string, kind: string): string[] {
  const found = [stem];
  const front = /^[ei]/.test(ending);
  const swap = (from: RegExp, to: string) => {
    if (from.test(stem)) found.push(stem.replace(from, to));
  };
  // «leyera», «tiñeron»: without the i of «comieron».
  if (kind !== "ar" && /^e[rs][aeo]/.test(ending) && !/(?:[yn]|ll)$/.test(stem)) return [];
  if (kind === "ar" && front) {
    swap(/qu$/, "c");
    swap(/gu$/, "g");
    swap(/c$/, "z");
  }
  if (kind !== "ar") {
    // «incluye», «incluyó», «leyeron»
    swap(/y$/, "");
    if (!front) {
      swap(/zc$/, "c");
      swap(/z$/, "c");
      swap(/j$/, "g");
      swap(/g$/, "gu");
    }
  }
  const changes = kind === "ir" ? [...stressed, ...weakened] : stressed;
  return found.flatMap((one) => [
    one,
    ...changes.flatMap(([from, to]) => {
      const at = one.lastIndexOf(from);
      const rest = one.slice(at + from.length).replace(/^([^aeiou]*[gq])u$/, "$1");
      // The changed vowel is the last one of the stem.
      return at < 0 || /[aeiou]/.test(rest)
        ? []
        : [one.slice(0, at) + to + one.slice(at + from.length)];
    }),
  ]);
}

/** The infinitives whose finite form a word without accents may be. */
export function infinitivesOf(word: string, has: HasInfinitive): string[] {
  const found = new Set<string>();
  const add = (infinitive: string) => {
    if (infinitive.length > 1 && has(infinitive)) found.add(infinitive);
  };
  for (const [infinitive, forms] of wholeForms) if (forms.has(word)) found.add(infinitive);
  for (const [kind, list] of regular) {
    for (const ending of list)
      if (word.endsWith(ending) && word.length > ending.length + 1)
        for (const stem of stemsBehind(word.slice(0, -ending.length), ending, kind))
          add(stem + kind);
  }
  for (const ending of future)
    if (word.endsWith(ending)) {
      const infinitive = word.slice(0, -ending.length);
      if (/[aei]r$/.test(infinitive)) add(infinitive);
    }
  for (const [stems, ends] of ownStems)
    for (const ending of ends) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length);
      for (const [own, infinitive] of Object.entries(stems))
        if (stem.endsWith(own)) add(stem.slice(0, -own.length) + infinitive);
    }
  return [...found];
}

const regular = Object.entries(endings).map(([kind, list]) => [kind, list.split(" ")] as const);
const wholeForms = Object.entries(whole).map(
  ([infinitive, list]) => [infinitive, new Set(list.split(" "))] as const,
);

const pronouns = /(?:me|te|se|nos|os|l[aeo]s?)$/;

/** «escríbenos», «pídeselo»: the order before its pronouns, as typed; undefined for other words. */
export function orderBefore(word: string): string | undefined {
  const bare = word.replace(pronouns, "");
  if (bare === word || bare.length < 2) return undefined;
  const twice = bare.replace(pronouns, "");
  return /[áéíóú]/.test(bare) || bare.length < 4 ? bare : twice === bare ? undefined : twice;
}
