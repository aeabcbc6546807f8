import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { agreeing } from "../language/grammar.ts";
import { isThing } from "../own-words.ts";
import { isPrice } from "../understanding/offers.ts";
import { searchLines } from "./ads/search-lines.ts";
import { forAnybody, isShop, knownHooks, knownSays, seasonLines } from "./concrete.ts";
import { doubtOf } from "./faq.ts";
import { flow, small, stack } from "./layout.ts";
import { offerLine } from "./offer-line.ts";
import { hook, scene } from "./paragraphs.ts";
import { audit } from "./store/audit.ts";
import { recovery } from "./store/cart-recovery.ts";
import { collection } from "./store/collection.ts";
import { pointsTold } from "./store/product-points.ts";

/** The first pool with something that fits, best pools first. */
function best(copy: Copy, pools: readonly (readonly string[])[], max: number): string {
  const last = copy.industry.shorts.map((text) => copy.fill(text));
  for (const pool of pools) {
    const text = pool.length > 0 ? copy.fit(pool, max) : "";
    if (text && !last.includes(text)) return text;
  }
  return copy.fit(["{n}"], max);
}

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
  if (told.length > 1) return firstSaid(copy, ["{N}, de {biz}.", "{N}."]);
  if (told.length > 0) return copy.fill(`{N}: ${small(told[0]!.replace(/[{}[\]<>|]/g, ""))}.`);
  return firstSaid(copy, ["{N} {alone}.", "{N} con {having}.", "{N}, de {biz}.", "{N}."]);
}

/** What the trade knows of the thing; what puts off has its place in a conversation, not on a page that sells. */
function sellingSays(copy: Copy): readonly string[] {
  const known = knownSays(copy);
  const kind = known.filter(
    (text) => !/bastante más|rinde menos|antes de decidir|no todas|depende de/u.test(text),
  );
  return kind.length > 0 ? kind : known;
}

/** A page shows its price as a label does. */
const priceLine = (copy: Copy) =>
  copy.request.offer && isPrice(copy.request.offer)
    ? copy.fill("**Precio:** {offer}")
    : offerLine(copy);

const inSentence = (text: string) => small(text.replace(/\.$/u, ""));

const page: Kind = {
  id: "product-page",
  write(asked) {
    const copy = forAnybody(asked);
    const ordered = atTheDoor.test(copy.industry.act) ? "" : " {Act}.";
    // Filler stays out beside what the owner told of the thing.
    const told = pointsTold(copy);
    const points = [
      ...told,
      ...copy.differentiators
        .slice(0, 3)
        // «Tejidas a mano», said of the house's lamps, of this one lamp.
        .map((text) => (/^[a-zà-ž]+[oa]s? a m/u.test(text) ? agreeing(text, copy.subject) : text)),
    ].map(sentenceOf);
    const first = pageLead(copy, told);
    const season = copy.fresh(seasonLines(copy));
    const known = copy.several(sellingSays(copy), told.length > 2 ? 1 : 2);
    // A service is no thing: what is done in it and for whom is what there is to say.
    const lines =
      known.length > 0 || told.length > 1
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
              `{N} {para momento}, en {biz}. {Diff}.${ordered}`,
              `{N} {para momento}, en {biz}.${ordered}`,
            ]
          : [],
        ...[3, 2, 1].map((count) =>
          told.length < count
            ? []
            : [ordered, ""].map(
                (end) =>
                  `{N} en {biz}: ${told
                    .slice(0, count)
                    .map(inSentence)
                    .join(", ")
                    .replace(/[{}[\]<>|]/g, "")}.${end}`,
              ),
        ),
        ["{N} {alone}, en {biz}.", "{N} con {having}, en {biz}."].map(
          (text) => `${text}${ordered}`,
        ),
        knownHooks(copy).map((text) => `{N} en {biz}. ${text}${ordered}`),
        [`{N} en {biz}. {Diff}.${ordered}`, `{N} en {biz}.${ordered}`],
        [`{N}.${ordered}`],
      ],
      155,
    );
    // A shop with a cart needs no word on how to order.
    const found = doubtOf(copy);
    const doubt =
      found &&
      ((isShop(copy) && /se pide/.test(found[0])) ||
        // A page that answers «ask us» leaves the doubt where it was.
        /preg[uú]nt|d[ií]nos|escr[ií]b|consult/iu.test(found[1]))
        ? undefined
        : found;
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
        stack(priceLine(copy), copy.request.announcement ? "" : button(copy)),
        "### Para el buscador",
        `${searchLines(title, meta, copy.subject.bare)}\n- **Texto alternativo de la foto:** ${copy.fill("{n}")}${copy.businessName ? ` de ${copy.businessName}` : ""}`,
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

export const sofi: readonly Kind[] = [page, collection, recovery, audit];
