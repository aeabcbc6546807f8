import { fold } from "../language/escape.ts";
import {
  dental,
  fitness,
  funeral,
  healthcare,
  nursery,
  psychology,
  vet,
  yoga,
} from "./industries-care.ts";
import { agency, bar, bicycles, crafts, grocer, hardware, optician } from "./industries-counter.ts";
import { gifts, perfumery } from "./industries-gifts.ts";
import { household, laundry, stationery, toys } from "./industries-high-street.ts";
import { automotive, cleaning, reforms, workshop } from "./industries-home.ts";
import { householdServices } from "./industries-household.ts";
import { cafe, events, gaming, hotel, ngo, photography, travel } from "./industries-leisure.ts";
import { dance, music } from "./industries-lessons.ts";
import { nearby } from "./industries-nearby.ts";
import {
  advisory,
  architecture,
  education,
  finance,
  languages,
  law,
  realEstate,
  saas,
  technology,
} from "./industries-office.ts";
import { haberdashery, outdoors } from "./industries-pastimes.ts";
import { rental } from "./industries-rental.ts";
import { carpentry, electrician, plumber } from "./industries-repairs.ts";
import { beauty, bookshop, ecommerce, fashion, florist, hair, jewelry } from "./industries-shop.ts";
import { bakery, general, restaurant } from "./industries-table.ts";
import { gardener, painter, pests } from "./industries-upkeep.ts";
import type { Industry } from "./industry.ts";

/** Before the trades that also answer to their names: of two that fit equally, the first is taken. */
const ownWords: readonly Industry[] = [
  electrician,
  plumber,
  carpentry,
  laundry,
  stationery,
  toys,
  music,
  dance,
  painter,
  gardener,
  pests,
  haberdashery,
  household,
  gifts,
  perfumery,
  outdoors,
  rental,
  ...householdServices,
];

export const industries: readonly Industry[] = [
  ...ownWords,
  restaurant,
  ecommerce,
  saas,
  fitness,
  beauty,
  education,
  finance,
  healthcare,
  realEstate,
  automotive,
  cafe,
  bakery,
  hair,
  fashion,
  jewelry,
  florist,
  vet,
  dental,
  psychology,
  yoga,
  law,
  advisory,
  architecture,
  reforms,
  photography,
  events,
  hotel,
  travel,
  languages,
  nursery,
  cleaning,
  workshop,
  technology,
  ngo,
  gaming,
  bookshop,
  funeral,
  bicycles,
  optician,
  crafts,
  grocer,
  bar,
  hardware,
  agency,
  ...nearby,
];

const vague = new Set([
  "clinica",
  "academia",
  "taller",
  "escuela",
  "curso",
  "app",
  "plataforma",
  "consultor",
  "asesor",
  "comida",
  "cocina",
  "fiesta",
  "video",
  "foto",
  "motor",
  "pintura",
  "obra",
  "ocio",
  "salud",
  "diseno de interiores",
  "educa",
  "derecho",
  "venta online",
  "profesor",
  "formacion",
  "tienda online",
  "velas",
  "alquiler",
]);
/** Trades that stand under another's name and are ill served by its lines. */
const beside =
  /\b(?:carpinter|electricist|cristaler|toldos|tapicer|animacion|payas|magos?\b|magia|coros?\b|orquesta|mariachi|dj|pesca\b|traduc|salsas?|conservas?|coworking|teatro|espectaculo|concierto|decoracion|escuela de (?!idiomas|ingles|negocios|espanol)|marroquiner|ropa de bebe|bebe)/;

/** The same customers and the same step to take, without what is only true next door. */
export function besideIts(industry: Industry, trade: string): Industry {
  const { act, inf, lead, leadInf, word, people, place, colors, sober, solemn } = industry;
  if (
    industry.id === "general" ||
    ownWords.some(({ id }) => id === industry.id) ||
    !beside.test(fold(trade))
  )
    return industry;
  const label = trade.trim().slice(0, 40);
  return {
    ...general,
    label,
    tags: [label.toLowerCase(), ...general.tags],
    search: [label.toLowerCase(), ...general.search],
    act,
    inf,
    lead,
    leadInf,
    word,
    people,
    place,
    colors,
    ...(sober ? { sober } : {}),
    ...(solemn ? { solemn } : {}),
  };
}

/** The general trade under the name that its owner gives it. */
export function underItsName(trade: string): Industry {
  const label = trade.trim().slice(0, 40);
  return {
    ...general,
    label,
    tags: [label.toLowerCase(), ...general.tags],
    search: [label.toLowerCase(), ...general.search],
  };
}

/** Whether a free text names a trade («Apicultura») and no sort of business («Comercio», «Otro»). */
export const isOwnTrade = (trade: string): boolean =>
  fold(trade).length > 3 &&
  !/\b(?:otr\w+|comercio|tienda|negocio|servicios?|empresa|general|autonom\w+|emprend\w+|profesional\w*|venta\w*|local|pyme|industria|produc\w+|artesan\w+|ninguno|other|none|retail|online)\b/.test(
    fold(trade),
  );

/** Names that begin like a trade and are another. */
const another: Readonly<Record<string, RegExp>> = {
  // Flats are let, and so are cots: only homes make an estate agency.
  real_estate:
    /\balquiler de (?!pis|casa|apart|depart|vivienda|local|oficin|habitaci|inmueble|chalet|estudio|duplex|propiedad)/,
  electrician: /\b(?:automo|coches?\b|carros?\b|autos?\b|vehiculos?\b|tienda|venta|material)/,
  pests: /\b(?:agricol|cultivos?\b|drones?\b|campo\b)/,
  toys: /\b(?:mascotas?\b|perros?\b|gatos?\b|adult|erotic|sexual)/,
  cafe: /\breparaci|\bservicio tecnico|\barreglo/,
  dance: /\b(?:danzaterapia|danza terap|ropa|zapat|tienda|disfraces)/,
  painter:
    /\b(?:clases|cursos?\b|academia|escuela|taller de|retrat|cuadros?\b|artist|oleo|acuarel|lienzo|tienda|venta|coches?\b|autos?\b|automo|carros?\b)/,
  // Who teaches painting or cooking paints no walls and serves no tables.
  reforms: /\bautomo|\b(?:coches?|autos?|carros?|vehiculos?|clases|cursos?|academia|escuela)\b/,
  restaurant: /\brestauracion de |\b(?:clases|cursos?|academia|escuela|talleres) (?:de|para) /,
  technology: /\b(?:ninos|infantil|clases|cursos?|academia|escuela)\b/,
  gardener: /\b(?:jardin de infancia|natacion|clases|cursos?\b|club\b|hotel)/,
  haberdashery: /\balta costura|\b(?:ropa|moda|vestidos)\b/,
  outdoors: /\b(?:tienda|ropa|moda|material|agencia de viajes)\b/,
  household:
    /\b(?:event|fiesta|globo|interior|bodas?\b|jardin|alquiler|renta\b|online|mascota|reparaci|servicio tecnico|a medida|reformas|limpieza)/,
  gifts:
    /\b(?:online|cesta|florister|flores|joyer|papeler|librer|jugueter|empresa|floral|animacion|crafts|artesan|taller)/,
  perfumery: /\b(?:online|artesan|laser|centro|salon)/,
  carers: /\b(?:mascota|perro|gato|animal|ninos?\b|bebe|canin|jardin)/,
  architecture: /\b(?:fiesta|event|globo|boda|cumple)|^(?:tienda de )?muebles\b/,
  travel: /\btienda\b/,
  advisory: /\bimagen\b|\bestilo\b|\bmoda\b/,
  // A workshop of baskets or glass mends no car.
  workshop:
    /\binfantil|\bnin[oa]s\b|creativ|manualidad|\btaller(?:es)? de (?!mecanic|chapa|coche|auto|moto|carro|vehicul|repara|frenos|neumatic|llanta|hojalat|latoner|pintura|enderez|camion|electr|diesel|barrio|confianza)/,
  carpentry: /\b(?:alumini|metal|hierro|herreria|pvc|acero)/,
};

const found = new Map<string, Industry>();

/** The trade that a free text names («Panadería de barrio», «clínica dental»), or the general one. */
export function industryOf(text: string): Industry {
  const key = fold(text).slice(0, 120);
  const known = found.get(key);
  if (known) return known;
  for (const industry of industries) {
    if (key === industry.id.replace(/_/g, " ")) return industry;
  }
  let best = general;
  let bestScore = Number.NEGATIVE_INFINITY;
  const spaced = ` ${key} `;
  for (const industry of industries) {
    for (const match of industry.match) {
      const at = spaced.indexOf(` ${match}`);
      if (at < 0 || another[industry.id]?.test(key)) continue;
      // The first trade named is the head («ropa deportiva»), unless it only says what sort of place.
      const score = match.length - at * 2 - (vague.has(match) ? 1000 : 0);
      if (score > bestScore) {
        best = industry;
        bestScore = score;
      }
    }
  }
  if (found.size > 2000) found.clear();
  found.set(key, best);
  return best;
}

export { general };
