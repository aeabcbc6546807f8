import type { SocialPlatform } from "#shared/brain.ts";
import type { Copy } from "../copy.ts";
import type { Draft, Kind } from "../draft.ts";
import { addDays, monthNamed, seasonsAhead, shortDay } from "../language/dates.ts";
import { fold } from "../language/escape.ts";
import { graphemes } from "../language/polish.ts";
import { signs } from "../lexicon/signs.ts";
import { isSentence } from "../understanding/facts.ts";
import { body } from "./body.ts";
import { inComments } from "./calls.ts";
import { hashtags } from "./hashtags.ts";
import { about } from "./introduction.ts";
import { flow, small, stack, table } from "./layout.ts";
import { offerLine } from "./offer-line.ts";
import { aim, callToAction, hook, proof, scene } from "./paragraphs.ts";

const names: Readonly<Record<SocialPlatform, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  twitter: "X",
  email: "correo",
};

/** Where a post goes: what was asked, else the first network of the profile, else Instagram. */
function network(copy: Copy): Exclude<SocialPlatform, "email"> {
  const asked = copy.request.platform;
  if (asked && asked !== "email") return asked;
  const usual = copy.brief.profile?.preferredPlatforms.find((platform) => platform !== "email");
  return (usual as Exclude<SocialPlatform, "email"> | undefined) ?? "instagram";
}
export const networkName = (copy: Copy) => names[network(copy)];

/** «Un post para Instagram y otro para Facebook»: the networks, in the order in which they were named. */
function networksNamed({ brief }: Copy): Exclude<SocialPlatform, "email">[] {
  const folded = fold(brief.prompt.slice(0, 600));
  return (["instagram", "facebook", "linkedin", "tiktok", "twitter"] as const)
    .map((platform) => [folded.indexOf(platform), platform] as const)
    .filter(([at]) => at >= 0)
    .sort(([one], [other]) => one - other)
    .map(([, platform]) => platform);
}

function onePost(copy: Copy): string {
  const place = network(copy);
  const first = hook(copy);
  const line = `**${first}${place === "linkedin" ? "" : copy.emoji()}**`;
  if (place === "twitter") {
    const call = callToAction(copy);
    const middle = flow(about(copy, first) || scene(copy), offerLine(copy));
    const tags = hashtags(copy, 2);
    for (const parts of [
      [line, middle, call, tags],
      [line, middle, call],
      [line, call],
      [line, middle],
      [line],
    ]) {
      const text = stack(...parts);
      if (graphemes(text.replace(/\*/g, "")) <= 280) return text;
    }
    return line;
  }
  const tags = hashtags(
    copy,
    place === "linkedin" ? 3 : place === "facebook" ? 2 : place === "tiktok" ? 4 : 6,
  );
  const text =
    place === "tiktok" ? flow(about(copy, first), scene(copy), offerLine(copy)) : body(copy, first);
  return stack(line, text, askedInPublic(copy, `${first} ${text}`), tags);
}

/** The call, and where the answers go when it asks something. */
function askedInPublic(copy: Copy, said: string): string {
  const call = callToAction(copy, said);
  return copy.goal.id !== "engagement" ||
    copy.request.announcement ||
    !call.includes("?") ||
    /comentarios|leemos|^¿Dudas/iu.test(call)
    ? call
    : flow(call, copy.say(inComments));
}

const post: Kind = {
  id: "post",
  write(copy) {
    const total = copy.count(1);
    const name = networkName(copy);
    const asked = total === 1 ? networksNamed(copy) : [];
    if (asked.length > 1)
      return {
        title: `Post para ${names[asked[0]!]}`,
        body: asked
          .map((platform, index) => {
            const one = index === 0 ? copy : copy.variant(platform);
            const text = onePost({ ...one, request: { ...one.request, platform } });
            return index === 0 ? text : `## Post para ${names[platform]}\n\n${text}`;
          })
          .join("\n\n"),
        reasons: [
          "Cada red lleva el suyo: no dicen lo mismo con las mismas palabras.",
          "Todos terminan pidiendo una sola cosa.",
        ],
      };
    if (total === 1)
      return {
        title: `Post para ${name}`,
        body: onePost(copy),
        closes: true,
        reasons: ["Pide una sola cosa al final: quien lee no tiene que elegir."],
      };
    const pieces = Array.from({ length: total }, (_, index) => {
      const text = onePost(copy.variant(`post ${index}`));
      return index === 0 ? text : `## Post para ${name}, opción ${index + 1}\n\n${text}`;
    });
    return {
      title: `Post para ${name}, opción 1`,
      body: pieces.join("\n\n"),
      reasons: [
        "Cada opción abre de una manera distinta: elige por la primera línea.",
        "Todas terminan pidiendo una sola cosa.",
      ],
    };
  },
};

/** The steps, signs or tips that the title promises, one a slide; undefined when it promises none. */
function listedSlides(copy: Copy): [string, string][] | undefined {
  if (copy.howTo) return copy.howTo.steps.map(([title, text]) => [title, text]);
  const titled = copy.subject.bare.startsWith("«");
  const asked = titled
    ? /(?:(\d{1,2}) )?(se[ñn]ales|s[ií]ntomas|errores|consejos|trucos|tips|claves)/iu.exec(
        copy.subject.bare,
      )
    : /(?<![a-zà-ž])([3-8]) (consejos|trucos|tips|claves)(?![a-zà-ž])/iu.exec(copy.brief.prompt);
  if (!asked) return undefined;
  const total = Math.min(8, Math.max(3, Number(asked[1] ?? 5)));
  const tips = copy.industry.tips.map(([title, text]): [string, string] => [
    copy.fill(title),
    copy.fill(text),
  ]);
  const known = /^[st].*(?:ales|omas)$/iu.test(asked[2]!)
    ? (signs[copy.industry.id] ?? []).map((text): [string, string] => ["", text])
    : /^errores$/i.test(asked[2]!)
      ? copy.industry.pains.map((text): [string, string] => ["", copy.fill(text)])
      : [
          ...tips,
          ...(copy.industry.says ?? []).map((text): [string, string] => ["", copy.fill(text)]),
        ];
  return known.length >= total ? known.slice(0, total) : undefined;
}

/** «5 errores…» without five to tell: a title keeps no number that the text does not. */
function unpromised(line: string, listed: readonly unknown[] | undefined): string {
  return listed
    ? line
    : line
        // «Errores al instalar…» without an error to tell is about doing it.
        .replace(
          /^\d+ (?:errores|mitos|fallos) (?:al|de|sobre|en) (.+?)\.?$/iu,
          "$1: lo que conviene saber",
        )
        .replace(/^\d+ (?=[a-zA-ZÀ-ÖØ-ž])/u, "")
        .replace(/^[a-zß-öø-ž]/u, (letter) => letter.toUpperCase());
}

const carousel: Kind = {
  id: "carousel",
  write(copy) {
    const listed = listedSlides(copy);
    const total = listed ? listed.length + 2 : Math.max(4, copy.count(6));
    const first = (
      listed && !copy.howTo && !copy.subject.bare.startsWith("«")
        ? copy.fill(`${listed.length} consejos: {n}`)
        : unpromised(hook(copy), listed)
    ).replace(/\.$/, "");
    // The facts of the person first, then what is true of the thing, then advice.
    const own: [string, string][] = [
      // «Cuidados después de la esterilización» is a heading, and tells nothing yet.
      ...copy.request.facts
        .slice(0, 1)
        .filter((text) => isSentence(text) || /\d/.test(text))
        .map((text): [string, string] => [
          fold(text).startsWith(fold(copy.subject.full)) ? "" : copy.fill("{S}"),
          text,
        ]),
      ...copy.several(copy.industry.says ?? [], 2).map((text): [string, string] => ["", text]),
    ];
    const ends = proof(copy, true) || (copy.differentiators.length > 0 ? copy.fill("{Diff}.") : "");
    const advice = copy.industry.tips
      .slice(0, 5)
      .map(([title, text]): [string, string] => [copy.fill(title), copy.fill(text)]);
    const slides = listed ?? [...own, ...advice].slice(0, total - 2);
    while (slides.length < total - 2)
      slides.push([
        "",
        copy.say([...copy.industry.scenes, ...copy.tone.turns, ...copy.goal.reasons]),
      ]);
    const middle = slides.map(
      ([title, text], index) =>
        `### Lámina ${index + 2}\n\n${stack(title ? `**${title}**` : "", title ? text : `**${text}**`)}`,
    );
    const offer = offerLine(copy);
    const last = `### Lámina ${total}\n\n${stack(offer && `**${offer}**`, ends, `**${callToAction(copy)}**`)}`;
    const plain = listed || copy.subject.bare.startsWith("«") ? "Desliza." : "";
    const cover = `### Lámina 1: portada\n\n**${first}**\n\n${
      plain ||
      copy.say([
        "{S}, en {biz}. Desliza.",
        "{S}: lo que conviene saber. Desliza.",
        "{S}, en pocas láminas.",
      ])
    }`;
    const caption = stack(
      `### Texto que acompaña`,
      flow(copy.request.facts.join(" ") || scene(copy), offer || aim(copy)),
      callToAction(copy),
      hashtags(copy, 5),
    );
    return {
      title: `Carrusel de ${total} láminas`,
      body: stack(cover, ...middle, last, caption),
      reasons: [
        "La portada promete una cosa y las láminas la cumplen en orden.",
        "Cada lámina lleva una sola idea: se entiende aunque alguien pare a la mitad.",
      ],
    };
  },
};

const slants = [
  "consejo",
  "dentro",
  "producto",
  "pregunta",
  "escena",
  "prueba",
  "recordatorio",
] as const;

/** The thing, with its price or offer. */
const theme = (copy: Copy) => copy.fill(copy.request.offer ? "{s}, {offer}" : "{s}");

/** Rows of a calendar: [day, format, topic, first line]. */
export function calendarRows(copy: Copy, days: number, start = 1): string[][] {
  const tips = copy.dice.shuffle(copy.industry.tips);
  const shots = copy.dice.shuffle(copy.industry.shots);
  return Array.from({ length: days }, (_, index) => {
    const day = shortDay(addDays(copy.today, start + index));
    const slant = slants[index % slants.length]!;
    const one = copy.variant(`day ${index}`);
    const tip = tips[Math.floor(index / slants.length) % tips.length]!;
    const rows: Record<(typeof slants)[number], () => [string, string, string]> = {
      consejo: () => ["Carrusel", `Consejo: ${small(tip[0])}`, one.fill(tip[1])],
      dentro: () => ["Reel", `Se ve: ${shots[index % shots.length]}`, one.say(one.industry.hooks)],
      producto: () => ["Post", `Protagonista: ${theme(one)}`, one.say(one.tone.hooks)],
      pregunta: () => [
        "Historia con encuesta",
        "Que conteste la gente",
        one.say(one.industry.asks),
      ],
      escena: () => ["Foto", one.fill("Un momento con {s}"), scene(one)],
      prueba: () => [
        "Post",
        one.differentiators.length > 0 ? "Lo que te distingue" : "Por qué preguntar",
        proof(one, true) || one.say(one.tone.turns),
      ],
      recordatorio: () => ["Historia", "Cómo se pide", callToAction(one)],
    };
    return [day, ...rows[slant]()];
  });
}

/** Three pieces a week of the month that was named, its own days among them. */
function monthCalendar(copy: Copy, month: string): Draft {
  const first = addDays(copy.today, 1);
  const all = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (day) => day.getUTCMonth() === first.getUTCMonth(),
  );
  const near = seasonsAhead(copy.today, 38, copy.location);
  const chosen = all.filter((_, index) => [0, 2, 5].includes(index % 7)).slice(0, 13);
  const rows = calendarRows(copy, chosen.length).map((row, index) => {
    const day = chosen[index]!;
    // What is celebrated in the next three days goes before what could be told any week; from two
    // weeks before, every other piece speaks of it.
    const soon = near.find(({ day: feast }) => {
      const ahead = (feast.getTime() - day.getTime()) / 86_400_000;
      return ahead >= 0 && (ahead < 3 || (ahead < 14 && index % 2 === 0));
    });
    const [, format = "", topic = "", line = ""] = row;
    return soon
      ? [shortDay(day), format, small(`Camino de ${soon.season.name}`), copy.say(soon.season.hooks)]
      : [shortDay(day), format, topic, line];
  });
  return {
    title: `Calendario de ${month} para ${networkName(copy)}`,
    body: stack(
      `**Tema de fondo:** ${theme(copy)}. Objetivo: ${copy.goal.aim}. Tres publicaciones por semana.`,
      table(["Día", "Formato", "De qué va", "Primera línea"], rows),
    ),
    reasons: [
      "Tres a la semana se pueden mantener todo el mes sin repetirse.",
      "Las fechas del mes se cuentan antes de que lleguen, cuando aún se puede decidir.",
      "Las primeras líneas ya están escritas; solo falta la foto.",
    ],
  };
}

const calendar: Kind = {
  id: "calendar",
  write(copy) {
    const month = monthNamed(copy.brief.prompt);
    if (month && !copy.request.count) return monthCalendar(copy, month);
    const days = copy.request.count ? Math.max(3, copy.request.count) : 7;
    const moment = copy.request.season ? `, camino de ${copy.request.season.name}` : "";
    return {
      title: `Calendario de ${days} días para ${networkName(copy)}`,
      body: stack(
        `**Tema de fondo:** ${theme(copy)}${moment}. Objetivo: ${copy.goal.aim}.`,
        table(["Día", "Formato", "De qué va", "Primera línea"], calendarRows(copy, days)),
      ),
      reasons: [
        "Alterna consejo, cara, producto y pregunta: nadie recibe dos ventas seguidas.",
        "Las primeras líneas ya están escritas; solo falta la foto.",
        "Empieza mañana para que puedas preparar hoy la primera pieza.",
      ],
    };
  },
};

const thread: Kind = {
  id: "thread",
  write(copy) {
    const total = Math.max(4, copy.count(6));
    const { tips } = copy.industry;
    const listed = listedSlides(copy);
    const first = unpromised(hook(copy), listed);
    const known = copy.several(copy.industry.says ?? copy.industry.scenes, 2);
    const told = listed?.map(([title, text]) => (title ? `**${title}.** ${text}` : text));
    const middle =
      told ??
      [
        flow(about(copy, first), known[0]),
        ...tips.slice(0, 2).map(([title, text]) => `**${copy.fill(title)}.** ${copy.fill(text)}`),
        known[1] ?? "",
        ...tips.slice(2).map(([title, text]) => `**${copy.fill(title)}.** ${copy.fill(text)}`),
        ...copy.several([...copy.industry.scenes, ...copy.tone.turns], 6),
      ]
        .filter(Boolean)
        .slice(0, total - 2);
    const lines = [
      `**${first}** Va en hilo.`,
      ...middle,
      flow(offerLine(copy), proof(copy), callToAction(copy)),
    ];
    return {
      title: `Hilo de ${lines.length} mensajes`,
      body: lines.map((line, index) => `${index + 1}/${lines.length} ${line}`).join("\n\n"),
      reasons: [
        "Cada mensaje se entiende solo: si alguien comparte el tercero, funciona.",
        "La petición va en el último, cuando ya se ha dado algo útil.",
      ],
    };
  },
};

export const teo: readonly Kind[] = [post, carousel, calendar, thread];
