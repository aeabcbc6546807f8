import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { fold } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import { fitting, topicOf } from "../lexicon/topics.ts";
import { inSeason, isThing } from "../own-words.ts";
import { isPrice } from "../understanding/offers.ts";
import {
  forAnybody,
  isShop,
  knownHooks,
  knownSays,
  ownProof,
  publicCall,
  seasonLines,
} from "./concrete.ts";
import { doubtOf } from "./faq.ts";
import { about } from "./introduction.ts";
import { flow, small, stack, table } from "./layout.ts";
import { signature } from "./mail-frame.ts";
import { offerLine } from "./offer-line.ts";
import { hook, proof, scene } from "./paragraphs.ts";
import { photosOf } from "./photos.ts";

/** The first pool with something that fits, best pools first. */
function best(copy: Copy, pools: readonly (readonly string[])[], max: number): string {
  const last = copy.industry.shorts.map((text) => copy.fill(text));
  for (const pool of pools) {
    const text = pool.length > 0 ? copy.fit(pool, max) : "";
    if (text && !last.includes(text)) return text;
  }
  return copy.fit(["{n}"], max);
}

/** The points of a sentence between commas; «colores blanco, azul y terracota» is one. */
const partsOf = (text: string) =>
  text
    .replace(
      /(?<![a-zà-ž])((?:colores|tallas|sabores|tonos|aromas) [^.]*?) y (?=[a-zà-ž])/iu,
      (list) => list.replace(/, /gu, "\u0001"),
    )
    .split(/, (?=[a-zA-ZÀ-ÖØ-ž]|\d)/u)
    .map((part) => part.replaceAll("\u0001", ", "));

const sentenceOf = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

const atTheDoor = /^\[(?:ven|pásate)\|/u;

/** The button of a shop; where nothing is put in a cart, what the customer does instead. */
const button = (copy: Copy) =>
  isShop(copy)
    ? "**→ Añadir al carrito**"
    : // Who reads a page is not in the shop: nobody is told to come and sit down.
      `**→ ${copy.fill(atTheDoor.test(copy.industry.act) ? "[Haz|Haga] [tu|su] pedido con un mensaje" : "{Act}")}**`;

/** The first that can be said, best first. */
const firstSaid = (copy: Copy, lines: readonly string[]): string =>
  lines.reduce((said, line) => said || copy.say([line]), "");

/** The line under the name: what the trade knows of the thing, else what the owner told of it. */
function pageLead(copy: Copy, told: readonly string[]): string {
  if (copy.request.announcement || copy.request.season || copy.request.heartfelt) return hook(copy);
  const known = copy.fresh(knownHooks(copy));
  if (known) return known;
  if (told.length > 0) return copy.fill(`{N}: ${small(told[0]!.replace(/[{}[\]<>|]/g, ""))}.`);
  return firstSaid(copy, ["{N} {alone}.", "{N} con {having}.", "{N}, de {biz}.", "{N}."]);
}

const page: Kind = {
  id: "product-page",
  write(asked) {
    const copy = forAnybody(asked);
    const ordered = atTheDoor.test(copy.industry.act) ? "" : " {Act}.";
    // What the owner told of the thing, point by point; filler stays out beside it.
    const told = copy.request.facts
      .flatMap((text) => (/\d,\d/.test(text) ? [text] : partsOf(text)))
      // Its own name is the title already.
      .filter((text) => fold(text) !== fold(copy.subject.bare));
    const points = [...told, ...copy.differentiators.slice(0, 3)].map(sentenceOf);
    const first = pageLead(
      copy,
      told.map((text) => text.replace(/\.$/, "")),
    );
    const season = copy.fresh(seasonLines(copy));
    const known = copy.several(knownSays(copy), season ? 2 : 3);
    // A service is no thing: what is done in it and for whom is what there is to say.
    const lines =
      known.length > 0
        ? known
        : [
            firstSaid(copy, [
              "{S} de {biz}, con {having}.",
              "{S} {alone}, en {biz}.",
              "{S}, en {biz}.",
            ]),
            isThing(copy.subject) ? "" : scene(copy),
          ];
    const title = best(
      copy,
      [copy.moment ? ["{n} {para momento} · {biz}"] : [], ["{n} · {biz}", "{n} en {biz}"], ["{n}"]],
      60,
    );
    const meta = best(
      copy,
      [
        copy.moment
          ? [
              `{S} {para momento}, en {biz}. {Diff}.${ordered}`,
              `{S} {para momento}, en {biz}.${ordered}`,
            ]
          : [],
        knownSays(copy).map((text) => `{S} en {biz}. ${text}${ordered}`),
        told
          .slice(0, 1)
          .map((text) => `{S} en {biz}. ${sentenceOf(text).replace(/\.$/, "")}.${ordered}`),
        [`{S} en {biz}. {Diff}.${ordered}`, `{S} en {biz}.${ordered}`],
        [`{S}.${ordered}`],
      ],
      155,
    );
    // A shop with a cart needs no word on how to order.
    const found = doubtOf(copy);
    const doubt = found && isShop(copy) && /se pide/.test(found[0]) ? undefined : found;
    return {
      title: copy.fill("Ficha de producto: {n}"),
      note:
        copy.request.offer && copy.request.facts.length > 0
          ? "Precio y detalles van como los diste; solo falta una foto en uso."
          : "Añade tú lo que no puedo saber: precio, medidas o duración, y una foto en uso.",
      body: stack(
        `**${copy.fill("{n}")}**`,
        `*${first}*`,
        flow(season, ...lines.filter((text) => text !== first)),
        points.length > 0
          ? stack(
              "### Lo que importa",
              points.map((text) => `- ${text.replace(/\.$/, "")}`).join("\n"),
            )
          : "",
        doubt ? stack("### Antes de decidir", `**${doubt[0]}** ${doubt[1]}`) : "",
        stack(offerLine(copy), copy.request.announcement ? "" : button(copy)),
        "### Para el buscador",
        `- **Título SEO:** ${title}\n- **Descripción SEO:** ${meta}\n- **Dirección:** /${slug(copy.subject.bare)}\n- **Texto alternativo de la foto:** ${copy.fill("{n}")}${copy.businessName ? ` de ${copy.businessName}` : ""}`,
      ),
      reasons: [
        "Nombre, una línea que lo hace ver y lo que importa en puntos: así se lee una ficha.",
        "El título del buscador cabe en 60 caracteres y la descripción, en 155.",
        copy.request.facts.length > 0
          ? "Lo que no me diste no está: añádelo bajo «Lo que importa»."
          : "No hay medidas, materiales ni precio que no me hayas dado: añádelos bajo «Lo que importa».",
      ],
    };
  },
};

function slug(text: string): string {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[^a-z\d]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 50) || "producto"
  );
}

/** One line for a product of the profile, about that product. */
function pieceLine(copy: Copy, product: string, index: number): string {
  // Of a family of many things, only the lines that can stand beside this one.
  const all = topicOf(copy.industry.id, product)
    ? (fitting(copy.industry, product).says ?? [])
    : [];
  const { says: said = [] } = inSeason({ ...copy.industry, says: all }, copy.request.season?.id);
  const line = said[index % Math.max(1, said.length)];
  return line ? copy.fill(line) : "";
}

/** «Navidad», «otoño», «regalos»: what gathers the things of the collection. */
function gathered(copy: Copy): string {
  const { season } = copy.request;
  return season ? season.name.replace(/^(?:el|la|los|las) /, "") : copy.fill("{n}");
}

/** Seasons of the year come with «de»; days to give on, with «para». */
const naturalSeasons = new Set(["summer", "winter", "autumn", "spring"]);

const collection: Kind = {
  id: "collection",
  write(asked) {
    const copy = forAnybody(asked);
    const { season, facts } = copy.request;
    const name = gathered(copy);
    const brand = copy.businessName;
    const natural = season && naturalSeasons.has(season.id);
    const names = season
      ? natural
        ? [
            `Colección de ${name}`,
            `Lo nuevo de ${name}`,
            `${sentenceOf(name)} en ${brand || "la tienda"}`,
          ]
        : [
            `Selección para ${season.name}`,
            `Para regalar: ${name}`,
            `${sentenceOf(name)} en ${brand || "la tienda"}`,
          ]
      : [
          brand ? `${sentenceOf(name)} de ${brand}` : sentenceOf(name),
          `Selección de ${name}`,
          `${sentenceOf(name)}: lo esencial`,
        ];
    // A collection of one thing holds its kinds, and not the rest of the shop.
    const [head = ""] = fold(copy.subject.bare).split(" ");
    const kin = copy.products.filter((piece) => fold(piece).includes(head.replace(/e?s$/u, "")));
    const pieces = (
      !copy.request.subject || kin.length === 0 ? copy.products : kin.length > 1 ? kin : []
    ).slice(0, 6);
    const first = pieces.map((piece) => small(piece)).slice(0, 3);
    const lead =
      pieces.length > 1
        ? `${season ? `${natural ? "Para este" : "Para"} ${natural ? name : season.name}` : sentenceOf(name)}: ${list(first)}.`
        : hook(copy);
    const moment = copy.fresh(seasonLines(copy));
    return {
      title: `Colección: ${name}`,
      body: stack(
        `**${lead.replace("Para este primavera", "Para esta primavera")}**`,
        flow(
          moment,
          facts.join(" ") || (moment ? "" : proof(copy)),
          facts.length > 0 || !moment ? "" : proof(copy),
        ),
        offerLine(copy),
        pieces.length > 0
          ? `### Orden de la colección\n\n${pieces.map((piece, index) => `${index + 1}. ${flow(`**${sentenceOf(piece)}.**`, pieceLine(copy, piece, index))}`).join("\n")}`
          : `### Orden de la colección\n\n1. Lo que más se pide\n2. Lo que mejor se regala\n3. Lo nuevo\n4. Lo pequeño, para completar`,
        "### Nombres que probaría",
        [...new Set(names)].map((text) => `- ${text}`).join("\n"),
        stack("### Al final de la página", publicCall(copy)),
      ),
      reasons: [
        "El texto de arriba es corto: en una colección se viene a mirar.",
        "El orden va de lo que decide a lo que completa.",
        pieces.length > 0
          ? "Solo aparecen productos que están en tu Brain Central."
          : "Cuando me digas qué modelos hay, los ordeno por su nombre.",
      ],
    };
  },
};

/** «Envío gratis si compran» and «envío gratis si compras» are told once. */
const sameStart = (one: string, other: string) =>
  fold(one).slice(0, 12) === fold(other).slice(0, 12);

const recovery: Kind = {
  id: "cart-recovery",
  write(copy) {
    const times = ["1 hora después", "Al día siguiente", "A los tres días"];
    const cart = isShop(copy);
    const openers = [
      [
        "Se quedó a medias: {n}",
        cart
          ? "[Dejaste|Dejó] algo en el carrito: {s}."
          : copy.industry.sober
            ? "Hace poco nos [escribiste|escribió] por {s}."
            : "[Empezaste|Empezó] a pedir {s} y se quedó a medias.",
        "Si hubo algún problema, [responde|responda] a este mensaje y lo miramos.",
      ],
      [
        "¿Alguna duda con {s}?",
        "A veces falta un dato para decidir.",
        "Y si la duda es otra, [pregúntanos|pregúntenos] respondiendo a este correo.",
      ],
      [
        "¿Lo dejamos aquí?",
        "Es el último recordatorio sobre {s}.",
        "Si ya no [te|le] hace falta, no [tienes|tiene] que hacer nada.",
      ],
    ];
    const parts = openers.map(([subject, first, last], index) => {
      const one = copy.variant(`cart ${index}`);
      const found = doubtOf(one);
      // Who filled a cart knows how to order.
      const doubt = found && /se (?:pide|encarga)/.test(found[0]) ? undefined : found;
      const middle =
        index === 0
          ? one.fresh(knownSays(one)) ||
            one.fill("Si [quieres|quiere] seguir donde lo [dejaste|dejó], el botón [te|le] lleva.")
          : index === 1
            ? doubt
              ? `**${doubt[0]}** ${doubt[1]}`
              : one.say([
                  "Si [dudas|duda] entre dos opciones, [dinos|díganos] para quién o para qué es y [te|le] ayudamos a elegir.",
                ])
            : one.request.offer
              ? stack(
                  ...one.request.facts.filter((text) => !sameStart(text, one.request.offer!)),
                  isPrice(one.request.offer) ? one.fill("Precio: {offer}.") : one.fill("{Offer}."),
                )
              : flow(...one.request.facts, ownProof(one));
      return stack(
        `### Mensaje ${index + 1} · ${times[index]}`,
        `**Asunto:** ${copy.fill(subject!)}`,
        copy.fill(copy.tone.greeting),
        one.fill(first!),
        middle,
        one.fill(last!),
        `**→ ${one.fill(cart ? "Volver a mi carrito" : "{Act}")}**`,
        signature(one),
      );
    });
    return {
      title: cart ? "Carrito abandonado: tres mensajes" : "Pedido sin terminar: tres mensajes",
      body: stack(
        table(
          ["Mensaje", "Cuándo sale", "Se para si"],
          times.map((time, index) => [
            String(index + 1),
            time,
            index === 2 ? "siempre: es el último" : "compra, responde o se da de baja",
          ]),
        ),
        ...parts,
      ),
      reasons: [
        "El primero ayuda, el segundo resuelve y el tercero se despide: no hay cuarto.",
        copy.request.offer
          ? "La oferta se guarda para el último mensaje: así no enseñas a esperar descuentos."
          : "No regala descuento: primero se recupera a quien solo se distrajo.",
        "El botón lleva al punto donde se quedó, no a la portada.",
      ],
    };
  },
};

const audit: Kind = {
  id: "store-audit",
  write(asked) {
    const copy = forAnybody(asked);
    const checks: [string, string, string][] = [
      [
        "Portada",
        "Se entiende qué vendes en cinco segundos",
        copy.fill(
          `Título: «${copy.fit(["{N} {alone}", "{N} con {having}", "{N} en {cerca}", "{N} en {biz}", "{N}"], 50).replace(/\.$/, "")}»`,
        ),
      ],
      [
        "Ficha",
        "La primera foto enseña el producto en uso",
        `Prueba este plano: ${small(photosOf(copy, 1)[0] ?? copy.say(copy.industry.shots))}`,
      ],
      ["Ficha", "El texto contesta a la duda principal", copy.fill(copy.industry.faqs[0]![0])],
      [
        "Carrito",
        "El coste de envío se ve antes del último paso",
        "Es el motivo de abandono más fácil de quitar",
      ],
      ["Pago", "Se puede comprar sin crear una cuenta", "Ofrece la cuenta después de pagar"],
      ["Teléfono", "El botón de comprar se alcanza con el pulgar", "Déjalo fijo abajo"],
      [
        "Confianza",
        "Hay una cara, una dirección y un modo de escribir",
        copy.businessName
          ? `${copy.businessName}: una foto del equipo en «Quiénes somos»`
          : "Una foto del equipo en «Quiénes somos»",
      ],
      [
        "Después",
        "El correo de confirmación dice qué pasa ahora",
        "Añade plazo y a quién escribir",
      ],
    ];
    return {
      title: "Revisión de tienda",
      body: stack(
        "**Cómo usarla:** abre tu tienda en el teléfono, como si no la conocieras, y marca cada línea. No he visto tu tienda: son las comprobaciones que más pesan, por orden.",
        table(
          ["N.º", "Dónde", "Debe cumplir", "Si falla"],
          checks.map((row, index) => [String(index + 1), ...row]),
        ),
        `**Empieza por tres:** 1, 4 y 6. Para ${copy.goal.aim}, lo demás puede esperar a la semana que viene.`,
        "### Texto listo para la portada",
        `**${copy.fresh(knownHooks(copy)) || copy.fill("{N}")}**`,
        flow(about(copy, ""), proof(copy)),
      ),
      reasons: [
        "Va en el orden en que compra la gente: portada, ficha, carrito, pago.",
        "Cada punto tiene arreglo concreto y se hace en menos de una hora.",
        "No pongo nota porque no he visto tu tienda.",
      ],
    };
  },
};
export const sofi: readonly Kind[] = [page, collection, recovery, audit];
