import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { graphemes } from "../language/polish.ts";
import { isThing } from "../own-words.ts";
import { stepsTold } from "../understanding/how-to.ts";
import { clock, lengths, momentsIn, shownNamed } from "../understanding/video.ts";
import { asQuestion } from "./ads/angles.ts";
import { adButton } from "./ads/button.ts";
import { forAnybody, knownSays, publicCall, seasonLines } from "./concrete.ts";
import { hashtags } from "./hashtags.ts";
import { about } from "./introduction.ts";
import { flow, small, stack, table } from "./layout.ts";
import { isMaking, makingNote, stagesOf, stepsKnown, stepsLine } from "./making.ts";
import { offerLine } from "./offer-line.ts";
import { hook, proof, scene } from "./paragraphs.ts";
import { shotList } from "./shot-list.ts";
import { subjectShot } from "./things.ts";
import { cuts, isShort, sound } from "./video-style.ts";

/** What is heard in the middle of a video in which nobody speaks. */
const noises = [
  "Sonido real del plano, sin música",
  "Sube un poco la música",
  "El ruido del lugar, tal cual",
  "Se mantiene la base",
];
const strip = (text: string) => text.replace(/[.]$/, "");
/** The seconds of a video: what was asked, else one of the usual lengths, shorter or longer on request. */
function secondsOf(copy: Copy, usual: readonly number[]): number {
  const { seconds, length } = copy.request;
  if (seconds) return seconds;
  if (isShort(copy)) return 8;
  return length === "long" ? 40 : copy.dice.shuffle(usual)[0]!;
}

const close = (copy: Copy) =>
  isShort(copy)
    ? copy.fill(copy.businessName ? "{biz}, en pantalla" : "El nombre, en pantalla")
    : copy.businessName
      ? copy.say([
          "{biz}, en pantalla, sobre el último plano",
          "El nombre, {biz}, quieto sobre el último plano",
        ])
      : "El nombre, quieto, sobre el último plano";

/** Short words to set on a shot: what was asked for first, with its moment and its offer. */
const captionFor = (copy: Copy, max = 34) => {
  const last = copy.industry.shorts.map((text) => copy.fill(text));
  const pools = [
    copy.moment ? ["{Para momento}"] : [],
    ["{N} en {cerca}", "{Diff}"],
    ["{N}", "{S}"],
    ["En {biz}"],
  ];
  for (const pool of pools) {
    const text = copy.fresh(pool.filter((one) => graphemes(copy.fill(one)) <= max));
    if (text && !last.includes(text)) return strip(text);
  }
  return strip(copy.fit(copy.industry.shorts, max));
};

/** Shots of the trade that fit the subject, the thing itself first. */
function shotsFor(copy: Copy, count: number): string[] {
  const must = shownNamed(copy.brief.prompt);
  const own =
    (copy.industry.says || isThing(copy.subject)) && !copy.request.announcement
      ? [subjectShot(copy)]
      : [];
  return [
    ...new Set([
      ...own,
      ...(must ? [must] : []),
      ...copy.several(copy.industry.shots, count),
      "Las manos trabajando",
      "El lugar, vacío, antes de empezar",
      ...(copy.request.faceless || copy.request.silent ? [] : ["Una mirada a cámara"]),
      "El detalle, muy de cerca",
      "La puerta, desde la calle",
      "Un plano general, sin prisa",
      "Las herramientas, en su sitio",
      "La luz que entra por la ventana",
    ]),
  ]
    .filter((shot) => !copy.request.faceless || !/\bcara de |a cámara|retrato/iu.test(shot))
    .slice(0, count);
}

/** What is said (or read, when nobody speaks) in each middle moment, the most concrete first. */
function spoken(copy: Copy, first: string, count: number): string[] {
  const { request, industry } = copy;
  const news = request.announcement;
  const facts = request.facts.join(" ");
  const lines = [
    facts,
    ...(news ? copy.several(news.lines, 2) : []),
    ...copy.several(seasonLines(copy), 1),
    ...(news ? [] : copy.several(industry.says ?? industry.scenes, count > 3 ? 3 : 2)),
    proof(copy),
    // The season stays whole without a second line of it; what is said instead is about the thing.
    ...(news ? [] : copy.several(knownSays(copy), 2)),
    ...(news ? [] : copy.several(industry.scenes, 2)),
    ...copy.several(copy.tone.turns, 2),
    ...copy.several(copy.goal.reasons, 2),
  ].filter((text) => text && text !== first);
  const chosen = [...new Set(lines)].slice(0, count);
  // The thing is named aloud once, unless what the person told already names it.
  if (isShort(copy)) return chosen.map((line) => line.split(/(?<=[.?!…]) (?![^«]*»)/u)[0]!);
  if (!facts && !news && chosen[0])
    chosen[0] = request.silent
      ? copy.fill(copy.businessName ? "{S}, en {biz}" : "{S}")
      : flow(about(copy, first), chosen[0]);
  return chosen;
}

/** What can be read while a shot lasts: the line, or a short one when there is no time for it. */
function readable(copy: Copy, line: string, seconds: number): string {
  const text = strip(line);
  return text.length <= Math.min(100, seconds * 14) ? text : captionFor(copy, 40);
}

/** As much of a line as can be said while a shot lasts: whole sentences, the first one at least. */
function sayable(line: string, seconds: number): string {
  const most = Math.max(10, Math.round(seconds * 3.2));
  let text = "";
  for (const sentence of line.split(/(?<=[.?!…]) (?=[A-ZÀ-ÖØ-Þ¿¡])(?![^«]*»)/u)) {
    if (text && `${text} ${sentence}`.split(" ").length > most) break;
    text = text ? `${text} ${sentence}` : sentence;
  }
  return text;
}

interface Moment {
  time: string;
  shot: string;
  read: string;
  heard: string;
}

/** The moments of a video of so many seconds: they follow each other and add up to it. */
function moments(copy: Copy, seconds: number, first: string, opening?: string): Moment[] {
  // Every step that was told gets a shot of its own, of two seconds at least.
  const steps = isMaking(copy) ? stepsTold(copy.brief.prompt).length : 0;
  const count = Math.min(
    Math.max(momentsIn(seconds), steps > 1 ? steps + 2 : 0),
    Math.max(3, seconds >> 1),
  );
  const made = isMaking(copy) ? stagesOf(copy, count - 2) : [];
  const parts = lengths(seconds, count);
  const times = clock(parts);
  const shots = shotsFor(copy, count - 1);
  if (opening) shots.unshift(opening);
  const said = spoken(copy, first, count - 2);
  const { silent, offer } = copy.request;
  // What is read says where and why while the voice tells the rest.
  const reads = [
    // The one line there is time for says the price.
    copy.fill(offer && count < 4 ? "{N}: {offer}" : copy.businessName ? "{N} · {biz}" : "{S}"),
    ...(offer ? [copy.fill("{Offer}")] : []),
    ...(copy.moment ? [copy.fill("{Para momento}")] : []),
    ...copy.differentiators.slice(0, 1).map((text) => `${text[0]!.toUpperCase()}${text.slice(1)}`),
  ];
  const shown = new Set<string>();
  const caption = () => {
    for (let tries = 0; tries < 4; tries += 1) {
      const text = captionFor(copy);
      if (!shown.has(text)) return text;
    }
    return captionFor(copy);
  };
  return times.map((time, index) => {
    const stage = made[index - 1];
    if (stage && index < count - 1) return { time, ...stage };
    const shot = index === count - 1 ? close(copy) : shots[index]!;
    if (index === 0) return { time, shot, read: strip(first), heard: sound(copy) };
    const line = said[index - 1] ?? copy.say(copy.tone.turns);
    if (index === count - 1) {
      const end =
        isShort(copy) && !copy.request.announcement ? copy.fill("{Act}.") : publicCall(copy);
      return silent
        ? {
            time,
            shot,
            read: copy.request.announcement ? strip(end) : copy.fill("{Act}"),
            heard: "La música baja hasta quedar en nada",
          }
        : {
            time,
            shot,
            read: copy.request.announcement
              ? copy.fill("{biz}") || strip(first)
              : copy.fill("{Act}"),
            heard: end,
          };
    }
    const read = reads[index - 1] ?? caption();
    shown.add(read);
    if (!silent) return { time, shot, read, heard: sayable(line, parts[index]!) };
    const heard = noises[(index - 1) % noises.length]!;
    return { time, shot, read: readable(copy, line, parts[index]!), heard };
  });
}

const reel: Kind = {
  id: "reel-script",
  write(asked) {
    const copy = forAnybody(asked);
    const making = isMaking(copy);
    const first = making ? copy.fill("Cómo hacemos {s}, de principio a fin.") : hook(copy);
    const seconds = secondsOf(copy, [18, 20, 25]);
    const rows = moments(copy, seconds, first);
    const short = isShort(copy);
    const { silent, announcement } = copy.request;
    const next = announcement
      ? flow(copy.request.facts.join(" "), copy.say(announcement.lines))
      : flow(
          making ? stepsLine(copy) || copy.fill("{S}, en {biz}.") : about(copy, first),
          making
            ? proof(copy)
            : copy.fresh(seasonLines(copy)) || copy.say(copy.industry.says ?? copy.industry.scenes),
        );
    return {
      note: making && !stepsKnown(copy) ? makingNote : undefined,
      title: copy.fill("Guion de reel: {n}"),
      body: stack(
        `**Duración:** ${seconds} segundos · vertical 9:16 · ${cuts[copy.tone.id]}${silent ? " · nadie habla: todo se lee" : ""}.`,
        table(
          ["Segundos", "Plano", "Texto en pantalla", silent ? "Sonido" : "Voz o sonido"],
          rows.map(({ time, shot, read, heard }) => [time, shot, read, heard]),
        ),
        "### Texto de la publicación",
        short
          ? stack(`**${first}**`, offerLine(copy), publicCall(copy))
          : stack(`**${first}**`, next, offerLine(copy), publicCall(copy), hashtags(copy, 5)),
      ),
      reasons: [
        silent
          ? "Nadie habla: cada plano lleva su frase y da tiempo a leerla."
          : "Se entiende sin sonido: cada plano lleva su texto.",
        copy.request.seconds
          ? `Los tiempos suman los ${seconds} segundos que pediste.`
          : "Los tres primeros segundos ya enseñan el motivo: quien se queda ahí, se queda.",
        "La petición llega al final y una sola vez.",
      ],
    };
  },
};

const videoAd: Kind = {
  id: "video-ad",
  write(asked) {
    const copy = forAnybody(asked);
    const problem = copy.say(copy.industry.pains);
    const pain = copy.fill(isShort(copy) ? problem : asQuestion(problem));
    const seconds = secondsOf(copy, [15]);
    const { silent } = copy.request;
    const start = copy.say([
      ...(silent || copy.request.faceless ? [] : ["Una persona a cámara, sin presentación"]),
      "Manos en mitad del problema, sin cara",
      "Plano fijo del lugar, con el ruido de verdad",
    ]);
    const rows = moments(copy, seconds, pain, start);
    return {
      title: copy.fill("Anuncio en vídeo: {n}"),
      body: stack(
        `**Duración:** ${seconds} segundos · ${isShort(copy) ? "9:16" : "versiones 9:16 y 1:1"} · ${silent ? "nadie habla: todo se lee" : isShort(copy) ? "con subtítulos" : "subtítulos siempre puestos"}.`,
        table(
          ["Segundos", "Qué pasa", "Se lee", "Se oye"],
          rows.map(({ time, shot, read, heard }) => [time, shot, read, heard]),
        ),
        isShort(copy)
          ? `**Botón del anuncio:** ${adButton(copy)}.`
          : `**Botón del anuncio:** ${adButton(copy)}. **Portada:** ${small(rows[1]!.shot)}, con «${captionFor(copy, 30)}».`,
      ),
      reasons: [
        "Empieza por el problema del cliente y no por el logotipo.",
        copy.request.seconds
          ? `Los tiempos suman los ${seconds} segundos que pediste.`
          : "En el segundo 3 ya se ve de qué va.",
        "Los textos en pantalla son cortos: se leen mientras se mira.",
      ],
    };
  },
};

const inOrder = [
  "Va en este orden, y cada paso prepara el siguiente.",
  "Se tarda poco y se nota mucho si se hace en este orden.",
  "Se puede hacer en casa, con calma y por este orden.",
];

/** Who has learnt how it is done is sold nothing in the same breath. */
const learnt =
  "[Guárdalo|Guárdelo] para cuando [te|le] toque. Y si [te|le] surge una duda, [pregúntanos|pregúntenos].";

const asksHow = /^(?:v[ií]deo |un )?tutorial (?:de|sobre|para) c[oó]mo (.+)$/iu;

const tutorial: Kind = {
  id: "tutorial",
  write(asked) {
    const copy = forAnybody(asked);
    const seconds = secondsOf(copy, [50]);
    const most = seconds <= 15 ? 2 : seconds <= 30 ? 3 : 5;
    const known = copy.howTo?.steps;
    const tips: readonly (readonly [string, string, string?])[] =
      known ?? copy.industry.tips.slice(0, Math.max(2, Math.min(most, copy.count(4))));
    const [opening, ...shots] = shotsFor(copy, tips.length + 1);
    const times = clock(lengths(seconds, tips.length + 2));
    const { silent } = copy.request;
    const said = silent ? "Se lee" : "Se dice";
    // How a thing is done only its maker knows.
    const untold =
      !known &&
      /c[oó]mo (?:se )?[a-zà-ž]+(?:ar|er|ir|arse|erse|irse|a|e|en)(?![a-zà-ž])/iu.test(
        copy.brief.prompt,
      );
    // «Tutorial de como saber…» is what it is about, and nothing to say aloud.
    const topic = copy.request.facts.flatMap((text) => asksHow.exec(text)?.[1] ?? [])[0];
    const facts = copy.request.facts.filter((text) => !asksHow.test(text));
    return {
      note: untold
        ? "Los pasos exactos los sabes tú: te dejo el montaje, los tiempos y consejos del oficio; cambia cada frase por tu paso."
        : undefined,
      title: copy.howTo ? `Tutorial: ${copy.howTo.title}` : copy.fill("Tutorial: {n}"),
      body: stack(
        `**${topic ? `Cómo ${topic}` : untold && /^[a-zà-ž]+(?:ar|er|ir|ír)(?:se)? /u.test(copy.subject.bare) ? `Cómo ${copy.subject.bare}, paso a paso.` : hook(copy)}**`,
        `**Duración:** ${seconds} segundos · ${cuts[copy.tone.id]} · ${sound(copy)}.`,
        stack(
          `### ${times[0]} s: de qué va`,
          `- **Plano:** ${known ? "el resultado final, en primer plano" : small(opening!)}.\n- **${said}:** ${flow(facts.join(" ")) || copy.fresh(seasonLines(copy)) || (known ? copy.say(inOrder) : scene(copy) || copy.say(inOrder))}`,
        ),
        ...tips.map(([title, text, seen], index) =>
          stack(
            `### Paso ${index + 1} (${times[index + 1]} s): ${small(copy.fill(title))}`,
            [
              `- **Plano:** ${seen || (shots[index] ?? shots[0])}.`,
              silent ? "" : `- **Se lee:** ${copy.fill(title)}`,
              `- **${said}:** ${copy.fill(text)}`,
            ]
              .filter(Boolean)
              .join("\n"),
          ),
        ),
        `### Cierre (${times.at(-1)} s)\n\n${known ? copy.fill(learnt) : publicCall(copy)}`,
      ),
      reasons: [
        "Cada paso cabe en una frase y se puede repetir en casa.",
        "Enseñar algo útil se guarda más que enseñar un producto.",
      ],
    };
  },
};

export const vivi: readonly Kind[] = [reel, videoAd, tutorial, shotList];
