import { fold } from "#copywriter/spanish/fold.ts";
import { capitalized } from "#copywriter/spanish/sentences.ts";
import { isWithin, limits } from "../ad-copy.ts";
import { isCountry, isKnownPlace } from "../page/places.ts";
import type { SourceWords } from "../page/source-words.ts";
import { anyOf, startOf } from "../page/word-patterns.ts";
import { hasVerb } from "./has-verb.ts";

/** Titles of a section that say nothing by themselves, folded. */
export const sectionTitle = startOf([
  "por que",
  "como",
  "nuestr\\w+",
  "sobre",
  "bienvenid\\w+",
  "(?:a )?quien(?:es)?",
  "que hacemos",
  "conoce",
  "descubre",
  "contact\\w+",
  "(?:de )?donde",
  "lo hacemos",
  "hazlo",
  "aprende",
  "gracias",
  "horari\\w+",
  "servicios?",
  "preguntas",
  "ventajas",
  "lo que",
  "todo lo que",
  "mas",
  "tarifas?",
  "precios?",
  "reservas?$",
  "normas?",
  "ubicacion",
  "informacion",
  "valores",
  "inicio",
  "novedades",
  "noticias",
  "historia",
  "nosotr\\w+",
  "el equipo",
  "equipo",
  "datos",
  "condiciones",
  "aviso",
  "detalles",
  "productos?$",
  "tienda",
  "garantia y",
  "opiniones",
  "resenas",
  "estimad\\w+",
  "departamentos",
  "visitenos",
  "visitanos",
  "visitas?$",
  "hola",
  "presentacion",
  "antes y despues",
  "galeria",
  "instalaciones",
  "que incluye",
  "opin\\w+",
  "(?:el|la) (?:taller|casa|tienda|local|estudio)$",
  "menu$",
  "la carta",
  "catalogo",
]);

/** What makes a few words without a verb say something, folded. */
export const claiming = anyOf([
  "sin",
  "gratis",
  "gratuit\\w+",
  "incluid\\w+",
  "propi[oa]s?",
  "a mano",
  "siempre",
  "nunca",
  "mism[oa]",
  "de por vida",
  "garantizad\\w+",
  "reconocid\\w+",
]);

const kickerWordsMax = 4;

/** A heading that names what is told under it. */
export const isKicker = (text: string, { businessName }: SourceWords): boolean =>
  isWithin(text, limits.pictureKicker) &&
  text.split(" ").length <= kickerWordsMax &&
  !sectionTitle.test(fold(text)) &&
  !/[?!:.]$/.test(text) &&
  /^(?:\p{Lu}\D*|\d{1,2}\P{Lu}*\p{Ll}{3,}\P{Lu}*)$/u.test(text) &&
  !hasVerb(text) &&
  // «Luque - Paraguay»
  !text.split(/ [-–—·] |, /).every((part) => isKnownPlace(part) || isCountry(part)) &&
  // «3 cuotas sin interés» is told by itself.
  !claiming.test(fold(text)) &&
  // «Conócenos», «Escribinos»; no «Hermanos».
  !/[áéíóú]\p{L}*nos$|^(?:escrib|visit|contact|llam|conoc|segu|pregunt|busc)\p{L}*nos$/iu.test(
    text,
  ) &&
  !/^(?:para|en|con|sin|antes|despues|lo|al|a|por|si|de|del|desde) /.test(fold(text)) &&
  !fold(businessName).includes(fold(text));

/** Whether a text has the word that a heading names. */
export function tells(text: string, heading: string): boolean {
  const words = fold(heading)
    .split(" ")
    .filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => fold(text).includes(word.slice(0, 5)));
}

/** «Envío asegurado: De 3 a 5 días hábiles» is about what stands before the colon. */
export function labelled(text: string): { label: string | null; text: string } {
  const [, label = "", rest = ""] = /^([^:.,]{4,28}): (\S[^:]+)$/u.exec(text) ?? [];
  const isLabel =
    rest !== "" && label.split(" ").length <= 3 && !hasVerb(label) && /^\p{Lu}/u.test(label);
  return isLabel ? { label, text: capitalized(rest) } : { label: null, text };
}
