import type { Copy } from "../copy.ts";
import type { Draft, Kind } from "../draft.ts";
import { absence, openingFor } from "../language/addressing.ts";
import type { Mood } from "../understanding/comment.ts";
import { answerTold, quotedComment, readComment, starsNamed } from "../understanding/comment.ts";
import { isToldToCustomers } from "../understanding/told.ts";
import { flow, stack } from "./layout.ts";
import type { Written } from "./letters/letters.ts";
import { letter } from "./letters/letters.ts";
import { offerLine } from "./offer-line.ts";
import { scene } from "./paragraphs.ts";
import { clean, reply } from "./reply.ts";
import { standsAlone } from "./things.ts";
import { practical } from "./told-leads.ts";

const silentThanks = [
  "Muchas gracias por [tu|su] valoración: nos anima a seguir. Aquí estamos para lo que [necesites|necesite].",
  "Gracias por tomar[te|se] el rato de valorarnos. Hasta la próxima.",
];
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
  const { mood } = readComment(comment, starsNamed(copy.brief.prompt));
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
const didThemselves: Readonly<Record<string, string>> = {
  pidió: "pediste",
  encargó: "encargaste",
  reservó: "reservaste",
  compró: "compraste",
  dejó: "dejaste",
};

/** «Sus gafas ya están», «llegó el libro que pidió», «confirmar la reserva de Carla, …»: said to who reads. */
function saidToThem(text: string, formal: boolean): string {
  const direct = text
    .replace(
      /^(?:Confirmar|Recordar) (?:la |su |tu )?(reserva|cita|turno)(?: de [A-ZÀ-ÖØ-Þ][a-zß-öø-ž]+)?,? (?=[a-zà-ž\d])/u,
      (_, what: string) => `Su ${what}: `,
    )
    .replace(
      /^([A-ZÀ-ÖØ-Þ])([^,]{3,40}), la cita\.$/u,
      (_, first: string, rest: string) => `Su cita: ${first.toLowerCase()}${rest}.`,
    )
    .replace(/^Gracias a (?:l[oa]s|mis|nuestr[oa]s) client[ea]s (?=por )/u, "Gracias ");
  if (formal) return direct;
  return direct
    .replace(
      /(?<![a-zà-ž])(?<! [ye] )(s)(us?)(?= [a-zà-ž])/giu,
      (_, first: string, rest: string) => `${first === "S" ? "T" : "t"}${rest}`,
    )
    .replace(/(?<= que )[a-zà-ž]+ó(?![a-zà-ž])/gu, (verb) => didThemselves[verb] ?? verb);
}
/** What changes for those who had counted on something: it asks for nothing. */
const changed =
  /(?<![a-zà-ž])(?:(?:te|le) tocan?|lleg[oó] (?:el|la|los|las|tu|su)|pasa|pasan|cambia|cambian|se (?:cancela|suspende|adelanta|atrasa|retrasa|mueve|pospone|traslada)n?|no (?:hay|habr[aá]|abrimos|abriremos)|cerramos|cerraremos|ya est[aá]n?|est[aá]n? list[oa]s?|ya (?:lleg[oó]|llegaron|puedes?)|ha llegado)(?![a-zà-ž])/iu;

const wantedBack = (copy: Copy) =>
  copy.request.subject && !standsAlone(copy)
    ? "Si [quieres|quiere], [te|le] buscamos un hueco para {s}."
    : "{back}";

/** «… a quien pregunta el precio del piso de la calle Feria»: what they ask about; undefined when a price was told. */
function pricedThing({ brief, request }: Copy): string | undefined {
  if (request.offer || /\d ?(?:€|euros|pesos|soles|mil)|[$€]/u.test(brief.prompt)) return undefined;
  const asked =
    /pregunt[a-zà-ž]+ (?:por )?(?:el precio|cu[aá]nto (?:cuestan?|valen?|sale|es)) ?((?:de|del) (?:la |los |las |un |una )?|(?:el|la|los|las|un|una) )([^.,;:«»?¿\n]{3,60})$/iu.exec(
      brief.prompt.trim(),
    );
  if (!asked) return undefined;
  const article = asked[1]!.toLowerCase().replace(/^del /, "el ").replace(/^de /, "");
  return `${article}${asked[2]}`.trim();
}

/** «… por su cumpleaños y regalarle una clase»: what they get with it. */
function given({ brief, formal, request }: Copy): string {
  const gift = /(?<![a-zà-ž])regal[a-zà-ž]{1,4}?les? ((?:una?|dos) [^.,;:\n]{3,40})$/iu.exec(
    brief.prompt.trim(),
  )?.[1];
  return gift && !request.facts.some((fact) => fact.includes(gift))
    ? `${formal ? "Le" : "Te"} regalamos ${clean(gift)}.`
    : "";
}

/** «Un mensaje: tarta de queso, 20 €»: nobody wrote it to us. */
const ownMessage =
  /^(?:(?:hazme|escribe|prepara|quiero) )?(?:un |el )?(?:mensaje|whats ?app|dm|sms)(?: directo| corto| breve)?:/iu;

const messageReasons = [
  "Se lee en diez segundos: saludo, motivo y un paso.",
  "No adjunta nada ni pide datos personales de entrada.",
];

/** Greeting and signature around a letter. */
function asSent(copy: Copy, { name, formal, body, close }: Written): Draft {
  const usual = copy.fill(copy.tone.greeting).replace(/:$/, ".");
  const greeting = /^¡Feliz cumpleaños, /u.test(body)
    ? ""
    : name
      ? `Hola, ${name}.`
      : /^(?:¡|[A-Za-z])/u.test(usual) && usual.length < 18
        ? usual
        : "Hola.";
  const grave = formal || /pedimos disculpas|figuran? pendiente|pérdida/u.test(body);
  // Nobody is told of a class that falls out with confetti.
  const sober =
    /(?<![a-zà-ž])(?:no hay|no habr|cancel|suspend|sentimos|retras|demor)|^Perdon/iu.test(
      `${body} ${close}`,
    );
  const signed = `${grave || (sober && copy.tone.id === "playful") ? "Un saludo," : copy.fill(copy.tone.signature)} ${copy.businessName || "el equipo"}.`;
  return {
    title: "Mensaje directo",
    body: stack(grave && !name ? "Hola." : greeting, body, close, signed),
    reasons: messageReasons,
  };
}

/** «… a Lucía que preguntó por yoga prenatal, hay lugar los martes»: of what this is the answer. */
function remindedOf({ brief }: Copy, { body, formal }: Written): string {
  const what =
    /(?<![a-zà-ž])que (?:nos |me )?pregunt(?:[oó]|aba) (?:por|sobre) ([^,.;:«»?¿\n]{3,50})[,.:;]/iu
      .exec(brief.prompt)?.[1]
      ?.trim();
  if (!what || /pregunt|^(?:¡|¿|Gracias|Sobre)/iu.test(body) || body.includes(what)) return body;
  return `Nos ${formal ? "preguntó" : "preguntaste"} por ${clean(what)}: ${body[0]!.toLowerCase()}${body.slice(1)}`;
}

const message: Kind = {
  id: "direct-message",
  write(copy) {
    const sent = letter(copy);
    if (sent) return asSent(copy, { ...sent, body: remindedOf(copy, sent) });
    const heard = quotedComment(copy.brief.prompt);
    const incoming =
      copy.request.offer && ownMessage.test(copy.brief.prompt) && readComment(heard).mood === "none"
        ? ""
        : heard;
    const away = absence(copy.request.audience ?? copy.brief.prompt);
    // What is asked next says why we write.
    const opening = openingFor(copy.request.audience ?? "", copy.formal).replace(
      /(?<=(?:presupuesto|cotizaci[oó]n).*), y por eso (?:te|le) escribimos\.$/u,
      ".",
    );
    // How it is ordered stands beside the price.
    const told = copy.request.facts
      .map(withoutOrder)
      .filter((text) => !/^A quien(?:es)? /u.test(text))
      .map((text) => saidToThem(text, copy.formal))
      .filter((text) => text !== "" && !(copy.request.offer && practical.test(text)));
    const asked = /pregunt|interes|escribió|consult|presupuest|cotizaci/iu.test(copy.brief.prompt);
    const news = copy.request.announcement;
    const greeting =
      news?.id === "payment" ? "Hola." : copy.fill(copy.tone.greeting).replace(/:$/, ".");
    const priced = incoming || news ? undefined : pricedThing(copy);
    const opener = priced
      ? copy.fill(
          `Gracias por preguntar por ${clean(priced)}. [Dinos|Díganos] qué día y a qué hora [te|le] va bien y [te|le] contamos el precio y todo lo que [quieras|quiera] saber.`,
        )
      : incoming
        ? reply(copy, incoming, false, true)
        : news
          ? stack(
              copy.say(news.hooks),
              [...told, copy.say(news.lines), given(copy)].filter(Boolean).join(" "),
            )
          : stack(
              opening,
              told.join(" ") ||
                // Who has been away is asked back, to what was named if anything was.
                (away ? copy.fill(wantedBack(copy)) : "") ||
                (/pregunt/iu.test(opening)
                  ? copy.fill("¿[Te|Le] quedó alguna duda con {s}?")
                  : /presupuest|cotizaci/iu.test(opening)
                    ? copy.fill("¿[Te|Le] quedó alguna duda?")
                    : "") ||
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
    const closed = incoming || priced || copy.request.facts.some(isToldToCustomers);
    const notice =
      !news &&
      !incoming &&
      !copy.request.offer &&
      (told.some((text) => changed.test(text)) ||
        (told.length > 0 && /bienvenid/iu.test(copy.brief.prompt)));
    const call = closed
      ? ""
      : notice
        ? "Cualquier duda, aquí estamos."
        : copy.say(
            news?.calls ?? (here || away || asked ? answerHere : copy.tone.cta[copy.goal.id]),
          );
    const leave = closed || news || notice ? "" : copy.say(noPressure);
    // Nobody is asked for money with confetti.
    const sign = [
      news?.id === "payment" ? "Un saludo," : copy.fill(copy.tone.signature),
      copy.businessName || "el equipo",
    ].join(" ");
    return {
      title: "Mensaje directo",
      body: stack(greeting, opener, flow(call, leave), `${sign}.`),
      reasons: messageReasons,
    };
  },
};

export const lia: readonly Kind[] = [comment, review, message];
