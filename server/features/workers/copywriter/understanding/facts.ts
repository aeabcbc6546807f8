import { clip, fold, plain } from "../language/escape.ts";
import { isPeopleThat } from "./people.ts";
import { isRequest } from "./subject.ts";
import { concreteIn, isToldToCustomers, toldToCustomers, withoutAsides } from "./told.ts";

/** «Hacemos 40», «12 plazas», «30 horas de duración», «pedidos hasta el viernes»: facts in two words. */
const bareFact =
  /^(?:(?:solo |s[oó]lo )?(?:hacemos|horneamos|preparamos|tenemos|hay|quedan|salen|traemos)(?: solo| s[oó]lo| unas| unos)? \d{1,4}(?: [a-zà-ž]+){0,4}|\d{1,4} [a-zà-ž]{3,}(?: [a-zà-ž]+){0,5}|(?:tallas?|medidas?|colores) .{1,40}|(?:pedidos|reservas|encargos|inscripciones|plazas|promoción|oferta|válid[oa]) hasta (?:el|la|agotar|fin|las?) .{3,40})$/iu;
const notBareFact =
  /\b(?:ideas?|posts?|publicaciones|t[ií]tulos?|titulares|opciones|versiones|variantes|anuncios|correos|mensajes|textos?|frases|hashtags|slides|l[aá]minas|historias|reels|guiones|segundos|palabras|caracteres|errores|consejos|trucos|razones|mitos|claves|pasos|planos|fotos|respuestas|asuntos|nombres|ganchos|d[ií]as|semanas|meses|a[ñn]os|euros|pesos|soles|estrellas?|seguidores|ventas|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b|[€$%]/iu;

const branded = (text: string) =>
  text.replace(/(?<![a-zà-ž@.])(?:whatsapp|instagram|facebook|tiktok)(?![a-zà-ž.])/giu, (name) =>
    name.toLowerCase() === "whatsapp"
      ? "WhatsApp"
      : name.toLowerCase() === "tiktok"
        ? "TikTok"
        : name[0]!.toUpperCase() + name.slice(1).toLowerCase(),
  );

/** «tallas s a xl» → «tallas S a XL». */
const sized = (text: string) =>
  /\btallas?\b/iu.test(text)
    ? text.replace(/(?<![a-zA-ZÀ-ÖØ-ž])(?:x{0,3}[sl]|m)(?![a-zA-ZÀ-ÖØ-ž])/gu, (size) =>
        size.toUpperCase(),
      )
    : text;

/** «Gol 2018 con 60 mil km, único dueño»: what is told of a thing without a verb. */
const detail =
  /^(?:(?:[uú]nic[oa]|reci[eé]n|con(?! (?:un |voz|m[uú]sica|subt[ií]tulos|tono|humor|gracia|emojis?|hashtags?|onda|estilo|precio|cta|llamada|foto|imagen|la |el |los |las |mi |descuento|env[ií]o|\d))|sin(?! (?:gastar|pagar|invertir|publicidad|descuentos?|precios?|prometer|exagerar|inventar|vender|decir|mencionar|nombrar|hablar|voz|voces|m[uú]sica|salir|cara|caras|emojis?|hashtags?|etiquetas|t[oó]picos|poner|ser|prisa|compromiso|que|la |el |los |las |mi ))|amueblad|lumin|reformad|exterior|interior|cerca d|a (?:dos|tres|cinco|diez|\d+) (?:minutos|pasos|cuadras|calles)|hech[oa]s? |elaborad|natural|org[aá]nic|vegan|disponible|perfect[oa] estado|buen estado|como nuev[oa]|talla|primera mano|sab(?:e|or) |pantalla gigante|m[uú]sica en (?:vivo|directo)|entrada libre|plazas limitadas)|[a-zà-ž][a-zà-ž\d]* (?:[a-zà-ž]+ )?(?:19|20)\d\d\b|\d+ (?:mil )?(?:km|kil[oó]metros|m2|metros|habitaciones|rec[aá]maras|dormitorios|ba[nñ]os|ambientes|plazas|piezas|unidades|ml|gramos|litros|sabores|colores)\b)/iu;

/** The parts of a brief between commas that describe the thing, as one sentence; undefined without any. */
function detailsIn(text: string): string | undefined {
  // The point of «40.000» ends nothing.
  const parts = text.split(/[;\n]|[,.](?!\d)/).map((part) => plain(part));
  // «post de un auto usado» comes first; what is told of it, after.
  const told = parts
    .slice(1, 8)
    .filter(
      (part) =>
        detail.test(part) &&
        part.length <= 60 &&
        !isRequest(part) &&
        !verbal.test(` ${fold(part)} `) &&
        !notBareFact.test(part) &&
        !/[€$%()/#&«»]|(?<![a-zà-ž])([a-zà-ž]+) \1(?![a-zà-ž])|\b(?:usted|instagram|facebook|tono)\b/iu.test(
          part,
        ),
    )
    .slice(0, 3);
  if (told.length === 0) return undefined;
  const line = clip(told.join(", "), 110);
  return `${line[0]!.toUpperCase()}${sized(line).slice(1)}.`;
}

function fact(sentence: string, formal: boolean, ordered: boolean): string | undefined {
  const text = branded(plain(sentence))
    // «3 mensajes, la primera clase es gratis»: how many of ours, then the fact.
    .replace(
      /^(?:\d{1,2}|dos|tres|cuatro|cinco) (?:mensajes|correos|posts|anuncios|textos|ideas|opciones|versiones|historias|fotos|consejos),\s+/iu,
      "",
    )
    .replace(
      /^(?:(?:pon|di|añade|agrega|incluye|menciona|comenta)(?:le)? que|que|pues|bueno|y|oye|hola)[, ]+/iu,
      "",
    )
    .replace(
      /^(en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)) ([a-zà-ž]+[aei]mos(?![a-zà-ž]).*)$/iu,
      (_, month: string, rest: string) =>
        fold(rest).includes(fold(month))
          ? rest
          : rest.replace(/(?=,|$)/u, ` ${month.toLowerCase()}`),
    );
  if (
    /^gracias a (?:l[oa]s|tod[oa]s|quienes|nuestr[oa]s) .{6,100}$|^gracias a tod[oa]s$/iu.test(text)
  )
    return `${text[0]!.toUpperCase()}${text.slice(1).replace(/ y(?: (?:decir|avisar|contar|recordar))?(?: que)?$/iu, "")}.`;
  const letters = text.replace(/[^a-zA-ZÀ-ÖØ-ž ]/gu, "").length;
  if (bareFact.test(text) && !notBareFact.test(text) && text.length <= 60)
    return `${text.charAt(0).toUpperCase()}${sized(text).slice(1)}.`;
  if (text.length < 9 || text.length > 150 || letters < text.length * 0.6) return undefined;
  if (
    (text.split(" ").length < 3 &&
      !/^(?:hay|incluye|aceptamos|admitimos) [a-zà-ž]{4,}$/iu.test(text)) ||
    /[A-ZÀ-ÖØ-Þ]{4,}/u.test(text) ||
    /\(arroba\)|[()#&]|(?<![€$\d])\//.test(text)
  )
    return undefined;
  if (
    isPeopleThat(text) ||
    /^(?:google|meta|facebook|instagram) ads\b/iu.test(text) ||
    /^(?:reactiv|recuper)[a-zà-ž]+ /iu.test(text)
  )
    return undefined;
  const folded = ` ${fold(text)} `;
  if (/ (?:quer|neces|pod|deber|hable|vaya)(?:emos|itamos|amos|mos) /.test(folded))
    return undefined;
  if (
    isRequest(text) ||
    /^(?:mensajes?|avisos?|recordatorios?|whatsapps?|explic[a-zà-ž]+|cu[eé]nt[a-zà-ž]+|fotos?|im[aá]gen(?:es)?|v[ií]deos?|carteles|cartel) /iu.test(
      text,
    ) ||
    /^ (?:tengo|si(?! .* (?:te|le) [a-zA-ZÀ-ÖØ-ž]+mos )|soy (?![a-zA-ZÀ-ÖØ-ž]+(?:ista|or|ora|er[oa]|[oó]log[oa]|ic[oa]|ent[ea]|ant[ea]) (?:a|en|de|del|con|y) )|somos(?! (?:una|un|el|la) )|mi|me|creo|quisiera|estoy|no se|no quiero|no tengo|que|como|cuando|con|sin|para|en|de|y|pero|o|tono|dirigido|esto|eso|ignora|quien|quienes|cual|cuanto|donde|he|voy|busco|acabo|tu|usted|es para|vendo|ok|vale|no(?! (?:(?:trabaj|abr|hac|acept|cobr|envi|us|ped|atend|repart|admit|agreg|añad)[aei]mos|hace falta|se necesita|necesitas|incluye) )|sobre|acerca|por|a(?! (?:su|tu)s? .{3,40} (?:le|les) [a-z]+)|ponlo|usa|pon) /u.test(
      folded,
    )
  )
    return undefined;
  if (isForUs(folded)) return undefined;
  if (
    !verbal.test(folded) &&
    !/^mejor [a-zà-ž]+[aei]r /iu.test(text) &&
    !(ordered && isToldToCustomers(text)) &&
    !iAm.test(text)
  )
    return undefined;
  if (/ (?:os|vosotros|vuestr[oa]s?|ustedes) /.test(folded)) return undefined;
  if (formal ? / (?:tu|tus|te|ti|contigo) /.test(folded) : / (?:usted) /.test(folded))
    return undefined;
  if (/(?<![a-zà-ž])([a-zà-ž]+) \1(?![a-zà-ž])/iu.test(text)) return undefined;
  const whole = sized(text.replace(/[.,;:]+$/, ""));
  return `${whole[0]!.toUpperCase()}${whole.slice(1)}.`;
}

const toUs =
  / (?:me|mi|mis|yo|quiero|texto|tono|emojis?|hashtags?|prompt|system|instrucciones|null|undefined|publicar|cliente dice|resena|comentario) /;
/** What worries the owner is for us, not for the customers. */
const worries =
  / (?:nadie|poc[oa]s? (?:gente|client\w+|ventas)|no (?:vienen?|me|nos|vendo|vendemos|compran?|funciona\w*|llego|traen?)|se van|se fueron|andamos|floj[oa]s?|la competencia|de enfrente|la verdad|perdid[oa]s|quisiera|deberia|mi (?:hermana|hermano|marido|mujer|socio|socia|jefe|jefa)) /;

/** Whether a clause (folded, between spaces) speaks to us or of the owner's worries: nobody publishes it. */
export const isForUs = (folded: string): boolean => toUs.test(folded) || worries.test(folded);

const verbal =
  / (?:se (?:hacen|arreglan|reparan|venden|afilan)|han? (?:[a-zA-ZÀ-ÖØ-ž]+[ai]do|vuelto|hecho|abierto|puesto)|es|son|somos|esta|estan|hay|sale|salen|llega|llegan|vuelve|vuelven|lleva|llevan|tiene|tienen|dura|cuesta|cuestan|incluye|incluyen|viene|vienen|abre|cierra|empieza|termina|queda|quedan|cumple|cumplimos|abrimos|cerramos|hacemos|tenemos|estrenamos|lanzamos|servimos|regalamos|sorteamos|celebramos|inauguramos|ofrecemos|enviamos|entregamos|usamos|preparamos|trabajamos|llevamos|empezamos|volvemos|traemos|vendemos|organizamos|llama|hace|sabe|trabaja|llego|llegaron|salio|reabrimos|reabriremos|regresamos|regresaremos|volveremos|retomamos|atendemos|buscamos|contratamos|sobra|faltan|falta|quedan|vence|vencen|caduca|caducan|toca|tocan|presentamos|cambiamos|ampliamos|recogemos|reparamos|hemos|estamos|subimos|bajamos|mudamos|paso|retiro|atiendo|reparto|entrego|arreglo|afilo|recojo|preparo|coso|llueve|cerrado|abierto|cerraremos|abriremos|vamos|damos|pedimos|aceptamos|hago|vendo|[a-zA-ZÀ-ÖØ-ž]{3,}[aei]mos) /u;

/** Whether what was told has a verb of its own. */
export const isSentence = (text: string): boolean =>
  /^Mejor [a-zA-ZÀ-ÖØ-ž]+[aei]r /u.test(text) ||
  verbal.test(` ${fold(text)} `) ||
  isToldToCustomers(text);

/** «Anillo de compromiso oro 18k con diamante»: what follows the product, when it only describes it. */
export function detailOf(text: string, product: string): string | undefined {
  const name = product.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (name.length < 3) return undefined;
  const rest = new RegExp(
    `^\\s*(?:(?:el|la|los|las|un|una) )?${name}\\s+((?:[^,.;:\\n?!¿¡«»]|[.,](?=\\d)){4,70})`,
    "iu",
  )
    .exec(text)?.[1]
    ?.replace(
      /,?\s+(?:a |por |desde |cuesta )?(?:(?:S\/|Bs|[$₡]) ?\d|\d[\d.,]* ?(?:€|euros|pesos|soles)).*$/iu,
      "",
    );
  if (
    !rest ||
    /[€$%×()/#&]|\d\s?x\s?\d/.test(rest) ||
    /^(?:para|por|que|y|en|a|al|el|la|los|las|hoy|ma[nñ]ana|gratis|sin|tono|m[aá]s|de usted|con (?:un|una|tono|env[ií]o|descuento|emojis?))(?![a-zà-ž])/iu.test(
      rest,
    ) ||
    verbal.test(` ${fold(rest)} `) ||
    isRequest(rest)
  )
    return undefined;
  const safe = clip(plain(rest), 70);
  return safe.split(" ").length > 1 ? `${safe[0]!.toUpperCase()}${safe.slice(1)}.` : undefined;
}

/** «En blanco roto», «en papel de algodón con tinta dorada»: the colour or the stuff it is made in. */
const finish =
  /\sen ((?:color |tono )?(?:blanco|negro|roj[oa]|azul|verde|amarill[oa]|rosa|gris|beige|crudo|dorad[oa]|plata|plate[ao]d[oa]|oro|turquesa|burdeos|terracota|mostaza|marfil|papel|lino|cuero|piel|terciopelo|seda|lana|roble|nogal|pino|m[aá]rmol|acero|lat[oó]n|cobre|(?:una? )?(?:caja|bolsa|frasco|tarro|lata|bote|barra|tela|lona|plato|taza|cuenco|fondo|maceta|tiesto|botella|saco|garrafa))(?: (?!para |por |que |y |a |en |con (?:emojis?|humor|tono)|sin |pero )[a-zà-ž\d]+){0,5})/iu;

/** In what colour or stuff the thing is asked for, as a sentence; undefined when not said. */
export function finishOf(text: string): string | undefined {
  const found = finish.exec(text)?.[1]?.replace(/ (?:de|del|con|la|el|los|las|un|una)$/iu, "");
  return found && `En ${clip(plain(found), 60).toLowerCase()}.`;
}

/** «Zona Chapinero»: where, when the message says it inside its order. */
export function quarterOf(text: string): string | undefined {
  const found =
    /(?<![a-zA-ZÀ-ÖØ-ž])(zona|barrio|colonia|sector|cerro|puerto de|calle|plaza) ((?:(?:de |del )?(?:La |Las |Los |El )?[A-ZÀ-ÖØ-Þ][a-zA-ZÀ-ÖØ-ž]+(?: (?=[A-ZÀ-ÖØ-Þ]|de(?:l| la)? [A-ZÀ-ÖØ-Þ]))?){1,4})/u.exec(
      text,
    );
  return found
    ? `${found[1]![0]!.toUpperCase()}${found[1]!.slice(1)} ${found[2]!.trim()}.`
    : undefined;
}

/** «Para 6 personas»: how many it serves. */
export function capacityOf(text: string): string | undefined {
  const found =
    /(?<![a-zà-ž])para ((?:\d{1,3}|dos|cuatro|seis|ocho|diez|doce)(?: (?:a|o) \d{1,3})? (?:personas|comensales|invitados|puestos|pasajeros))(?![a-zà-ž])/iu.exec(
      text,
    );
  return found ? `Para ${found[1]!.toLowerCase()}.` : undefined;
}

/** «Mel, no sé por dónde empezar»: whom they speak to. */
const vocative =
  /^\s*(?:(?:hola|buenas(?: tardes| noches)?|buenos d[ií]as|oye|hey|che)[,.! ]+)?(?:(?:mel|teo|ani|bran|l[ií]a|nai|iko|sofi|marcos|vivi)[, ]+)?/iu;

/** «Se la llevamos al hotel»: something the house does, in a clause of its own. */
const weDo =
  /(?<![a-zà-ž])(?!(?:quer|neces|pod|deb|habl|vay|est|hacem?os un (?:post|reel))[a-zà-ž]*)[a-zà-ž]{3,}[aei]mos(?![a-zà-ž])/iu;

/** «Soy manicurista a domicilio en Medellín»: who speaks, in few words. */
const iAm = /^soy [a-zà-ž]+ (?:a|en|de|del|con|y) /iu;

/** «Gracias a todos» is said to the readers, and not to us. */
export const isThanks = (clause: string): boolean =>
  /^(?:y )?(?:muchas |mil )?gracias a (?:tod|l[oa]s |nuestr|mis |quienes |cada )/iu.test(
    clause.trim(),
  );

/** Sentences of the person's own that a text may repeat, at most three. */
export function factsIn(typed: string, formal: boolean): string[] {
  const text = withoutAsides(typed.replace(/[¡!]+/g, ". "));
  const spoken = toldToCustomers(text, formal);
  const said = spoken
    .replace(vocative, "")
    .replace(
      /(?<![a-zà-ž])(?:que )?agradezca(?:mos)? a ([^,.;\n]{4,50}?) (?:por )?(?=est[eao]s? )/giu,
      ". Gracias a $1 por ",
    )
    .replace(
      /(?<![a-zà-ž])(?:(?:para )?(?:dando|dar)(?:les)? las gracias|agradeciendo(?:les)?|agradecimiento) (?=a (?:l[oa]s|tod[oa]s|mis|nuestr[oa]s|quienes) )/giu,
      ". Gracias ",
    )
    .replace(/(?<=gracias a )mis (?=[a-zà-ž]+as(?![a-zà-ž]))/giu, "nuestras ")
    .replace(/(?<=gracias a )mis /giu, "nuestros ")
    .replace(
      /(?<![a-zà-ž])(?:quer(?:emos|[ií]amos|o)|me gustar[ií]a|nos gustar[ií]a) (?:dar(?:les)? las gracias|agradecer(?:les)?) (?=a )/giu,
      ". Gracias ",
    )
    .replace(/,? (?:y )?ofreciendo(?:les)? (?=[a-zà-ž])/giu, ". Ofrecemos ")
    .replace(
      /, que (?=(?:dura|duran|cuesta|cuestan|incluye|incluyen|lleva|llevan|trae|traen|se hace|se hacen|sirve|sirven|viene|vienen|tiene|tienen) )/giu,
      ". ",
    )
    .replace(/ y que (?=los |las |el |la |se |hay |[a-zà-ž]{3,}[aei]mos )/giu, " y ")
    .replace(
      /(?<!\b(?:los|las|quienes|gente|el|la) )(?<!(?:avis|dig|dec|cuent|cont|anunci|record|recuerd)[a-zà-ž]{0,5} )\b(?:que|porque) (?=(?:buscamos|cerramos|abrimos|reabrimos|regresamos|volveremos|reabriremos|cambiamos|estrenamos|lanzamos|cumplimos|sorteamos|regalamos|ampliamos|volvemos|tenemos|hay(?! que )|subimos|nos|(?<!\b[a-zà-ž]{3,}[aeio]s que )(?:llegan|salen)|llega|sale|ya|estamos)\b)/giu,
      ". ",
    )
    .replace(
      /\b(?:avis[a-zà-ž]+|poste[aáe][a-zà-ž]*|publi(?:ca|cá|que)[a-zà-ž]*|dec?ir|dic[a-zà-ž]+|d[ií]|diga|ponga|cont[a-zà-ž]+|cuent[ea]n?|record[a-zà-ž]+|recuerd[ea]n?|anunci[a-zà-ž]+|comunic[a-zà-ž]+|explic[a-zà-ž]+|expliqu[a-zà-ž]+|mencion[a-zà-ž]+|destac[a-zà-ž]+|destaqu[a-zà-ž]+)(?: a (?:(?:los|las|quienes)(?: que)? (?:[a-zà-ž]+ ){1,5}?(?=que )|(?:los|las|mis) [a-zà-ž]+ |(?:mi |una? |la |el )?[a-zà-ž]+ (?=que )))?\s?(?:de )?que (?=[a-zà-ž])/giu,
      ". ",
    )
    .split(
      /(?<!\d)[.;]|[.;](?!\d)|\n|\s+y\s+(?=hay [a-zà-ž]{4,}(?: [a-zà-ž]+)?(?:[,.]|$))|,\s+(?=\d{1,4} [a-zà-ž]{3,}|(?:pedidos|reservas|encargos|inscripciones) hasta|tallas?\s|medidas?\s|con (?:tono|un tono|emojis|humor)|se llama |(?:un |una |el )?(?:e-?mails?|correos?|posts?|reels?|anuncios?|mensajes?) (?:a|para|de|que|cort|brev|larg)|hay |tenemos |hacemos |ofrecemos |trabajamos |llevamos |vendemos |atendemos |somos |cerramos |abrimos |mejor [a-zà-ž]+[aei]r |(?:esta|la) semana (?:que viene )?(?:lleva|trae|hay|llega|tenemos)n? |empieza |incluye |dura |sin coste|(?:quiero|necesit|haz|escribe|dame|crea|prepara|ay[uú]da|me )\w*)|:\s/iu,
    )
    .slice(0, 40)
    // «Post para turistas…, cuna 8 euros al día y se la llevamos al hotel»: what we do, after the order.
    .flatMap((part) =>
      isRequest(part)
        ? [
            part,
            ...part
              .split(/,\s+/)
              .slice(1, 6)
              .filter((clause) => weDo.test(clause) || isThanks(clause)),
          ]
        : [part],
    )
    .filter((part) => !/[?!¿¡«»“”"]/.test(part))
    .flatMap((part) => fact(part, formal, spoken !== text) ?? [])
    .slice(0, 3);
  const details = detailsIn(text);
  const known = fold(said.join(" "));
  const all =
    details && !details.split(", ").some((part) => known.includes(fold(part)))
      ? [details, ...said].slice(0, 3)
      : said;
  return [...all, ...concreteIn(spoken, all)].slice(0, 4);
}
