import { fold } from "#server/features/workers/copywriter/escape.ts";
import type { Industry } from "#server/features/workers/copywriter/lexicon/industry.ts";
import type { Kind } from "./kind.ts";
import { caredKinds } from "./kinds-cared.ts";
import { eatenKinds } from "./kinds-eaten.ts";
import { ownedKinds } from "./kinds-owned.ts";
import { servedKinds } from "./kinds-served.ts";
import { wornKinds } from "./kinds-worn.ts";

export const kinds = {
  ...eatenKinds,
  ...ownedKinds,
  ...wornKinds,
  ...caredKinds,
  ...servedKinds,
} satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

/** Beginnings of the first words of a name, folded, and what they are the name of. */
const heads: readonly [KindName, RegExp][] = [
  ["stationery", /^(?:pluma|cuaderno|agenda|libreta|boligrafo|estilografica|lapiz|planificador)/],
  ["craft", /^(?:ovillo|lana\b|lanas|kit de|tela\b|hilo|agujas|patron|acuarela|pinceles)/],
  [
    "appliance",
    /^(?:lavadora|frigorifico|nevera|refrigerador|horno|lavavajillas|secadora|microondas|aire acondicionado|caldera|placa de induccion|congelador|estufa|licuadora|freidora)/,
  ],
  [
    "toy",
    /^(?:juguete|juego de mesa|rompecabezas|puzzle|puzle|muneca|peluche|tren de|cubo|bloques|peonza|trompo|sonajero|cometa|coche de|triciclo|marioneta|titere)/,
  ],
  [
    "pet",
    /^(?:pienso|snacks?\b|arnes|rascador|correa|collar (?:para|de) (?:perro|gato)|transportin|arena para|concentrado|croquetas para|cama para (?:perro|gato)|comedero|juguete para)/,
  ],
  [
    "bread",
    /^(?:pan\b|panes|hogaza|barra|baguette|chapata|mollete|pan(?:ecillo)|focaccia|marraqueta|bolillo)/,
  ],
  [
    "sweet",
    /^(?:crema de (?:avellana|cacahuete|cacao|leche)|bollo|bolleria|croissant|cruasan|tarta|pastel|torta|galleta|rosquilla|ensaimada|napolitana|magdalena|brownie|donut|dona\b|alfajor|medialuna|concha|roscon|bizcocho|palmera|turron|helado|bombon|churro|cupcake|macaron|flan|tiramisu|cinnamon|carrot cake|empanada dulce)/,
  ],
  [
    "wine",
    /^(?:ipa|stout|lager|pack de \d+ (?:ipa|cervezas|botellas|vinos)|vino|tinto|blanco|rosado|cava|champan|vermut|vermu|cerveza|ginebra|licor|mezcal|tequila|pisco|sidra|malbec|albarino|whisky|ron\b)/,
  ],
  [
    "coffee",
    /^(?:cafe|cold brew|espresso|capuchino|cappuccino|latte|te (?:verde|negro|rojo|matcha)|infusion|matcha|chai)/,
  ],
  ["mate", /^(?:mate\b|mates|bombilla de|yerba|termo\b|matero)/],
  [
    "produce",
    /^(?:fruta|verdura|naranja|tomate|manzana|aguacate|patata|papa|lechuga|caja de (?:naranja|fruta|verdura|tempor|tomate|mandarina)|cesta de (?:fruta|verdura)|mandarina|fresa|sandia|melon|huevos)/,
  ],
  [
    "pantry",
    /^(?:empanada|quiche|arepa|tamal|croqueta|queso|cuna de|jamon|chorizo|lomo|salchichon|aceite de oliva|aove|miel|mermelada|conserva|anchoa|chocolate|tableta|embutido|pate|foie|aceituna|especia|sal de|vinagre|cesta|lote|salsa|arroz bomba|harina|lenteja|garbanzo|frutos secos|almendra)/,
  ],
  [
    "shoes",
    /^(?:zapat|botin|botas?\b|mocasin|sandalia|alpargata|deportivas|tenis\b|tacones|salones|merceditas|chanclas)/,
  ],
  [
    "accessory",
    /^(?:bolso|bolsa (?:de (?:mano|piel|viaje)|tote)|mochila|cartera|cinturon|gorra|gorro|sombrero|panuelo|bufanda|paraguas|monedero|tote|rinonera|guantes|reloj)/,
  ],
  [
    "jewel",
    /^(?:anillo|alianza|pendiente|collar|pulsera|gargantilla|colgante|aretes?|aros|broche|sortija|cadena de (?:oro|plata)|esclava|gemelos|medalla)/,
  ],
  [
    "clothes",
    /^(?:abrigo|vestido|camis|pantalon|falda|jersey|sueter|chaqueta|cazadora|sudadera|blusa|top\b|traje|kimono|pijama|bikini|banador|calcetines|vaqueros|jeans|chaleco|gabardina|polo\b|ruana|poncho|body|ropa)/,
  ],
  ["seat", /^(?:butaca|sillon|sofa|silla|mecedora|taburete|puf\b|puff|banqueta|hamaca|chaise)/],
  ["sleep", /^(?:colchon|almohada|edredon|nordico|funda nordica|sabana|cama\b|canape|cabecero)/],
  [
    "furniture",
    /^(?:mesa de (?:comedor|centro|madera|roble|noche|cocina|trabajo)|mesa\b|mesilla|estanteria|banco\b|armario|comoda|aparador|escritorio|librero|consola|zapatero|recibidor|vitrina|mueble|cuna\b|perchero)/,
  ],
  ["scent", /^(?:vela|difusor|incienso|mikado|ambientador|sahumerio|wax)/],
  [
    "decor",
    /^(?:kilim|jarron|florero|lampara|cojin|manta|alfombra|cuadro|espejo|lamina|maceta|tapiz|portarretrato|marco|cortina|figura|escultura|poster|guirnalda)/,
  ],
  [
    "tableware",
    /^(?:taza|plato hondo|plato llano|plato de postre|plato ceramic|bol\b|bowl|fuente|jarra|cuenco|vajilla|vaso|copa|tetera|cafetera|ensaladera|bandeja|cuchillo|sarten|olla|cazuela|mantel|servilleta|tabla de cortar|delantal)/,
  ],
  ["perfume", /^(?:perfume|colonia|eau|fragancia|agua de colonia|body mist)/],
  [
    "cosmetic",
    /^(?:crema|jabon|serum|champu|shampoo|mascarilla|agua micelar|aceite (?:corporal|facial|de argan|esencial)|balsamo|locion|desodorante|labial|maquillaje|tonico|exfoliante facial casero|protector solar|gel\b|acondicionador)/,
  ],
  [
    "plant",
    /^(?:planta|sansevieria|poto|monstera|cactus|suculenta|ficus|helecho|orquidea|olivo|bonsai|lavanda en|aloe|kentia|calathea|potus|pothos|zamioculca|semillas)/,
  ],
  [
    "flower",
    /^(?:ramo|bouquet|centro de flores|flores|rosas|tulipanes|peonias|girasoles|arreglo floral|caja de flores|corona de flores secas)/,
  ],
  [
    "tool",
    /^(?:taladro|martillo|destornillador|sierra|llave inglesa|alicate|brocas?|atornillador|lijadora|amoladora|escalera|pintura|brocha|rodillo|tornillo|bombilla led|manguera|pala\b|cortacesped|candado|cerradura|metro\b|nivel|caja de herramientas|silicona)/,
  ],
  ["book", /^(?:libro|novela|cuentos?|poemario|comic|album ilustrado|antologia)/],
  ["glasses", /^(?:armazon|gafas|lentes|lentillas|montura|anteojos)/],
  ["bike", /^(?:bicicleta|bici\b|mountain bike|patinete|e-bike|ebike)/],
  [
    "device",
    /^(?:movil|portatil|auricular|audifono|altavoz|tablet|televisor|iphone|teclado|raton|monitor|cargador|impresora|smartwatch|camara|consola|robot|aspirador|cable|funda)/,
  ],
];

/** Words by which a page says what the house does, of trades that the lexicon has no word for. */
const pageTrades: readonly [KindName, RegExp][] = [
  [
    "service",
    /\b(?:mudanzas|transportes|arreglos de ropa|costurer\w+|modista|sastre\w*|lavanderia|tintoreria|imprenta|copisteria|desarrollo web|paginas web|diseno web|diseno grafico|marketing|publicidad|tapic\w+|tapizamos)\b/,
  ],
  ["cosmetic", /\b(?:farmacia|parafarmacia|dermocosmetica|cosmetica)\b/],
  [
    "course",
    /\b(?:autoescuela|escuela de manejo|escuela de (?:musica|baile|danza|tango|cocina|teatro))/,
  ],
  [
    "dish",
    /\b(?:restaurante|tacos|taqueria|asador|arroceria|pizzeria|hamburgues\w+|marisqueria|parrilla|cevicheria|food truck|casa de comidas)\b/,
  ],
  ["sweet", /\b(?:helad(?:os|eria)|pasteleria|confiteria|reposteria|chocolateria|dulceria)\b/],
  ["stationery", /\bpapeleria\b/],
  ["craft", /\b(?:merceria|lanas)\b/],
  ["groomer", /\b(?:peluqueria canina|estetica canina|peluqueria de mascotas|grooming)/],
  ["bikeRepair", /\b(?:taller de bicicletas|reparamos bici|reparacion de bici)/],
  ["notary", /\bnotari/],
  ["tattoo", /\b(?:tatua|tattoo)/],
  ["desk", /\bcowork/],
  ["catering", /\bcatering\b|\bbanquetes\b/],
  [
    "repair",
    /\b(?:fontaner|plomer|gasfiter|cerrajer|electricist|persianas|calefaccion y gas|averias|reparacion de electrodomesticos|manitas)/,
  ],
  ["dental", /\b(?:dentist|dental|odontolog|ortodon)/],
  ["body", /\b(?:fisio|osteopat|podolog|quiropract)/],
  ["health", /\b(?:nutricion|logoped|matrona|medico)/],
  ["wine", /\b(?:cervezas?|vinos|vinoteca|bodega|enoteca|cerveceria artesana|licoreria)\b/],
  ["pantry", /\b(?:quesos|queseria|charcuteria|jamoneria|almazara|ultramarinos|gourmet)\b/],
  ["produce", /\b(?:fruteria|verduleria|fruver|frutas y verduras|fruta y verdura)\b/],
  ["perfume", /\b(?:perfumeria|perfumes)\b/],
  ["tableware", /\b(?:ceramica|alfareria|vajillas)\b/],
  ["toy", /\b(?:jugueteria|juguetes)\b/],
  ["furniture", /\b(?:muebles|muebleria|mobiliario|ebanisteria)\b/],
  ["pet", /\b(?:mascotas|piensos|pet shop)\b/],
  ["shoes", /\b(?:zapatos|zapateria|calzado)\b/],
  ["plant", /\b(?:vivero de plantas|plantas de interior|garden)\b/],
  ["decor", /\b(?:decoracion|regalos y hogar)\b/],
  ["coffee", /\b(?:cafe de especialidad|tostador|tostamos)\b/],
];

const ofTrade: Record<string, KindName> = {
  restaurant: "dish",
  bar: "dish",
  cafe: "coffee",
  bakery: "bread",
  grocer: "pantry",
  ecommerce: "thing",
  fashion: "clothes",
  jewelry: "jewel",
  florist: "flower",
  bookshop: "book",
  crafts: "decor",
  gaming: "toy",
  hardware: "tool",
  bicycles: "bike",
  optician: "glasses",
  technology: "device",
  hair: "hair",
  beauty: "beauty",
  dental: "dental",
  healthcare: "health",
  psychology: "mind",
  vet: "vet",
  workshop: "garage",
  automotive: "garage",
  hotel: "stay",
  travel: "trip",
  fitness: "fitness",
  yoga: "yoga",
  education: "course",
  languages: "language",
  nursery: "nursery",
  reforms: "reform",
  cleaning: "cleaning",
  events: "event",
  photography: "photo",
  law: "law",
  architecture: "reform",
  advisory: "papers",
  saas: "software",
  real_estate: "homes",
};

/** Names of things that are done rather than handed over. */
const done =
  /^(?:clases?|cursos?|taller(?:es)?|sesion|consulta|reparacion|revision|instalacion|mantenimiento|limpieza|masaje|corte|cambio|declaracion|alta|asesor|servicio|tratamiento|diagnostico|copia|afilado|montaje|alquiler|visita|cita|cuota|bono|plan|matricula|jornada|media jornada|suscripcion|abono|entrenamiento|entrada|tarifa|inscripcion|reserva|mudanza|traduccion|gestion|diseno|pintado|poda|examen|arreglo|lavado|secado|planchado|proyecto|pagina web|tienda online|permiso|carnet|licencia)\b/;

/** Fees, passes and ways in: they are asked for, not used. */
const fee =
  /^(?:consulta|sesion|visita|cita|cuota|bono|plan|matricula|jornada|media jornada|suscripcion|abono|tarifa|inscripcion|entrada|clase de prueba|primera clase|permiso|carnet|licencia|examen|pack de \d+ (?:clases|sesiones)|tarjeta regalo|mensualidad)\b/;
export const isFee = (name: string): boolean => fee.test(fold(name));

/** Whether a name begins with a common noun that things are sold by. */
export const isCommonThing = (name: string): boolean =>
  done.test(fold(name)) || heads.some(([, head]) => head.test(fold(name)));

/** Kinds where the thing named is the house's own service, whatever it is called. */
const serves = (name: KindName) => !["thing", "food"].includes(kinds[name].nature);

/** What a house does, by its page's own words and else by its trade. */
export function kindOfHouse(words: string, trade: Industry): KindName | undefined {
  const folded = fold(words);
  return pageTrades.find(([, named]) => named.test(folded))?.[0] ?? ofTrade[trade.id];
}

/** Houses whose other goods are of the same kind, whatever they are called. */
const alike = new Set<KindName>([
  ...(["clothes", "shoes", "jewel", "plant", "pet", "toy", "furniture", "tool", "device"] as const),
]);

/** A thing of no known name is of its house's kind only where that can be said of all its things. */
function inherited(house: KindName | undefined): KindName | undefined {
  if (!house || serves(house) || alike.has(house)) return house;
  return kinds[house].nature === "food" ? "bite" : "thing";
}

/** What a thing of this house is; undefined where it is none that sentences are written for. */
export function kindOfThing(name: string, house: KindName | undefined): KindName | undefined {
  const folded = fold(name);
  if (house === "dish") return /^(?:vino|tinto|cava|cerveza)/.test(folded) ? "wine" : "dish";
  if (house === "desk" || house === "nursery" || house === "stay") return house;
  if (house === "tattoo" || house === "mind" || house === "law") return house;
  if (/^(?:album|foto)/.test(folded) && house === "photo") return house;
  if (/^(?:club|cata|degustacion|tour|excursion|visita guiada)\b/.test(folded)) return "club";
  if (house && !serves(house) && isFee(name)) return house;
  if (done.test(folded)) {
    if (house === "bike" || house === "bikeRepair") return "bikeRepair";
    if (house === "glasses") return "health";
    if (house === "groomer" || (house && serves(house))) return house;
    return /^(?:clase|curso|taller)/.test(folded) ? "course" : "service";
  }
  return heads.find(([, head]) => head.test(folded))?.[0] ?? inherited(house);
}

/** A farewell and a cause have words of their own. */
export const hasOwnWords = (trade: Industry): boolean =>
  trade.solemn === true || ["funeral", "ngo"].includes(trade.id);

/** Whether the trade of the lexicon says what the house does. */
export const isHouseOf = (trade: Industry, house: KindName): boolean => ofTrade[trade.id] === house;
