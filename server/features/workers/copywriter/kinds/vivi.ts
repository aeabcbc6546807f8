import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { adButton } from "./bran.ts";
import {
  about,
  callToAction,
  flow,
  hashtags,
  hook,
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
const cuts = {
  professional: "corte seco cada tres segundos",
  casual: "cortes rápidos, algún salto",
  friendly: "planos largos, sin prisa",
  authoritative: "corte en cada afirmación",
  playful: "zum brusco y corte al ritmo",
  luxury: "fundidos lentos",
} as const;

const strip = (text: string) => text.replace(/[.]$/, "");

/** Four or five moments of a reel, as seconds; seeded so that two scripts do not look stamped. */
const clocks = [
  ["0–3", "3–8", "8–14", "14–18", "18–20"],
  ["0–2", "2–7", "7–12", "12–17", "17–20"],
  ["0–3", "3–9", "9–16", "16–22", "22–25"],
] as const;

const close = (copy: Copy) =>
  copy.businessName
    ? copy.say([
        "{biz}, en pantalla, sobre el último plano",
        "El nombre, {biz}, quieto sobre el último plano",
      ])
    : "El nombre, quieto, sobre el último plano";
const onScreen = (copy: Copy, max = 34) =>
  strip(copy.fit([...copy.industry.shorts, ...copy.tone.headlines], max));

/** Shots of the trade that fit the subject, the thing itself first. */
function shotsFor(copy: Copy, count: number): string[] {
  const own = copy.industry.says ? [subjectShot(copy)] : [];
  return [
    ...own,
    ...copy.several(copy.industry.shots, count),
    "Las manos trabajando",
    "El lugar, vacío, antes de empezar",
    "Una mirada a cámara",
    "El detalle, muy de cerca",
  ].slice(0, count);
}

const reel: Kind = {
  id: "reel-script",
  write(copy) {
    const first = hook(copy);
    const clock = copy.dice.shuffle(clocks)[0]!;
    const [a, b, c, d] = shotsFor(copy, 4);
    const known = copy.several(copy.industry.says ?? copy.industry.scenes, 2);
    const topic = about(copy, first);
    const middle = copy.request.facts.length > 0 ? topic : flow(topic, known[0]) || scene(copy);
    const next = copy.request.facts.length > 0 ? known[0] : known[1];
    const end = callToAction(copy);
    const third = proof(copy) || copy.say(copy.tone.turns);
    const length = clock.at(-1)!.split("–")[1];
    return {
      title: copy.fill("Guion de reel: {n}"),
      body: stack(
        `**Duración:** ${length} segundos · vertical 9:16 · ${cuts[copy.tone.id]}.`,
        table(
          ["Segundos", "Plano", "Texto en pantalla", "Voz o sonido"],
          [
            [clock[0], a!, strip(first), sounds[copy.tone.id]],
            [clock[1], b!, copy.fill("{S}"), middle],
            [clock[2], c!, onScreen(copy), next ?? copy.say(copy.tone.turns)],
            [clock[3], d!, copy.fill("{Offer}") || onScreen(copy), third],
            [clock[4], close(copy), copy.fill("{Act}"), end],
          ],
        ),
        "### Texto de la publicación",
        stack(`**${first}**`, flow(about(copy, first), next), end, hashtags(copy, 5)),
      ),
      reasons: [
        "Los tres primeros segundos ya enseñan el motivo: quien se queda ahí, se queda.",
        "Se entiende sin sonido: cada plano lleva su texto.",
        "La petición llega al final y una sola vez.",
      ],
    };
  },
};

const videoAd: Kind = {
  id: "video-ad",
  write(copy) {
    const pain = copy.say(copy.industry.pains);
    const [a, b, c] = shotsFor(copy, 3);
    const start = copy.say([
      "Una persona a cámara, sin presentación",
      "Manos en mitad del problema, sin cara",
      "Plano fijo del lugar, con el ruido de verdad",
    ]);
    return {
      title: copy.fill("Anuncio en vídeo: {n}"),
      body: stack(
        "**Duración:** 15 segundos · versiones 9:16 y 1:1 · subtítulos siempre puestos.",
        table(
          ["Segundos", "Qué pasa", "Se lee", "Se oye"],
          [
            ["0–3", start, strip(pain), sounds[copy.tone.id]],
            ["3–8", a!, copy.fill("{S}"), flow(copy.request.facts.join(" ")) || scene(copy)],
            [
              "8–12",
              b!,
              copy.fill("{Offer}") || onScreen(copy),
              proof(copy) || copy.say(copy.tone.turns),
            ],
            ["12–15", c!, copy.fill("{Act}"), callToAction(copy)],
          ],
        ),
        `**Botón del anuncio:** ${adButton(copy)}. **Portada:** ${small(a!)}, con «${onScreen(copy, 30)}».`,
      ),
      reasons: [
        "Empieza por el problema del cliente y no por el logotipo.",
        "En el segundo 3 ya se ve de qué va.",
        "Los textos en pantalla son cortos: se leen mientras se mira.",
      ],
    };
  },
};

const tutorial: Kind = {
  id: "tutorial",
  write(copy) {
    const tips = copy.industry.tips.slice(0, Math.max(3, Math.min(5, copy.count(4))));
    const [opening, ...shots] = shotsFor(copy, tips.length + 1);
    const each = Math.round(45 / tips.length);
    return {
      title: copy.fill("Tutorial: {n}"),
      body: stack(
        `**${hook(copy)}**`,
        `**Duración:** ${each * tips.length + 8} segundos · ${cuts[copy.tone.id]} · ${sounds[copy.tone.id]}.`,
        stack(
          "### 0–5 s: de qué va",
          `- **Plano:** ${small(opening!)}.\n- **Se dice:** ${flow(copy.request.facts.join(" ")) || scene(copy)}`,
        ),
        ...tips.map(
          ([title, text], index) =>
            `### Paso ${index + 1} (${5 + each * index}–${5 + each * (index + 1)} s): ${small(copy.fill(title))}\n\n- **Plano:** ${shots[index] ?? shots[0]}.\n- **Se lee:** ${copy.fill(title)}\n- **Se dice:** ${copy.fill(text)}`,
        ),
        `### Cierre\n\n${callToAction(copy)}`,
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
    const total = Math.max(5, copy.count(8));
    const sizes = ["Detalle", "Medio", "General", "Cenital", "Subjetivo"];
    const moves = [
      "fijo",
      "acercamiento lento",
      "cámara en mano",
      "giro corto",
      "fijo con entrada y salida",
    ];
    const shots = [
      subjectShot(copy),
      ...copy.several(copy.industry.shots, total - 3),
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
    ].slice(0, total);
    return {
      title: copy.fill("Lista de planos: {n}"),
      body: stack(
        `**Montaje:** ${cuts[copy.tone.id]}. **Sonido:** ${sounds[copy.tone.id]}.`,
        table(
          ["N.º", "Tamaño", "Qué se ve", "Movimiento", "Segundos"],
          shots.map((shot, index) => [
            String(index + 1),
            sizes[index % 5]!,
            shot,
            moves[index % 5]!,
            String(2 + (index % 3)),
          ]),
        ),
        "Graba cada plano dos veces y deja dos segundos de más al principio y al final.",
      ),
      reasons: [
        "Alterna tamaños para que cualquier corte funcione.",
        "Se graba con un teléfono y sin trípode, salvo los fijos.",
      ],
    };
  },
};
export const vivi: readonly Kind[] = [reel, videoAd, tutorial, shotList];
