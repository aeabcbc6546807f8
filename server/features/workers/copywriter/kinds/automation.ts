import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import type { Recipe } from "../lexicon/recipes.ts";
import { recipes } from "../lexicon/recipes.ts";
import { saidToReader } from "../understanding/letter.ts";
import { reminderSpan } from "../understanding/schedule.ts";
import { asksAfter, whenReady } from "./afterwards.ts";
import { momentsOf, sample, timedWelcome } from "./flows.ts";
import { small, stack, table } from "./layout.ts";
import { offerLine } from "./offer-line.ts";
import { onDate } from "./on-date.ts";
import { onEvent } from "./on-event.ts";

/** Which automation serves a goal when the prompt names none: an id of `recipes`. */
const usual = {
  sales: "purchase",
  awareness: "answer",
  engagement: "answer",
  leads: "answer",
  retention: "purchase",
} as const;

const priceAnswers = [
  "Gracias por preguntar. [Dinos|Díganos] qué [te|le] interesa y para cuándo, y [te|le] enviamos el precio.",
  "Gracias por escribir. Para dar[te|le] el precio exacto solo falta un dato: ¿qué [buscas|busca]?",
];

/** What happens on one day for everybody. */
const gathering =
  /^(?:el|la|los|las) (?:taller|cena|evento|curso|concierto|fiesta|inauguraci|aniversario|cumplea|torneo|feria|charla|webinar|boda|excursi|viaje|campamento|examen|matr[ií]cula|apertura|sorteo|campaña|rebajas)/u;

const infinitives: Readonly<Record<string, string>> = {
  encargu: "encargar",
  reserv: "reservar",
  compr: "comprar",
  pid: "pedir",
};

/** «Un mes antes de la vacuna anual»: what is coming, said in time. */
function ahead({ brief, formal, request }: Copy): Recipe | undefined {
  const [, span = "", thing = ""] =
    /(?<![a-zà-ž])((?:un|dos|tres|\d{1,2}) (?:mes(?:es)?|semanas?|d[ií]as?)|una semana) antes de(?: que (?:les )?(?:toque|venza|caduque|termine))? ((?:la|el|los|las|su|sus) [a-zà-ž]+(?: (?!(?:les|le|se|nos|me|con|por|a|y|que|quiero|para)(?![a-zà-ž]))[a-zà-ž]+){0,4})/iu.exec(
      brief.prompt
        // «Recordatorio de la vacuna anual un mes antes» says the same.
        .replace(
          / (?:de |para )?((?:la|el|los|las|su|sus) [a-zà-ž]+(?: de)?(?: [a-zà-ž]+)?) ((?:un|una|dos|tres|\d{1,2}) (?:mes(?:es)?|semanas?|d[ií]as?)) antes(?! de)/iu,
          " $2 antes de $1",
        )
        .replace(
          / del ([a-zà-ž]+(?: [a-zà-ž]+)?) ((?:un|una|dos|tres|\d{1,2}) (?:mes(?:es)?|semanas?|d[ií]as?)) antes(?! de)/iu,
          " $2 antes de el $1",
        )
        .replace(/ antes del /giu, " antes de el "),
    ) ?? [];
  if (!span || /^(?:la|el|su) (?:cita|turno|reserva|clase|visita)\b/iu.test(thing))
    return undefined;
  const when = span.toLowerCase();
  const what = thing
    .trim()
    .toLowerCase()
    .replace(/^sus? /u, "la ");
  const link = /\b(?:link|enlace)\b/iu.test(brief.prompt);
  const left = `${/^(?:un|una) /u.test(when) ? "Falta" : "Faltan"} ${when} para ${what}`;
  const day = /^el (?:[a-zA-ZÀ-ÖØ-ž]+ )?\d/u.test(request.when ?? "") ? request.when : undefined;
  const [, verb = "", rest = ""] =
    /(?<![a-zà-ž])para que (encargu|reserv|compr|pid)[ae]n ([^,.;\n]{3,40})/iu.exec(brief.prompt) ??
    [];
  const asked =
    /(?<![a-zà-ž])(que (?:nos )?(?:confirm|avis|dig|mand|traig|escrib|llam)[ae]n [^,.;\n]{3,60}?)(?= (?:un|una|dos|tres|\d+) (?:d[ií]as?|semanas?|mes(?:es)?) antes|[,.;]|$)/iu.exec(
      brief.prompt,
    )?.[1];
  const step = verb
    ? ` Si [quieres|quiere] ${infinitives[verb.toLowerCase()]} ${rest.trim()}, [dínoslo|díganoslo] por aquí.`
    : asked
      ? ` ${saidToReader(asked, formal)}`
      : "";
  // What has its day is announced, and nobody is asked to choose one.
  if (day || gathering.test(what))
    return {
      id: "ahead",
      name: `Aviso ${when} antes`,
      match: /./u,
      trigger: small(left),
      condition: "dio permiso para recibir mensajes",
      wait: `${when} antes, a las 11:00 de un día laborable`,
      steps: [
        `Mensaje 1: el aviso${day ? ", con su fecha" : ""}${link ? " y tu enlace al final" : ""}`,
        "Si responde con una duda: le contesta una persona",
      ],
      stop: "responde o pide no recibir más mensajes",
      measure: "cuántos responden o confirman de cada diez avisados",
      open: [
        `${left.replace(/ el (?=aniversario|cumplea)/u, formal ? " su " : " tu ")}${day ? `: es ${day}` : ""}.${step}`,
      ],
      call: true,
      dated: true,
    };
  return {
    id: "ahead",
    name: `Aviso ${when} antes`,
    match: /./u,
    trigger: `${/^(?:un|una) /u.test(when) ? "falta" : "faltan"} ${when} para ${what}`,
    condition: "dio permiso para recibir mensajes y no ha pedido ya fecha",
    wait: `${when} antes, a las 11:00 de un día laborable`,
    steps: [
      `Mensaje 1: el aviso${link ? ", con tu enlace para pedir día al final" : " y cómo pedir día"}`,
      "Si pide fecha: se apunta y no sale nada más",
      "Si responde con una duda: le contesta una persona",
    ],
    stop: "pide fecha, responde o pide no recibir más mensajes",
    measure: "cuántos piden fecha de cada diez avisados",
    open: [`${left}. Conviene elegir día ya.`],
    call: true,
  };
}

const cameOpenings = [
  "Hace un par de días [viniste|vino] a vernos. ¿[Te|Le] quedó alguna duda? [Responde|Responda] por aquí y la vemos.",
];
const farewells = [
  "Es el último mensaje por nuestra parte. Si más adelante [te|le] viene bien, aquí seguimos: basta con responder.",
  "No insistimos más. Si un día [quieres|quiere] retomarlo, [responde|responda] a este mensaje y seguimos donde estaba.",
];

/** «A los 3 meses, recordarles que toca»: in the owner's own terms. */
function reminder({ brief, formal, request, subject }: Copy): Recipe | undefined {
  const span = reminderSpan(brief.prompt);
  if (!span) return undefined;
  // «A las 6 semanas del baño» counts from the bath.
  const from =
    /(?:semanas|meses|d[ií]as|a[ñn]os) (?:despu[eé]s )?(?:de (?=la |el |los |las )|desde |de(?=l ))((?:l|la|el|los|las) [a-zà-ž]+)(?= (?:record|avis|mand|env|para|que|les?|se|quiero)|[,.;]|$)/iu
      .exec(brief.prompt)?.[1]
      ?.toLowerCase()
      .replace(/^l /u, "el ");
  const turn =
    /(?<![a-zà-ž])toca (?!otra|volver)((?:el |la |los |las |un |una |su )?[a-zà-ž]{4,}(?: de(?:l| la)? [a-zà-ž]+)?)\.?$/iu
      .exec(brief.prompt.trim())?.[1]
      ?.toLowerCase();
  const named = from ?? (request.subject ? subject.full : undefined);
  const since = named ?? `${formal ? "su" : "tu"} última visita`;
  return {
    id: "reminder",
    name: `Recordatorio a los ${span}`
      .replace(/ a los (?=un[a ])/u, " al cabo de ")
      .replace(/ a los (?=[^ ]+ semanas)/u, " a las "),
    match: /./u,
    trigger: `han pasado ${span} desde ${named ?? "la última visita"}`,
    condition: "dio permiso para recibir mensajes y no ha vuelto desde entonces",
    wait: `${span}, y sale a las 11:00 de un día laborable`,
    steps: [
      "Mensaje 1: el recordatorio y cómo reservar",
      "Si responde: lo atiende una persona y se apunta la fecha nueva",
    ],
    gift: [
      "Mensaje 1: el recordatorio, con {offer}",
      "Si responde: lo atiende una persona y se apunta la fecha nueva",
    ],
    stop: "vuelve antes, responde o pide no recibir más mensajes",
    measure: `cuántos vuelven en las dos semanas siguientes, de cada diez avisados`,
    open: [`Han pasado ${span} desde ${since}: ${turn ? `ya toca ${turn}` : "toca otra vez"}.`],
    call: true,
  };
}

/** «Avisar cuando toca cambiar los neumáticos»: it is due again, after a time that only the owner knows. */
function due({ brief, request, formal }: Copy): Recipe | undefined {
  const what =
    /(?<![a-zà-ž])cuando (?:les |le )?(?:toca|toque|vence|venza|caduca|caduque)n? ((?:la|el|los|las|su|sus|[a-zà-ž]+(?:ar|er|ir)) [^,.;:\n]{3,50}|[a-zà-ž]{5,})/iu
      .exec(brief.prompt)?.[1]
      ?.trim()
      .toLowerCase();
  if (!what || request.when) return undefined;
  const acts = /^[a-zA-ZÀ-ÖØ-ž]+(?:ar|er|ir)(?= |$)/u.test(what);
  return {
    id: "due",
    name: "Aviso cuando toca",
    match: /./u,
    trigger: acts ? `le toca ${what}` : `le toca ${what}, según la fecha de la última vez`,
    condition: "dio permiso para recibir mensajes y no ha venido desde entonces",
    wait: "el plazo que tú usas, contado desde la última vez, y sale a las 11:00 de un día laborable",
    steps: [
      "Mensaje 1: el aviso y cómo pedir día",
      "Si responde: lo atiende una persona y se apunta la fecha nueva",
      "Si no responde: nada más hasta la siguiente vez",
    ],
    stop: "viene antes, responde o pide no recibir más mensajes",
    measure: "cuántos piden día de cada diez avisados",
    open: [`Por la fecha de ${formal ? "su" : "tu"} última visita, ya toca ${what}.`],
    call: true,
  };
}

/** «Si no avisan pierden la seña»: the condition, as it is said to the one who has the appointment. */
function conditionTold({ brief, formal }: Copy): string {
  const [, verb = "", rest = "", cost = "", thing = ""] =
    /(?<![a-zà-ž])si no ([a-zà-ž]{3,}[ae])n((?: (?:antes|con|a tiempo)[^,.;\n]{0,30}?)?),? (?:se )?(pierde|paga|abona)n? ([^,.;\n]{4,60})/iu.exec(
      brief.prompt,
    ) ?? [];
  const notice =
    /(?<![a-zà-ž])si (?:no (?:pueden?|van|vienen)|cancelan?|cambian?)[^,.;\n]{0,20}?,? (?:(?:que |tienen? que |deben? |hay que )?avis(?:ar|en|e)) ((?:con |al menos |m[ií]nimo )*(?:\d{1,2}|un|una|dos) ?(?:h|horas?|d[ií]as?)(?: de (?:antelaci[oó]n|anticipaci[oó]n)| antes)?)/iu.exec(
      brief.prompt,
    )?.[1];
  if (!verb)
    return notice
      ? `Si al final no ${formal ? "puede, avísenos" : "puedes, avísanos"} ${notice.replace(/(?<=\d) ?h(?![a-zà-ž])/u, " horas")}.`
      : "";
  const end = formal ? "" : "s";
  return `Si no ${verb.toLowerCase()}${end}${rest.toLowerCase()}, ${cost.toLowerCase()}${end} ${thing.trim()}.`;
}

const unnamedOpenings = (price: boolean) => [
  `Hace un par de días nos ${price ? "[preguntaste|preguntó] el precio" : "[escribiste|escribió]"}. ¿[Te|Le] quedó alguna duda? [Responde|Responda] por aquí y la vemos.`,
];

/** «El día antes de la sesión»: what is met by appointment, whatever it is called. */
const beforeMeeting =
  /(?<![a-zà-ž])(?:el|un) d[ií]a antes de (?:la|el|su|sus|cada|las) (?:sesi[oó]n|sesiones|clases?|visita|consulta|entrevista|llamada|videollamada)(?![a-zà-ž])/iu;

/** «Con una gaseosa gratis»: what is given with a message. */
const giftIn = (prompt: string) =>
  /(?<![a-zà-ž])con ((?:un|una|el|la|dos|\d+) [^,.;:\n]{3,40}? (?:gratis|de regalo|de cortes[ií]a))(?![a-zà-ž])/u.exec(
    prompt.toLowerCase(),
  )?.[1];

export const automation: Kind = {
  id: "automation",
  write(copy) {
    const moments = momentsOf(copy.brief.prompt);
    if (moments.length > 1)
      return { ...timedWelcome(copy, moments), title: "Automatización: mensajes en su momento" };
    const event = onEvent(copy) ?? onDate(copy);
    if (event) return event;
    const recipe =
      ahead(copy) ??
      asksAfter(copy) ??
      whenReady(copy) ??
      reminder(copy) ??
      due(copy) ??
      (beforeMeeting.test(copy.brief.prompt)
        ? recipes.find(({ id }) => id === "appointment")
        : undefined) ??
      recipes.find(({ id, match }) => id !== "answer" && match.test(copy.brief.prompt)) ??
      // «Por WhatsApp» says how a message goes, not what starts it.
      recipes.find(({ match }) => match.test(copy.brief.prompt)) ??
      recipes.find((one) => one.id === usual[copy.goal.id])!;
    // «Dos semanas después de la boda» is when it is sent, whatever the usual wait.
    const after =
      /(?<![a-zà-ž])((?:una?|dos|tres|\d{1,2}) (?:d[ií]as?|semanas?|mes(?:es)?)) despu[eé]s/iu.exec(
        copy.brief.prompt,
      )?.[1];
    const atEnd =
      /(?<![a-zà-ž])(?:al (?:terminar|acabar|entregar|salir)|cuando (?:se )?(?:termin|acab|entreg))/iu.test(
        copy.brief.prompt,
      );
    const asksReview = recipe.id === "purchase" && /rese[ñn]a|opini[oó]n/iu.test(copy.brief.prompt);
    if ((after || atEnd) && asksReview && recipe.second)
      return {
        title: `Automatización: reseña ${after ? `a los ${after.toLowerCase()}` : "al terminar"}`
          .replace(/ a los (?=un[a ])/u, " al cabo de ")
          .replace(/a los (?=[a-zA-ZÀ-ÖØ-ž]+ semanas)/u, "a las "),
        body: stack(
          table(
            ["Pieza", "Regla"],
            [
              ["Empieza cuando", "se termina el servicio o se entrega el pedido"],
              ["Solo si", "no hay una queja abierta ni ha dejado ya su reseña"],
              [
                "Espera",
                after
                  ? `${after.toLowerCase()}, y sale a las 11:00 de un día laborable`
                  : "ninguna: sale al terminar, dentro del horario de atención",
              ],
              ["Paso 1", "Mensaje 1: se le pide una reseña sincera, con tu enlace"],
              ["Paso 2", "Si responde con un problema: pasa a una persona"],
              ["Se para si", "deja la reseña, responde o se da de baja"],
              ["Se mide con", "reseñas nuevas de cada diez mensajes"],
            ],
          ),
          "### Mensaje 1",
          sample(copy, [copy.fill("¿Qué tal fue todo con {s}?"), copy.say(recipe.second)]),
          "**Prueba antes de encenderla:** mándatela a ti, responde y comprueba que se para.",
        ),
        reasons: [
          "Sale cuando dijiste, una sola vez.",
          "Pide la reseña sin premio ni presión: así vale.",
        ],
      };
    // «El día antes» is what was asked, whatever the usual wait.
    const dayBefore =
      recipe.id === "appointment" && /\b(?:el|un) d[ií]a antes\b|\b24 ?h/iu.test(copy.brief.prompt);
    const timed = (text: string) => (dayBefore ? text.replace("48 horas", "24 horas") : text);
    const gift = recipe.gift && !copy.request.offer ? giftIn(copy.brief.prompt) : undefined;
    const steps = (((copy.request.offer || gift) && recipe.gift) || recipe.steps).map((text) =>
      timed(gift ? text.replace("{offer}", gift) : text),
    );
    const priced = recipe.id === "answer" && /\bprecios?\b/iu.test(copy.brief.prompt);
    const two = copy.variant("second");
    const came =
      recipe.id === "hesitant" &&
      /(?<![a-zà-ž])(?:vinieron|probaron|visitaron)(?![a-zà-ž])/iu.test(copy.brief.prompt);
    // «Alguien pregunta y no contesta» names no thing.
    const unnamed =
      recipe.id === "hesitant" && copy.request.theme?.id === "pending"
        ? unnamedOpenings(/\bprecios?\b/iu.test(copy.brief.prompt))
        : undefined;
    const link =
      recipe.id === "appointment"
        ? /(?<![a-zà-ž])(?:mand|envi|pas)[a-zà-ž]{1,4}? ((?:el (?:enlace|link)|la (?:direcci[oó]n|ubicaci[oó]n))(?: de(?:l| la)? [a-zà-ž]+)?)/iu.exec(
            copy.brief.prompt,
          )?.[1]
        : undefined;
    const told = [
      recipe.id === "appointment" ? conditionTold(copy) : "",
      link ? copy.fill(`Debajo [te|le] dejamos ${link.toLowerCase()}.`) : "",
    ]
      .filter(Boolean)
      .join(" ");
    const cancels = told.startsWith("Si al final");
    const last = recipe.second && (copy.request.count ?? 0) > 2;
    return {
      title: `Automatización: ${(came ? "vino y no se decidió" : recipe.name).toLowerCase()}`,
      body: stack(
        table(
          ["Pieza", "Regla"],
          [
            [
              "Empieza cuando",
              priced
                ? "alguien pregunta el precio por mensaje"
                : copy.fill(came ? recipe.trigger.replace("pregunta", "viene") : recipe.trigger),
            ],
            ["Solo si", timed(recipe.condition)],
            ["Espera", timed(recipe.wait)],
            ...[
              ...steps.map((step) => (last ? step.replace(", y ninguno más", "") : step)),
              ...(last ? ["Si tampoco responde en una semana: mensaje 3, y ninguno más"] : []),
            ].map((step, index) => [`Paso ${index + 1}`, copy.fill(step)]),
            ["Se para si", recipe.stop],
            ["Se mide con", recipe.measure ?? small(copy.goal.metrics[0]![0])],
          ],
        ),
        "### Mensaje 1",
        sample(copy, [
          copy
            .say(priced ? priceAnswers : came ? cameOpenings : (unnamed ?? recipe.open))
            // How to cancel is said once, as the owner says it.
            .replace(/ Si al final no pued.*$/u, cancels ? "" : "$&"),
          told,
          gift ? copy.fill(`[Te|Le] espera un detalle: ${gift}.`) : "",
          recipe.call
            ? ""
            : copy.request.facts
                .filter((text) => !/^(?:automati|configur|program)/iu.test(text))
                .join(" "),
          // A reminder prints no facts, so the offer is said here even where they say it, too.
          recipe.call && copy.request.offer
            ? copy.say(copy.tone.offer)
            : recipe.gift
              ? offerLine(copy)
              : "",
          recipe.call
            ? copy.fill(
                recipe.dated
                  ? "Cualquier duda, [responde|responda] a este mensaje."
                  : "Para elegir día, [responde|responda] a este mensaje.",
              )
            : "",
        ]),
        recipe.second
          ? stack("### Mensaje 2", sample(two, [two.say(recipe.second), offerLine(two)]))
          : "",
        last ? stack("### Mensaje 3", sample(copy.variant("third"), [copy.say(farewells)])) : "",
        "**Prueba antes de encenderla:** mándatela a ti, responde y comprueba que se para.",
      ),
      reasons: [
        "Tiene condición de parada: nadie recibe un mensaje automático cuando ya habla con una persona.",
        "Son pocos pasos, con su condición y su salida: se monta en una tarde.",
        "Los mensajes están escritos con tu tono, no con el de la herramienta.",
      ],
    };
  },
};
