import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { fold } from "../language/escape.ts";
import { graphemes } from "../language/polish.ts";
import { colorsTold } from "../understanding/colors.ts";
import { isPrice } from "../understanding/offers.ts";
import { knownHooks, knownSays, shortOffer } from "./concrete.ts";
import { small, stack, table } from "./layout.ts";
import { photosOf } from "./photos.ts";
import { backgroundOf, titleTold, usesOf } from "./picture-told.ts";
import { networkName } from "./teo.ts";
import { sizeOf, standsAlone } from "./things.ts";

const looks = {
  professional: {
    light: "luz de ventana lateral, sin sombras duras",
    frame: "encuadre recto, aire alrededor y líneas limpias",
    type: "una sans de palo seco, dos pesos como mucho",
    mood: "orden y claridad",
    back: "fondo liso y claro",
  },
  casual: {
    light: "luz de media tarde, sin flash",
    frame: "foto de teléfono bien hecha, un poco torcida a propósito",
    type: "una sans redonda con un título grande",
    mood: "como si lo enseñara un amigo",
    back: "el sitio real, sin recoger del todo",
  },
  friendly: {
    light: "luz cálida de la mañana",
    frame: "a la altura de los ojos, nunca desde arriba",
    type: "una sans amable para leer y una manuscrita solo para una palabra",
    mood: "cercanía sin posar",
    back: "el lugar de verdad, sin decorado",
  },
  authoritative: {
    light: "luz dura y contraste alto",
    frame: "primer plano del detalle que demuestra",
    type: "una sans condensada en mayúsculas para el título",
    mood: "prueba y precisión",
    back: "fondo oscuro, un solo punto de color",
  },
  playful: {
    light: "flash directo y color saturado",
    frame: "objeto fuera de lugar, cortado por el borde",
    type: "una letra gruesa y desigual, título enorme",
    mood: "travesura",
    back: "color plano, sin miedo",
  },
  luxury: {
    light: "una sola luz baja y lateral",
    frame: "mucho espacio vacío y el motivo en un tercio",
    type: "una serif fina, interletrado amplio",
    mood: "silencio",
    back: "piedra, lino o negro mate",
  },
} as const;

const look = (copy: Copy) => looks[copy.tone.id];
/** The colours that the owner told, else those of the trade. */
function colorsOf({ brief, industry }: Copy): readonly (readonly [string, string])[] {
  const own = colorsTold(brief.prompt);
  return own.length > 0 ? own : industry.colors;
}
const palette = (copy: Copy) =>
  colorsOf(copy)
    .map(([name, hex]) => `${name} ${hex}`)
    .join(", ");

/** What shows in a photo which day it is for; the rest of the calendar is said, not drawn. */
const props: Readonly<Record<string, string>> = {
  christmas: "una rama verde y una luz cálida al lado",
  kings: "un zapato junto a la ventana y papel de regalo",
  "mothers-day": "una nota escrita a mano que dice «mamá» y dos manos de distinta edad",
  "fathers-day": "una nota escrita a mano que dice «papá» y dos manos de distinta edad",
  valentine: "una nota doblada y dos sombras que se tocan",
  halloween: "una calabaza pequeña y una sombra larga",
  summer: "sombra de hojas y luz alta",
  winter: "vaho en el cristal y una manta al lado",
  autumn: "hojas secas y luz baja",
  spring: "una rama con flor y la ventana abierta",
  "back-to-school": "un lápiz y un cuaderno por estrenar",
  "new-year": "un calendario por la primera página",
  "book-day": "un libro abierto y una rosa",
};

/** What the message asks to see: its season, its own details. */
function mustShow(copy: Copy): string {
  const { season, announcement, facts } = copy.request;
  const name = season && !announcement ? season.name : "";
  const prop = season && !announcement ? (props[season.id] ?? "") : "";
  const told = facts
    .filter(
      (text) =>
        !/^\d+ (?:conceptos?|ideas?|opciones|textos?|fotos?|im[aá]genes)(?![a-zà-ž])/iu.test(text),
    )
    .filter((text) => text.length <= 90 && !/\b(?:colores|tonos)\b/iu.test(text))
    // A day is said, not seen.
    .filter(
      (text) =>
        !/^(?:los?|las?|el|este|esta|hasta|desde)\s(?:[a-zà-ž]+\s)?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|\d)[^,]{0,25}$/iu.test(
          text,
        ),
    )
    .map((text) => small(text.replace(/\.$/, "")))
    .slice(0, 3);
  const day = name && `${name}: ${prop || "algo que en casa solo se ve ese día"}`;
  return [day, ...told].filter(Boolean).join("; ");
}

const bare = (when: string) => fold(when).replace(/\bel /g, "");

/** «Corte y barba: 2×1», but no «matrícula: matrícula gratis». */
function offered({ subject, request }: Copy, short: string): string[] {
  const begun = `${short[0]!.toUpperCase()}${short.slice(1)}`;
  if (fold(short).includes(fold(subject.bare))) return [begun];
  // What is given stands on its own better than on a thing that nobody named.
  if (!request.subject && begun.length > 12 && !isPrice(request.offer ?? "")) return [begun];
  return isPrice(request.offer ?? "") ? [`{N}: ${short}`] : [`{N}: ${short}`, `${begun} en {s}`];
}

/** Short lines to set in type inside a picture: the offer, the moment, the thing and what sets it apart. */
function imageLines(copy: Copy, max = 40): string[] {
  const short = shortOffer(copy);
  const templates = [
    ...(short ? offered(copy, short) : []),
    ...(copy.moment ? ["{N} {para momento}", "{Para momento}"] : []),
    ...copy.dice.shuffle(knownHooks(copy)),
    "{N} {alone}",
    "{N} con {having}",
    "{N} en {cerca}",
    "{S}",
    "{N} · {biz}",
    ...copy.dice.shuffle(copy.tone.headlines),
  ];
  const last = copy.industry.shorts.map((text) => copy.fill(text));
  const lines = templates
    .map((text) => copy.fit([text], max))
    .filter((line) => graphemes(line) <= max && !last.includes(line));
  return [...new Set(lines.map((line) => line.replace(/\.$/, "")))];
}

const imageLine = (copy: Copy, max = 40): string =>
  imageLines(copy, max)[0] ?? copy.fit(copy.industry.shorts, max).replace(/\.$/, "");

function oneConcept(copy: Copy, named = false, index = 0): string {
  const behind = backgroundOf(copy);
  const must = mustShow(copy)
    .split("; ")
    .filter((text) => !behind || fold(text) !== fold(behind))
    .join("; ");
  // A picture shows; nobody talks in it. What was named by itself is what is shown.
  const photos = photosOf(copy, must ? 1 : 2);
  const [shot = "las manos, muy de cerca"] = named ? photos : copy.dice.shuffle(photos);
  const style = { ...look(copy), ...(behind ? { back: behind } : {}) };
  const itself = fold(shot).includes(fold(copy.subject.bare));
  return stack(
    `**Idea:** ${shot}. ${copy.say([...(itself ? [] : ["Que hable {de s} sin una sola palabra.", "Que <se entienda|se entiendan> {s} antes de leer nada."]), "Lo demás, fuera de cuadro."])}`,
    must && `**Tiene que verse:** ${must}.`,
    [
      `- **Encuadre:** ${style.frame}.`,
      `- **Luz:** ${style.light}.`,
      `- **Color:** ${palette(copy)}.`,
      `- **Fondo:** ${style.back}.`,
      `- **Texto en la imagen:** «${(imageLines(copy)[index] ?? imageLine(copy, 40)).replace(/\.$/, "")}», ${style.type}.`,
      `- **Formato:** vertical 4:5 (1080 × 1350) para ${networkName(copy)}; deja libre el quinto inferior.`,
    ].join("\n"),
    `**Para pedirla a un generador de imágenes:** ${shot}${must && `; ${must}`}, ${style.light}, ${style.frame}, ${style.back}, tonos ${colorsOf(
      copy,
    )
      .map(([name]) => name)
      .join(", ")}, sin texto, sin logotipos.`,
  );
}

const concept: Kind = {
  id: "visual-concept",
  write(copy) {
    const total = copy.count(1, 5);
    const parts = Array.from({ length: total }, (_, index) => {
      const text =
        index === 0
          ? oneConcept(copy, copy.request.subject !== undefined && standsAlone(copy))
          : oneConcept(copy.variant(`concept ${index}`), false, index);
      return total === 1 ? text : `### Concepto ${index + 1}\n\n${text}`;
    });
    return {
      title: copy.fill("Concepto visual: {n}"),
      body: stack(...parts),
      reasons: [
        `La luz y el encuadre siguen tu tono (${copy.tone.voice.split(":")[0]}): ${look(copy).mood}.`,
        "Se puede hacer con un teléfono y sin estudio.",
        "El texto de la imagen es corto para que se lea en pantalla pequeña.",
      ],
    };
  },
};

/** «Cambio de aceite por 120 soles esta semana» holds nothing but the thing, its price and its day. */
function repeats({ subject, request }: Copy, text: string): boolean {
  const rest = [subject.bare, shortWords(request.offer), request.when ?? ""]
    .filter(Boolean)
    .reduce((left, part) => left.replace(fold(part), " "), fold(text));
  return rest.replace(/\b(?:el|la|los|las|a|por|de|en|con|un|una|solo|hay)\b/g, " ").trim() === "";
}
const shortWords = (offer: string | undefined) => (offer ?? "").replace(/^una? /u, "");

/** What stands under a title: something true of the thing, else what sets the house apart. */
function underLine(copy: Copy, title: string): string {
  const said = fold(title);
  const known = knownSays(copy).filter((text) => graphemes(text) <= 80);
  const own = copy.differentiators.filter((text) => !said.includes(fold(text)));
  const fresh = copy.fresh(known);
  const pools = [
    fresh && graphemes(fresh) <= 80 ? [fresh] : [],
    own.length > 0 ? own.map((text) => `${text[0]!.toUpperCase()}${text.slice(1)}.`) : [],
    known,
    ["{S}, en {biz}."],
    copy.industry.hooks,
  ];
  const last = copy.industry.shorts.map((text) => copy.fill(text));
  for (const pool of pools) {
    const text = pool.length > 0 ? copy.fit(pool, 80) : "";
    if (text && !last.includes(text) && fold(text) !== said) return text;
  }
  return copy.fit(copy.goal.reasons, 80);
}

const imageCopy: Kind = {
  id: "image-copy",
  write(copy) {
    const own = titleTold(copy);
    const total = copy.count(own ? 2 : 3);
    const titles = own
      ? [
          own[0],
          ...[copy.businessName, copy.location]
            .filter((place) => place && own[0].length + place.length < 33)
            .map((place) => `${own[0]} · ${place}`),
        ]
      : imageLines(copy, 36);
    const parts = Array.from({ length: total }, (_, index) => {
      const one = copy.variant(`image ${index}`);
      const news = one.request.announcement;
      const line = news
        ? (index === 0 && (one.request.facts[0] ?? "").length <= 60 && one.request.facts[0]
            ? one.request.facts[0]
            : one.fit(news.hooks, 60)
          ).replace(/\.$/, "")
        : (titles[index] ?? imageLine(one, 36));
      // What the owner told says more under a title than any line of ours.
      const told =
        news || own
          ? []
          : one.request.facts
              // «En 5 minutos, 1,50»: a bare figure stays with what it is of.
              .flatMap((text) => text.replace(/\.$/, "").split(/, (?!\d[\d.,]*$)/))
              // The title and the foot say the rest already.
              .filter((text) => text.length >= 8 && text.length <= 60 && !repeats(one, text))
              .filter((text) => fold(text).replace(/^solo /, "") !== fold(one.request.when ?? "-"))
              .map((text) => text.replace(/(\$ ?\d[\d.,]*) (?=[a-zA-ZÀ-ÖØ-ž]+ \$)/gu, "$1, "));
      const support = own ? own[1] : told.length > 0 ? told[index % told.length]! : "";
      const under = support
        ? `${support[0]!.toUpperCase()}${support.slice(1)}`
        : news
          ? one.fit([...news.lines, ...news.calls], 90)
          : underLine(one, line);
      const foot = [
        own || fold(`${support} ${line}`).includes(fold(shortOffer(one) || "-"))
          ? ""
          : one.request.offer,
        fold(`${own?.join(" ")} ${told.join(" ")}`).includes(bare(one.request.when ?? ""))
          ? ""
          : one.request.when,
        ...told.filter(
          (text) => text !== support && !fold(text).includes(bare(one.request.offer ?? "-")),
        ),
        one.businessName,
      ]
        .filter(Boolean)
        .join(" · ");
      return stack(
        `### Opción ${index + 1}`,
        [
          `- **Título:** ${line}`,
          `- **Línea de apoyo:** ${under}`,
          news ? "" : `- **Botón:** ${one.fill("{Act}")}`,
          foot ? `- **Pie:** ${foot[0]!.toUpperCase()}${foot.slice(1)}` : "",
        ]
          .filter(Boolean)
          .join("\n"),
      );
    });
    return {
      title: "Texto para imagen",
      body: stack(...parts),
      reasons: [
        copy.request.announcement
          ? "El título dice lo que pasa; nadie tiene que leer más para enterarse."
          : "Ningún título pasa de 36 caracteres: se lee con el pulgar en marcha.",
        copy.request.announcement
          ? "Sin botón: es un aviso, no una venta."
          : "Título, apoyo y botón dicen cosas distintas; si hay que quitar algo, quita el apoyo.",
      ],
    };
  },
};

const styleGuide: Kind = {
  id: "style-guide",
  write(copy) {
    const style = look(copy);
    const own = colorsTold(copy.brief.prompt);
    const colors = colorsOf(copy);
    const uses = usesOf(colors);
    return {
      title: copy.businessName ? `Guía de estilo de ${copy.businessName}` : "Guía de estilo",
      body: stack(
        `**En una frase:** ${style.mood}, con ${style.light}.`,
        "### Color",
        table(
          ["Color", "Código", "Para qué"],
          colors.map(([name, hex], index) => [name, hex, uses[index] ?? "detalles"]),
        ),
        own.length > 0
          ? "Los códigos son de partida: si tu logo tiene los suyos, pon esos y no cambies los papeles."
          : "",
        "### Letra",
        `Usa ${style.type}. Títulos de menos de siete palabras; nunca texto sobre la cara de nadie.`,
        "### Fotografía",
        [
          `- ${style.frame}.`,
          `- ${style.light}; ${own.length > 1 ? `fondo ${small(colors[uses.findIndex((use) => use.startsWith("fondos"))]![0])}` : style.back}.`,
          `- Motivos que funcionan: ${copy.several(copy.industry.shots, 3).map(small).join("; ")}.`,
        ].join("\n"),
        "### Palabras dentro de la imagen",
        `Sí: ${imageLines(copy)
          .filter((line) => fold(line) !== fold(copy.fill("{S}")))
          .slice(0, 2)
          .map((line) => `«${line}»`)
          .join(", ")}. No: ${copy.tone.avoids[0]!.toLowerCase()}.`,
        "### Para comprobar antes de publicar",
        "1. ¿Se entiende sin leer el pie?\n2. ¿Se lee el título a un metro de distancia?\n3. ¿Podría ser de otro negocio? Si la respuesta es sí, cambia el motivo.",
      ),
      reasons: [
        own.length > 0
          ? "Los colores son los que me diste, cada uno con un solo papel."
          : "Son tres colores y dos letras: lo que cabe en la cabeza sin abrir el documento.",
        `La fotografía sigue tu tono ${copy.tone.voice.split(":")[0]}.`,
        "La lista final evita publicar una imagen que valga para cualquiera.",
      ],
    };
  },
};

const photoBrief: Kind = {
  id: "photo-brief",
  write(copy) {
    const style = look(copy);
    const must = mustShow(copy);
    const total = Math.max(3, copy.count(5));
    const shots = photosOf(copy, total);
    return {
      title: copy.fill("Guion de fotos: {n}"),
      body: stack(
        `**Para qué:** ${copy.goal.aim}. **Ambiente:** ${style.mood}.`,
        must && `**Tiene que verse:** ${must}.`,
        table(
          ["N.º", "Plano", "Qué se ve", "Cómo"],
          shots.map((shot, index) => [
            String(index + 1),
            sizeOf(shot),
            shot,
            index % 2 === 0 || sizeOf(shot) === "Cenital" ? style.light : style.frame,
          ]),
        ),
        `**Antes de empezar:** ${style.back}; quita de la vista cables, precios viejos y bolsas. Dispara cada plano en vertical y en horizontal.`,
        `**La que no puede faltar:** ${small(shots[0]!)}, con sitio para el título «${imageLine(copy, 40).replace(/\.$/, "")}».`,
      ),
      reasons: [
        `Son ${shots.length} planos: con una tarde y un teléfono se hacen todos.`,
        "Va de cerca a lejos para no mover la luz más de una vez.",
      ],
    };
  },
};
export const ani: readonly Kind[] = [concept, imageCopy, styleGuide, photoBrief];
