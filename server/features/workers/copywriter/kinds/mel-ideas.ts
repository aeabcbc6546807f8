import { order } from "../chat/order.ts";
import type { Copy } from "../copy.ts";
import type { Draft, Kind } from "../draft.ts";
import { clip, plain } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import { goals } from "../lexicon/goals.ts";
import { writeList } from "../lists/lists.ts";
import { seasonIdeas } from "../lists/season-ideas.ts";
import { small, stack } from "./layout.ts";
import { standsAlone } from "./things.ts";

/** The form that an idea asks for in its own words. */
function formatOf(title: string): string | undefined {
  if (title.includes("{ask}") || /encuesta|pregunta(?!s)/iu.test(title)) return "historia";
  if (/una sola foto|en una foto/iu.test(title)) return "post";
  if (/segundos|d[ií]a entero|c[oó]mo se hace|se graba/iu.test(title)) return "reel";
  if (/capturas|preguntas|dudas|tres|cinco|fijarse|pasos|lista/iu.test(title)) return "carrusel";
  return undefined;
}

/** «Cómo va mi marketing»: what is known of this house and what is missing to answer; nothing is made up. */
export const asksHowItGoes =
  /\bc[oó]mo (?:va|van|voy|vamos|est[aá]|lo llevo)\b.*\b(?:marketing|redes|negocio|instagram|campañas?|cuentas?|marca|todo)\b|\bqu[eé] (?:tal|sabes de) (?:voy|va|mi (?:marketing|negocio|marca))\b/iu;

function whatIsKnown(copy: Copy): Draft {
  const { brief, goal, differentiators, products, location } = copy;
  const audience = brief.profile?.targetAudience;
  const known = [
    copy.businessName ? `- **Negocio:** ${copy.businessName}` : "",
    products.length > 0 ? `- **Qué vendes:** ${list(products.slice(0, 4).map(small))}` : "",
    audience ? `- **A quién:** ${small(clip(plain(audience), 80))}` : "",
    location ? `- **Dónde:** ${location}` : "",
    differentiators.length > 0 ? `- **Por qué tú:** ${list(differentiators.slice(0, 3))}` : "",
    `- **Para qué:** ${goal.aim}`,
  ].filter(Boolean);
  const missing = [
    ...goal.metrics.slice(0, 2).map(([name]) => `${small(name)}, de este mes y del pasado`),
    "qué publicaste en las últimas dos semanas y qué te escribió la gente",
  ];
  return {
    title: "Cómo va tu marketing",
    note: "No veo tus cuentas ni tu caja, así que no voy a decirte un número que no tengo.",
    body: stack(
      "### Lo que sé",
      known.join("\n"),
      "### Lo que me falta para responderte",
      missing
        .map((text, index) => `${index + 1}. ${text[0]!.toUpperCase()}${text.slice(1)}.`)
        .join("\n"),
      "### Mientras tanto, esta semana",
      goal.moves.map((text, index) => `${index + 1}. ${text}.`).join("\n"),
      "Escríbeme las cifras como te salgan («alcance de 900 a 1200, mensajes de 14 a 20») e Iko te dice qué sube, qué baja y qué cambiar.",
    ),
    reasons: [
      "Todo lo que afirma sale de tu Brain Central.",
      "Pide solo los números con los que se decide algo.",
    ],
    orders: [order(copy, "iko", { kind: "metrics-plan", ofHouse: true, goal: goal.aim })],
  };
}

/** Ideas for what to make, or how it goes when that is what is asked. */
export const ideas: Kind = {
  id: "idea-list",
  write(copy) {
    if (asksHowItGoes.test(copy.brief.prompt)) return whatIsKnown(copy);
    // Of a thing that was named, ideas are about it.
    if (copy.request.subject && !copy.request.announcement) return writeList(copy, "ideas", "mel");
    // «Ideas de reels» are reels, every one.
    if (/\b(?:reels?|v[ií]deos?)\b/iu.test(copy.brief.prompt))
      return writeList(copy, "ideas", "vivi");
    if (/\b(?:fotos?|im[aá]gen(?:es)?)\b/iu.test(copy.brief.prompt))
      return writeList(copy, "ideas", "ani");
    const total = copy.count(5);
    const tips = copy.dice.shuffle(copy.industry.tips);
    const asks = copy.dice.shuffle(copy.industry.asks);
    const shots = copy.dice.shuffle(copy.industry.shots);
    // Whatever the goal, what is sold is shown first.
    const [shown] = goals.sales.ideas;
    const own = [
      // What is done for people has no single photo nor, before it is seen, a price.
      ...(copy.products.length > 0 && !copy.industry.solemn && standsAlone(copy) ? [shown!] : []),
      ...copy.dice
        .shuffle(copy.goal.ideas)
        .filter(([title]) => standsAlone(copy) || !/llevaste|segunda vez/u.test(title)),
    ].map(([title, why], index) => [
      copy.fill(title),
      copy.fill(why),
      formatOf(title) ?? ["post", "carrusel", "historia"][index % 3]!,
    ]);
    const trade = copy.dice.shuffle([
      [`Consejo rápido: ${tips[0]![0].toLowerCase()}`, copy.fill(tips[0]![1]), "post"],
      [copy.fill(asks[0]!), "Se contesta en una palabra: perfecto para una encuesta.", "historia"],
      [
        `Diez segundos de sonido real: ${shots[0]}`,
        "Sin texto ni voz; solo lo que se oye.",
        "reel",
      ],
      [`Lo que casi nadie sabe: ${tips[1]![0].toLowerCase()}`, copy.fill(tips[1]![1]), "post"],
      [
        `Un problema que se reconoce: «${copy.say(copy.industry.pains).replace(/[«».]/g, "")}»`,
        "Empezar por el problema hace que se reconozcan.",
        "reel",
      ],
    ]);
    const { season } = copy.request;
    const seasonal = season
      ? [
          [copy.say(season.hooks) || season.name, copy.say(season.lines), "post"],
          ...seasonIdeas(copy).map(([format, title, why]) => [title, why, format.toLowerCase()]),
        ]
      : [];
    const mixed = [
      ...seasonal,
      ...own.flatMap((one, index) => (trade[index] ? [one, trade[index]] : [one])),
    ]
      .filter(
        ([title, why], index, all) =>
          title &&
          all.findIndex((other) => other[0] === title) === index &&
          all.findIndex((other) => other[1] === why) === index,
      )
      .slice(0, total);
    return {
      title: total === 1 ? "Una idea" : `${total} ideas`,
      body: mixed
        .map(
          ([title, why, format], index) =>
            `${index + 1}. **${title!.replace(/\.$/, "")}** (${format}). ${why}`,
        )
        .join("\n"),
      reasons: [
        `Mezclan las que sirven para ${copy.goal.aim} con las que solo dan ganas de parar a mirar.`,
        "Todas se pueden hacer con un teléfono esta semana.",
      ],
      orders: [
        order(copy, "teo", {
          kind: "post",
          note: `con esta idea: ${(mixed[0]?.[0] ?? "").replace(/[¿?¡!]/g, "").replace(/\.$/, "")}`,
        }),
      ],
    };
  },
};
