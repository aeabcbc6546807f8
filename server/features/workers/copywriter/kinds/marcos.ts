import type { Copy } from "../copy.ts";
import type { Draft, Kind } from "../draft.ts";
import type { Recipe } from "../lexicon/recipes.ts";
import { recipes } from "../lexicon/recipes.ts";
import type { Moment } from "../understanding/schedule.ts";
import { momentsNamed, reminderSpan } from "../understanding/schedule.ts";
import { signature } from "./nai.ts";
import { offerLine } from "./offer-line.ts";
import {
  callToAction,
  flow,
  presentation,
  proof,
  scene,
  small,
  stack,
  table,
} from "./paragraphs.ts";

function sample(copy: Copy, lines: readonly string[]): string {
  return stack(copy.fill(copy.tone.greeting), ...lines, signature(copy));
}

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

/** «Un mes antes de la vacuna anual»: what is coming, said in time. */
function ahead({ brief }: Copy): Recipe | undefined {
  const [, span = "", thing = ""] =
    /(?<!\p{L})((?:un|dos|tres|\d{1,2}) (?:mes(?:es)?|semanas?|d[ií]as)|una semana) antes de(?: que (?:les )?(?:toque|venza|caduque|termine))? ((?:la|el|los|las|su|sus) \p{L}+(?: (?!(?:les|le|se|nos|me|con|por|a|y|que|quiero|para)(?!\p{L}))\p{L}+){0,4})/iu.exec(
      brief.prompt.replace(/ antes del /giu, " antes de el "),
    ) ?? [];
  if (!span || /^(?:la|el|su) (?:cita|turno|reserva|clase|visita)\b/iu.test(thing))
    return undefined;
  const when = span.toLowerCase();
  const what = thing
    .trim()
    .toLowerCase()
    .replace(/^sus? /u, "la ");
  const link = /\b(?:link|enlace)\b/iu.test(brief.prompt);
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
    open: [
      `${/^(?:un|una) /u.test(when) ? "Falta" : "Faltan"} ${when} para ${what}. Conviene elegir día ya.`,
    ],
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
  const since = request.subject ? subject.full : `${formal ? "su" : "tu"} última visita`;
  return {
    id: "reminder",
    name: `Recordatorio a los ${span}`.replace(/ a los (?=un[a ])/u, " al cabo de "),
    match: /./u,
    trigger: `han pasado ${span} desde ${request.subject ? subject.full : "la última visita"}`,
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
    open: [`Han pasado ${span} desde ${since}: toca otra vez.`],
    call: true,
  };
}

const automation: Kind = {
  id: "automation",
  write(copy) {
    const moments = momentsNamed(copy.brief.prompt);
    if (moments.length > 1)
      return { ...timedWelcome(copy, moments), title: "Automatización: mensajes en su momento" };
    const recipe =
      ahead(copy) ??
      reminder(copy) ??
      recipes.find(({ id, match }) => id !== "answer" && match.test(copy.brief.prompt)) ??
      // «Por WhatsApp» says how a message goes, not what starts it.
      recipes.find(({ match }) => match.test(copy.brief.prompt)) ??
      recipes.find((one) => one.id === usual[copy.goal.id])!;
    // «El día antes» is what was asked, whatever the usual wait.
    const dayBefore =
      recipe.id === "appointment" && /\b(?:el|un) d[ií]a antes\b|\b24 ?h/iu.test(copy.brief.prompt);
    const timed = (text: string) => (dayBefore ? text.replace("48 horas", "24 horas") : text);
    const steps = ((copy.request.offer && recipe.gift) || recipe.steps).map(timed);
    const priced = recipe.id === "answer" && /\bprecios?\b/iu.test(copy.brief.prompt);
    const two = copy.variant("second");
    const came =
      recipe.id === "hesitant" &&
      /(?<!\p{L})(?:vinieron|probaron|visitaron)(?!\p{L})/iu.test(copy.brief.prompt);
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
          copy.say(priced ? priceAnswers : came ? cameOpenings : recipe.open),
          recipe.call ? "" : copy.request.facts.join(" "),
          // A reminder prints no facts, so the offer is said here even where they say it, too.
          recipe.call && copy.request.offer
            ? copy.say(copy.tone.offer)
            : recipe.gift
              ? offerLine(copy)
              : "",
          recipe.call ? copy.fill("Para elegir día, [responde|responda] a este mensaje.") : "",
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

/** The same at the moments that the owner named: thanks first, then what helps, and at the end the step. */
function timedWelcome(copy: Copy, named: readonly Moment[]): Draft {
  const bought = /\bcompr/iu.test(copy.brief.prompt);
  const known = copy.several(copy.industry.says ?? copy.industry.scenes, named.length);
  const purposes = named.map(({ purpose }, index) =>
    purpose
      ? small(purpose)
      : index === 0
        ? "dar las gracias y ponerse a mano"
        : index === named.length - 1
          ? small(copy.goal.aim)
          : "saber cómo va y ayudar",
  );
  const write = ({ purpose }: Moment, index: number) => {
    const one = copy.variant(`moment ${index}`);
    const line = known[index] ?? "";
    const proposed = /^(?:proponer|ofrecer)(?:les?)? (.+)$/iu.exec(purpose ?? "")?.[1];
    if (proposed)
      return [
        one.fill(`[Te|Le] proponemos ${proposed}. ¿Qué día [te|le] viene bien?`),
        callToAction(one),
      ];
    if (/^preguntar/iu.test(purpose ?? ""))
      return [
        one.fill("¿Qué tal [te|le] ha ido desde entonces? [Cuéntanos|Cuéntenos] en una línea."),
        one.fill("Si [tienes|tiene] cualquier duda, [responde|responda] a este mensaje."),
      ];
    if (index === 0)
      return [
        one.fill(bought ? "Gracias por [tu|su] compra: {s}." : "Gracias por apuntar[te|se]."),
        line,
        one.fill("Si [tienes|tiene] cualquier duda, [responde|responda] a este mensaje."),
      ];
    if (index < named.length - 1)
      return [one.fill("¿Cómo [te|le] va con {s}? [Cuéntanos|Cuéntenos] en una línea."), line];
    const thing = purpose && /^(?:el|la|los|las) /iu.test(purpose) ? small(purpose) : "";
    return [
      thing
        ? `Es buen momento para ${thing}.`
        : one.fill("Es buen momento para volver a hablar {de s}."),
      flow(proof(one), offerLine(one)),
      callToAction(one),
    ];
  };
  return {
    title: "Flujo de bienvenida",
    body: stack(
      table(
        ["Cuándo", "Para qué"],
        named.map(({ when }, index) => [capital(when), purposes[index]!]),
      ),
      ...named.map((moment, index) =>
        stack(
          `### Mensaje ${index + 1} · ${moment.when}`,
          sample(copy.variant(`${index}`), write(moment, index)),
        ),
      ),
      "**Salida:** si responde, le contesta una persona. Si se da de baja, no recibe ninguno más.",
    ),
    reasons: [
      "Los momentos son los que dijiste, ni uno más.",
      "El primero no vende: agradece y se pone a mano.",
    ],
  };
}

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

const welcome: Kind = {
  id: "welcome-flow",
  write(copy) {
    const named = momentsNamed(copy.brief.prompt);
    if (named.length > 1) return timedWelcome(copy, named);
    const [advice] = copy.industry.tips;
    const say = copy.several(copy.industry.says ?? copy.industry.scenes, 2);
    const one = copy.variant("one");
    const two = copy.variant("two");
    const three = copy.variant("three");
    return {
      title: "Flujo de bienvenida",
      body: stack(
        table(
          ["Cuándo", "Qué recibe", "Para qué"],
          [
            ["Al momento", "Bienvenida y una pregunta", "que sepa que ha llegado bien"],
            ["A los 2 días", "Un consejo útil", "que abra el siguiente"],
            ["A los 5 días", "Una invitación", copy.goal.aim],
          ],
        ),
        "### Mensaje 1 · al momento",
        sample(one, [
          one.say([
            "Gracias por apuntar[te|se]. Empezamos por lo que más suele servir.",
            "[Te|Le] damos la bienvenida, y vamos directos a algo útil.",
          ]),
          say[0] ?? "",
          one.say(["¿Qué [te|le] trajo hasta aquí? [Responde|Responda] con una línea."]),
        ]),
        "### Mensaje 2 · a los 2 días",
        sample(two, [
          `**${two.fill(advice![0])}.** ${two.fill(advice![1])}`,
          say[1] ?? "",
          two.fill("{ask}"),
        ]),
        "### Mensaje 3 · a los 5 días",
        sample(three, [
          flow(three.say(three.tone.turns), proof(three)),
          flow(presentation(three), offerLine(three)),
          callToAction(three),
        ]),
        "**Salida:** si responde, compra o reserva, deja de recibir los siguientes. Si se da de baja, no recibe ninguno.",
      ),
      reasons: [
        "El primero no vende: confirma y promete poco.",
        "El consejo sale de tu oficio y sirve aunque no compren.",
        "Tres mensajes bastan; el cuarto ya es insistir.",
      ],
    };
  },
};

const reactivation: Kind = {
  id: "reactivation",
  write(copy) {
    const one = copy.variant("one");
    const two = copy.variant("two");
    return {
      title: "Reactivación de clientes dormidos",
      body: stack(
        "**A quién:** a quien compró o vino alguna vez y lleva más tiempo del normal sin hacerlo. Fuera de la lista: quien se dio de baja o tuvo una queja sin resolver.",
        table(
          ["Cuándo", "Mensaje", "Si responde"],
          [
            ["Día 1", "Una pregunta, sin oferta", "le contestas tú, ese mismo día"],
            ["Día 10", "Lo que ha cambiado", "se le propone fecha"],
            ["Día 20", "Despedida: ¿seguimos en contacto?", "si no contesta, sale de la lista"],
          ],
        ),
        "### Mensaje 1",
        sample(one, [
          one.fill("{back}"),
          one.say([
            "Si hubo algo que no gustó, también queremos saberlo.",
            "Si algo ha cambiado, [cuéntanoslo|cuéntenoslo] en una línea.",
          ]),
          one.say(["[Responde|Responda] cuando [puedas|pueda]: sin prisa."]),
        ]),
        "### Mensaje 2",
        sample(two, [
          flow(two.request.facts.join(" ") || scene(two), presentation(two)),
          flow(proof(two) || two.say(two.tone.turns), offerLine(two)),
          two.say(["{Act} cuando [te|le] venga bien.", "Si [quieres|quiere] retomarlo, {act}."]),
        ]),
        "### Mensaje 3",
        sample(copy, [
          copy.fill(
            "No queremos llenar[te|le] el buzón: si no [respondes|responde], nos despedimos aquí y no escribimos más.",
          ),
          copy.fill(
            "Si [prefieres|prefiere] seguir recibiendo noticias, [responde|responda] con un «sí».",
          ),
        ]),
      ),
      reasons: [
        "Empieza preguntando: es lo que más contestan los clientes antiguos.",
        "La despedida limpia la lista y evita que el correo acabe en no deseado.",
        copy.request.offer
          ? "La oferta llega en el segundo mensaje, cuando ya se ha saludado."
          : "No lleva descuento porque no me diste ninguno.",
      ],
    };
  },
};

const system: Kind = {
  id: "content-system",
  write(copy) {
    const { tips } = copy.industry;
    const shots = copy.several(copy.industry.shots, 2);
    return {
      title: "Sistema de contenido",
      body: stack(
        copy.fill(
          `**La idea:** una pieza grande al mes sobre {s} y todo lo demás sale de ella. **Objetivo:** ${copy.goal.aim}.`,
        ),
        table(
          ["Cuándo", "Qué se hace", "Quién", "Tiempo"],
          [
            [
              "Primer lunes",
              `Se graba y se escribe la pieza grande: ${small(tips[0]![0])}`,
              "Vivi y Teo",
              "2 h",
            ],
            [
              "Cada martes",
              `Un trozo convertido en carrusel: ${small(tips[1]![0])}`,
              "Teo y Ani",
              "45 min",
            ],
            [
              "Cada jueves",
              `Un plano suelto en vertical: ${small(shots[0] ?? "las manos trabajando")}`,
              "Vivi",
              "30 min",
            ],
            ["Cada domingo", `Una pregunta: ${copy.fill("{ask}")}`, "Lía", "10 min"],
            ["Último viernes", "Correo con lo mejor del mes", "Nai", "1 h"],
            [
              "Ese mismo día",
              `Se mira: ${copy.goal.metrics[0]![0].toLowerCase()}`,
              "Iko",
              "20 min",
            ],
          ],
        ),
        "### Reglas para que aguante",
        `1. ${copy.goal.moves[0]}.\n2. Todo se guarda en una carpeta por mes: lo que funcionó se repite a los noventa días.\n3. Si una semana no hay tiempo, se publica solo la pregunta.`,
        `**Primera línea para empezar:** ${copy.say(copy.industry.hooks)}`,
      ),
      reasons: [
        "Se crea una vez y se reparte muchas: menos horas por pieza.",
        "Cada tarea tiene día y duración; sin eso no hay sistema.",
        "Hay un plan para la semana mala, que siempre llega.",
      ],
    };
  },
};
export const marcos: readonly Kind[] = [automation, welcome, reactivation, system];
