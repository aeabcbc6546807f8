import { months } from "../language/dates.ts";
import { fold, plain } from "../language/escape.ts";
import { isNoun, phrase } from "../language/grammar.ts";
import { unabbreviated } from "./abbreviations.ts";

/** Words whose accent leaves no doubt: the same letters without it are no other word. */
const accented = `
matrícula matrículas están acción acompañar además ahí algodón algún allí aquí araña artículo artículos así avión azúcar año años balones
balón bañador baño baños bebé bebés bisutería bogotá bombón bálsamo básica básico cabaña cafetería café cafés
calefacción camarones camarón canción carnicería carpintería cartón catálogo cerrajería champú chicharrón
cinturones cinturón clásica clásicas clásico clásicos clínica clínicas colchón compañía compañías común corazón
crédito créditos cumpleaños cálida cálido cálidos cámara código cómoda cómodo córdoba debería decoración
dermatología después detrás difícil difíciles diseño diseños dueña dueño dueños durará día días económica económico
edredón electrónica electrónico eléctrica eléctrico eléctricos empezará enseñamos enseñar envío envíos español
española estación estará estarán estética exámenes fantástico ferretería floristería fontanería fotografía
fotografías frutería fría frías frío fríos fácil fáciles gastronomía ginecología gráfico guía guías habitación
habrá hará heladería hidratación imágenes información inglés jabón jamón jardinería jardín joyería jóvenes
lavandería lencería librería limón llegará lámpara lámparas lápiz láser línea líneas líquido mamá mañana mañanas
mecánica mecánico menú menús miércoles montaña muñeca máquina márgenes más máximo mediodía médica médico méxico mínimo móvil
móviles música navideña navideñas navideño navideños niña niñas niño niños número números odontología orgánica
orgánicas orgánico orgánicos orígenes otoño panadería pantalón papelería paquetería pastelería país países
peluquería pequeña pequeñas pequeño pequeños perfumería perú pingüino pizzería piña piñata plástico podología podrá
podría podrías próxima próximas próximo próximos psicología página páginas pálido ratón rincón roscón rápida
rápidas rápido rápidos salchichón salmón salón sartén según será serán señor señora señoras sillón sofá sábado
sábados sérum sérums síguenos sólido tamaño tamaños también taquería teléfono teléfonos tendrá tendrás tendría
tintorería todavía traerá turrones turrón técnica técnico tóner tónico vehículo vendrá vería viñedo volúmenes vídeo
vídeos zapatería recámara recámaras ático áticos dueños público pública básicas báscula cóctel cócteles kilómetros kilómetro neumático neumáticos mecánico batería baterías cirugía fútbol pádel energía ácido ácidos árbol íntimo óptica óptico última últimas último últimos única únicas único únicos
útil útiles
teórica teórico teóricas teóricos sandía sandías caída caídas bombín bombines árboles cálculo cálculos alérgico alérgicos
alérgenos análisis álbum álbumes césped cítricos cosmético cosméticos cosmética doméstico doméstica
energético estómago fábrica fábricas gimnástica hígado hipotecario íntegro lácteos máscara máscaras
mármol mecánicos ópticas orquídea orquídeas óleo plátano plátanos público pública relámpago
romántico romántica sándwich sándwiches sémola símbolo suéter suéteres tapicería tráfico túnel válido válida vínculo
víspera vóley xilófono zócalo zócalos brócoli sésamo espárragos champiñón champiñones melón melones melocotón salmón atún
carmín ratón tiburón camión camiones botón botones cajón cajones balcón balcones sillón colchón tacón tacones mantón mantones
acrílico acrílica acrílicos acrílicas gótico étnico clínico químico químicos pediátrico pediatría geriátrico logística logístico
náutica náutico música músico músicos plástica plásticas cerámica cerámicas
violín ámbar cómodos diagnóstico diagnósticos dólares dólar garantía garantías avión monopatín acordeón
bujía bujías maracuyá grúa grúas hábil hábiles mínima mínimas máxima máximas polígono polígonos armazón asesoría asesorías carbón galón recién ají ajíes fórmula fórmulas analgésico analgésicos ecológico ecológica ecológicos ecológicas típico típica típicos típicas artístico artística rústico rústica turístico turística automático automática automáticos automáticas histórica histórico acuática acuático ergonómica ergonómico ortopédico ortopédica ortopédicos ortopédicas terapéutico terapéutica portátil portátiles mágico mágica mágicos mágicas jazmín edición póliza pólizas oído oídos interés física físicas físico físicos huésped huéspedes avería averías córdobas fotogrametría ebanistería relojería sastrería marroquinería buñuelos
láminas lámina pódium sofás galería estática estáticas galerías sábana sábanas cómodas pirámide lápida lápidas húmedo húmeda húmedas antigüedades características mágico
bolígrafo bolígrafos pérgola pérgolas cápsula cápsulas cámaras película películas lácteo láctea máquinas pantalón buzón
tés cinturón acordeón almohadón chaquetón hábitos mosquetón cántaro cúrcuma plumón propósito propósitos
`;

const chat: Readonly<Record<string, string>> = {
  nequi: "Nequi",
  daviplata: "Daviplata",
  yape: "Yape",
  plin: "Plin",
  bizum: "Bizum",
  olva: "Olva",
  servientrega: "Servientrega",
  andreani: "Andreani",
  q: "que",
  k: "que",
  xq: "porque",
  pq: "porque",
  porq: "porque",
  tb: "también",
  tmb: "también",
  porfa: "por favor",
  porfis: "por favor",
  plis: "por favor",
  finde: "fin de semana",
  sab: "sábado",
  dom: "domingo",
  msj: "mensaje",
  insta: "instagram",
  pa: "para",
  pal: "para el",
  celu: "móvil",
  guarde: "guardería",
  posteo: "post",
  posteos: "posts",
  haceme: "hazme",
  hacelo: "hazlo",
  escribime: "escríbeme",
  escribilo: "escríbelo",
  armame: "prepárame",
  preparame: "prepárame",
  decime: "dime",
  mandame: "mándame",
  contame: "cuéntame",
  ayudame: "ayúdame",
  necesitás: "necesitas",
  podes: "puedes",
  podés: "puedes",
  queres: "quieres",
  querés: "quieres",
  tenes: "tienes",
  tenés: "tienes",
  sabes: "sabes",
  sabés: "sabes",
  hacés: "haces",
  cotizen: "coticen",
  recojemos: "recogemos",
  recojer: "recoger",
  escojer: "escoger",
  escojes: "escoges",
  ofresemos: "ofrecemos",
  haora: "ahora",
  aser: "hacer",
  asta: "hasta",
  enserio: "en serio",
  encontras: "encuentras",
  encontrás: "encuentras",
  venis: "vienes",
  venís: "vienes",
  pedis: "pides",
  pedís: "pides",
  traés: "traes",
  llevás: "llevas",
  comprás: "compras",
  pagás: "pagas",
  encargás: "encargas",
  reservás: "reservas",
  poné: "pon",
  decí: "di",
  agregale: "agrega",
  hacé: "haz",
  ponele: "ponle",
  ponelo: "ponlo",
  cambialo: "cámbialo",
  agregá: "agrega",
  sacale: "quita",
  sacá: "quita",
};

/** Always with a capital, and never another word. */
const names =
  "Navidad Halloween Nochevieja Nochebuena Madrid Barcelona Sevilla Zaragoza Málaga Bilbao Bogotá Medellín Quito Caracas Guadalajara Monterrey Córdoba México Perú Colombia Argentina Uruguay Ecuador Venezuela España Valparaíso Montevideo Mendoza Sebastián Cádiz Jaén Almería Cáceres Querétaro Cancún Mazatlán Yucatán Michoacán Popayán Cúcuta Tucumán Neuquén Panamá Asunción Chapinero Polanco Miraflores Ñuñoa Triana Chamberí Usaquén Envigado Zapopan Coyoacán Belgrano Valpo ITV IVA Valentín Fermín";

/** «Publica» and «práctico» are verbs too, where «eléctrica» is nothing else than «eléctrico» is. */
const alsoVerbs =
  /^(?:p[úu]blic|pr[áa]ctic|cr[íi]tic|f[áa]bric|diagn[óo]stic|tr[áa]fic|c[óo]mic)[oa]s?$/u;
const bareOf = (word: string) => word.normalize("NFD").replace(/\p{M}+/gu, "");
const written = new Map<string, string>();
for (const word of accented.trim().split(/\s+/)) {
  const kin =
    /[áéíóú][a-zA-ZÀ-ÖØ-ž]{1,3}ic[oa]s?$/u.test(word) && !alsoVerbs.test(word)
      ? ["o", "a", "os", "as"].map((end) => word.replace(/[oa]s?$/u, end))
      : [];
  for (const form of [...kin, word]) if (bareOf(form) !== form) written.set(bareOf(form), form);
}
for (const name of names.split(" "))
  written.set(
    name
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .replace("n\u0303", "ñ"),
    name,
  );
for (const name of names.split(" ")) written.set(name.toLowerCase(), name);
for (const [short, long] of Object.entries(chat)) {
  written.set(short, long);
}

/** Feasts whose names are written with capitals. */
const feasts =
  /(?<![a-zA-ZÀ-ÖØ-ž])(?:black friday|cyber monday|buen fin|hot sale|semana santa|amor y amistad|noche de (?:las )?velitas|d[ií]a (?:de (?:la|las) madres?|del padre|de (?:los )?muertos|del ni[nñ]o|de reyes|del libro|de la mujer))(?![a-zA-ZÀ-ÖØ-ž])/gu;

/** What trades end in: «tapiceria», «podologa», «fotografia». */
function withTilde(word: string): string | undefined {
  if (/^(?!mat|bact|hist|dift)[a-zA-ZÀ-ÖØ-ž]{2,}[a-zñ]eria$/u.test(word) && word.length > 7)
    return word.replace(/ia$/, "ía");
  if (/^[a-zA-ZÀ-ÖØ-ž]{2,}(?:olog|graf|metr|iatr|opat)ias?$/u.test(word))
    return word.replace(/ia(?=s?$)/, "ía");
  if (/^[a-zA-ZÀ-ÖØ-ž]{2,}olog[oa]s?$/u.test(word)) return word.replace(/olog(?=[oa]s?$)/, "ólog");
  return undefined;
}

function respellWord(word: string): string {
  // «Q 485» is money.
  if (word === "Q" || word === "K") return word;
  const lower = word.toLowerCase();
  let fixed = written.get(lower);
  if (!fixed && /^[a-z]{2,}[csgxnt]ion$/.test(lower)) fixed = lower.replace(/on$/, "ón");
  fixed ??= withTilde(lower);
  if (!fixed) return word;
  if (word === word.toUpperCase() && word.length > 2) return fixed.toUpperCase();
  return /^[A-ZÀ-ÖØ-Þ]/u.test(word) ? fixed[0]!.toUpperCase() + fixed.slice(1) : fixed;
}

/** «Ya llego el tomate»: what has just happened. */
const arrived =
  /(?<![a-zà-ž])(ya )(llego|salio|volvio|abrio|empezo|entro)(?= (?:el|la|un|una|nuestr|lo)[a-zà-ž]* )/giu;

/** «Zona las animas», «calle mayor»: the name of a place after what sort of place it is. */
const quarter =
  /(?<![a-zA-ZÀ-ÖØ-ž])((?:(?:en|por) )?(?:zona|barrio|colonia|calle|avenida|plaza|cerro|puerto de|parque) (?:de )?)((?:el|la|los|las) )?(?!centro|norte|sur|este|oeste|libre|azul|verde|peatonal|cortada|principal|comercial|segura|de |del |el |la |los |las |y |para |en |a |con |que )([a-zß-öø-ž]{3,})(?: (?!centro|norte|sur|este|oeste|hoy)([a-zß-öø-ž]{3,})(?=\s*(?:[,.;\n]|$)))?/gu;

/** «Apartamento en laureles»: where a home stands has a name. */
const homeIn =
  /(?<=(?<![a-zà-ž])(?:apartamento|apto|piso|casa|depto|dpto|departamento|local|oficina|terreno|lote|chalet|[aá]tico|d[uú]plex|parcela)s? en )[a-zß-öø-ž]{4,}/gu;
const noTown = new Set(
  "venta renta alquiler arriendo construccion obra planta zona calle avenida barrio urbanizacion conjunto condominio pueblo ciudad playa montana campo centro buen buena primera segunda costa esquina preventa permuta oferta traspaso temporada residencial pleno plena edificio verano invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre linea primera perfecto buenas excelente".split(
    " ",
  ),
);

/**
 * What a person typed in a hurry, with the tildes and the whole words that leave no doubt:
 * «q cerramos el sabado» → «que cerramos el sábado». Addresses, tags and the rest stay as they are.
 */
export function respell(text: string): string {
  return (
    unabbreviated(text)
      // «…, avisa»: said to us, where no «si» makes it the customers'.
      .replace(
        /^(?!.*(?<![a-zà-ž])si )(.{10,}), (?:av[ií]sa(?:les)?|avis[aá]|publ[ií]calo|poste[aá]lo|s[uú]belo)[.!]*\s*$/isu,
        "$1",
      )
      // «¿Me haces un post del pan? 2 € y…»: what follows is told, the question only asks us.
      .replace(
        /^(\s*(?:hola[,!.]* )?(?:¿ ?)?(?:me |nos )?(?:haces|puedes|podr[ií]as|pod[eé]s|har[ií]as|escribes|preparas) [^?¿\n]{0,20}(?:un|una) (?:post|anuncio|texto|reel|correo|historia|carrusel|mensaje|e-?mail|publicaci[oó]n) [^?¿\n]{3,120})\?+\s+(?=\S)/iu,
        (_, asked: string) => `${asked.replace(/¿ ?/u, "")}, `,
      )
      .replace(
        /(?<![a-zà-ž])x (?=(?:semana|mes(?!a)|clase|sesi[oó]n|ni[nñ]o|pareja|caja|wsp|wpp|wasap|wh?ats|tel|mensaje|inbox|dm|kilo|persona|unidad|docena|d[ií]a|mes|noche|hora|encargo|correo)[a-zà-ž]*)/giu,
        "por ",
      )
      .replace(/(?<![a-zà-ž])xv(?= a[nñ]os)/giu, "XV")
      .replace(/(?<![a-zà-ž])(?:wsp|wpp|wapp|wasap|whats)(?![a-zà-ž])/giu, "WhatsApp")
      .replace(
        /(?<=\d ?% (?:de )?)(?:dto|dcto|dscto|desc)\.?(?![a-zà-ž])/giu,
        (_, at: number, whole: string) =>
          /de $/iu.test(whole.slice(0, at)) ? "descuento" : "de descuento",
      )
      .replace(
        /(?<=\d{1,2} de )(ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\.?(?![a-zà-ž])/giu,
        (_, short: string) =>
          months.find((month) => month.startsWith(short.toLowerCase().slice(0, 3)))!,
      )
      .replace(/(?<=\d)€/gu, " €")
      // «25$» as it is written where that is the money.
      .replace(/(?<![\d.,$])(\d[\d.,]*)\s?\$(?!\d)/gu, "$$$1")
      .replace(
        /(?<=[a-zà-ž] )d (?=[a-zà-ž]{2}|\d)(?<!(?:vitaminas?|letra|grupo|clase|opci[oó]n|plan|tipo) d )/giu,
        "de ",
      )
      .replace(/^\s*(?:che|bo|wey|mira|oye),? (?=[a-zà-ž])/iu, "")
      .replace(
        /(?<![a-zà-ž])(?<!semana )(san|santa|santo) (?!d[eo] |y |con )([a-zà-ž]{3,})/giu,
        (_, head: string, name: string) =>
          `${head[0]!.toUpperCase()}${head.slice(1)} ${name[0]!.toUpperCase()}${name.slice(1)}`,
      )
      .replace(
        quarter,
        (_, kind: string, article: string | undefined, name: string, last?: string) => {
          const the = article ? `${article[0]!.toUpperCase()}${article.slice(1)}` : "";
          const more = last ? ` ${last[0]!.toUpperCase()}${last.slice(1)}` : "";
          return `${kind}${the}${name[0]!.toUpperCase()}${name.slice(1)}${more}`;
        },
      )
      .replace(
        /(?<![a-zà-ž])unas (?=(?:acr[ií]licas|de gel|en gel|esculpidas|semipermanentes|postizas|decoradas)(?![a-zà-ž]))/giu,
        "uñas ",
      )
      // «Mates de la eso» is no «eso».
      .replace(/(?<=(?:de la|la|[1-4][ºo°]?(?: de)?) )eso(?=$|[\s,.;:)])/gu, "ESO")
      .replace(
        /(?<=(?:carn(?:ets?|és?)|permisos?|licencias?|nivel|ingl[eé]s|franc[eé]s|alem[aá]n) )[abc][12]?(?=$|[\s,.;:)])/gu,
        (level) => level.toUpperCase(),
      )
      // «La pintura esta al 15 %» is no «esta pintura».
      .replace(
        /(?<=[a-zà-ž] |^)esta(?= (?:al?|en|muy|inclu[ií][a-zà-ž]+|list[oa]|abiert[oa]|cerrad[oa]|dispon[a-zà-ž]+|rebajad[oa]|agotad[oa]|hech[oa]|de vuelta) )/giu,
        "está",
      )
      .replace(
        /(?<=[a-zà-ž] )esta(?= (?:inclu[ií]d[oa]|list[oa]|abiert[oa]|cerrad[oa]|disponible|rebajad[oa]|agotad[oa])\s*(?:[,.;\n]|$))/giu,
        "está",
      )
      .replace(
        /(?<=(?<![a-zà-ž])(?:ya|no|todav[ií]a|siempre|a[uú]n) )esta(?= [a-zà-ž]+(?:[ai]d[oa]|[lt][oa])(?![a-zà-ž]))/giu,
        "está",
      )
      .replace(
        /(?<![a-zA-ZÀ-ÖØ-ž])(finca|hacienda|rancho|edificio|centro comercial) (el|la|los|las) ([a-zß-öø-ž])(?=[a-zA-ZÀ-ÖØ-ž]{3})/gu,
        (_, kind: string, article: string, letter: string) =>
          `${kind} ${article[0]!.toUpperCase()}${article.slice(1)} ${letter.toUpperCase()}`,
      )
      .replace(homeIn, (word) =>
        noTown.has(fold(word)) ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`,
      )
      .replace(/(?<=, )si (?=para (?:el|la|los|las) )/giu, "sí ")
      .replace(/(?<![a-zà-ž])papa (y|o) mama(?![a-zà-ž])/giu, "papá $1 mamá")
      .replace(
        /(?<![a-zà-ž])(lunes|martes|mi[eé]rcoles|jueves|viernes) (?=(?:martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)s? y )/giu,
        "$1, ",
      )
      .replace(/(?<![a-zà-ž])(hasta|antes de|para|de) reyes(?=\s*(?:[,.;\n]|$))/giu, "$1 Reyes")
      .replace(
        /(?<=(?:explic|ense[ñn]|cont|mostr|muestr|cuent|aprend|sab)[a-zà-ž]+ )como(?= [a-zà-ž]+[aei]r(?:l[oa]s?)?(?![a-zà-ž]))/giu,
        "cómo",
      )
      .replace(arrived, (_, ya: string, verb: string) => `${ya}${verb.slice(0, -1)}ó`)
      .replace(
        /(?<![a-zA-ZÀ-ÖØ-ž\d@#/._-])[a-zA-ZÀ-ÖØ-ž]+(?![a-zA-ZÀ-ÖØ-ž\d@]|[._/-][a-zA-ZÀ-ÖØ-ž])/gu,
        respellWord,
      )
      // «Publica la tarta» is an order.
      .replace(
        /(?<=^\s*|[.,;:!?\n] ?)pública(?= (?:el|la|los|las|un|una|mis?|nuestr[oa]s?|en|esto) )/giu,
        (word) => word.replace(/ú/iu, "u"),
      )
      // «Láser axilas 29 €, ingles 39 €» teaches no English.
      .replace(
        /(?<=(?<![a-zà-ž])(?:axilas?|depilación|cera|piernas)[^.;\n]{0,40} )inglés(?![a-zà-ž])/gu,
        "ingles",
      )
      .replace(feasts, (name) =>
        name.replace(/(?<![a-zA-ZÀ-ÖØ-ž])(?!de |del |la |las |los |y )[a-zß-öø-ž]/gu, (letter) =>
          letter.toUpperCase(),
        ),
      )
  );
}

const classes: Readonly<Record<string, string>> = {
  a: "[aá]",
  e: "[eé]",
  i: "[ií]",
  o: "[oó]",
  u: "[uúü]",
  n: "[nñ]",
};

/**
 * Products as the profile writes them: «cambio de bombin» → «cambio de bombín», «bandolera alba» →
 * «bandolera Alba». One word keeps the capitals that were typed.
 */
export function inTheirSpelling(text: string, products: readonly string[]): string {
  let spelt = text;
  for (const product of products.slice(0, 30)) {
    const name = plain(product);
    if (name.length < 4 || name.length > 60 || !/^[a-zA-ZÀ-ÖØ-ž\d .-]+$/u.test(name)) continue;
    const own = name.includes(" ") ? phrase(name).bare : undefined;
    const letters = [...fold(name)].map((letter) => classes[letter] ?? letter);
    if (fold(name).length !== name.length) continue;
    spelt = spelt.replace(
      new RegExp(
        `(?<![a-zA-ZÀ-ÖØ-ž\\d])${letters.join("").replace(/ /g, "[ .-]")}(?![a-zA-ZÀ-ÖØ-ž\\d])`,
        "giu",
      ),
      (found) => own ?? (found === found.toLowerCase() ? name.toLowerCase() : name),
    );
  }
  const tilde = new Map(
    products
      .flatMap((product) => plain(product).toLowerCase().split(" "))
      .filter((word) => /^(?=.*[áéíóú])(?!p[uú]blic)[a-zà-ž]{6,}$/u.test(word))
      .flatMap((word) => [[fold(word), word] as const, [`${fold(word)}s`, `${word}s`] as const]),
  );
  // «Crema de calendula» of who sells «cremas de caléndula».
  return tilde.size === 0
    ? spelt
    : spelt.replace(
        /(?<![a-zA-ZÀ-ÖØ-ž\d@#/._-])[a-z]{6,}(?![a-zA-ZÀ-ÖØ-ž\d@])/gu,
        (word) => tilde.get(word) ?? word,
      );
}

/** «En chiclayo» → «en Chiclayo», where the profile names the town. */
export function withPlaces(text: string, places: readonly string[]): string {
  let spelt = inTheirSpelling(text, places);
  for (const place of places.slice(0, 4)) {
    if (!/^[A-ZÀ-ÖØ-Þ][a-zA-ZÀ-ÖØ-ž ]{3,40}$/u.test(place)) continue;
    // «En encarnación» is the town; «la encarnación» need not be.
    const before = isNoun(place.split(" ")[0]!)
      ? "(?<=(?<![a-zA-ZÀ-ÖØ-ž])(?:en|desde|toda|todo) )"
      : "";
    spelt = spelt.replace(
      new RegExp(`${before}(?<![a-zA-ZÀ-ÖØ-ž])${place}(?![a-zA-ZÀ-ÖØ-ž])`, "giu"),
      place,
    );
  }
  return spelt;
}

/** Letters that no Spanish word would have: somebody tried the keyboard. */
export function isGibberish(text: string): boolean {
  const words = fold(text).split(" ").filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words.every((word) =>
      /[bcdfghjklmnpqrstvwxyz]{5,}|^[bcdfghjklmnpqrtvwxz]{3,}$|(.)\1{3,}/.test(word),
    )
  );
}
