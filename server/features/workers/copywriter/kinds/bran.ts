import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { fold } from "../language/escape.ts";
import { isSentence } from "../understanding/facts.ts";
import { isPrice, offerNamed } from "../understanding/offers.ts";
import type { Angle } from "./ads/angles.ts";
import { anglesOf } from "./ads/angles.ts";
import { audience } from "./ads/audience.ts";
import { adButton } from "./ads/button.ts";
import { seasonLines, shortOffer } from "./concrete.ts";
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
      ["{s} {alone}", "{s} con {having}"].map(
        (text) =>
          // «Las mudanzas con presupuesto» are all of them; «mudanzas con presupuesto», any.
          `En {biz}, ${/^l[ao]s /u.test(copy.subject.full) ? text.replace("{s}", "{n}") : text}. {Act}.`,
      ),
      ["{Diff}. {S}, en {biz}. {Act}."],
      ["{Diff}. {S}. {Act}."],
      ["{Diff}. {Act}."],
    ];
  // The question has named the thing.
  if (angle.name === "por lo que buscan")
    return [
      begun.map((text) => `${text} En {biz}: {diff}. {Act}.`),
      begun.map((text) => `${text} {Act}.`),
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

/** «$15.000 perros chicos»: for whom it costs that. */
const priceFor =
  /^((?:\$|S\/ ?)?\d[\d.,]*(?: ?(?:€|euros|pesos|soles))?) (?=(?:perr|gat|niñ|adult|peque|grandes|chic)[a-z]*(?![a-zà-ž]))/iu;

/** What the person said goes first, after the angle's own beginning where both fit. */
function toldLines(copy: Copy, angle: Angle): string[][] {
  const { facts } = copy.request;
  const [first, second] = facts.map((text) => text.replace(priceFor, "$1 para "));
  const all = [first, second].filter(Boolean).join(" ");
  // «A 70 mil. Solo esta semana.»: a short second one belongs to the first.
  const fact = all.length < 70 ? all : first;
  if (!fact) return [];
  // The title has named the thing where there is no room to name it twice.
  const name = fold(fact).startsWith(fold(copy.subject.full)) ? copy.subject.full.length : 0;
  const rest = name ? fact.slice(name).replace(/^[,:. ]+/u, "") : "";
  // «Del viernes 4, $12.000» belongs to the name that was cut.
  const short =
    rest.length > 8 && !/^(?:del?|para|con|en|al?|sin|por) /iu.test(rest)
      ? `${rest[0]!.toUpperCase()}${rest.slice(1)}`
      : "";
  return [
    angle.starts(copy).map((text) => `${text} ${fact} {Act}.`),
    ...(short ? [angle.starts(copy).map((text) => `${text} ${short} {Act}.`)] : []),
    angle.starts(copy).map((text) => `${text} ${fact}`),
    [`${fact} {Act}.`, fact],
  ];
}

/** «…, niños de 8 a 14»: whom it is for, in a clause of its own. */
const agesTold =
  /, ?((?:ni[nñ][oa]s|j[oó]venes|adult[oa]s|adolescentes|mayores) (?:de|entre) \d{1,2}(?: (?:a|y) \d{1,2})?(?: años)?)(?=\s*(?:[,.;]|$))/iu;

/** «…, solo para llevar»: what the offer is not for. */
const limitTold =
  /, ?((?:solo|s[oó]lo|[uú]nicamente) (?:para llevar|a domicilio|en (?:el )?local|en tienda|en efectivo|con cita|con reserva|online|por encargo))(?=\s*(?:[,.;]|$))/iu;
const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1).toLowerCase()}`;

/** A price with what else was told of the thing; what tells the price itself stands in its own words. */
function besideOffer(copy: Copy, angle: Angle): string[][] {
  const { facts, offer = "" } = copy.request;
  const figure = /\d[\d.,]*/u.exec(offer)?.[0] ?? "-";
  if (facts.some((text) => text.includes(figure))) return toldLines(copy, angle);
  const ages = agesTold.exec(copy.brief.prompt)?.[1];
  const limit = limitTold.exec(copy.brief.prompt)?.[1];
  const fact = [
    facts[0],
    ages && `Para ${ages.toLowerCase()}.`,
    limit && !facts.some((text) => fold(text).includes(fold(limit))) && `${capital(limit)}.`,
  ]
    .filter(Boolean)
    .join(" ");
  if (!fact) return [];
  const told = isSentence(fact) ? `${fact} ` : `${fact.replace(/\.$/u, "")}. `;
  return [
    angle.starts(copy).map((text) => `${text} {S}${offered(copy)}. ${told}{Act}.`),
    angle.starts(copy).map((text) => `${text} {S}${offered(copy)}. ${told}`),
    [`{S}${offered(copy)}. ${told}{Act}.`, `{S}${offered(copy)}. ${told}`],
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
        ...besideOffer(copy, angle),
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

/** With its moment when one was named and both fit; news is its own title. */
function metaTitle(copy: Copy, index: number, taken: ReadonlySet<string>): string {
  const news = copy.request.announcement?.hooks ?? [];
  const timely =
    copy.moment && copy.dice.below(3) > 0 ? ["{S} {para momento}", "{Para momento}, {n}"] : [];
  const audience = namedAudience(copy);
  const theirs = audience && !/ que |^quien/iu.test(audience) ? ["{N} para {aud}"] : [];
  // What a text tells in the owner's own sentence is still what its title offers.
  const own = copy.request.offer ? undefined : offerNamed(copy.brief.prompt);
  const short = own && !isPrice(own) ? own.replace(/^una? (?=\d)/u, "") : shortOffer(copy);
  const offer = short ? [`{N}: ${short}`, ...(own ? [] : ["{N}: {offer}"])] : [];
  // What it is, where and why here: «pilates máquina: grupos de seis» says more than «sin complicarse».
  // «Lavado de alfombras con lavado en 5 días» says its own word twice.
  const again = fold(copy.fill("{having}")).startsWith(`${fold(copy.subject.bare).split(" ")[0]} `);
  const plain = [
    "{N} {alone}",
    again ? "" : "{N} con {having}",
    "{N} en {cerca}",
    // «Mudanzas · Mudanzas Paco»
    fold(copy.businessName).includes(fold(copy.subject.bare).split(" ")[0]!) ? "" : "{N} · {biz}",
  ].filter(Boolean);
  const pools =
    // Of several ads one begins with what the thing is: three titles that say one price test nothing.
    index % 2 === 1
      ? [news, theirs, timely, plain, offer, ["{N}"], copy.tone.headlines]
      : [news, theirs, offer, timely, plain, ["{N}"], copy.tone.headlines];
  const fits = (rest: typeof pools) =>
    firstThatFits(copy, rest, limits.metaTitle).replace(/\.$/, "");
  const title = fits(pools);
  if (!taken.has(title)) return title;
  const name = fold(copy.subject.bare);
  const twice = fold(copy.businessName).includes(name.split(" ")[0]!);
  const other = [...plain, twice ? "{N}" : "{N} en {biz}", "{N}"]
    .map((text) => fits([[text]]))
    .find((text) => fold(text).includes(name) && !taken.has(text));
  return other ?? title;
}

/** The offer, what sets the house apart or the step: something that the title has not said. */
function description(copy: Copy, angle: Angle, title: string, index: number): string {
  const short = shortOffer(copy);
  const said = fold(title);
  const own = [
    // Once is enough under three titles: the text tells it too.
    short && index % 3 !== 2 && !said.includes(fold(short))
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
  index = 0,
  taken: ReadonlySet<string> = new Set(),
): Record<"title" | "text" | "description" | "button", string> {
  const title = metaTitle(copy, index, taken);
  return {
    title,
    text: metaText(copy, angle),
    description: description(copy, angle, title, index),
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

const onlyOne = /(?<![a-zà-ž\d])(?:1|un solo|s[oó]lo un|un [uú]nico) anuncio(?![a-zà-ž])/iu;

const ad: Kind = {
  id: "ad",
  write(copy) {
    // «1 anuncio» is one, and «un anuncio» leaves room to choose.
    const total = onlyOne.test(copy.brief.prompt) ? 1 : copy.count(3, 6);
    const order = copy.dice.shuffle(anglesOf(copy));
    const taken = new Set<string>();
    const parts = Array.from({ length: total }, (_, index) => {
      const angle = order[index % order.length]!;
      const ad = metaParts(copy.variant(`ad ${index}`), angle, index, taken);
      taken.add(ad.title);
      const text = metaAd(ad);
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

/** What one result of the button costs: the figure that an ad manager shows for each version. */
const costs: Readonly<Record<string, string>> = {
  Comprar: "coste por compra",
  Reservar: "coste por reserva",
  "Enviar mensaje": "coste por conversación iniciada",
  "Obtener presupuesto": "coste por solicitud",
  Llamar: "coste por llamada",
};

const adTest: Kind = {
  id: "ad-test",
  write(copy) {
    const [one, two] = copy.dice.shuffle(anglesOf(copy));
    const base = metaParts(copy, one!);
    const metric = costs[base.button] ?? "coste por clic en el enlace";
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
        `Se mira el ${metric} porque es lo que pide el botón, y el gestor de anuncios lo enseña.`,
      ],
    };
  },
};

export const bran: readonly Kind[] = [ad, adTest, audience];
