/** Only this many characters are read; instructions are at the beginning. */
const readMax = 1_200;

/** End of a word; `\b` does not treat accented letters as letters. */
const wordEnd = "(?!\\p{L})";
const colors =
  "azul(?:es)?|verdes?|roj[oa]s?|naranjas?|amarill[oa]s?|ros(?:a|as|ados?|adas?)|morad[oa]s?|lila|turquesas?|marr[oó]n(?:es)?|negr[oa]s?|blanc[oa]s?|gris(?:es)?|dorad[oa]s?|beige|crema|pastel(?:es)?|c[aá]lid[oa]s?|fr[ií]os?|claros?|oscur[oa]s?|suaves?|viv[oa]s?|alegres?";
/** Nouns that order a picture by themselves; others can be products: «fotos de carnet». */
const surePieces =
  "imagen|creatividad|cartel|dibujo|gr[aá]fica|story|banner|post|publicaci[oó]n|anuncio|flyer|p[oó]ster|foto(?:graf[ií]a)?(?! de (?:carn[eé]|pasaporte|estudio|boda|comuni[oó]n|familia|grupo))";
const pieces = `${surePieces}|historia|im[aá]genes|carteles|fotos|dise[nñ]o|folleto|portada|cabecera|aviso`;
const shapes =
  "cuadrad[oa]s?|vertical(?:es)?|horizontal(?:es)?|apaisad[oa]s?|formato (?:cuadrado|vertical|horizontal|historia|story)|9:16|4:5|16:9|1:1";
const looks = `${shapes}|bonit[oa]|chul[oa]|lind[oa]|nuev[oa]|modern[oa]|elegante|sencill[oa]|simple|divertid[oa]|alegre|llamativ[oa]|minimalista|publicitari[oa]|promocional|profesional|impactante|atractiv[oa]`;
const networks =
  "instagram|insta|facebook|fb|whatsapp|linkedin|tiktok|(?:mis |las |nuestras )?redes(?: sociales)?|(?:mis |las )?(?:stories|historias)|(?:mi |el )?(?:feed|estado)";
/** «Para mi peluquería» names the owner of the picture and not its subject. */
const businesses =
  "negocio|tienda|local|empresa|marca|restaurante|bar|caf[eé]|taller|estudio|sal[oó]n|cl[ií]nica|academia|gimnasio|hotel|hostal|consulta|centro|escuela|[oó]ptica|farmacia|despacho|bodega|\\p{L}+er[ií]a";
const makingVerbs = "crear|hacer|dise[nñ]ar|preparar|dibujar|sacar|generar|montar";
const tone = "(?:fondo|tonos?|color(?:es)?|estilo)";
const one = "(?:una?|otr[oa]|\\d|dos|tres|unas|unos)";

const atStart = (source: string) => new RegExp(`^(?:${source})`, "iu");

/** Instructions before the words to show: greetings, «ahora otra», the order itself. */
const openers: readonly RegExp[] = [
  atStart(
    `[¿¡]*(?:hola|buen[oa]s(?: d[ií]as| tardes| noches)?|oye|gracias|much[ai]s gracias|genial|perfect[oa]|estupendo|vale|ok(?:ey)?|muy bien|me (?:gusta|encanta)(?: mucho)?|qu[eé] (?:bonita|chula|bien))(?: ani)?\\s*[,.;:!…]+\\s*`,
  ),
  atStart(
    `(?:hola(?: ani)?|oye|porfa|por favor)${wordEnd}[,\\s]*(?=(?:hazme|haz|quiero|necesito|me|puedes|podr[ií]as|crea|dise[nñ]a|una|otra)${wordEnd})`,
  ),
  atStart(
    `(?:y |e )?(?:ahora|tambi[eé]n|adem[aá]s|luego|despu[eé]s|de nuevo|otra vez|y)(?:\\s*[,:…]\\s*|\\s+(?=(?:una?|otr[oa]|la|lo|hazme|haz|quiero|necesito|(?:${pieces}))${wordEnd}))`,
  ),
  atStart(
    `(?:una? |la |lo )?(?:otr[oa]s?|mism[oa]s?|igual)(?: m[aá]s| igual| parecid[oa]| similar| distint[oa]| diferente)?${wordEnd}(?=\\s*(?:[,.;:…-]|$|(?:${pieces}|${looks}|pero|de|del|con|para|sobre|en|que)${wordEnd}))(?: (?:${pieces})${wordEnd})?[\\s,.;:…-]*`,
  ),
  atStart(`una m[aá]s${wordEnd}[\\s,.;:…-]*`),
  atStart(
    `¿?(?:me |nos )?(?:puedes?|pod[eé]s|podr[ií]as?|quieres|quer[eé]s|sabes|ayudas? a)${wordEnd} (?=(?:(?:${makingVerbs})(?:me|nos)?|que|poner|una?)${wordEnd})(?:(?:${makingVerbs})(?:me|nos)?${wordEnd}\\s*)?`,
  ),
  atStart(`ani\\s*[,:]+\\s*`),
  atStart(
    `(?:h[aá]z|hac[eé]|h[aá]ga|cr[eé][aá]|dib[uú]j[aá]|gen[eé]r[aá]|dise[nñ][aá]|prep[aá]r[aá]|s[aá]c[aá]|m[oó]nt[aá]|[aá]rm[aá]|p[oó]n|d[aá])(?:me|nos)${wordEnd}[\\s,:]*`,
  ),
  atStart(`dibuja${wordEnd}(?! tus?${wordEnd}| con${wordEnd})\\s*`),
  atStart(
    `(?:me |nos )?(?:quiero|queremos|querr?[ií]a(?:mos)?|quisiera|quisi[eé]ramos|necesito|necesitamos|me gustar[ií]a)${wordEnd}(?: (?:tener|${makingVerbs}))?${wordEnd}[\\s,:]*`,
  ),
  atStart(
    `(?:me )?(?:haz|hac[eé]s?|cre[aá]|gener[aá]|dise[nñ][aá]|prepar[aá]|sac[aá]|mont[aá]|arm[aá]|pon|busco|buscamos|${makingVerbs})${wordEnd}(?=\\s+(?:(?:${one} |la |el )?(?:${looks} )?(?:${pieces})|otr[oa]|lo mismo|una (?:de|con|para))${wordEnd})\\s*`,
  ),
  atStart(`pon(?:le|ga)?${wordEnd}(?=\\s*(?:[:\\d]|que${wordEnd}))[\\s:]*(?:que${wordEnd}\\s*)?`),
  atStart(
    `(?:${one} )(?:(?:${looks}) )?(?:${pieces})${wordEnd}(?: (?:${looks})${wordEnd})*[\\s,.;:…-]*`,
  ),
  atStart(`(?:${surePieces})${wordEnd}(?: (?:${looks})${wordEnd})*[\\s,.;:…-]*`),
  atStart(`(?:para|en) (?:${networks})\\s*[,.;:…-]+\\s*`),
  atStart(`(?:anunciar|promocionar|publicitar)${wordEnd}(?: que${wordEnd})?[\\s,:]*`),
];

/** Removed only after an opener; without one they are part of the words to show. */
const continuers: readonly RegExp[] = [
  atStart(
    `(?:para|de) (?:mi|nuestr[oa]) (?:${businesses})(?: \\p{L}+)?(?:\\s*[:,]\\s*|\\s*$|\\s+(?=(?:con|que|donde|sobre)${wordEnd}))`,
  ),
  atStart(
    `(?:que )?(?:me |nos )?(?:hagas|hag[aá]is|hagan|dise[nñ]es|prepares|dibujes|generes|pongas|saques)${wordEnd}\\s*`,
  ),
  atStart(`(?:el |la |mi )?(?:${pieces})${wordEnd}[\\s,.;:…-]*`),
  atStart(`(?:el |la |mi )?(?:producto|tema)\\s*:\\s*`),
  atStart(
    `(?:el |la )?(?:texto|titular|frase|lema|mensaje|t[ií]tulo)${wordEnd}(?: que diga${wordEnd})?[\\s:,]*`,
  ),
  atStart(
    `para (?:la puerta|el escaparate|la entrada|el mostrador|el local|la tienda|la web|imprimir)\\s*[:,]\\s*`,
  ),
  atStart(`algo(?: (?:${looks}))?(?=\\s*[,:]|\\s+(?:para|de|con|sobre|que)${wordEnd})[\\s,:]*`),
  atStart(`(?:${shapes})${wordEnd}[\\s,.;:…-]*`),
  atStart(`(?:para|de|en) (?:${networks})${wordEnd}[\\s,.;:…-]*`),
  atStart(
    `(?:en|con|de) (?:(?:un |una |el )?${tone}(?: de)?(?: color(?:es)?)? )?(?:(?:${colors}|${shapes})${wordEnd}(?:, | y | )?)+(?=$|[\\s,.;:]|(?:de|para|con|sobre|que)${wordEnd})[\\s,.;:…-]*`,
  ),
  atStart(
    `(?:(?:para|de|por) )?(?:que )?(?:anuncie|anunciar|anunciando|diga|decir|diciendo|ponga|lleve|promocione|promocionar|presente|presentar|cuente|contar|avise|avisar|ense[nñ]e|ense[nñ]ar|muestre|mostrar|recuerde|recordar|vender|venda|destacar|destaque|comunicar|comunique)${wordEnd}(?: (?:de )?que${wordEnd}| (?:esto|lo siguiente)(?= ?:))?[\\s,:]*`,
  ),
  atStart(`(?:es )?(?:para|por) (?=(?:el|la|los|las|mi|mis|nuestr[oa]s?|una?)${wordEnd})`),
  atStart(`(?:en la |en el )?que (?:se vea|salga|aparezca|tenga)n?${wordEnd}[\\s,:]*`),
  atStart(`(?:pero|sobre|acerca de|del?|d|con|para|pa|donde|que|q)${wordEnd}[\\s,:]*`),
  atStart(`(?:una?|unos|unas|mis?)${wordEnd}\\s+`),
];
const stops = /^[\s,.;:…–—-]+/u;

/** Instructions after the words to show. */
const tails: readonly RegExp[] = [
  new RegExp(
    `[\\s,.;:]+(?:y )?(?:en|con|de) (?:(?:un |una |el )?${tone}(?: de)?(?: color(?:es)?)? (?:(?:${colors})${wordEnd}(?:, | y | )?)+|(?:${shapes})${wordEnd})[.!?]?$`,
    "iu",
  ),
  new RegExp(`[\\s,.;:]+(?:y )?para (?:${networks})(?: y (?:para )?(?:${networks}))?[.!]?$`, "iu"),
  /[\s,.;:]+(?:y )?(?:con|usa|usando|pon(?:iendo)?|a partir de) (?:(?:mi|mis|est[ae]s?) fotos?|la foto (?:que|adjunt))(?!\p{L})[^,.;\n]{0,60}[.!]?$/iu,
  /[\s,.;:]+(?:y )?(?:(?:con|pon|usa) (?:la |el |una |un )?(?:letras?|tipograf[ií]a) (?:muy |m[aá]s |bien )?(?:grand|clar|legib|bonit|blanc|negr|elegant)|(?:con|pon|usa|sin) (?:mi|el|nuestro) logo|sin (?:emojis?|letras?|texto|personas|gente)(?!\p{L})|que (?:sea|se vea|quede) (?:m[aá]s |muy |bien |algo )?(?:bonit|elegant|modern|grand|clar|alegr|llamativ|sencill|profesional|legible|divertid))[^,.;\n]{0,40}[.!]?$/iu,
  /[\s]*[,.;:]+\s*(?:por favor|porfa(?:vor)?)[.!]*$/iu,
];
const tailsOfOrders: readonly RegExp[] = [
  new RegExp(`[\\s,.;:]+en (?:(?:${colors})${wordEnd}(?:, | y | )?)+[.!?]?$`, "iu"),
  /[\s]*[,.;:]*\s+(?:muchas )?gracias[.!]*$/iu,
];

/** A request that only changes the last picture: «hazla más grande», «cambia el color». */
const change =
  /^(?!.*(?<!\p{L})(?:tus?|sus?)(?!\p{L}))(?:(?:h[aá]z|p[oó]n|c[aá]mbia|qu[ií]ta|d[eé]ja|agr[aá]nda|s[uú]be|b[aá]ja)(?:l[ao]s?|mel[ao])(?!\p{L})|(?:c[aá]mbia|qu[ií]ta|p[oó]n|s[uú]be|b[aá]ja|agr[aá]nda)(?:le|r)? (?:el|la|los|las|m[aá]s|menos|otr[oa]s?|una?)(?!\p{L})[^.\n]{0,40}(?<!\p{L})(?:color(?:es)?|letras?|titular|t[ií]tulo|fondo|texto|logo|formato|tama[nñ]o|precio|grande|peque[nñ]\p{L}*|tipograf\p{L}*)(?!\p{L})|(?:el |la |los |las )?(?:m[aá]s|menos) (?:grand|peque[nñ]|clar|oscur)\p{L}* (?:el|la|los|las) (?:letras?|titular|precio|texto|nombre|logo)(?!\p{L}))/iu;

/** Refers to the business's products without naming one: «lo que más vendo», «mis productos». */
const ownThings = atStart(
  `(?:algo|lo (?:de siempre|mejor que tengo)|lo que (?:m[aá]s )?(?:vendo|vendemos|hago|hacemos|ofrezco|ofrecemos)|(?:(?:mis?|nuestr[oa]s?|el|los) )?(?:productos?|servicios?)(?: estrella| principal(?:es)?)?|(?:mi|nuestr[oa]) (?:${businesses}))[.!]?$`,
);

/**
 * Removes instructions from a request and leaves the words to show. "" when no words are left, null
 * when it only refers to the business's products.
 */
export function stripInstructions(prompt: string): string | null {
  let text = prompt
    .slice(0, readMax)
    .replace(/[^\S\n]+/gu, " ")
    .trim();
  if (change.test(text)) return "";
  const typed = text;
  let isOrder = false;
  // Text after a colon is shown literally.
  let isQuoted = false;
  const remove = (instruction: RegExp) => {
    text = text.replace(instruction, (removed) => {
      isQuoted ||= removed.trimEnd().endsWith(":");
      return "";
    });
  };
  for (let before = ""; before !== text; ) {
    before = text;
    openers.forEach(remove);
    isOrder ||= text !== typed;
    // One per round, in their order: «para mi tienda» must be matched before other uses of «para».
    const next = isOrder && !isQuoted && continuers.find((one) => one.test(text));
    if (next) remove(next);
    text = text.replace(stops, "");
  }
  for (let before = ""; before !== text; ) {
    before = text;
    for (const tail of isOrder ? [...tails, ...tailsOfOrders] : tails) {
      text = text.replace(tail, "").trimEnd();
    }
  }
  if (isOrder) text = text.replace(/^([^¿]*)\?$/u, "$1");
  if (change.test(text) || !/[\p{L}\d]{2}/u.test(text)) return "";
  if (ownThings.test(text)) return null;
  // A single word for a shape or a colour is an instruction.
  return atStart(`(?:en )?(?:${looks}|${colors}|${networks})[.!]?$`).test(text) ? "" : text;
}
