import type { SocialPlatform } from "#shared/brain.ts";
import type { Kind } from "../draft.ts";
import {
  addDays,
  longDay,
  months,
  seasonsAhead,
  shortDay,
  weekdays,
  weekdaysNamed,
} from "../language/dates.ts";
import { fold } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import type { Figure } from "../understanding/figures.ts";
import { change, figures, spanish } from "../understanding/figures.ts";
import { forAnybody, knownHooks } from "./concrete.ts";
import { stack, table } from "./layout.ts";
import { calendarRows, networkName } from "./teo.ts";

const rhythm: Readonly<Record<SocialPlatform, readonly [string, string, string]>> = {
  instagram: [
    "Instagram",
    "3 por semana y historias a diario",
    "mediodía o última hora de la tarde",
  ],
  facebook: ["Facebook", "2 por semana", "media mañana"],
  linkedin: ["LinkedIn", "2 por semana, martes a jueves", "primera hora, antes de las reuniones"],
  tiktok: ["TikTok", "3 por semana", "noche, después de cenar"],
  twitter: ["X", "1 al día, corto", "al hilo de lo que se hable"],
  email: ["Correo", "1 cada dos semanas", "martes o jueves por la mañana"],
};

const channels: readonly [RegExp, string, string][] = [
  [
    /\b(?:reels?|v[ií]deos?|shorts|tiktoks?)\b/iu,
    "los vídeos",
    "visitas al perfil el día que sale y el siguiente, veces guardado y cuánta gente llega al final",
  ],
  [
    /\b(?:historias|stories)\b/iu,
    "las historias",
    "respuestas, toques en el enlace y cuánta gente pasa a la siguiente",
  ],
  [
    /\b(?:anuncios?|ads|publicidad|campañas?)\b/iu,
    "los anuncios",
    "coste por contacto y cuántos de esos contactos acaban comprando",
  ],
  [
    /\b(?:correos?|e-?mails?|newsletter)\b/iu,
    "los correos",
    "respuestas, clics y bajas de cada envío",
  ],
  [
    /\b(?:posts?|publicaciones)\b/iu,
    "las publicaciones",
    "veces guardado, veces compartido y mensajes que citan la publicación",
  ],
];

/** What tells whether the thing that the message names brings anybody; "" when it names none. */
function channelLine(prompt: string): string {
  const named = channels.find(([words]) => words.test(prompt));
  return named
    ? `### Para saber si ${named[1]} traen gente\n\n1. Pregunta a cada contacto nuevo cómo llegó y apúntalo: es el único dato que lo dice del todo.\n2. En cada pieza, mira ${named[2]}.\n3. Pon en cada una la misma palabra para pedir información: así sabes cuál trajo el mensaje.`
    : "";
}

const metrics: Kind = {
  id: "metrics-plan",
  write(copy) {
    const total = Math.min(copy.goal.metrics.length, copy.count(4));
    return {
      title: copy.businessName ? `Plan de métricas de ${copy.businessName}` : "Plan de métricas",
      body: stack(
        copy.fill(
          `**Objetivo:** ${copy.goal.aim}. **Qué se mira primero:** ${copy.goal.metrics[0]![0].toLowerCase()}.`,
        ),
        table(
          ["Métrica", "Te dice", "Si falla, cambia esto"],
          copy.goal.metrics.slice(0, total).map((row) => [...row]),
        ),
        channelLine(copy.brief.prompt),
        "### Cómo se hace sin herramientas",
        `1. Apunta las cifras cada lunes a la misma hora, en una hoja con una columna por semana.\n2. Compara siempre con las cuatro semanas anteriores, no con la semana pasada.\n3. Cambia una sola cosa cada dos semanas; si cambias tres, no sabrás cuál fue.`,
        `**Lo que no hace falta mirar:** los seguidores por sí solos. Para ${copy.goal.aim} explican poco.`,
      ),
      reasons: [
        `Las métricas salen de tu objetivo, ${copy.goal.aim}, y no de lo que la red enseña primero.`,
        "Cada una lleva su remedio: un número sin decisión sobra.",
        "No pongo metas en cifras porque aún no conozco las tuyas.",
      ],
    };
  },
};

/** The networks that a message names, in its order. */
function platformsNamed(prompt: string): SocialPlatform[] {
  const words: readonly (readonly [SocialPlatform, RegExp])[] = [
    ["instagram", /\binsta(?:gram)?\b/iu],
    ["facebook", /\b(?:facebook|fb)\b/iu],
    ["linkedin", /\blinkedin\b/iu],
    ["tiktok", /\btik ?tok\b/iu],
    ["twitter", /\btwitter\b|(?<![a-zA-ZÀ-ÖØ-ž])X(?![a-zA-ZÀ-ÖØ-ž])/u],
    ["email", /\b(?:correos?|e-?mails?|newsletter)\b/iu],
  ];
  return words
    .map(([platform, match]) => ({ platform, at: prompt.search(match) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ platform }) => platform);
}

/** «Solo puedo los lunes y jueves»: the days on which the owner publishes. */
function daysOwned(prompt: string): number[] {
  const said =
    /(?<![a-zà-ž])(?:s[oó]lo|solamente|[uú]nicamente)(?: (?:puedo|podemos|tengo tiempo|publico|publicamos|quiero publicar|publicar|subo))* ((?:los |el |de )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)[^.;]*)/iu.exec(
      prompt,
    )?.[1];
  return said && !/\d/.test(said) ? weekdaysNamed(said) : [];
}

const schedule: Kind = {
  id: "posting-schedule",
  write(copy) {
    const asked = platformsNamed(copy.brief.prompt);
    const usual = copy.brief.profile?.preferredPlatforms ?? [];
    // Who names networks asks about those.
    const chosen = [asked, usual].find(({ length }) => length > 0) ?? (["instagram"] as const);
    const reels = /\b(?:reels?|v[ií]deos?|shorts)\b/iu.test(copy.brief.prompt);
    const stories = /\b(?:historias|stories)\b/iu.test(copy.brief.prompt);
    const days = daysOwned(copy.brief.prompt);
    const firstDay = Array.from({ length: 7 }, (_, at) => addDays(copy.today, at + 1)).find(
      (date) => days.length === 0 || days.includes(date.getUTCDay()),
    )!;
    return {
      title: "Horario de publicación",
      body: stack(
        table(
          ["Red", "Ritmo para empezar", "Franja que probaría"],
          chosen.map((platform) => {
            const [name, often, hour] = rhythm[platform];
            return [
              name,
              days.length > 0
                ? `${days.length} por semana: ${list(days.map((at) => weekdays[at]!))}`
                : often,
              hour,
            ];
          }),
        ),
        reels
          ? "**Los reels:** dos por semana, uno entre semana y otro el domingo, a última hora de la tarde o después de cenar. La hora pesa menos que los tres primeros segundos: se siguen viendo días después."
          : "",
        stories
          ? "**Las historias:** una por la mañana y otra al final del día; se ven en el momento y duran veinticuatro horas."
          : "",
        "### Cómo afinarlo en tres semanas",
        "1. Semana 1: publica siempre en la misma franja.\n2. Semana 2: mueve la mitad de las piezas dos horas antes o después.\n3. Semana 3: quédate con la franja que dio más respuestas y no la toques en un mes.",
        copy.fill(
          `**Primera pieza:** ${longDay(firstDay)}, ${networkName(copy)}. Tema: {s}. Primera línea: «${copy.say(knownHooks(copy).length > 0 ? knownHooks(copy) : ["{N} en {cerca}", "{N}, en {biz}", "{S}"]).replace(/\.$/, "")}».`,
        ),
      ),
      reasons: [
        "Es un punto de partida razonable, no una verdad: tus datos mandan desde la tercera semana.",
        "El ritmo se puede mantener sin contratar a nadie.",
        "Solo aparecen las redes que usas o que has nombrado.",
      ],
    };
  },
};

const day = (date: Date) => `${date.getUTCDate()} de ${months[date.getUTCMonth()]}`;

const month: Kind = {
  id: "month-plan",
  write(copy) {
    const start = addDays(copy.today, 1);
    const focus = [
      "Que se entienda qué haces",
      "Que vean cómo lo haces",
      "Que pregunten",
      "Que den el paso",
    ];
    const ahead = seasonsAhead(copy.today, 35, copy.location);
    const all = calendarRows(forAnybody(copy), 12);
    // What a feast of the month asks is said in the piece before it, while there is time to order.
    const timely = new Map(
      copy.industry.sober
        ? []
        : ahead.flatMap(({ season, day: date }) => {
            // What is made for one day is not sold for another.
            if (/\breyes\b/.test(fold(copy.subject.bare)) && season.id !== "kings") return [];
            const days = Math.round((date.getTime() - start.getTime()) / 86_400_000);
            const at = Array.from({ length: 12 }, (_, index) => index).findLast(
              (index) =>
                Math.floor(index / 3) * 7 + (index % 3) * 2 <=
                days - (season.id === "black-friday" ? 3 : 8),
            );
            const line = at === undefined ? "" : copy.fresh(season.hooks);
            return at !== undefined && line && days <= 30
              ? [[at, ["Post", copy.fill(`Para ${season.name}: {s}`), line]] as const]
              : [];
          }),
    );
    const weeks = focus.map((name, index) => {
      const from = addDays(start, index * 7);
      const rows = all
        .slice(index * 3, index * 3 + 3)
        .map((row, n) => [
          shortDay(addDays(from, n * 2)),
          ...(timely.get(index * 3 + n) ?? [row[1]!, row[2]!, row[3]!]),
        ]);
      return stack(
        `### Semana ${index + 1}: ${name.toLowerCase()}`,
        table(["Día", "Formato", "De qué va", "Primera línea"], rows),
      );
    });
    const dates =
      ahead.length > 0 && !copy.industry.sober
        ? ahead
            .slice(0, 3)
            .map(({ season, day: date }) => `- ${longDay(date)}: ${season.name}`)
            .join("\n")
        : "- Ninguna fecha comercial grande en estas cuatro semanas: buen momento para lo tuyo.";
    return {
      title: `Plan de cuatro semanas: del ${day(start)} al ${day(addDays(start, 27))}`,
      body: stack(
        copy.fill(`**Hilo del mes:** {s}. **Objetivo:** ${copy.goal.aim}.`),
        "### Fechas que se acercan",
        dates,
        ...weeks,
        `**Para cerrar el mes:** ${copy.goal.moves[0]}.`,
      ),
      reasons: [
        "Son tres piezas por semana: pocas, pero todas con su primera línea escrita.",
        "Cada semana tiene una sola intención y la siguiente se apoya en ella.",
        "Las fechas están calculadas desde hoy.",
      ],
    };
  },
};

/** What figures of one period say of each other: «de cada 100 visitas, 1,3 acaban en pedido». */
function ratios(given: readonly Figure[]): string[] {
  const of = (names: RegExp) => given.find(({ name, now }) => names.test(name) && now > 0);
  const seen = of(/^(?:visitas|clics|alcance)/u);
  const asked = of(/^(?:mensajes|contactos|llamadas)/u);
  const done = of(/^(?:pedidos|ventas|reservas|compras|citas)/u);
  const income = of(/^ingresos/u);
  const from = seen ?? asked;
  if (!done) return [];
  const one = done.name.replace(/s$/u, "");
  return [
    from && done.now < from.now
      ? `De cada 100 ${from.name}, ${spanish((done.now / from.now) * 100)} acaban en ${one}.`
      : "",
    income
      ? `Cada ${one} deja ${spanish(income.now / done.now)} ${income.name.slice(10, -1)} de media.`
      : "",
  ].filter(Boolean);
}

const report: Kind = {
  id: "report",
  write(copy) {
    const given = figures(copy.brief.prompt);
    const worst = given.filter(
      (figure) => figure.before !== undefined && figure.now < figure.before,
    )[0];
    const best = given
      .filter((figure) => figure.before !== undefined && figure.now > figure.before)
      .sort((one, other) => other.now / (other.before || 1) - one.now / (one.before || 1))[0];
    const rows =
      given.length > 0
        ? given.map((figure) => [
            figure.name,
            figure.before === undefined ? "—" : spanish(figure.before),
            spanish(figure.now),
            change(figure),
          ])
        : copy.goal.metrics.map(([name]) => [name, "—", "—", "por rellenar"]);
    const reading =
      given.length === 0
        ? "Sin cifras no hay lectura honesta. En cuanto las pongas, la parte de abajo cambia."
        : [
            best
              ? `Lo que mejor va: ${best.name}, ${best.before === 0 ? `${spanish(best.now)} donde antes no había` : change(best)}.`
              : "",
            worst ? `Lo que pide atención: ${worst.name}, ${change(worst)}.` : "",
            !best && !worst
              ? `${[...ratios(given), "Con una sola medida no se ve tendencia: apunta la próxima y compáralas."].join(" ")}`
              : "",
          ]
            .filter(Boolean)
            .join(" ");
    return {
      title: "Informe",
      body: stack(
        "### Cifras",
        table(["Métrica", "Antes", "Ahora", "Cambio"], rows),
        "### Lectura",
        reading,
        "### Qué haría ahora",
        copy.goal.moves.map((move, index) => `${index + 1}. ${move}.`).join("\n"),
        `**Siguiente revisión:** ${longDay(addDays(copy.today, 7))}.`,
      ),
      ...(given.length === 0
        ? {
            note: "No me has dado cifras y no voy a inventarlas. Escríbeme algo como «alcance de 900 a 1200, mensajes de 14 a 20» y lo calculo.",
          }
        : {}),
      reasons:
        given.length > 0
          ? [
              "Los porcentajes salen de tus cifras y de nada más.",
              "Hay tres acciones y no diez: son las que se hacen.",
            ]
          : [
              "La tabla ya trae las métricas que importan para tu objetivo.",
              "Las acciones valen desde hoy, aunque falten números.",
            ],
    };
  },
};
export const iko: readonly Kind[] = [metrics, schedule, month, report];
