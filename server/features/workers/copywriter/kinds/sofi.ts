import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { topicOf } from "../lexicon/topics.ts";
import { inSeason } from "../own-words.ts";
import { signature } from "./nai.ts";
import { offerLine } from "./offer-line.ts";
import {
  about,
  callToAction,
  flow,
  hook,
  momentLine,
  proof,
  scene,
  small,
  stack,
  table,
} from "./paragraphs.ts";
import { carts } from "./things.ts";

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
    .replace(/(?<!\p{L})((?:colores|tallas|sabores|tonos|aromas) [^.]*?) y (?=\p{L})/iu, (list) =>
      list.replace(/, /gu, "\u0001"),
    )
    .split(/, (?=\p{L}|\d)/u)
    .map((part) => part.replaceAll("\u0001", ", "));

const page: Kind = {
  id: "product-page",
  write(copy) {
    const timely = momentLine(copy);
    const known = copy.several(copy.industry.says ?? [], 3);
    // What the owner told of the thing, point by point; filler stays out beside it.
    const told = copy.request.facts.flatMap((text) =>
      /\d,\d/.test(text) ? [text] : partsOf(text),
    );
    const spare = told.length > 0 && copy.industry.id === "general" ? 0 : 3;
    const points = [
      ...told.map((text) => text[0]!.toUpperCase() + text.slice(1)),
      ...copy.differentiators
        .slice(0, timely ? 1 : 3)
        .map((text) => text[0]!.toUpperCase() + text.slice(1)),
      momentLine(copy),
      ...known.slice(0, spare),
      ...copy.industry.tips
        .slice(0, spare)
        .map(([name, text]) => `${copy.fill(name)}. ${copy.fill(text)}`),
    ]
      .filter(Boolean)
      .slice(0, Math.max(4, told.length + 1));
    const first = hook(copy);
    const title = best(
      copy,
      [copy.moment ? ["{n} {para momento} · {biz}"] : [], ["{n} · {biz}", "{n} en {biz}"], ["{n}"]],
      60,
    );
    const meta = best(
      copy,
      [
        copy.moment
          ? ["{S} {para momento}, en {biz}. {Diff}. {Act}.", "{S} {para momento}, en {biz}. {Act}."]
          : [],
        (copy.industry.says ?? []).map((text) => `{S} en {biz}. ${text} {Act}.`),
        copy.industry.hooks.map((text) => `{S} en {biz}. ${text} {Act}.`),
        ["{S} en {biz}: {diff}. {Act}.", "{S} en {biz}. {Act}."],
        ["{S}. {Act}."],
      ],
      155,
    );
    const [doubt] = copy.industry.faqs;
    return {
      title: copy.fill("Ficha de producto: {n}"),
      note:
        copy.request.offer && copy.request.facts.length > 0
          ? "Precio y detalles van como los diste; solo falta una foto en uso."
          : "Añade tú lo que no puedo saber: precio, medidas o duración, y una foto en uso.",
      body: stack(
        `**${copy.fill("{n}")}**`,
        `*${first}*`,
        flow(
          timely ||
            (spare === 0
              ? ""
              : copy.say(
                  copy.industry.says
                    ? [...copy.industry.says, ...copy.industry.hooks]
                    : copy.industry.scenes,
                )),
          copy.say(copy.tone.turns),
        ),
        "### Lo que importa",
        points.map((text) => `- ${text.replace(/\.$/, "")}`).join("\n"),
        doubt
          ? stack("### Antes de decidir", `**${copy.fill(doubt[0])}** ${copy.fill(doubt[1])}`)
          : "",
        stack(offerLine(copy), callToAction(copy)),
        "### Para el buscador",
        `- **Título SEO:** ${title}\n- **Descripción SEO:** ${meta}\n- **Dirección:** /${slug(copy.subject.bare)}\n- **Texto alternativo de la foto:** ${copy.fill("{n}")}${copy.businessName ? ` de ${copy.businessName}` : ""}, ${small(copy.say(copy.industry.shots))}`,
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
  const all = topicOf(copy.industry.id, product)?.says ?? [];
  const { says: said = [] } = inSeason({ ...copy.industry, says: all }, copy.request.season?.id);
  const line = said[index % Math.max(1, said.length)];
  return line ? copy.fill(line) : "";
}

const collection: Kind = {
  id: "collection",
  write(copy) {
    const name = copy.request.season
      ? copy.request.season.name.replace(/^(?:el|la|los|las) /, "")
      : copy.fill("{n}");
    const brand = copy.businessName;
    const names = [
      brand ? `${name} · ${brand}` : `${name}, lo esencial`,
      `Selección: ${name}`,
      `${name}, para empezar`,
    ];
    const pieces = copy.products.slice(0, 6);
    return {
      title: `Colección: ${name}`,
      body: stack(
        `**${hook(copy)}**`,
        copy.request.facts.length > 0
          ? flow(momentLine(copy), copy.request.facts.join(" "))
          : flow(momentLine(copy) || scene(copy), copy.say(copy.tone.turns)),
        offerLine(copy),
        pieces.length > 0
          ? `### Orden de la colección\n\n${pieces.map((piece, index) => `${index + 1}. **${piece}.** ${pieceLine(copy, piece, index)}`).join("\n")}`
          : `### Orden de la colección\n\n1. Lo que más se pide\n2. Lo que mejor se regala\n3. Lo nuevo\n4. Lo pequeño, para completar`,
        "### Nombres que probaría",
        names.map((text) => `- ${text[0]!.toUpperCase()}${text.slice(1)}`).join("\n"),
        stack("### Al final de la página", callToAction(copy)),
      ),
      reasons: [
        "El texto de arriba es corto: en una colección se viene a mirar.",
        "El orden va de lo que decide a lo que completa.",
        pieces.length > 0
          ? "Solo aparecen productos que están en tu Brain Central."
          : "Cuando me des tus productos, los ordeno por su nombre.",
      ],
    };
  },
};

const recovery: Kind = {
  id: "cart-recovery",
  write(copy) {
    const times = ["1 hora después", "Al día siguiente", "A los tres días"];
    // Who speaks of a cart has one, whatever the trade.
    const cart =
      carts.has(copy.industry.id) ||
      /\b(?:carrito|tienda online|shopify)\b/iu.test(copy.brief.prompt);
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
      const [doubt] = one.industry.faqs;
      const middle =
        index === 0
          ? scene(one)
          : index === 1
            ? `**${one.fill(doubt![0])}** ${one.fill(doubt![1])}`
            : flow(proof(one) || one.say(one.tone.turns), offerLine(one));
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
  write(copy) {
    const checks: [string, string, string][] = [
      [
        "Portada",
        "Se entiende qué vendes en cinco segundos",
        copy.fill(`Título: «${copy.fit(copy.tone.headlines, 40).replace(/\.$/, "")}»`),
      ],
      [
        "Ficha",
        "La primera foto enseña el producto en uso",
        `Prueba este plano: ${small(copy.say(copy.industry.shots))}`,
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
        `**${copy.say(copy.industry.hooks)}**`,
        flow(about(copy, ""), copy.say(copy.tone.turns)),
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
