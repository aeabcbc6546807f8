import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { isThing } from "../own-words.ts";
import { stepsTold } from "../understanding/how-to.ts";
import { clock, lengths, momentsIn, shownNamed } from "../understanding/video.ts";
import { adButton } from "./bran.ts";
import { isMaking, makingNote, stagesOf, stepsKnown, stepsLine } from "./making.ts";
import { offerLine } from "./offer-line.ts";
import {
  about,
  callToAction,
  flow,
  hashtags,
  hook,
  momentLine,
  proof,
  scene,
  small,
  stack,
  table,
} from "./paragraphs.ts";
import { subjectShot } from "./things.ts";

const sounds = {
  professional: "sonido ambiente bajo y una base discreta",
  casual: "sonido directo del teléfono, sin música hasta el corte",
  friendly: "voz en off tranquila y sonido del lugar",
  authoritative: "voz en off firme, sin música",
  playful: "música rápida y un golpe en cada corte",
  luxury: "casi silencio: el roce de los materiales",
} as const;
/** The same when nobody speaks. */
const quiet = {
  professional: "sonido ambiente bajo y una base discreta",
  casual: "sonido directo del teléfono, sin música hasta el corte",
  friendly: "el sonido del lugar y una música tranquila, muy baja",
  authoritative: "sonido real de cada plano, sin música",
  playful: "música rápida y un golpe en cada corte",
  luxury: "casi silencio: el roce de los materiales",
} as const;
/** What is heard in the middle of a video in which nobody speaks. */
const noises = [
  "Sonido real del plano, sin música",
  "Sube un poco la música",
  "El ruido del lugar, tal cual",
  "Se mantiene la base",
];
const cuts = {
  professional: "corte seco al acabar cada frase",
  casual: "cortes rápidos, algún salto",
  friendly: "planos largos, sin prisa",
  authoritative: "corte en cada afirmación",
  playful: "zum brusco y corte al ritmo",
  luxury: "fundidos lentos",
} as const;

const strip = (text: string) => text.replace(/[.]$/, "");
const sound = (copy: Copy) => (copy.request.silent ? quiet : sounds)[copy.tone.id];

const isShort = ({ request }: Copy) => request.length === "short" || request.length === "minimal";

/** The seconds of a video: what was asked, else one of the usual lengths, shorter or longer on request. */
function secondsOf(copy: Copy, usual: readonly number[]): number {
  const { seconds, length } = copy.request;
  if (seconds) return seconds;
  if (isShort(copy)) return 8;
  return length === "long" ? 40 : copy.dice.shuffle(usual)[0]!;
}

const close = (copy: Copy) =>
  copy.businessName
    ? copy.say([
        "{biz}, en pantalla, sobre el último plano",
        "El nombre, {biz}, quieto sobre el último plano",
      ])
    : "El nombre, quieto, sobre el último plano";

/** Short words to set on a shot: what was asked for first, with its moment and its offer. */
const captionFor = (copy: Copy, max = 34) =>
  strip(
    copy.fit(copy.moment ? ["{Para momento}", ...copy.industry.shorts] : copy.industry.shorts, max),
  );

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
    ...(request.season && !news ? copy.several(request.season.lines, count > 2 ? 2 : 1) : []),
    ...(news ? [] : copy.several(industry.says ?? industry.scenes, count > 3 ? 3 : 2)),
    proof(copy),
    ...copy.several(copy.tone.turns, 1),
    ...(news ? [] : copy.several(industry.scenes, 2)),
    ...copy.several(copy.tone.turns, 2),
    ...copy.several(copy.goal.reasons, 2),
  ].filter((text) => text && text !== first);
  const chosen = [...new Set(lines)].slice(0, count);
  // The thing is named aloud once, unless what the person told already names it.
  if (isShort(copy)) return chosen.map((line) => line.split(/(?<=[.?!…]) /u)[0]!);
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
  const reads = [
    copy.fill("{S}"),
    ...(offer ? [copy.fill("{Offer}")] : []),
    ...(copy.moment ? [copy.fill("{Para momento}")] : []),
  ];
  return times.map((time, index) => {
    const stage = made[index - 1];
    if (stage && index < count - 1) return { time, ...stage };
    const shot = index === count - 1 ? close(copy) : shots[index]!;
    if (index === 0) return { time, shot, read: strip(first), heard: sound(copy) };
    const line = said[index - 1] ?? copy.say(copy.tone.turns);
    if (index === count - 1) {
      const end =
        isShort(copy) && !copy.request.announcement ? copy.fill("{Act}.") : callToAction(copy);
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
    const read = reads[index - 1] ?? captionFor(copy);
    if (!silent) return { time, shot, read, heard: line };
    const heard = noises[(index - 1) % noises.length]!;
    return { time, shot, read: readable(copy, line, parts[index]!), heard };
  });
}

const reel: Kind = {
  id: "reel-script",
  write(copy) {
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
            : momentLine(copy) || copy.say(copy.industry.says ?? copy.industry.scenes),
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
          ? stack(`**${first}**`, callToAction(copy))
          : stack(`**${first}**`, next, offerLine(copy), callToAction(copy), hashtags(copy, 5)),
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
  write(copy) {
    const pain = copy.say(copy.industry.pains);
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
        `**Duración:** ${seconds} segundos · ${isShort(copy) ? "9:16" : "versiones 9:16 y 1:1"} · ${silent ? "nadie habla: todo se lee" : "subtítulos siempre puestos"}.`,
        table(
          ["Segundos", "Qué pasa", "Se lee", "Se oye"],
          rows.map(({ time, shot, read, heard }) => [time, shot, read, heard]),
        ),
        `**Botón del anuncio:** ${adButton(copy)}. **Portada:** ${small(rows[1]!.shot)}, con «${captionFor(copy, 30)}».`,
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

const tutorial: Kind = {
  id: "tutorial",
  write(copy) {
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
      /c[oó]mo (?:se )?\p{L}+(?:ar|er|ir|arse|erse|irse|a|e|en)(?!\p{L})/iu.test(copy.brief.prompt);
    return {
      note: untold
        ? "Los pasos exactos los sabes tú: te dejo el montaje, los tiempos y consejos del oficio; cambia cada frase por tu paso."
        : undefined,
      title: copy.howTo ? `Tutorial: ${copy.howTo.title}` : copy.fill("Tutorial: {n}"),
      body: stack(
        `**${hook(copy)}**`,
        `**Duración:** ${seconds} segundos · ${cuts[copy.tone.id]} · ${sound(copy)}.`,
        stack(
          `### ${times[0]} s: de qué va`,
          `- **Plano:** ${known ? "el resultado final, en primer plano" : small(opening!)}.\n- **${said}:** ${flow(copy.request.facts.join(" ")) || momentLine(copy) || (known ? copy.say(inOrder) : scene(copy))}`,
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
        `### Cierre (${times.at(-1)} s)\n\n${callToAction(copy)}`,
      ),
      reasons: [
        "Cada paso cabe en una frase y se puede repetir en casa.",
        "Enseñar algo útil se guarda más que enseñar un producto.",
      ],
    };
  },
};

const shotList: Kind = {
  id: "shot-list",
  write(copy) {
    const { seconds: asked } = copy.request;
    const short = isShort(copy);
    const usual = asked ? Math.max(4, Math.min(8, Math.floor(asked / 2.5))) : short ? 4 : 8;
    const total = Math.max(4, copy.count(usual));
    const each = asked
      ? lengths(asked, total)
      : Array.from({ length: total }, (_, index) => 2 + (index % 3));
    const seconds = each.reduce((sum, one) => sum + one, 0);
    const sizes = ["Detalle", "Medio", "General", "Cenital", "Subjetivo"];
    const moves = [
      "fijo",
      "acercamiento lento",
      "cámara en mano",
      "giro corto",
      "fijo con entrada y salida",
    ];
    const must = shownNamed(copy.brief.prompt);
    const shots = [
      ...(must ? [must] : []),
      subjectShot(copy),
      ...copy.several(copy.industry.shots, total - (must ? 4 : 3)),
      ...copy.several(
        [
          "las manos, sin cara, en mitad de la tarea",
          "la puerta, desde la calle",
          "el rótulo con {biz}",
          "el gesto de despedida",
          "el lugar vacío, antes de empezar",
        ],
        total,
      ),
    ]
      .filter((shot) => !copy.request.faceless || !/\bla cara de |a cámara|retrato/iu.test(shot))
      .slice(0, total);
    return {
      title: copy.fill("Lista de planos: {n}"),
      body: stack(
        `**Duración:** ${seconds} segundos. **Montaje:** ${cuts[copy.tone.id]}. **Sonido:** ${sound(copy)}.`,
        table(
          ["N.º", "Tamaño", "Qué se ve", "Movimiento", "Segundos"],
          shots.map((shot, index) => [
            String(index + 1),
            sizes[index % 5]!,
            shot,
            moves[index % 5]!,
            String(each[index]),
          ]),
        ),
        short
          ? ""
          : "Graba cada plano dos veces y deja dos segundos de más al principio y al final.",
      ),
      reasons: [
        "Alterna tamaños para que cualquier corte funcione.",
        "Se graba con un teléfono y sin trípode, salvo los fijos.",
      ],
    };
  },
};
export const vivi: readonly Kind[] = [reel, videoAd, tutorial, shotList];
