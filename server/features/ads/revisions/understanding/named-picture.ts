import type { Wish } from "../wishes.ts";
import type { Item } from "./items.ts";
import { beginsOperation, readLiteral } from "./literals.ts";

interface Clause {
  text: string;
  items: readonly Item[];
  from: number;
  to: number;
}

const ordinals = new Map(
  Object.entries({
    primera: 1,
    primer: 1,
    primero: 1,
    segunda: 2,
    segundo: 2,
    tercera: 3,
    tercer: 3,
    cuarta: 4,
    quinta: 5,
  }),
);
const notPictureNames =
  /^(?:fondo|producto|productos|anuncio|arriba|abajo|atras|portada|la web|mi web|nuestra web|web|antes|calidad|mejor calidad|mi negocio|otro producto|otra cosa|verdad|stock)$/;

const article =
  /^(?:(?:de\s+)?(?:el|la|los|las|un|una|mi|mis|nuestro|nuestra|nuestros|nuestras|del)\s+)+/i;

/** Reads a picture of the site by what it shows or its number: «la foto de la tarta», «la segunda imagen». */
export function readNamedPicture({
  text,
  items,
  from,
  to,
}: Clause): { wish: Wish; next: number } | null {
  const clause = items.slice(from, to);
  const refused = clause.some(({ concept }) =>
    [
      "DISLIKE",
      "REMOVE",
      "WITHOUT",
      "EXCEPT",
      "KEEP",
      "LIKE",
      "BIG",
      "SMALL",
      "UNREADABLE",
      "TITLE",
      "BUTTON",
      "PRICE",
      "NOT",
      "LIGHT",
      "DARK",
      "BACKGROUND",
    ].includes(concept),
  );
  const at = from + clause.findIndex(({ concept }) => concept === "PHOTO");
  if (refused || at < from) return null;
  const numberAt = /^(?:numero|num|n|nro)$/.test(items[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const around = [items[at - 1], items[numberAt]].filter((item) => item !== undefined);
  const place = around.map(
    ({ word }) => ordinals.get(word) ?? (/^[1-9]$/.test(word) ? Number(word) : 0),
  );
  const number = place.find((one) => one > 0);
  if (number) return { wish: { kind: "picture", choice: { place: number } }, next: to };
  let start = at + 1;
  // «cambia la foto por la del ramo»
  const by = clause.findIndex(({ concept }, index) => concept === "TO" && from + index > at);
  if (by >= 0) start = from + by + 1;
  const lead = items.slice(start, Math.min(to, start + 6));
  const begins = lead.findIndex(({ concept }) => !["FILLING", "AS", "TO"].includes(concept));
  const first = lead[begins];
  if (!first) return null;
  const hasPreposition = lead
    .slice(0, begins)
    .some(({ concept, word }) => concept === "AS" || /^(?:del|con|donde)$/.test(word));
  const isName =
    first.concept === "UNKNOWN" ||
    (hasPreposition &&
      ["HUE", "SHORT", "LONG", "MUCH", "VAGUE", "SOFT", "VIVID"].includes(first.concept)) ||
    first.concept === "QUOTE";
  if (!isName || beginsOperation(items, start)) return null;
  const literal = readLiteral(
    text,
    items,
    start + begins,
    ({ concept }, index) => concept === "BIG" || (concept === "MORE" && index > start),
  );
  if (!literal) return null;
  const named = literal.text
    .replace(article, "")
    .replace(/[\s,]+(?:mejor|mejor esa|en su lugar|en vez de esa|en lugar de esa)$/iu, "")
    .replace(/[?!.]+$/u, "")
    .trim();
  if (named === "" || notPictureNames.test(named.toLowerCase())) return null;
  return { wish: { kind: "picture", choice: { named } }, next: literal.next };
}
