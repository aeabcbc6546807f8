import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { absence, openingFor } from "../language/addressing.ts";
import { clip, plain } from "../language/escape.ts";
import type { Mood } from "../understanding/comment.ts";
import {
  answerTold,
  praisedIn,
  quotedComment,
  readComment,
  starsNamed,
} from "../understanding/comment.ts";
import { isToldToCustomers } from "../understanding/told.ts";
import { flow, stack } from "./layout.ts";
import { offerLine } from "./offer-line.ts";
import { scene } from "./paragraphs.ts";
import { practical } from "./told-leads.ts";

const answers = {
  price: [
    "El precio depende de lo que [necesites|necesite]: [dinos|díganos] qué [te|le] interesa por mensaje privado y [te|le] contamos.",
    "[Escríbenos|Escríbanos] por privado con lo que [buscas|busca] y hablamos del precio.",
  ],
  hours: [
    "[Escríbenos|Escríbanos] antes de venir y [te|le] confirmamos el horario de ese día.",
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
const answerOpenings = ["Gracias por preguntar.", "Hola, y gracias por escribir.", "¡Hola!"];
const answerEnds = [
  "Cualquier otra duda, por aquí estamos.",
  "Si [necesitas|necesita] algo más, [dinos|díganos].",
  "Lo que [quieras|quiera] saber, [pregúntanos|pregúntenos].",
];
const silentThanks = [
  "Muchas gracias por [tu|su] valoración: nos anima a seguir. Aquí estamos para lo que [necesites|necesite].",
  "Gracias por tomar[te|se] el rato de valorarnos. Hasta la próxima.",
];
/** Nobody who complains is answered with a joke. */
const plainSorry = [
  "Lo sentimos mucho: así no tenía que ser.",
  "[Tienes|Tiene] razón, y lo sentimos.",
];
const lowered = (text: string) =>
  clean(text).replace(/^[A-ZÀ-ÖØ-Þ]/u, (letter) => letter.toLowerCase());
const clean = (text: string) => clip(plain(text), 50).replace(/[{}[\]<>|]/g, "");

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

/** `greeted` when a greeting stands before it already. */
function reply(copy: Copy, comment: string, long: boolean, greeted = false): string {
  const { mood, praise, theme, asks } = readComment(comment);
  const { tone: usual } = copy;
  const tone = usual.id === "playful" ? { ...usual, sorry: plainSorry } : usual;
  const enjoyed = mood === "mixed" ? praisedIn(comment).liked : undefined;
  const balanced = enjoyed
    ? copy.fill(
        `Gracias por contarlo. Nos alegra que [te|le] ${/^l[oa]s /iu.test(enjoyed) ? "gustaran" : "gustara"} ${lowered(enjoyed)}.`,
      )
    : copy.say(["Gracias por contar lo bueno y lo que falló."]);
  // What the owner explains answers a complaint better than any promise of ours.
  const explained =
    mood === "question"
      ? undefined
      : // «La llamamos esta tarde» is said to her.
        answerTold(copy.brief.prompt)?.replace(
          /(?<![a-zà-ž])(?:la|lo|le) (?=(?:llam|avis|escrib|contact|devolv|cambi|repon|invit)[a-zà-ž]*mos(?![a-zà-ž]))/giu,
          copy.formal ? "le " : "te ",
        );
  if (explained && mood !== "good" && comment)
    return stack(
      `${mood === "mixed" ? `${balanced} ${copy.say(tone.sorry)}` : mood === "bad" ? copy.say(tone.sorry) : "Gracias por contárnoslo."} ${explained}`,
      copy.say(["Cuando [quieras|quiera] volver, aquí estamos.", "Gracias por la paciencia."]),
    );
  if (mood === "bad" && theme === "el precio")
    return stack(copy.say(priceBad), copy.say(priceNext));
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
      copy.say(repair),
    );
  }
  const told = answerTold(copy.brief.prompt);
  if (told && mood !== "good")
    return stack(
      `${praise ? "¡Gracias por contarlo!" : copy.say(greeted ? answerOpenings.slice(0, 1) : answerOpenings)} ${told}`,
      copy.say(answerEnds),
    );
  if (mood === "question")
    return stack(
      // «Claro que sí» would answer what nobody here knows.
      [
        copy.say(tone.answer.filter((text) => !/claro|por supuesto|s[ií],/iu.test(text))) ||
          copy.say(answerOpenings),
        copy.say(answers[asks]),
      ].join(" "),
      long ? copy.say(["Y si [prefieres|prefiere] otra vía, {act}."]) : "",
    );
  const open = mood === "good" ? copy.say(tone.thanks) : copy.say(neutral);
  const { person, liked } = praisedIn(comment);
  // Who is named gets the thanks, and what is named is what we are glad of.
  const own = [
    liked
      ? copy.fill(
          `Nos alegra que [te|le] ${/^l[oa]s /iu.test(liked) ? "gustaran" : "gustara"} ${clean(liked)}.`,
        )
      : "",
    person
      ? `Se lo hacemos llegar a ${clean(person).replace(/^(?:El|La) /u, (article) => article.toLowerCase())}.`.replace(
          " a el ",
          " al ",
        )
      : "",
  ].filter(Boolean);
  const back =
    copy.goal.id === "engagement" && !copy.industry.sober
      ? copy.fill("{ask}")
      : copy.say(
          copy.industry.sober
            ? [
                "Aquí estamos para lo que [necesites|necesite].",
                "Si surge cualquier duda, [escríbenos|escríbanos].",
              ]
            : ["Cuando [quieras|quiera] volver, aquí estamos.", "Hasta la próxima."],
        );
  return stack(
    [open, ...(own.length > 0 ? own : [copy.say(themed(themeGood, theme))])]
      .filter(Boolean)
      .join(" "),
    back,
  );
}

/** A complaint is signed without jokes. */
const farewell = (copy: Copy, mood: Mood) =>
  mood === "bad" || mood === "mixed"
    ? copy.tone.id === "playful" || copy.tone.id === "casual"
      ? "Un saludo,"
      : copy.fill(copy.tone.signature)
    : copy.fill(copy.tone.signature);

const signed = (copy: Copy, mood: Mood) =>
  `${farewell(copy, mood)} el equipo${copy.businessName ? ` de ${copy.businessName}` : ""}.`;

function replies(
  copy: Copy,
  label: string,
  long: boolean,
): { title: string; body: string; note?: string; mood: Mood } {
  const comment = quotedComment(copy.brief.prompt, true);
  const total = copy.count(comment ? 2 : 1, 5);
  const { mood } = readComment(comment);
  if (!comment && answerTold(copy.brief.prompt))
    return {
      title: label,
      mood: "question",
      body: stack(
        ...["a", "b"].map(
          (key, index) => `### Opción ${index + 1}\n\n${reply(copy.variant(key), "", long)}`,
        ),
      ),
    };
  if (!comment) {
    const stars = long ? starsNamed(copy.brief.prompt) : undefined;
    if (stars !== undefined) {
      const said = stars > 3 ? "Excelente" : stars < 3 ? "Fatal, no vuelvo" : "Bien, pero caro";
      // Stars without a word explain nothing, and are thanked for as they are.
      const all =
        stars > 3
          ? silentThanks.map((text) => copy.fill(text))
          : ["a", "b"].map((key) => reply(copy.variant(key), said, true));
      const heard = readComment(said).mood;
      return {
        title: label,
        mood: heard,
        note: "Pégame también lo que escribió, entre comillas, y contesto a lo que dice.",
        body: stack(
          ...[...new Set(all)].map(
            (text, index) => `### Opción ${index + 1}\n\n${text}\n\n${signed(copy, heard)}`,
          ),
        ),
      };
    }
    const [cases, names] = long
      ? [
          ["Excelente, cinco estrellas", "Fatal, no vuelvo", "Bien, pero un poco caro"],
          ["Cinco estrellas", "Una o dos estrellas", "Tres estrellas, con matices"],
        ]
      : [
          ["¡Me encanta!", "Fatal, no vuelvo", "¿Qué precio tiene?"],
          ["Si es bueno", "Si es una queja", "Si es una pregunta"],
        ];
    return {
      title: label,
      mood,
      note: `Pégame ${long ? "la reseña" : "el comentario"} entre comillas y contesto a lo que dice. Mientras tanto, tres respuestas que ya puedes usar.`,
      body: stack(
        ...cases.map((text, index) =>
          stack(
            `### ${names[index]}`,
            reply(copy.variant(`case ${index}`), text, long),
            long ? signed(copy, readComment(text).mood) : "",
          ),
        ),
      ),
    };
  }
  const texts = Array.from({ length: total }, (_, index) =>
    reply(copy.variant(`reply ${index}`), comment, long),
  );
  const sign = long && copy.businessName ? `\n\n${signed(copy, mood)}` : "";
  const different = [...new Set(texts)];
  return {
    title: label,
    mood,
    body:
      different.length === 1
        ? `${different[0]}${sign}`
        : stack(...different.map((text, index) => `### Opción ${index + 1}\n\n${text}${sign}`)),
  };
}

const moodReasons: Readonly<Record<Mood, string[]>> = {
  good: [
    "Da las gracias por lo concreto y no con una frase de plantilla.",
    "Invita a volver sin vender.",
  ],
  bad: [
    "Reconoce el fallo en la primera frase y no discute en público.",
    "No promete nada que no hayas dicho.",
    "No ofrece compensación: eso lo decides tú cuando sepas qué pasó.",
  ],
  mixed: [
    "Agradece lo bueno antes de entrar en lo que falló.",
    "No ofrece compensación: eso lo decides tú.",
  ],
  question: [
    "Responde primero y vende después, o nada.",
    "No da cifras que yo no conozco: las pones tú por privado.",
  ],
  none: ["Sirve tal cual y no promete nada."],
};

/** Of an answer that the owner gave. */
const toldReasons = [
  "Responde primero y vende después, o nada.",
  "El dato es el tuyo, sin nada añadido.",
];

const comment: Kind = {
  id: "comment-reply",
  write: (copy) => {
    const { mood, ...draft } = replies(copy, "Respuesta a comentario", false);
    const told = mood === "question" && answerTold(copy.brief.prompt);
    return { ...draft, reasons: told ? toldReasons : moodReasons[mood] };
  },
};
const review: Kind = {
  id: "review-reply",
  write: (copy) => {
    const { mood, ...draft } = replies(copy, "Respuesta a reseña", true);
    return { ...draft, reasons: moodReasons[mood] };
  },
};

const answerHere = [
  "¿[Te|Le] interesa? [Responde|Responda] por aquí y lo vemos.",
  "[Responde|Responda] a este mensaje con lo que [buscas|busca] y seguimos.",
  "¿Lo hablamos? Con un «sí» por aquí empezamos.",
];
const noPressure = [
  "Y si no es buen momento, no hace falta contestar.",
  "Si ahora no [te|le] viene bien, sin problema: no insistimos.",
];

/** «WhatsApp a los alumnos: la clase pasa al viernes»: what is sent stands after the colon. */
const withoutOrder = (text: string) => {
  const sent = text.replace(
    /^(?:(?:un |el )?(?:whats ?app|mensaje|aviso|sms|texto|recordatorio|dm))(?: (?:corto|breve))? (?:a|para|de) [^:.]{3,60}: ?/iu,
    "",
  );
  return sent && `${sent[0]!.toUpperCase()}${sent.slice(1)}`;
};
/** What changes for those who had counted on something: it asks for nothing. */
const changed =
  /(?<![a-zà-ž])(?:pasa|pasan|cambia|cambian|se (?:cancela|suspende|adelanta|atrasa|retrasa|mueve|pospone|traslada)n?|no (?:hay|habr[aá]|abrimos|abriremos)|cerramos|cerraremos|ya est[aá]n?|est[aá]n? list[oa]s?|ya (?:lleg[oó]|llegaron|puedes?)|ha llegado)(?![a-zà-ž])/iu;

const message: Kind = {
  id: "direct-message",
  write(copy) {
    const incoming = quotedComment(copy.brief.prompt);
    const away = absence(copy.request.audience ?? copy.brief.prompt);
    const opening = openingFor(copy.request.audience ?? "", copy.formal);
    // How it is ordered stands beside the price.
    const told = copy.request.facts
      .map(withoutOrder)
      .filter((text) => text !== "" && !(copy.request.offer && practical.test(text)));
    const asked = /pregunt|interes|escribió|consult/iu.test(copy.brief.prompt);
    const greeting = copy.fill(copy.tone.greeting).replace(/:$/, ".");
    const news = copy.request.announcement;
    const opener = incoming
      ? reply(copy, incoming, false, true)
      : news
        ? stack(copy.say(news.hooks), [...copy.request.facts, copy.say(news.lines)].join(" "))
        : stack(
            opening,
            told.join(" ") ||
              // Who has been away is asked back, and needs no product.
              (away ? copy.fill("{back}") : "") ||
              (/pregunt/iu.test(opening) ? copy.fill("¿[Te|Le] quedó alguna duda con {s}?") : "") ||
              copy.say(
                [
                  "[Te|Le] escribimos por {s}.",
                  "Una línea rápida sobre {s}.",
                  "Nos [preguntaste|preguntó] por {s} y no queríamos dejarlo en el aire.",
                  "Hace poco nos [preguntaste|preguntó] por {s}. ¿[Te|Le] quedó alguna duda?",
                ].slice(asked ? 2 : 0, asked ? 4 : 2),
              ),
            // Beside what was told, or an answer that is owed, a line of ours is one too many.
            copy.request.facts.length > 0 || away || asked ? "" : scene(copy),
            offerLine(copy),
          );
    // Already in private: nobody is asked to follow, to tag or to send a word by private message.
    const here = copy.goal.id === "leads" || copy.goal.id === "awareness";
    // Who was just told what to do is asked for nothing else.
    const closed = incoming || copy.request.facts.some(isToldToCustomers);
    const notice =
      !news && !incoming && !copy.request.offer && told.some((text) => changed.test(text));
    const call = closed
      ? ""
      : notice
        ? "Cualquier duda, aquí estamos."
        : copy.say(
            news?.calls ?? (here || away || asked ? answerHere : copy.tone.cta[copy.goal.id]),
          );
    const leave = closed || news || notice ? "" : copy.say(noPressure);
    const sign = [copy.fill(copy.tone.signature), copy.businessName || "el equipo"].join(" ");
    return {
      title: "Mensaje directo",
      body: stack(greeting, opener, flow(call, leave), `${sign}.`),
      reasons: [
        "Se lee en diez segundos: saludo, motivo y un paso.",
        "No adjunta nada ni pide datos personales de entrada.",
      ],
    };
  },
};

export const lia: readonly Kind[] = [comment, review, message];
