import { clip, fold, plain } from "../language/escape.ts";
import { complainedOf, namesHarm } from "./complaint.ts";

/** «Pregunta si abro el domingo, no abro domingos»: what they asked, and the house's answer to it. */
function askedAndTold(prompt: string): readonly [string, string] | undefined {
  const asked =
    /(?<![a-zà-ž])(?:pregunt[a-zà-ž]+|(?:me|nos) (?:han |ha )?escri[a-zà-ž]+|quieren? saber|consult[a-zà-ž]+|(?:me|nos) dice[ns]?) (?:que )?((?:por|si|cu[aá]nt[a-zà-ž]*|cu[aá]ndo|d[oó]nde|qu[eé]|a qu[eé]|c[oó]mo|hasta|precio|el precio) [^«»“”"]{3,400})$/iu.exec(
      prompt.trim(),
    )?.[1];
  if (!asked) return undefined;
  for (const { index } of asked.matchAll(/[,.;:]\s+/gu)) {
    const rest = asked.slice(index).replace(/^[,.;:]\s+(?:(?:y|pues) )?/u, "");
    if (startsAnswer.test(rest) && !speaksToUs.test(rest)) return [asked.slice(0, index), rest];
  }
  return undefined;
}
const startsAnswer =
  /^(?:s[ií]|no|claro|vale|valen|cuesta|cuestan|sale|salen|est[aá]|est[aá]n|es|son|hay|queda|quedan|ten(?:go|emos)|hac(?:emos)|hago|abr(?:o|imos)|atend?(?:emos)|atiendo|env(?:[ií]o|iamos)|llev(?:o|amos)|trabaj(?:o|amos)|entreg(?:o|amos)|acept(?:o|amos)|desde|a partir|solo|s[oó]lo|vuelve|vuelven|llega|llegan|tarda|tardamos|dura|duran|(?:[$€₡₲]|S\/|[A-Z]{1,2}) ?\d[\d.,]*|\d[\d.,]*)(?![a-zà-ž])/iu;
/** What tells us how to write, and is nothing to say to a customer. */
const speaksToUs =
  /(?<![a-zà-ž])(?:resp[oó]nd|cont[eé]st|usted(?![a-zà-ž])|tono|amable|formal|humor|por favor|porfa|opcion|versi[oó]n|hazme|haceme|escr[ií]be|quiero que|no s[eé] )/iu;

/** The comment that the person wants to answer: between quotes, or after a colon, or nothing. */
export function quotedComment(prompt: string, whole = false): string {
  const pair = askedAndTold(prompt);
  if (pair) return pair[0];
  // «Mensaje para un propietario que preguntó por la tasación» is ours to write to him.
  const ourWords =
    /\b(?:mensaje|correo|whatsapp|dm|seguimiento)\b.{0,30}\b(?:para|a)\b.{0,40}\b(?:que|quien|quienes) (?:nos |me )?(?:ha |han )?pregunt/iu.test(
      prompt,
    );
  const told = ourWords
    ? undefined
    : /\b(?:se quej[a-zà-ž]+ (?:de |por )?(?:que )?|pregunt[a-zà-ž]+ (?=si |por |cu[aá]nt|cu[aá]ndo|d[oó]nde|qu[eé] |a qu[eé] )|(?:me|nos) (?:ha |han |a )?(?:puesto|puso|pusieron|escrito|escribi[oó]|escribieron|dijeron|contaron|contado|comentaron|reclam[a-zà-ž]+|dicho|dice|dicen|dijo|pregunt[a-zà-ž]+|comentado)(?: una? [a-zà-ž]+)? que )(.{5,600})$/iu.exec(
        prompt,
      )?.[1];
  const quoted =
    /[«“"‘]([^»”"’]{3,1500})[»”"’]/u.exec(prompt)?.[1] ??
    /(?<![a-zA-ZÀ-ÖØ-ž])'([^'\n]{3,1500})'(?![a-zA-ZÀ-ÖØ-ž])/u.exec(prompt)?.[1] ??
    (ours.test(fold(prompt.split(":")[0]!))
      ? undefined
      : /:\s*([^\n][\s\S]{5,1500})$/u.exec(prompt)?.[1]) ??
    told ??
    (whole &&
    !order.test(fold(prompt)) &&
    (prompt.trim().split(/\s+/).length > 2 || /[!?]/.test(prompt) || bad.test(` ${fold(prompt)} `))
      ? prompt
      : "");
  return quoted.trim();
}

/** «Mensaje para avisar: …»: what follows is ours to say. */
const ours =
  /\b(?:(?:whatsapp|mensaje|aviso|sms|correo|dm|texto) (?:corto |breve |de \w+ )?(?:a|para) (?:todos |todas )?(?:mis |los |las |nuestr[oa]s |una? )?(?:quien(?:es)?\b(?! (?:me |nos )?(?:ha |han )?(?:pregunt|escrib|coment|dic|dij))|clientes?|clientas?|paciente|pacientes|alumn[oa]s?|soci[oa]s?|vecin[oa]s?|familias|padres|madres|papas|mamas|apoderad[oa]s|inquilin[oa]s?|propietari[oa]s?|invitad[oa]s|suscriptor\w*|novios|huesped(?:es)?|equipo|grupo|lista|difusion)|(?:escrib|mand|envi)\w*les? (?:un mensaje |un whatsapp )?al? |avis\w+|anunci\w+|comunic\w+|(?:para|que) (?:decir|diga|contar|cuente|recordar|informar|invitar|felicitar)|sobre)\b(?!.*\b(?:respond\w+|contest\w+)\b)/;

/** What tells us to answer, and so is no comment itself. */
const order =
  /\b(?:responde\w*|contesta\w*|respuestas?|respondo|contesto|escrib\w+|dame|hazme|haz|prepara\w*|redacta\w*|quiero|necesito|mensaje|plantilla|resenas? (?:de|negativas|positivas|malas|buenas)|comentarios? (?:de|negativos|positivos|malos|buenos))\b/;

const bad =
  / (?:mal|mala|malo|peor|fatal|horrible|tarde|frio|fria|sucio|sucia|caro|cara|carisimo|decepcion\w*|lento|lenta|esperar|espera|esperamos|tardo|tardaron|demor\w+|retras\w+|esperando|nadie (?:me|nos|avis\w+|contest\w+|respond\w+)|rot[oa]s?|torcid[oa]s?|derramad[oa]s?|aplastad[oa]s?|descosid[oa]s?|despegad[oa]s?|derretid[oa]s?|podrid[oa]s?|un robo|ladrones|una pena|(?:hicieron|hizo) dano|dur[oa]s?|sec[oa]s?|crud[oa]s?|quemad[oa]s?|caducad[oa]s?|tardamos|nunca|jamas|queja|estafa|verguenza|pesimo|pesima|no (?:iba|va|anda|andaba|funcionaba|habia|tenia|tenian|estaba|funciono|servia|sirve|limpiaron|avisaron|volvere|recomiendo|contestan|responden|funciona|llego|(?:me|le|les|nos) gust(?:a|an|o|aron))|floj[oa]s?|herid[oa]s?|grosero|borde|altos|elevad[oa]s?|maleducad\w|demasiad[oa]s?|defectuos\w|suspendi|suspendieron|manch\w*|encogi\w*|rayad[oa]s?|abollad[oa]s?|incomplet[oa]s?|falt(?:o|aba|aban|aron)|ruido\w*|molest\w+|incomod\w+|estropearon|rompi\w*|golpe\w*|rayaron|perdieron|fallaron|un desastre|decepcionad\w|devolver|reclamacion|muri\w*|sigue sin|intoxic\w*|intoxiqu\w*|se (?:le |me |nos )?(?:levant\w+|salt(?:o|aron)|abrio|abrieron|descascar\w+|cay(?:o|eron)|rompieron|despegaron|rompio|cayo|despego|descosio|dano|quemo|mojo|destino)|1 estrella|una estrella|dos estrellas|(?:muy|demasiado) (?:alt[oa]s?|apretad[oa]s?|cort[oa]s?|larg[oa]s?|pequen[oa]s?|dulces?|picantes?)) /;
/** What somebody did not do, or did in another way than was asked. */
const failed =
  / (?:llego|vino|trajeron|mandaron|enviaron) (?:[a-z]+ ){0,4}sin | no (?:me |nos |se |lo |la |le )?[a-z]{2,}(?:aron|ieron|aba|aban|io) | ni (?:se|me|nos|siquiera|las|una) | me (?:dieron|mandaron|trajeron|pusieron|cobraron) (?:solo|otr[oa]|una?|menos|de mas|el|la|mal) | (?:cobraron|cobro|cobrado|cobraban) [a-z0-9 ]{0,20}mas | equivoc[a-z]+ | (?:no volvere|no vuelvo) /;
const good =
  / (?:gracias|genial|encanta|encanto|encantado|excelente|perfecto|perfecta|increible|buenisim\w|buenisimos|recomiendo|recomendable|maravill\w*|estupend\w*|feliz|mejor(?:es)?|ric[oa]s?|riquisim\w*|rapidisim\w*|guap\w|volvere|volveremos|10|cinco estrellas|5 estrellas|qued\w+ (?:muy )?bien|como nuev[oa]s?|artistas?|cracks?|fenomen\w*|lo maximo|de (?:diez|lujo)|muy (?:buen[oa]?s?|bien)|fantastic\w|amable|amables|buen[oa]s? (?:ubicacion|trato|servicio|comida|atencion|sitio|lugar|precio|producto|cafe|pan|ambiente|vino|pizza|calidad|material)|rapido|rapidos|bonit\w|delicios\w|precios[oa]s?|un (?:amor|encanto|cielo|10)|divin[oa]s?|lind[oa]s?|bell[oa]s?|hermos[oa]s?|maj[oa]s?|genios?|espectacular\w*|puntual\w*|ayud(?:o|aron)|muchisim\w+|agradecid\w*|content[oa]s?|profesional\w*|bravo|enhorabuena|salvaron|estupendas?) /;
const asksFor =
  / (?:precio|cuanto|cuesta|horario|hora|abierto|abren|abris|donde|envian|enviais|envio|hay|tienen|teneis|puedo|se puede|como (?:puedo|podria|se|hago|hacen|es|funciona\w*|pido|reservo|llego)|cuando (?:abr\w+|vuelv\w+|lleg\w+|sal\w+|es|hay|puedo)|aceptan|admiten|reservar|cita|disponible|talla|si (?:atend\w+|ten\w+|hac\w+|env\w+|abr\w+|acept\w+|se puede)) /;

const themes: readonly [RegExp, string][] = [
  [
    /\bescuchad[oa]\b|\b(?:fri[oa]|sec[oa]|distante|seri[oa]) (?:la|el) (?:terap|doctor|psic|medic|profes|monitor|dependient|recep|camarer|chic)|\b(?:terapeuta|doctora?|psicolog[oa]|medic[oa]|profesora?) (?:(?:es|fue|muy|un poco) )*(?:fri[oa]|sec[oa]|distante|seri[oa])\b/,
    "el trato",
  ],
  [
    /\bhabitacion\w*\b.{0,20}\b(?:fri[oa]|helad|calor)|\b(?:calefaccion|aire acondicionado)\b(?!.*\bruid)/,
    "la temperatura de la habitación",
  ],
  [
    /\b(?:esper|tard|demor|lent|retras|hora)|\b\d+ minutos\b|\ba las? \d.{0,40}\b(?:atend|sal|entr|empez)\w*.{0,12}\d/,
    "la espera",
  ],
  [/\bcobr\w+\b.*\b(?:mas|dos veces|doble|de nuevo)\b/, "lo que se cobró"],
  [/\b(?:caro|(?<!mala )cara|carisim|precios?\b|cobr)/, "el precio"],
  [/\b(?:wifi|internet|conexion)/, "la conexión"],
  [
    /\b(?:lleg\w+|vino|trajeron) (?:muy |todo )?(?:fri|sin |tarde|mal|incomplet)/,
    "cómo llegó el pedido",
  ],
  [/\b(?:cafe|capuchino|cortado)\b.{0,20}\b(?:fri|quemad|aguad)/, "el café"],
  [/\b(?:frio|fria|crud|quemad|sos[oa]|salad)/, "cómo llegó el plato"],
  [
    /\b(?:trat|disculp|mala cara|atencion|atend|borde|groser|maleducad|amabl|personal|camarer|equipo)/,
    "el trato",
  ],
  [/\b(?:suci|limpi|olor)/, "la limpieza"],
  [/\b(?:envio|paquete|llego|pedido|entreg)/, "el envío"],
  [/\b(?:falt(?:o|aba|aban|aron)|incomplet[oa]s?|dieron (?:solo )?un[oa])\b/, "lo que faltó"],
  [/\bequivoc|\botr[oa] (?:talla|color|modelo|producto|pedido)\b/, "la equivocación"],
  [/\b(?:rot[oa]|rompi|defect|funciona|estrope)/, "el estado del producto"],
  [/\bruid/, "el ruido"],
  [/\bmusica/, "la música"],
  [/\b(?:ambiente|local)/, "el ambiente"],
  [/\b(?:contest|respond|llam|mensaje)/, "la respuesta que no llegó"],
  [/\b(?:rico|sabor|deli|comida|plato)/, "el sabor"],
  [/\b(?:dur[oa]s?|sec[oa]s?|rancio|caducad\w+|mal estado)\b/, "el producto"],
];

/** What may stand beside another theme without saying it again. */
const apart = new Set([
  "la respuesta que no llegó",
  "la espera",
  "el trato",
  "la limpieza",
  "el ruido",
  "la música",
  "la conexión",
  "lo que faltó",
  "la equivocación",
]);

/** A stain that was taken out, a cold beer and what is «nada seco» are praise. */
const blameless =
  / (?:(?:quit|sac|elimin|limpi)[a-z]* (?:tod[oa]s )?(?:la|las|el|los|una?) manchas?|(?:helad[oa]s?|cervezas?|bebidas?|gazpacho|refrescos?|canas?|terere) (?:(?:bien|muy|super|estaba|estaban|estuvo) )*(?:fri[oa]s?|helad[oa]s?)|nada (?:sec[oa]s?|dur[oa]s?|car[oa]s?|fri[oa]s?|lent[oa]s?))(?= )/g;

/** What a thing that was named says better. */
const vague = new Set([
  "el producto",
  "el estado del producto",
  "cómo llegó el pedido",
  "cómo llegó el plato",
  "el café",
  "el ambiente",
  "el envío",
]);

/** What is answered, a thing that was named before its kind; at most two. */
function themeOf(heard: readonly string[], things: readonly string[], mood: Mood) {
  const kinds = [
    ...heard.slice(0, 1),
    ...heard.slice(1).filter((name) => mood !== "good" && apart.has(name)),
  ];
  const named = kinds.every((name) => apart.has(name))
    ? [...(kinds.includes("la limpieza") ? [] : things), ...kinds]
    : kinds;
  return named.slice(0, 2).join(" y ") || undefined;
}

/** «…» son 650 pesos y sí hay: what stands after the customer's question is the answer. */
const afterQuote = (prompt: string) =>
  /\?[^«»“”"?¿]{0,40}[»”"'’]\s*[,.:;-]?\s*((?=.*(?:\d|(?<![a-zà-ž])(?:s[ií]|no|hay|tenemos|es|son)(?![a-zà-ž])))(?!.*(?:resp[oó]nd|cont[eé]st|usted|cort|tono|amable|formal|humor|favor|gracias|opcion|version))[^«»“”"?¿]{6,200})$/iu.exec(
    prompt.trim(),
  )?.[1];

/** «Me escriben: ¿cuánto cuesta…? son 120 soles»: the answer after a question without quotes. */
const afterQuestion = (prompt: string) =>
  /(?:escrib|pregunt|consult|dice)[^?]{0,30}[:,] ?¿[^?«»]{3,200}\?\s*[,.:;-]?\s*((?=s[ií]|no(?![a-zà-ž])|son|es|est[aá]|hay|tenemos|cuestan?|valen?|desde|[$€\d])(?!.*(?:resp[oó]nd|cont[eé]st|usted|tono|amable|formal|humor|favor|opcion|version))[^«»“”"?¿]{4,200})$/iu.exec(
    prompt.trim(),
  )?.[1];

/** «Precio», «info»: a comment of a word that asks as a question does. */
const afterWord = (prompt: string) =>
  /[«“"'](?:precio|info|informaci[oó]n|m[aá]s info|lo quiero|quiero|me interesa)[»”"'][^,.;:«»]{0,30}[,.;:]\s*((?=.*\d)(?!.*(?:resp[oó]nd|cont[eé]st|tono|favor|opcion|version))[^«»“”"?¿]{4,200})$/iu.exec(
    prompt.trim(),
  )?.[1];

/** «…», ya cambiamos el router: what the house says of a complaint, right after it. */
const afterComplaint = (prompt: string) =>
  /(?:[»”"]|(?<=[a-zà-ž.!?])['’])\s*[,.:;-]?\s*((?=(?:pero |y |es que |la verdad es que )?(?:ya|lo|los|la|las|el|se|ese|esa|este|esta|fue|ten[ií]amos|est[aá]bamos|hemos|hab[ií]a|no|nos|s[ií]|desde|ahora)(?![a-zà-ž]))(?=.*(?:[aeiáéí]mos|[oó]|aron|ieron|est[aá]n?|es|fue|hay|era|ha|han)(?![a-zà-ž]))(?!.*(?<![a-zà-ž])(?:resp[oó]nd|cont[eé]st|usted|cort[oa]|tono|amable|formal|humor|favor|gracias|opcion|versi|quiero|mensaje))[^«»“”"?¿]{8,200})$/iu.exec(
    prompt.trim(),
  )?.[1];

/** What the owner wants answered: «le digo que sí, perros chicos»; undefined when nothing is told. */
export function answerTold(prompt: string): string | undefined {
  const told =
    afterQuote(prompt) ??
    afterWord(prompt) ??
    afterQuestion(prompt) ??
    afterComplaint(prompt) ??
    /(?<![a-zà-ž])(?:(?:le|les) (?:digo|dices|respondo|respondes|contesto|contestas|pongo)|dile|diles|dec[ií](?:le|les)|di(?= que)|(?:cont[aá]|expl[ií]c[aá]|com[eé]nt[aá]|av[ií]s[aá]|cu[eé]nta|resp[oó]nd[eé]|cont[eé]st[aá]|pon|ponle)(?:les?)?(?= que)|d[ií]gale|(?:cont[eé]st[aá]|resp[oó]nd[eé])(?:les?)?(?: al? (?:una? |la |l[oa]s )?(?:client[ea]s?|seguidor(?:a|es|as)?|se[ñn]ora?|chic[oa]s?|persona)(?= que (?!(?:me |nos |se )?(?:pregunt|dic|dij|quej|escrib|quier|coment|reclam|necesit|pid))))?|la respuesta es|y la verdad es)(?: que)? (?!a |al |con |esto|este|bien|como|de usted)([^«»“”"?¿]{4,220})$/iu.exec(
      prompt.trim(),
    )?.[1] ??
    askedAndTold(prompt)?.[1];
  if (!told || /(?<![a-zà-ž])(?:rese[ñn]a|comentario|cliente)(?![a-zà-ž])/iu.test(told))
    return undefined;
  const text = clip(plain(told), 200)
    .replace(
      /^(?:y )?(?:(?:dile|dec[ií]le|cont[aá]le|cu[eé]ntale|ponle|contest[aá]le)s?|pon|di) (?=que )/iu,
      "",
    )
    .replace(/^(?:que|pero|y|es que|la verdad es que) /iu, "")
    .replace(/(?<=^|\by )si(?=[ ,])/giu, "sí")
    .replace(/^(sí|no|claro),? pero que (?=[a-zà-ž])/iu, "$1, pero ")
    .replace(/^(sí|no|claro),? que (?=[a-zà-ž])/iu, "$1: ")
    .replace(/ y que (?=[a-zà-ž])/giu, " y ")
    .replace(
      /^(sí(?! (?:hay|tenemos|queda|quedan|hacemos) )|claro|no(?= (?:pero|solo|s[oó]lo|por|hasta|de momento|todav[ií]a|a[uú]n|gracias|las?|los|el)(?![a-zà-ž]))) (?=[a-zà-ž])/iu,
      "$1, ",
    )
    .replace(/[.,;:]+$/, "");
  const [, price, time] =
    /^((?:S\/|Bs\.?|[$₡])? ?\d[\d.,]*(?: mil)?(?: ?(?:€|euros|pesos|soles|dólares|lucas))?)(?:,? (?:y )?(?:est[aá] |estar[ií]a |queda |listo |tarda )?(?:en )?(\d{1,2} (?:horas|d[ií]as|semanas)))?$/iu.exec(
      text,
    ) ?? [];
  // «6500 y en 2 días» is a note; a customer is answered in a sentence.
  if (price)
    return `El precio es ${price.trim()}${time ? ` y tardamos ${time.toLowerCase()}` : ""}.`;
  return text.length > 3 ? `${text[0]!.toUpperCase()}${text.slice(1)}.` : undefined;
}

/** «Reseña de 5 estrellas» without its words: how many; undefined when not said. */
export function starsNamed(prompt: string): number | undefined {
  const said = /\b([1-5]|una|dos|tres|cuatro|cinco) estrellas?\b/.exec(fold(prompt))?.[1];
  const words = ["una", "dos", "tres", "cuatro", "cinco"];
  return said ? Number(said) || words.indexOf(said) + 1 : undefined;
}

/** What a happy customer names: who helped, and what was liked, each as it was written. */
export function praisedIn(comment: string): { person?: string; liked?: string } {
  const person =
    /(?<![a-zA-ZÀ-ÖØ-ž])((?:[Ll]a doctora|[Ee]l doctor|[Ll]a dra\.|[Ee]l dr\.|[Ll]a profe(?:sora)?|[Ee]l profe(?:sor)?|[Ll]a monitora|[Ee]l monitor) [A-ZÀ-ÖØ-Þ][a-zß-öø-ž]{2,})/u.exec(
      comment,
    )?.[1] ??
    /(?<![a-zA-ZÀ-ÖØ-ž])([A-ZÀ-ÖØ-Þ][a-zß-öø-ž]{2,}) es (?:un|una|lo|el|la|muy|s[uú]per) /u.exec(
      comment,
    )?.[1] ??
    /(?<![a-zA-ZÀ-ÖØ-ž])([A-ZÀ-ÖØ-Þ][a-zß-öø-ž]{2,}) (?:te|nos|me|le) (?:atend|atiend|asesor|ayud|trat|explic|cuid)/u.exec(
      comment,
    )?.[1] ??
    /(?<![a-zà-ž])[Gg]racias,? ([A-ZÀ-ÖØ-Þ][a-zß-öø-ž]{2,})(?=[!.,]|$)/u.exec(comment)?.[1] ??
    /(?:meser[oa]|camarer[oa]|mozo|moza|chic[oa]|recepcionista|dependient[ea]) ([A-ZÀ-ÖØ-Þ][a-zß-öø-ž]{2,})/u.exec(
      comment,
    )?.[1] ??
    /(?<=[a-zA-ZÀ-ÖØ-ž],? )(?:a|con|(?<=(?:atenci[oó]n|trato|trabajo|servicio|manos|paciencia|ayuda) )de|gracias a) ([A-ZÀ-ÖØ-Þ][a-zß-öø-ž]{2,})(?=[ ,.!]|$)(?! [A-ZÀ-ÖØ-Þ])/u.exec(
      comment,
    )?.[1];
  const liked =
    /(?<![a-zà-ž])(?<!no (?:me|nos) )(?:encant(?:a|an|ó|aron)|gust(?:ó|aron)|ric[oa]s?|riqu[ií]sim[oa]s?|buen[ií]sim[oa]s?|espectacular(?:es)?|delicios[oa]s?) ((?:el|la|los|las) (?:de )?[a-zà-ž]{3,}(?: (?:de|con|al) (?:la |los )?[a-zà-ž]{3,})?)/iu.exec(
      comment,
    )?.[1] ??
    // «El desayuno muy bueno pero…».
    /(?:^|[.,;!] ?|(?:pero|y|aunque) )((?:el|la|los|las) [a-zà-ž]{3,}(?: (?:de|con|al) (?:la |los )?[a-zà-ž]{3,})?) (?:(?:es|son|est[aá]n?|estaban?|estuv[a-zà-ž]+) )?(?:muy |s[uú]per |todo )?(?:un 10|de 10|de diez|buen[a-zà-ž]+|ric[a-zà-ž]+|riqu[a-zà-ž]+|excelentes?|espectacular(?:es)?|delicios[oa]s?|geniale?s?|incre[ií]bles?|preci?os[oa]s?|lind[oa]s?|bonit[oa]s?|hermos[oa]s?|bell[oa]s?|acogedor(?:as?|es)?)(?![a-zà-ž])/iu.exec(
      comment,
    )?.[1];
  const firstGood =
    /(?<![a-zà-ž])(?:muy buen[oa]s?|buen[oa]s?|excelentes?|gran|lind[oa]s?) (ubicaci[oó]n|servicio|trato|atenci[oó]n|comida|lugar|sitio|trabajo|ambiente|producto|m[uú]sica|cerveza|caf[eé])(?![a-zà-ž])/iu
      .exec(comment)?.[1]
      ?.toLowerCase();
  return {
    ...(firstGood && !liked
      ? { liked: `${/^(?:ub|at|com|m[uú]|cerv)/u.test(firstGood) ? "la" : "el"} ${firstGood}` }
      : {}),
    ...(person ? { person } : {}),
    ...(liked && !/^(?:el|la|los|las) (?:que|verdad|pena|otro|dem[aá]s)/iu.test(liked)
      ? { liked }
      : {}),
  };
}

/** «Muy rico, aunque la música muy alta» has a but; «aunque estaba lleno, nos atendieron genial» has none. */
function reserved(key: string): boolean {
  if (/ (?:pero|lastima|salvo que|lo unico malo|solo que|eso si) /.test(key)) return true;
  const [, before = "", after = ""] = /^(.+ )aunque( .+)$/.exec(key) ?? [];
  return good.test(before) && !good.test(after);
}

export type Mood = "good" | "bad" | "mixed" | "question" | "none";

/** `stars` as the owner named them, for words that take no side. */
export function readComment(
  comment: string,
  stars?: number,
): {
  mood: Mood;
  /** Nothing but good is said, whatever is asked beside it. */
  praise: boolean;
  theme: string | undefined;
  /** Somebody was hurt. */
  hurt: "self" | "other" | undefined;
  asks: "price" | "both" | "hours" | "place" | "shipping" | "stock" | "other";
} {
  const key = ` ${fold(comment)} `;
  const blamed = key.replace(blameless, " ");
  const isBad =
    (bad.test(blamed) ||
      failed.test(key) ||
      (namesHarm(comment) && !good.test(key)) ||
      /[😡😠🤬👎😤]/u.test(comment)) &&
    !/ no (?:esta|estuvo|es) (?:mal|caro|cara) /.test(key);
  const isGood =
    good.test(
      key.replace(
        / (?:antes (?:era|eran|estaba|estaban|fue)|podria (?:ser|estar)|deberia(?:n)? (?:ser|estar|hacerlo)) mejor(?:es)? /,
        " ",
      ),
    ) && !/ (?:no|nada) (?:recomiendo|amables?|me encanto|recomendable|lo recomiendo) /.test(key);
  const wonders =
    /^ (?:si|por si|cuanto|cuanta|cuando|donde|a que|hasta que|precio|el precio|por el precio|que (?:tallas?|colores|precio|modelos?|hora|dias?)) /.test(
      key,
    );
  const question = wonders || /[?¿]/.test(comment) || (asksFor.test(key) && !isBad && !isGood);
  const mood =
    comment === ""
      ? "none"
      : wonders
        ? "question"
        : isGood && (isBad || reserved(key))
          ? "mixed"
          : isBad
            ? "bad"
            : question
              ? "question"
              : isGood
                ? "good"
                : stars === undefined
                  ? "none"
                  : stars < 3
                    ? "bad"
                    : stars > 3
                      ? "good"
                      : "mixed";
  const sends = / (?:envio|envian|enviais|envios|domicilio) /.test(key);
  const asks = / (?:precio|cuanto (?!dura|tarda|tiempo|aguanta|antes)|cuesta|vale|valen) ?/.test(
    key,
  )
    ? sends
      ? "both"
      : "price"
    : / (?:horario|hora|abierto|abren|abris|cierran|domingos?|sabados?|lunes|festivos?|feriados?) /.test(
          key,
        )
      ? "hours"
      : / (?:donde|direccion|calle|ubicacion) /.test(key)
        ? "place"
        : sends
          ? "shipping"
          : / (?:talla|numero|color|disponibles?|queda|quedan|stock|la \d\d|el \d\d) /.test(key)
            ? "stock"
            : "other";
  // What failed stands after the «pero».
  const [, before = "", after = ""] =
    (mood === "mixed" &&
      /^(.+) (?:pero|aunque|lastima que|lastima|salvo que|lo unico malo|solo que|eso si) (.+)$/.exec(
        key,
      )) ||
    [];
  const failing = comment
    .split(/[.;!\n]+/u)
    .map((part) => ` ${fold(part)} `)
    .filter((part) => bad.test(part) || failed.test(part));
  const about =
    mood === "mixed" && !after && failing.length > 0
      ? failing.join(" ")
      : after && !bad.test(after) && bad.test(`${before} `)
        ? before
        : after || key.trim();
  const heard = themes.filter(([words]) => words.test(about)).map(([, name]) => name);
  const told = mood === "bad" || mood === "mixed" ? complainedOf(comment) : undefined;
  return {
    mood,
    praise: isGood && !isBad,
    hurt: told?.hurt,
    // Who complains of two things is answered on both.
    theme: themeOf(
      // Praise is of the thing, not of how it arrived.
      heard.filter((name) =>
        mood === "good"
          ? !/^(?:cómo|lo que|el estado|el producto)/u.test(name)
          : !told?.things.length || !vague.has(name),
      ),
      told?.things ?? [],
      mood,
    ),
    asks,
  };
}
