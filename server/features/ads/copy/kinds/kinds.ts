import { fold } from "#copywriter/spanish/fold.ts";
import type { AdTrade } from "./ad-trade.ts";
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
    /^(?:empanada|quiche|arepa|tamal|croqueta|queso|cuna de|jamon|chorizo|lomo|salchichon|aceite de oliva|aove|miel|mermelada|conserva|anchoa|chocolate(?! (?:a la |en )?taza)|tableta|embutido|pate|foie|aceituna|especia|sal de|vinagre|salsa|arroz bomba|harina|lenteja|garbanzo|frutos secos|almendra)/,
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
    /^(?:abrigo|vestido|camis|pantalon|falda|jersey|sueter|chaqueta|cazadora|sudadera|blusa|top\b|traje|kimono|pijama|bikini|banador|calcetines|vaqueros|jeans|chaleco|gabardina|polo\b|ruana|poncho|body(?! (?:mist|milk|lotion|splash|butter))|ropa)/,
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
    /\b(?:restaurante|tacos|taqueria|asador|arroceria|pizzeria|hamburgues\w+|marisqueria|parrilla|cevicheria|food truck|casa de comidas|tapas|taberna|gastrobar|chiringuito|freiduria|sidreria)\b/,
  ],
  ["sweet", /\b(?:helad(?:os|eria)|pasteleria|confiteria|reposteria|chocolateria|dulceria)\b/],
  ["stationery", /\bpapeleria\b/],
  ["craft", /\b(?:merceria|lanas)\b/],
  ["groomer", /\b(?:peluqueria canina|estetica canina|peluqueria de mascotas|grooming)/],
  ["bikeRepair", /\b(?:taller de bicicletas|reparamos bici|reparacion de bici)/],
  ["notary", /\bnotari/],
  ["tattoo", /\b(?:tatua|tattoo)/],
  ["desk", /\bcowork/],
  ["stay", /\b(?:albergue|hostel|pension|hospederia|casa de huespedes|cabanas|bungalows)\b/],
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
  stationery: "stationery",
  haberdashery: "craft",
  toys: "toy",
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
  outdoors: "trip",
  fitness: "fitness",
  yoga: "yoga",
  education: "course",
  languages: "language",
  music: "course",
  dance: "course",
  nursery: "nursery",
  reforms: "reform",
  electrician: "repair",
  plumber: "repair",
  carpentry: "reform",
  painter: "reform",
  laundry: "service",
  gardener: "service",
  pests: "service",
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

/** What a name is the name of by its first words, which are whole: «barranquismo» is no «barra». */
function kindOfHead(folded: string): KindName | undefined {
  return heads.find(([, head]) => {
    const found = head.exec(folded)?.[0];
    if (!found) return false;
    const rest = /^\p{L}*/u.exec(folded.slice(found.length))![0];
    return rest.length <= 2 || /(?:zapat|camis|tempor)$/.test(found);
  })?.[0];
}

/** Whether a name begins with a common noun that things are sold by. */
export const isCommonThing = (name: string): boolean =>
  done.test(fold(name)) || kindOfHead(fold(name)) !== undefined;

/** Kinds where the thing named is the house's own service, whatever it is called. */
const serves = (name: KindName) => !["thing", "food"].includes(kinds[name].nature);

/** Words that a page must have before its trade, which a mere stem may name, is taken as sure. */
const surely: Partial<Record<KindName, RegExp>> = {
  dish: /\b(?:restaurante|asador|meson|sidreria|marisqueria|arroceria|pizzeria|taqueria|tacos|tapas|parrilla|brasas?|cocina (?!a medida)\p{L}+a\b|fogones|comedor|gastro\w*|casa de comidas|hamburgues\w+|fonda|bodegon|trattoria|bistro|bar|taberna|cevicheria|platos|menus?|carta)\b/u,
  coffee: /\b(?:cafeteria|cafe|brunch|desayunos|tostador\w*|teteria|churreria)\b/,
  homes:
    /\b(?:inmobiliari\w+|pisos|viviendas? en|casas en venta|bienes raices|arriendos?|venta de (?:casas|viviendas|departamentos|apartamentos|pisos)|propiedades)\b/,
  papers:
    /\b(?:asesori\w+|asesores|gestoria|contab\w+|contador\w*|impuestos|nominas|autonomos|fiscal\w*|tributari\w+|declaraciones)\b/,
  reform:
    /\b(?:reformas?|reformamos|remodela\w+|interiorismo|interiorista|arquitect\w+|construimos|constructora|rehabilitaci\w+)\b/,
  garage:
    /\b(?:taller(?:es)? (?:mecanico\w*|de chapa|de coches|multimarca)|mecanic\w+|chapa|neumaticos|llant\w+|itv|frenos|automovil\w*|coches|carros|autos)\b/,
  vet: /\bveterinari\w+/,
  trip: /\b(?:viajes?|viajar|turism\w+|cruceros|tours?|excursiones)\b/,
  course: /\b(?:academia|escuela|cursos?|clases|formacion|colegio|talleres de)\b/,
  health: /\b(?:medic\w+|clinica|nutrici\w+|dietista|logoped\w+|salud|matrona|psiquiatr\w+)\b/,
  event: /\b(?:bodas?|eventos?|fiestas|celebraciones|wedding)\b/,
  photo: /\b(?:fotograf\w+|retratos?|fotos|reportajes?)\b/,
  software: /\b(?:saas|software|programa (?:de|para)|app|aplicacion|plataforma|crm|erp)\b/,
  law: /\b(?:abogad\w+|abogaci\w+|bufete|juridic\w+|procurador\w*)\b/,
  pantry:
    /\b(?:quesos?|queseria|charcuteria|jamon\w*|aceites?|conservas|embutidos|ultramarinos|gourmet|alimentacion|comestibles|abarrotes|miel|despensa|carniceria|pescaderia)\b/,
  toy: /\bjuguet\w+/,
  device: /\b(?:electronica|informatica|moviles|ordenadores|computador\w+|celulares)\b/,
  stay: /\b(?:hotel|hostal|alojamiento|casas? rural(?:es)?|apartamentos?|posada|camping|glamping|resort|habitaciones|albergue|hosteria|cabanas|bungalows?|pension)\b/,
  mind: /\b(?:psicolog\w+|terapia|terapeuta|psicoterap\w+)\b/,
  clothes: /\b(?:ropa|moda|camisetas|boutique|vestidos|prendas)\b/,
  yoga: /\b(?:yoga|pilates|meditacion)\b/,
  nursery: /\b(?:guarderia|escuela infantil|jardin (?:de infancia|infantil)|preescolar|ludoteca)\b/,
  cleaning: /\b(?:limpiezas?|limpiamos|limpiadores)\b/,
  flower: /\b(?:floristeria|flores(?! de bach)|ramos|floral\w*)\b/,
  plant: /\b(?:plantas|vivero)\b/,
  language: /\b(?:idiomas?|ingles|frances|aleman|italiano|espanol)\b/,
  fitness: /\b(?:gimnasio|fitness|crossfit|entrena\w+|gym|boxeo|natacion|padel)\b/,
};

/** What a house does, by its page's own words and else by its trade; undefined where not certain. */
export function kindOfHouse(
  { title, all, facts }: { title: string; all: string; facts: readonly string[] },
  trade: AdTrade,
): KindName | undefined {
  const folded = fold(all);
  if (isForSmallOnes.test(folded)) return "baby";
  const saidIn = (words: string) => pageTrades.find(([, one]) => one.test(words))?.[0];
  const ofLexicon = ofTrade[trade.id];
  const isTitled = ofLexicon !== undefined && surely[ofLexicon]?.test(fold(title)) === true;
  // A title says what the house is, a description also what else there is.
  const named = saidIn(fold(title)) ?? (isTitled ? ofLexicon : (saidIn(folded) ?? ofLexicon));
  if (!named || surely[named]?.test(folded) !== false) return named;
  return named === "dish" && facts.some((fact) => fact.startsWith("Cocina: ")) ? named : undefined;
}

const isForSmallOnes =
  /\b(?:ropa|moda|prendas?|canastilla|primera puesta|textil)\b.*\b(?:bebes?|infantil|ninos|ninas|recien nacidos?|peques)\b|\bprimera puesta\b/;

const kindsOf = (group: object) => new Set(Object.keys(group) as KindName[]);
/** A house sells what is of one group with its own kind; of anything else nothing is sure. */
const groups: readonly ReadonlySet<KindName>[] = [
  kindsOf(eatenKinds),
  new Set(["clothes", "shoes", "accessory", "jewel", "baby"]),
  new Set(["furniture", "seat", "sleep", "decor", "tableware", "scent", "plant", "flower"]),
  new Set(["cosmetic", "perfume", "scent"]),
  new Set(["book", "stationery", "toy", "craft"]),
  new Set(["device", "appliance", "tool", "bike"]),
];

/** Things that a house of services sells besides. */
const besides: Partial<Record<KindName, readonly KindName[]>> = {
  hair: ["cosmetic", "perfume"],
  beauty: ["cosmetic", "perfume"],
  health: ["cosmetic"],
  vet: ["pet"],
  groomer: ["pet"],
  bikeRepair: ["bike"],
  photo: ["decor"],
};

/** Whether the trade of the house agrees with what the name says. */
function agrees(head: KindName, house: KindName | undefined): boolean {
  if (!house) return true;
  if (serves(house)) return besides[house]?.includes(head) ?? false;
  return head === house || groups.some((group) => group.has(head) && group.has(house));
}

/** What is sold of any house and is no thing of its trade. */
const ofNoTrade =
  /^(?:tarjetas? regalo|cheques? regalo|bono regalo|caja regalo|vale|gift|torneo|salon|sala\b|alquiler|reserva|cover|envio|parking|aparcamiento|lavadora|despedida|cumpleanos|fianza|senal|donacion|pack|lote|kit|combo|set)\b|\b(?:tarjeta regalo|gift card)\b/;

/** Houses whose other goods are of the same kind, whatever they are called. */
const alike = new Set<KindName>(["clothes", "baby", "shoes", "jewel", "plant", "toy", "furniture"]);

/** What a thing of this house is; undefined where it is none that sentences are written for. */
export function kindOfThing(name: string, house: KindName | undefined): KindName | undefined {
  // A shop of who knows what says nothing of what it sells.
  if (house === "thing") return kindOfThing(name, undefined);
  const folded = fold(name);
  const isOfSessions = house !== undefined && ["care", "class"].includes(kinds[house].nature);
  if (ofNoTrade.test(folded) && !(isOfSessions && /^pack (?:de )?\d/.test(folded)))
    return undefined;
  if (house === "dish") return /^(?:vino|tinto|cava|cerveza)/.test(folded) ? "wine" : "dish";
  if (house === "baby")
    return /^(?:body|pelele|vestid|conjunto|jersey|pantalon|camis|pijama|ranita|faldon|chaqueta|gorro|patucos|jesusito|mono\b|ropa|abrigo|falda|blusa|leotardos|calcetines|capota|polaina|arrullo|bombachos?)/.test(
      folded,
    )
      ? "baby"
      : undefined;
  if (house === "desk" || house === "nursery" || house === "stay") return house;
  if (house === "tattoo" || house === "mind" || house === "law") return house;
  if (/^(?:album|foto)/.test(folded) && house === "photo") return house;
  if (/^(?:club|cata|degustacion|tour|excursion|visita guiada)\b/.test(folded)) return "club";
  if (house && !serves(house) && isFee(name)) return house;
  if (done.test(folded)) {
    if (house === "bike" || house === "bikeRepair") return "bikeRepair";
    if (house === "glasses") return "health";
    if (house === "groomer" || (house && serves(house))) return house;
    if (/^(?:clases?|cursos?)\b/.test(folded)) return "course";
    return /^(?:reparacion|instalacion|mantenimiento|limpieza|montaje|arreglo|asesor)/.test(folded)
      ? "service"
      : undefined;
  }
  const head = kindOfHead(folded);
  if (head) return agrees(head, house) ? head : undefined;
  return house && (serves(house) || alike.has(house)) ? house : undefined;
}

/** A farewell and a cause have words of their own. */
export const hasOwnWords = (trade: AdTrade): boolean => isFarewell(trade) || trade.id === "ngo";

export const isFarewell = (trade: AdTrade): boolean => trade.isSolemn;

/** Whether the trade of the lexicon says what the house does. */
export const isHouseOf = (trade: AdTrade, house: KindName): boolean => ofTrade[trade.id] === house;

/** Whether the trade of the lexicon is one whose houses have a kind of their own. */
export const isTradeOfHouse = (trade: AdTrade): boolean => trade.id in ofTrade;
