import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { fold } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import { anyInterests, interests } from "../lexicon/interests.ts";
import type { Angle } from "./ad-angles.ts";
import { anglesOf } from "./ad-angles.ts";
import { isShop, seasonLines, shortOffer } from "./concrete.ts";
import { stack, table } from "./layout.ts";

/** Meta's recommended lengths, in graphemes. */
const limits = {
  metaTitle: 40,
  metaText: 125,
  metaDescription: 30,
} as const;

/** The beginning of the angle, the thing with its house, and the step; shorter ones after longer ones. */
function linesOf(copy: Copy, angle: Angle): string[][] {
  const begun = angle.starts(copy);
  if (angle.name === "por lo propio" && copy.differentiators.length > 0)
    // What sets the house apart joins the thing as its words allow.
    return [
      ["En {biz}, {s} {alone}. {Act}.", "En {biz}, {s} con {having}. {Act}."],
      ["{Diff}. {S}, en {biz}. {Act}."],
      ["{Diff}. {S}. {Act}."],
      ["{Diff}. {Act}."],
    ];
  return [
    begun.map((text) => `${text} {S}, en {biz}. {Act}.`),
    begun.map((text) => `${text} {S}. {Act}.`),
    ["{S} en {biz}, para {aud}. {Act}.", "{S} en {biz}. {Act}.", "{S}. {Act}."],
    begun.map((text) => `${text} {Act}.`),
  ];
}

/** «con un 20 % de descuento», «: 2×1»: how an offer stands after the thing. */
const offered = ({ request, subject }: Copy) =>
  // «Cambio de aceite con revisión de frenos» has said what is free.
  subject.bare.endsWith((request.offer ?? "-").replace(/ gratis$/u, ""))
    ? " gratis"
    : /^una? /.test(request.offer ?? "")
      ? " con {offer}"
      : ": {offer}";

/** What the person said goes first, after the angle's own beginning where both fit. */
function toldLines(copy: Copy, angle: Angle): string[][] {
  const { facts } = copy.request;
  const all = facts.slice(0, 2).join(" ");
  // «A 70 mil. Solo esta semana.»: a short second one belongs to the first.
  const fact = all.length < 70 ? all : facts[0];
  if (!fact) return [];
  // The title has named the thing where there is no room to name it twice.
  const name = fold(fact).startsWith(fold(copy.subject.full)) ? copy.subject.full.length : 0;
  const rest = name ? fact.slice(name).replace(/^[,:. ]+/u, "") : "";
  const short = rest.length > 8 ? `${rest[0]!.toUpperCase()}${rest.slice(1)}` : "";
  return [
    angle.starts(copy).map((text) => `${text} ${fact} {Act}.`),
    ...(short ? [angle.starts(copy).map((text) => `${text} ${short} {Act}.`)] : []),
    [`${fact} {Act}.`, fact],
  ];
}

/** The season or the occasion with the thing asked for beside it, after the angle's own beginning if it fits. */
function timelyLines(copy: Copy, angle: Angle): string[][] {
  const { season, announcement } = copy.request;
  if (!season || announcement) return [];
  const { lines, hooks } = season;
  const own = [
    ...lines.map((text) => `${text} {S}, en {biz}. {Act}.`),
    ...lines.map((text) => `${text} {S}. {Act}.`),
    ...hooks.map((text) => `${text} {Act}.`),
  ];
  const begun = angle.starts(copy).map((text) => `${text} {Para momento}: {n}. {Act}.`);
  // The time of year only says when a boiler is looked at.
  if (seasonLines(copy) !== lines) return [begun, ["{Para momento}, {s} en {biz}. {Act}."]];
  return angle.name === "por el problema"
    ? [begun, own]
    : angle.name === "por lo propio"
      ? [
          ["{Diff}. {Para momento}: {n}. {Act}.", "{Diff}. {S}, {para momento}. {Act}."],
          // «Rosca de Reyes» has said for when.
          copy.moment ? [] : ["{Diff}. {S}, en {biz}. {Act}."],
          own,
        ]
      : [own];
}

/** Whom the message named, unless the thing says it already: «clases de surf para niños». */
function namedAudience({ request, subject }: Copy): string | undefined {
  const { audience } = request;
  return audience && fold(subject.bare).includes(fold(audience)) ? undefined : audience;
}

/** «Para autónomos: puesto fijo, 149 € al mes.»: those whom the message named are addressed first. */
function addressedLines(copy: Copy, starts: readonly string[]): string[][] {
  const { offer, facts } = copy.request;
  const audience = namedAudience(copy);
  if (!audience || / que |^quien/iu.test(audience)) return [];
  const told = offer ? "{n}, {offer}." : facts[0] ? facts[0] : "{n}.";
  // What names the thing again, or them, says nothing new.
  const fresh = starts.filter((start) => !/\{(?:S|s|N|n|de s|a s|un s|aud|cerca)\}/.test(start));
  const ends = [`${told} {Act}.`, told];
  return ends.flatMap((end) => [
    fresh.map((start) => `Para {aud}: ${end.replace("{Act}", `${start} {Act}`)}`),
    [`Para {aud}: ${end}`],
  ]);
}

/** Each line of a pool, then the trade's own words as a last resort. */
function firstThatFits(copy: Copy, pools: readonly (readonly string[])[], max: number): string {
  for (const pool of pools) {
    const text = pool.length > 0 ? copy.fit(pool, max) : "";
    if (text && !copy.industry.shorts.some((short) => copy.fill(short) === text)) return text;
  }
  return copy.fit(copy.tone.cta[copy.goal.id], max);
}

function metaText(copy: Copy, angle: Angle): string {
  const lines = linesOf(copy, angle);
  const news = copy.request.announcement;
  const first = copy.request.offer
    ? [
        angle.starts(copy).map((text) => `${text} {S}${offered(copy)}. {Act}.`),
        angle.starts(copy).map((text) => `${text} {N}, {offer}. {Act}.`),
        // The title has named the thing where there is no room for it here.
        angle.starts(copy).map((text) => `${text} {Offer}. {Act}.`),
        angle.starts(copy).map((text) => `${text} {N}, {offer}.`),
        angle.starts(copy).map((text) => `${text} {Offer}.`),
        [`{S}${offered(copy)}. {Act}.`, `{S} en {biz}${offered(copy)}. {Act}.`],
        ["{Offer}. {Act}."],
      ]
    : news
      ? [
          ...toldLines(copy, angle),
          news.hooks.map((text) => `${text} ${news.lines[0]}`),
          news.hooks,
        ]
      : [...toldLines(copy, angle), ...timelyLines(copy, angle)];
  const own = copy.differentiators.map((text) => `${text[0]!.toUpperCase()}${text.slice(1)}.`);
  // One ad says what is the house's own; of several each keeps its own beginning.
  const alone = (copy.request.count ?? 3) === 1 && own.length > 0;
  const addressed = news
    ? []
    : addressedLines(
        copy,
        alone ? [...own, ...(own.length > 1 ? [] : angle.starts(copy))] : angle.starts(copy),
      );
  return firstThatFits(copy, [...addressed, ...first, ...lines], limits.metaText);
}

/** The button an ad network offers that fits what the customer does in this trade. */
export function adButton(copy: Copy): string {
  const act = copy.industry.act;
  if (copy.goal.id === "sales") {
    if (/reserv|cita|hora|visita|plaza|fecha/u.test(act)) return "Reservar";
    return isShop(copy) ? "Comprar" : "Enviar mensaje";
  }
  if (copy.goal.id === "leads" && isShop(copy)) return "Enviar mensaje";
  // Who sells lessons gives no estimate.
  const estimates = /presupuesto|medidas|proyecto|valoraci/u.test(
    `${copy.industry.lead} ${copy.industry.act}`,
  );
  return copy.say(copy.goal.button.filter((text) => estimates || !/presupuesto/i.test(text)));
}

/** With its moment when one was named and both fit; news is its own title. */
function metaTitle(copy: Copy): string {
  const news = copy.request.announcement?.hooks ?? [];
  const timely =
    copy.moment && copy.dice.below(3) > 0 ? ["{S} {para momento}", "{Para momento}, {n}"] : [];
  const audience = namedAudience(copy);
  const theirs = audience && !/ que |^quien/iu.test(audience) ? ["{N} para {aud}"] : [];
  const short = shortOffer(copy);
  const offer = short ? [`{N}: ${short}`, "{N}: {offer}"] : [];
  // What it is, where and why here: «pilates máquina: grupos de seis» says more than «sin complicarse».
  // «Lavado de alfombras con lavado en 5 días» says its own word twice.
  const again = fold(copy.fill("{having}")).startsWith(`${fold(copy.subject.bare).split(" ")[0]} `);
  const plain = [
    "{N} {alone}",
    again ? "" : "{N} con {having}",
    "{N} en {cerca}",
    "{N} · {biz}",
  ].filter(Boolean);
  return firstThatFits(
    copy,
    [news, theirs, offer, timely, plain, ["{N}"], copy.tone.headlines],
    limits.metaTitle,
  ).replace(/\.$/, "");
}

/** The offer, what sets the house apart or the step: something that the title has not said. */
function description(copy: Copy, angle: Angle, title: string): string {
  const short = shortOffer(copy);
  const said = fold(title);
  const own = [
    short && !said.includes(fold(short))
      ? short.replace(/^[a-zß-öø-ž]/u, (a) => a.toUpperCase())
      : "",
    // Its text has said it already.
    angle.name === "por lo propio" ? "En {cerca}" : "",
    copy.moment ? "{Para momento}" : "",
    angle.name === "por el problema" ? "{Act}" : "En {cerca}",
    "{Diff}",
    "{Act}",
    "{Lead}",
    "En {cerca}",
    "{biz}",
  ];
  for (const template of own) {
    const text = template && copy.fit([template], limits.metaDescription);
    if (
      text &&
      !said.includes(fold(text)) &&
      !copy.industry.shorts.some((line) => copy.fill(line) === text)
    )
      return text.replace(/\.$/, "");
  }
  return copy
    .fit(
      copy.industry.shorts.filter((line) => copy.fill(line) !== title),
      limits.metaDescription,
    )
    .replace(/\.$/, "");
}

function metaParts(
  copy: Copy,
  angle: Angle,
): Record<"title" | "text" | "description" | "button", string> {
  const title = metaTitle(copy);
  return {
    title,
    text: metaText(copy, angle),
    description: description(copy, angle, title),
    button: adButton(copy),
  };
}
const metaAd = ({ title, text, description, button }: ReturnType<typeof metaParts>) =>
  [
    `**Titular:** ${title}`,
    `**Texto principal:** ${text}`,
    `**Descripción:** ${description}`,
    `**Botón:** ${button}`,
  ].join("\n\n");

const ad: Kind = {
  id: "ad",
  write(copy) {
    const total = copy.count(3, 6);
    const order = copy.dice.shuffle(anglesOf(copy));
    const parts = Array.from({ length: total }, (_, index) => {
      const angle = order[index % order.length]!;
      const text = metaAd(metaParts(copy.variant(`ad ${index}`), angle));
      return total === 1 ? text : `### Anuncio ${index + 1}: ${angle.name}\n\n${text}`;
    });
    return {
      title: "Anuncio para Meta",
      body: stack(...parts, `**Objetivo de campaña:** ${copy.goal.metaObjective}.`),
      reasons: [
        `Todo cabe en lo que Meta enseña sin cortar: ${limits.metaTitle}, ${limits.metaText} y ${limits.metaDescription} caracteres.`,
        total > 2
          ? `Cada anuncio empieza por un sitio distinto: ${order
              .map(({ name }) => name.replace("por ", ""))
              .join(", ")
              .replace(/, (?=[^,]+$)/u, " y ")}.`
          : "El titular habla del producto y el texto, de la persona: no se repiten.",
        "Un botón por anuncio, el que toca para el objetivo.",
      ],
    };
  },
};

const adTest: Kind = {
  id: "ad-test",
  write(copy) {
    const [one, two] = copy.dice.shuffle(anglesOf(copy));
    const metric = copy.goal.metrics[0]![0].toLowerCase();
    const base = metaParts(copy, one!);
    const other = copy.variant("b");
    const first = base.text;
    const tries = ["", "x", "y"].map((key) => metaText(key ? other.variant(key) : other, two!));
    const second = tries.find((text) => text !== first) ?? tries[0]!;
    return {
      title: "Prueba A/B",
      body: stack(
        copy.fill(`**Pregunta:** ¿qué mueve más con {s}: empezar ${one!.name} o ${two!.name}?`),
        "### Igual en las dos",
        [
          `**Titular:** ${base.title}`,
          `**Descripción:** ${base.description}`,
          `**Botón:** ${base.button}`,
        ].join("\n\n"),
        `### Versión A: ${one!.name}`,
        `**Texto principal:** ${first}`,
        `### Versión B: ${two!.name}`,
        `**Texto principal:** ${second}`,
        "### Cómo se hace",
        table(
          ["Qué", "Regla"],
          [
            ["Público, imagen y presupuesto", "Los mismos para las dos"],
            ["Lo único que cambia", "El texto principal"],
            ["Duración", "Siete días completos, sin tocar nada"],
            ["Se decide por", metric],
            [
              "Se da por ganadora",
              "La que saque una ventaja clara con un número parecido de impresiones; si quedan casi iguales, manda la más barata",
            ],
          ],
        ),
      ),
      reasons: [
        "Solo cambia una cosa, el texto principal: así sabes a qué se debe la diferencia.",
        "Siete días recogen entre semana y fin de semana.",
        `Se mira ${metric} porque tu objetivo es ${copy.goal.aim}.`,
      ],
    };
  },
};

const placements: Readonly<Record<string, string>> = {
  sales:
    "Feed e historias de Instagram y Facebook. Deja fuera la red de socios: trae clics que no compran.",
  awareness: "Reels e historias primero; el feed como apoyo. Vídeo corto antes que foto.",
  engagement: "Feed de Instagram y Facebook, que es donde se comenta. Sin red de socios.",
  leads: "Feed e historias con formulario corto o mensaje directo. Sin red de socios.",
  retention: "Feed e historias, solo a listas propias: clientes y seguidores.",
};

/** The age that the audience's own words say. */
function agesOf(audience: string): string {
  const [, from, to] = /(\d{2}) ?(?:a|y|-) ?(\d{2})/u.exec(audience) ?? [];
  if (from && to) return `de ${from} a ${to} años`;
  const least = /(?:mayores|m[aá]s|partir) de (?:los )?(\d{2})/iu.exec(audience)?.[1];
  if (least) return `de ${least} años en adelante`;
  if (/j[oó]venes|estudiantes|universitari/iu.test(audience)) return "de 18 a 30 años";
  if (/jubilad|tercera edad/iu.test(audience)) return "de 60 años en adelante";
  return "de 25 a 55 años, para empezar";
}

const audience: Kind = {
  id: "audience",
  write(copy) {
    const profile = copy.brief.profile;
    const age = profile?.audienceAge
      ? `de ${profile.audienceAge.replace("+", " en adelante").replace("-", " a ")} años`.replace(
          "en adelante años",
          "años en adelante",
        )
      : agesOf(copy.fill("{aud}"));
    const where = copy.location
      ? `${copy.location} y alrededores`
      : "tu zona de reparto o a la distancia que alguien haría para venir";
    const who = copy.fill("{Aud}") || `Personas que buscan ${copy.fill("{n}")}`;
    const likes = interests[copy.industry.id] ?? anyInterests;
    const say = (pool: readonly string[]) => copy.fit(pool, 110);
    return {
      title: copy.fill("Público para anunciar {n}"),
      body: stack(
        `**A quién:** ${who}.`,
        table(
          ["Conjunto", "Cómo se define", "Qué se le dice"],
          [
            ["Frío", `${where}; ${age}; intereses: ${list(likes)}`, say(copy.industry.hooks)],
            [
              "Templado",
              "Quien vio al menos la mitad de tus vídeos o visitó tu perfil en 90 días",
              say(copy.industry.says ?? copy.industry.scenes),
            ],
            [
              "Caliente",
              "Quien escribió, guardó o visitó la web en 30 días",
              copy.fill(copy.request.offer ? "{Offer}. {Act}." : "{S}: {act}."),
            ],
            [
              "Parecido",
              "Similares al 1 % de tu lista de clientes, cuando pase de cien personas",
              say(copy.industry.pains),
            ],
          ],
        ),
        "### Dónde se enseña",
        placements[copy.goal.id],
        "**Excluye:** a quien ya compró este mes (salvo en el conjunto caliente de recompra), a tu equipo y, en el frío, a quien ya está en los otros tres conjuntos.",
        "**Orden:** empieza por el templado y el caliente; si funcionan, abre el frío. Un solo interés por conjunto si quieres saber cuál trae a la gente.",
        copy.industry.sober
          ? "**Cuidado:** no apuntes por salud, deudas, duelo ni situación personal; las redes lo prohíben y quien lo ve se siente señalado."
          : "",
      ),
      reasons: [
        "Son cuatro grupos según lo cerca que están de comprar, con un mensaje distinto para cada uno.",
        profile?.targetAudience
          ? "El público sale de lo que contaste en Brain Central."
          : "Aún no sé quién es tu cliente: lo he dejado abierto para que lo estreches.",
      ],
    };
  },
};
export const bran: readonly Kind[] = [ad, adTest, audience];
