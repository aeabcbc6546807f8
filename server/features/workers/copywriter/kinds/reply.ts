import type { Copy } from "../copy.ts";
import { clip, plain } from "../language/escape.ts";
import { answerTold, praisedIn, readComment, starsNamed } from "../understanding/comment.ts";
import { asOrder } from "../understanding/dictated.ts";
import { saidToReader } from "../understanding/letter.ts";
import { stack } from "./layout.ts";

const answers = {
  price: [
    "El precio depende de lo que [necesites|necesite]: [dinos|díganos] qué [te|le] interesa por mensaje privado y [te|le] contamos.",
    "[Escríbenos|Escríbanos] por privado con lo que [buscas|busca] y hablamos del precio.",
  ],
  both: [
    "[Escríbenos|Escríbanos] por privado con lo que [buscas|busca] y [tu|su] zona, y [te|le] contamos el precio y el envío.",
  ],
  hours: [
    "[Escríbenos|Escríbanos] por privado y [te|le] confirmamos días y horas.",
    "[Dinos|Díganos] qué día [te|le] viene bien y [te|le] confirmamos la hora por mensaje.",
  ],
  place: [
    "[Escríbenos|Escríbanos] por privado y [te|le] pasamos la dirección.",
    "[Te|Le] enviamos la ubicación por mensaje privado para que [llegues|llegue] sin vueltas.",
  ],
  shipping: [
    "[Dinos|Díganos] el código postal por privado y [te|le] confirmamos si llegamos y cuánto tarda.",
    "Para el envío necesitamos saber adónde va: [mándanos|mándenos] la localidad y [te|le] respondemos con plazo y coste.",
  ],
  stock: [
    "[Escríbenos|Escríbanos] por privado y [te|le] confirmamos si está disponible.",
    "Lo comprobamos y [te|le] confirmamos: [escríbenos|escríbanos] por privado.",
  ],
  other: [
    "Preferimos no contestar a medias: [escríbenos|escríbanos] por privado y lo vemos.",
    "[Cuéntanos|Cuéntenos] un poco más por mensaje y [te|le] damos una respuesta concreta.",
  ],
};
const themeGood = ["Lo que [cuentas|cuenta] sobre {theme} se lo pasamos a todo el equipo."];
const themeBad = [
  "Hablamos con el equipo sobre {theme}.",
  "Tomamos nota de lo que [dices|dice] sobre {theme}.",
];
const repair = [
  "[Escríbenos|Escríbanos] por privado con el día y la hora: queremos entender qué pasó.",
  "Si nos [das|da] por mensaje privado el día y un nombre, podremos mirarlo con detalle.",
  "[Mándanos|Mándenos] un mensaje con los detalles y lo hablamos.",
];
/** Of a wait, only the hour helps. */
const repairWait = [
  "Si nos [dices|dice] qué día y a qué hora fue, miramos qué pasó.",
  "¿Qué día y a qué hora fue? Así sabemos dónde mejorar.",
];
/** Who was hurt is asked after first. */
const repairHurt = {
  other: [
    "Lo primero: ¿cómo está? [Escríbenos|Escríbanos] por privado, queremos saberlo y entender qué pasó.",
    "[Escríbenos|Escríbanos] por privado: queremos saber cómo está y aclarar qué pasó.",
  ],
  self: [
    "Lo primero: ¿cómo [estás|está]? [Escríbenos|Escríbanos] por privado, queremos saberlo y entender qué pasó.",
    "[Escríbenos|Escríbanos] por privado: queremos saber cómo [estás|está] y aclarar qué pasó.",
  ],
};
const answerOpenings = ["Gracias por preguntar.", "Hola, y gracias por escribir.", "¡Hola!"];
const answerEnds = [
  "Cualquier otra duda, por aquí estamos.",
  "Si [necesitas|necesita] algo más, [dinos|díganos].",
  "Lo que [quieras|quiera] saber, [pregúntanos|pregúntenos].",
];
/** Nobody who complains is answered with a joke. */
const plainSorry = [
  "Lo sentimos mucho: así no tenía que ser.",
  "[Tienes|Tiene] razón, y lo sentimos.",
];
const lowered = (text: string) =>
  clean(text).replace(/^[A-ZÀ-ÖØ-Þ]/u, (letter) => letter.toLowerCase());
export const clean = (text: string) => clip(plain(text), 50).replace(/[{}[\]<>|]/g, "");

/** What may be said of a price that somebody finds high: nothing that promises another. */
const priceBad = [
  "Gracias por decirlo: lo que [cuentas|cuenta] sobre el precio lo tenemos en cuenta.",
  "Lo que [cuentas|cuenta] sobre el precio lo tenemos en cuenta. Gracias por escribirlo.",
];
const priceNext = [
  "Si [quieres|quiere], por privado [te|le] contamos qué incluye y vemos qué opción [te|le] encaja.",
  "[Escríbenos|Escríbanos] por privado y [te|le] explicamos qué incluye y qué otras opciones hay.",
];
const neutral = [
  "Gracias por pasar por aquí y por escribir.",
  "Lo leemos todo, y esto también. Gracias por comentarlo.",
];

function themed(pool: readonly string[], theme: string | undefined): string[] {
  return theme ? pool.map((text) => text.replace("{theme}", theme)) : [];
}

/** «Dile que traiga el lavarropas»: asked of who reads. */
const ordered = (text: string | undefined, formal: boolean) => {
  const verb = /^(?:nos |lo |la |se )?([a-zà-ž]+[ae]) /iu.exec(text ?? "")?.[1];
  return text && verb && asOrder(`${verb}n`, formal)
    ? saidToReader(`que ${text[0]!.toLowerCase()}${text.slice(1)}`, formal)
    : text;
};

/** «La llamamos esta tarde», «le llegan en tres días»: what the owner tells of a customer is said to them. */
const toldToReader = ({ brief, formal }: Copy) =>
  ordered(answerTold(brief.prompt), formal)
    ?.replace(
      /(?<![a-zà-ž])(?:la|lo) (?=(?:llam|avis|escrib|contact|devolv|cambi|repon|invit)[a-zà-ž]*mos(?![a-zà-ž]))|(?<![a-zà-ž])les? (?=[a-zà-ž]{3,}(?:n|mos|s|[aeoáéó])(?![a-zà-ž]))/giu,
      formal ? "le " : "te ",
    )
    .replace(
      /(?<![a-zà-ž])se (?=l[oa]s? [a-zà-ž]+(?:mos|o)(?![a-zà-ž]))/giu,
      formal ? "se " : "te ",
    )
    .replace(
      /(?<=^|[,.] |(?<![a-zà-ž])y )(puede)n?(?= [a-zà-ž]+[aei]r(?:l[oa]s?)?(?![a-zà-ž]))/giu,
      formal ? "$1" : "$1s",
    )
    .replace(
      /(?<=(?<![a-zà-ž])mejor )(?:que )?([a-zà-ž]{2,}[ae])n?(?= )/giu,
      (all, verb: string) => asOrder(`${verb}n`, formal) ?? all,
    )
    .replace(/^(Sí|No) y (?=[a-zà-ž])/u, "$1, y ")
    .replace(/(?<![a-zà-ž])(pero|aunque|y) que (?=[a-zà-ž])/giu, "$1 ")
    .replace(/(?<![a-zà-ž])me (?=(?:quedan?|sobran?|llegan?) )/giu, "nos ");

/** `greeted` when a greeting stands before it already. */
export function reply(copy: Copy, comment: string, long: boolean, greeted = false): string {
  const { mood, praise, theme, hurt, asks } = readComment(comment, starsNamed(copy.brief.prompt));
  const { tone: usual } = copy;
  const tone = usual.id === "playful" || hurt ? { ...usual, sorry: plainSorry } : usual;
  const next = copy.say(hurt ? repairHurt[hurt] : theme === "la espera" ? repairWait : repair);
  const { liked: enjoyed, person: helper } = mood === "mixed" ? praisedIn(comment) : {};
  const balanced =
    helper && !enjoyed
      ? `Gracias por contarlo. Se lo hacemos llegar a ${lowered(helper).replace(/^[a-zà-ž](?!l |a )/u, (letter) => letter.toUpperCase())}.`
      : enjoyed
        ? copy.fill(
            `Gracias por contarlo. Nos alegra que [te|le] ${/^l[oa]s /iu.test(enjoyed) ? "gustaran" : "gustara"} ${lowered(enjoyed)}.`,
          )
        : copy.say(["Gracias por contar lo bueno y lo que falló."]);
  // What the owner explains answers a complaint better than any promise of ours.
  const explained = mood === "question" ? undefined : toldToReader(copy);
  if (explained && mood !== "good" && comment)
    return stack(
      `${mood === "mixed" ? `${balanced} ${copy.say(tone.sorry)}` : mood === "bad" ? copy.say(tone.sorry) : "Gracias por contárnoslo."} ${explained}`,
      copy.say(["Cuando [quieras|quiera] volver, aquí estamos.", "Gracias por la paciencia."]),
    );
  if (mood === "mixed" && theme === "el precio")
    return stack(
      `${balanced} ${copy.say(priceBad.slice(1)).replace(/ Gracias.*$/u, "")}`,
      copy.say(priceNext),
    );
  if (mood === "bad" && theme === "el precio")
    return stack(copy.say(priceBad), copy.say(priceNext));
  // What was liked and what was not are said in one breath.
  if (mood === "mixed" && theme && theme !== "el precio")
    return stack(
      `${balanced} ${copy.fill(`Y sentimos lo que [cuentas|cuenta] sobre ${theme}.`)}`,
      next,
    );
  if (mood === "bad" || mood === "mixed") {
    return stack(
      [
        mood === "mixed" ? balanced : "",
        // Thanks are said once.
        copy.say(
          mood === "mixed"
            ? tone.sorry.filter((text) => !/gracias|agradec/iu.test(text))
            : tone.sorry,
        ),
        copy.say(theme === "el precio" ? priceBad : themed(themeBad, theme)),
      ]
        .filter(Boolean)
        .join(" "),
      next,
    );
  }
  const told = toldToReader(copy);
  if (told && mood !== "good")
    return stack(
      `${praise ? "¡Gracias por contarlo!" : copy.say(greeted ? answerOpenings.slice(0, 1) : answerOpenings)} ${told}`,
      copy.say(answerEnds),
    );
  if (mood === "question")
    return stack(
      // «Claro que sí» would answer what nobody here knows.
      [
        copy.say(
          tone.answer.filter((text) => !/claro|por supuesto|s[ií],|respuesta|:$/iu.test(text)),
        ) || copy.say(answerOpenings),
        copy.say(answers[asks]),
      ].join(" "),
      long ? copy.say(["Y si [prefieres|prefiere] otra vía, {act}."]) : "",
    );
  // Who writes three words explains nothing.
  const brief = comment.split(/\s+/u).length < 8;
  const fitting = tone.thanks.filter((text) => !brief || !/detalle|explic|porqu[eé]/iu.test(text));
  const open =
    mood === "good" ? copy.say(fitting.length > 0 ? fitting : tone.thanks) : copy.say(neutral);
  const { person: called, liked } = praisedIn(comment);
  // «¡Gracias, Lumbre!» is for the house.
  const person = called && copy.businessName.includes(called) ? undefined : called;
  // Who is named gets the thanks, and what is named is what we are glad of.
  const own = [
    liked
      ? copy.fill(
          `Nos alegra que [te|le] ${/^l[oa]s /iu.test(liked) ? "gustaran" : "gustara"} ${lowered(liked)}.`,
        )
      : "",
    person
      ? `Se lo hacemos llegar a ${clean(person).replace(/^(?:El|La) /u, (article) => article.toLowerCase())}.`.replace(
          " a el ",
          " al ",
        )
      : "",
  ].filter(Boolean);
  const wants =
    /(?<![a-zà-ž])(?:(?:lo|la|los|las|yo) quiero|quiero (?:un[oa]|otr[oa]|est[ea]|comprar|pedir|ir)|necesito un[oa])(?![a-zà-ž])/iu.test(
      comment,
    );
  // Who says that they come back is asked nothing.
  const back = wants
    ? copy.say([
        "Cuando [quieras|quiera], [escríbenos|escríbanos] por privado y lo vemos.",
        "[Escríbenos|Escríbanos] por privado y [te|le] contamos cómo.",
      ])
    : mood === "good" &&
        /(?<![a-zà-ž])(?:volv|repet|regres)[a-zà-ž]*(?:emos|ré|eré)(?![a-zà-ž])/iu.test(comment)
      ? copy.say(["Aquí [te|le] esperamos.", "Hasta muy pronto, entonces."])
      : mood === "good" && copy.goal.id === "engagement" && !copy.industry.sober && own.length === 0
        ? copy.say(["¿Qué fue lo que más [te|le] gustó?"])
        : copy.say(
            copy.industry.sober
              ? [
                  "Aquí estamos para lo que [necesites|necesite].",
                  "Si surge cualquier duda, [escríbenos|escríbanos].",
                ]
              : [
                  "Cuando [quieras|quiera] volver, aquí estamos.",
                  // The signature may say so already.
                  ...(long && /^hasta/iu.test(usual.signature) ? [] : ["Hasta la próxima."]),
                ],
          );
  return stack(
    [open, ...(own.length > 0 ? own : [copy.say(themed(themeGood, theme))])]
      .filter(Boolean)
      .join(" "),
    back,
  );
}
