import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun, type Phrase } from "#copywriter/spanish/phrase.ts";
import { isCommonThing } from "../kinds/kinds.ts";

/** Headings and links that a page lists among what it sells. */
const heading =
  /^(?:inicio|home|portada|menu|ver (?:mas|todo|todos|todas|producto|detalles?)|leer mas|saber mas|mas informacion|contact[oa]\w*|quienes somos|sobre nosotr\w+|nosotr\w+|blog|noticias|tienda|carrito|mi cuenta|cuenta|aviso legal|cookies|politica de \w+|privacidad|terminos\w*|condiciones\w*|preguntas frecuentes|faqs?|novedades|ofertas|categorias?|productos?|servicios|galeria|opiniones|ubicacion|donde estamos|horarios?|buscar|anadir al carrito|comprar|reservar|shop|about|contact|login|suscribete|newsletter|equipo|el equipo|gastos de envio|envios?|devoluciones|todos los productos|mas vendidos|sin categoria|uncategorized)$/;
/** Nobody advertises these by name beside their kitchens and flowers. */
const ofMourning = /\b(?:lapidas?|panteon(?:es)?|nichos?|urnas? funerarias?|feretros?|ataudes?)\b/;

/** What is sold beside something else, and what people come with. */
const minor =
  /^(?:aguas? (?:\d|mineral|con gas)|agua$|refrescos?|hielo|bolsas? (?:de papel|de plastico)$|envases?|cubiertos|servicio de pan|suplementos?\b|extras?\b|retirad\w+|desplazamiento|parking|aparcamiento|lavadora (?:y|e)|cajas? de carton|fianza|senal|gastos|cuota de inscripcion|matricula$|grupos$|empresas$|noches? extra|camas? supletorias?|cunas? extra|cestas? desayuno|desayuno$|ansiedad|depresion|estres|duelo|autoestima|fobias?|insomnio|adicciones|tdah|trauma|despidos?$|divorcios?\b|herencias?$|desahucios?$|embargos?$|caries$)/;

export const isMinor = (name: string): boolean => minor.test(fold(name));
export const isHeading = (name: string): boolean => heading.test(fold(name));
export const isOfMourning = (name: string): boolean => ofMourning.test(fold(name));

/** Parts of the body and moments of life: a treatment is listed by them, a sentence is not. */
const partOfBody =
  /^(?:suelo pelvico|axilas?|piernas?|medias piernas|ingles|pubis|cejas?|pestanas|cervical\w*|lumbar\w*|espalda|mandibula|rodillas?|hombros?|brazos?|labio|rostro|cara|cuello|manos|pies|abdomen|gluteos|embarazo|post?parto|columna|dientes?|muelas?|caries|encias|unas|cuerpo|codo|tobillo|cabello|barba|pecho|cuero cabelludo)(?!\p{L})/u;

const joins = /^(?:de|del|con|para|a|al|en|sin|por|y|e|o|u|la|el|los|las|un|una)$/;
/** What stands beside any noun as it is. */
const unchanging =
  /^(?:rosa|naranja|lila|malva|turquesa|fucsia|burdeos|\p{Ll}+ista|balayage|premium|extra|vintage|gourmet|exprés|mini|maxi|deluxe|unisex|plus|bio|eco|madre|pelo)$/u;
/** As titles are written, each word with its capital: «Tramitación Procesal». */
const titleCase =
  /^\p{Lu}\p{Ll}+(?:al|ales|ic[oa]s?|iv[oa]s?|os[oa]s?|ari[oa]s?|ad[oa]s?|id[oa]s?|entes?|antes?|bles?|er[oa]s?|an[oa]s?|ar|ares|ural|or|ora)$/u;

/** No adjectives: «casa completa fin de semana», «curso nivel B2». */
const noun = /^(?:fin|tipo|talla|nivel|grado|sabor|color|modelo|estilo|marca|mes|mano|piel)$/;

function agrees(word: string, { gender, plural }: Phrase): boolean {
  if (noun.test(word)) return false;
  if (unchanging.test(word)) return true;
  if (plural !== /s$/.test(word)) return false;
  return gender === "f" ? !/os?$/.test(word) : !/as?$/.test(word);
}

/**
 * Whether a name can stand with its article within a sentence: «la hogaza de centeno» can; «arrullo
 * muselina», «Pintar paragolpes» and «Reformer 2x semana» are names, said as the page writes them.
 */
export function standsInSentence({ bare, ...noun }: Phrase): boolean {
  const [head = "", ...rest] = bare.split(" ");
  const phrase = { bare, ...noun };
  if (!noun.hasArticle || partOfBody.test(fold(bare))) return false;
  const isKnown = isNoun(head) || isCommonThing(bare);
  // «Kokotxas de merluza»: no brand is followed by «de».
  if (!isKnown && (!/^(?:de|con|para|sin)$/.test(rest[0] ?? "") || /\d/.test(bare))) return false;
  let place: "noun" | "joined" | "second" = "noun";
  for (const [at, word] of rest.entries()) {
    if (joins.test(word)) place = "joined";
    else if (place === "joined") {
      // «de 60 litros»
      if (/\d/.test(word) && !(/^\d[\d.,]*$/.test(word) && rest[at + 1])) return false;
      place = /\d/.test(word) ? "joined" : "second";
    } else if (/^\p{Lu}/u.test(word)) {
      if (titleCase.test(word) || /\d/.test(word)) return false;
    } else if (!/^\p{Ll}+$/u.test(word) || (isNoun(word) && !unchanging.test(word))) return false;
    else if (place === "noun" && !agrees(word, phrase)) return false;
  }
  return place !== "joined";
}

/** Written in capitals by themselves: «LED», «DIN», and whatever has a digit. */
const signs =
  /^(?:.*\d.*|led|usb|hdmi|din|iva|rgpd|dpo|seo|sem|crm|erp|atm|lp|cd|dvd|bcaa|spf|uv|uva|xs|xl|xxl|hp|pvc|mdf|dtf|tpv|ipa|cbd|nie|itv|gps|wifi|suv|atv|hd|4k|tv|[bcdfghjklmnñpqrstvwxyz]{2,3})$/i;

/** «CORTE DE SEÑORA» is «Corte de señora»; «HP 305XL NEGRO» keeps what is a sign. */
export function quiet(name: string): string {
  const words = name.split(" ");
  const isLoud = words.some((word) => /^\p{Lu}{3,}$/u.test(word) && !signs.test(word));
  if (/\p{Ll}/u.test(name) || !isLoud || /^\p{Lu}{3}$/u.test(name)) return name;
  const lowered = words.map((word) => (signs.test(word) ? word : word.toLowerCase()));
  // «ISDIN FUSION WATER» is none of our words: a name in all its words.
  const isOurs =
    isCommonThing(name) ||
    isNoun(lowered[0]!) ||
    lowered.some((word) => joins.test(word) || /[áéíóúñ]/.test(word));
  return isOurs || words.length < 2
    ? lowered.join(" ")
    : lowered.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" ");
}
