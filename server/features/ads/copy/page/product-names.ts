import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import { isOfDoing } from "./noun-number.ts";
import { tellsTrade } from "./shop-trade.ts";

/** Headings and links that a page lists among what it sells. */
const heading =
  /^(?:inicio|home|portada|menu|ver (?:mas|todo|todos|todas|producto|detalles?)|leer mas|saber mas|mas informacion|contact[oa]\w*|quienes somos|sobre nosotr\w+|nosotr\w+|blog|noticias|tienda|carrito|mi cuenta|cuenta|aviso legal|cookies|politica de \w+|privacidad|terminos\w*|condiciones\w*|preguntas frecuentes|faqs?|novedades|ofertas|categorias?|productos?|servicios|galeria|opiniones|ubicacion|donde estamos|horarios?|buscar|anadir al carrito|comprar|reservar|shop|about|contact|login|suscribete|newsletter|equipo|el equipo|gastos de envio|envios?|devoluciones|todos los productos|mas vendidos|sin categoria|uncategorized)$/;
/** Nobody advertises these by name beside their kitchens and flowers. */
const ofMourning = /\b(?:lapidas?|panteon(?:es)?|nichos?|urnas? funerarias?|feretros?|ataudes?)\b/;

/** What is sold beside something else, and what people come with. */
const minor =
  /^(?:aguas? (?:\d|mineral|con gas)|agua$|refrescos?|hielo|bolsas? (?:de papel|de plastico)$|envases?|cubiertos|servicio de pan|suplementos?\b|extras?\b|retirad\w+|desplazamiento|parking|aparcamiento|lavadora (?:y|e)|cajas? de carton|fianza|senal|gastos|tasas?|tramitacion|expediente|tramites?|normas|horas? extra|(?:cuota de )?(?:inscripcion|matricula)(?: anual)?$|grupos$|empresas$|noches? extra|camas? supletorias?|cunas? extra|cestas? desayuno|desayuno$|ansiedad|depresion|estres|duelo|autoestima|fobias?|insomnio|adicciones|tdah|trauma|despidos?$|divorcios?\b|herencias?$|desahucios?$|embargos?$|caries$|encargos? y envios?|pedidos? minimos?)/;

export const isMinor = (name: string): boolean => minor.test(fold(name));
/** What is brought home or eaten is known by its name. */
const ofThings: ReadonlySet<string> = new Set(["shop", "order", "menu", "table"]);

/**
 * What a product is one of, where its name does not say it: «Ceviches» above «Mixto», and the trade above
 * the rows of a price list: «Fumigaciones» above «Casa hasta 250 m²».
 */
export function kindOf(
  { name, group }: { name: string; group: string | null },
  { trade, action, businessName }: { trade: string | null; action: string; businessName: string },
): string | null {
  const isInName = tellsTrade(businessName, trade);
  // «Casa grande» of «Mudanzas Ejemplo» is no house.
  const isDone = trade !== null && isOfDoing(trade);
  const isShop = /^tienda\b/i.test(trade ?? "");
  const isTold = ofThings.has(action) || isShop || (isInName && !isDone);
  const kind = group ?? (isTold ? null : trade);
  const words = fold(kind ?? "").match(/[a-z]{4,}/g) ?? [];
  return words.some((word) => fold(name).includes(word.slice(0, 5))) ? null : kind;
}
export const isHeading = (name: string): boolean => heading.test(fold(name));
export const isOfMourning = (name: string): boolean => ofMourning.test(fold(name));

const joins = /^(?:de|del|con|para|a|al|en|sin|por|y|e|o|u|la|el|los|las|un|una)$/;

/** Written in capitals by themselves: «LED», «DIN», and whatever has a digit. */
const signs =
  /^(?:.*\d.*|led|usb|hdmi|din|iva|rgpd|dpo|seo|sem|crm|erp|atm|lp|cd|dvd|bcaa|spf|uv|uva|xs|xl|xxl|hp|pvc|mdf|dtf|tpv|ipa|cbd|nie|itv|gps|wifi|suv|atv|hd|4k|tv|[bcdfghjklmnñpqrstvwxyz]{2,3})$/i;

const isWord = (word: string): boolean => isNoun(word) || /[áéíóúñ]|ad[oa]s?$/.test(word);

/** «CORTE DE SEÑORA» is «Corte de señora»; «HP 305XL NEGRO» keeps what is a sign. */
export function quiet(name: string): string {
  const words = name.split(" ");
  const isLoud = words.some((word) => /^\p{Lu}{3,}$/u.test(word) && !signs.test(word));
  // «TEMPLADO 8 mm» cries in part.
  if (/\p{Ll}/u.test(name))
    return words
      .map((word) => {
        const bare = word.replace(/[.,;:]+$/, "");
        return /^\p{Lu}{3,}$/u.test(bare) && !signs.test(bare) && isWord(bare.toLowerCase())
          ? word.toLowerCase()
          : word;
      })
      .join(" ");
  if (!isLoud || /^\p{Lu}{3}$/u.test(name)) return name;
  const lowered = words.map((word) => (signs.test(word) ? word : word.toLowerCase()));
  // «ISDIN FUSION WATER» is none of our words: a name in all its words.
  const isOurs =
    isNoun(lowered[0]!) || lowered.some((word) => joins.test(word) || /[áéíóúñ]/.test(word));
  return isOurs || words.length < 2
    ? lowered.join(" ")
    : lowered.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" ");
}
