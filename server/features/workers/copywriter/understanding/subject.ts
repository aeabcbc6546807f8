import { clip, fold, plain } from "../language/escape.ts";
import type { Phrase } from "../language/grammar.ts";
import { isNoun, phrase } from "../language/grammar.ts";
import { belongs } from "./complements.ts";
import { withItsKind } from "./its-kind.ts";
import { serviceNamed, soldAs } from "./service-nouns.ts";
import { withoutStart } from "./starts.ts";
import { deliverableWord, subjectFrom } from "./subject-candidate.ts";

const offered =
  "(?:\\d\\s?[x×]\\s?\\d|\\d{1,2}\\s?%(?:\\s+de\\s+descuento)?|ofertas?|descuentos?|promoci(?:ón|ones)|rebajas?)";
const patterns = [
  /(?<![a-zà-ž])antes (?:y|\/|vs) (?:el )?despu[eé]s (?:de|del|con|en) (.+)/iu,
  /\b(?:sobre|acerca del?|hable de|hablar de|hablando de|pregunt(?:ó|aron|a|an) por)\s+(.+)/iu,
  /\b(?:se agotan?|se acaban?|se est[aá]n? agotando|quedan poc[oa]s(?! (?:citas|turnos|plazas|huecos|mesas|lugares|cupos|entradas)(?! (?:de|del|para) ))|[uú]ltim[oa]s (?:unidades|plazas|piezas|huecos|d[ií]as) (?:de|del|para))\s+(.+)/iu,
  /\b(?:errores|consejos|trucos|razones|mitos|tips|claves)\s+(?:de|del|en|para|sobre|con)\s+(.+)/iu,
  new RegExp(
    `\\b${deliverableWord}(?:\\s+(?!de\\s|del\\s|para\\s|con\\s|por\\s|en\\s|que\\s|y\\s)[a-zA-ZÀ-ÖØ-ž]+(?:[oa]s?|es?|al))?(?:\\s+(?:de|para|en)\\s+(?:instagram|facebook|linkedin|tiktok|twitter|x|google|meta|email))?\\s+(?:de|del|con|para|por)\\s+(.+)`,
    "iu",
  ),
  /\b(?:promocion[a-zà-ž]*|anunci(?:ar|ando|a|e|emos)|vend(?:er|iendo|o|emos)|lanz(?:ar|ando|o|amos|a)|present(?:ar|ando|o|amos)|destacar|estren(?:o|amos|ar)|publicitar)\s+(.+)/iu,
  new RegExp(`${offered}\\s+(?:en|de|del|para|sobre)\\s+(.+)`, "iu"),
  /\b(?:recordar|celebrar|explic(?:ar|ando)|ense[ñn](?:ar|ando)|mostr(?:ar|ando)|cont(?:ar|ando)|desmont(?:ar|ando)|promover|dar a conocer)\s+((?:el|la|los|las|mis?|nuestr[a-zà-ž]+|un|una)\s.+)/iu,
  /\bque (?:cambien?|revisen?|compren?|pidan?|reserven?|traigan?|prueben?)\s+((?:el|la|los|las|sus?|un|una)\s.+)/iu,
  /\b(?:clientes|clientas|pacientes|alumnos|alumnas|socios|reservas|citas|pedidos|ventas|contactos|inscripciones|plazas|presupuestos)\s+(?:de|para)\s+(.+)/iu,
  /\b(?:publi(?:ca|que|car|quen)|sub(?:e|ir|an)|poste(?:a|á|ar))\s+((?:el|la|los|las|un|una|nuestr[a-zà-ž]+|mis?)\s(?!(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin|semana|ma[nñ]ana|tarde|noche|d[ií]a)(?![a-zà-ž])).+)/iu,
  /\bque\s+((?:el|la|los|las|nuestr[a-zà-ž]+)\s[^,.;:\n]{3,50}?)\s+(?:valen?|cuestan?|est[aá]n? a|salen? a)(?![a-zà-ž])/iu,
  /\b(?:salen?|salieron|salió|llegan?|llegaron|llegó|vuelven?|volvieron|volvió|se vienen?|tengo|tenemos|c[oó]mo (?:se )?(?:preparamos|elaboramos|hacen?|preparan?)|conozcan?|que (?:vendan?|anuncien?|promocionen?|presenten?)|acab(?:o|amos) de (?:sacar|hacer|recibir|traer|estrenar)|ya (?:puedes|pueden|se pueden?) (?:encargar|pedir|reservar|comprar)|ya est[aá]n? (?:aqu[ií] )?(?=l[oa]s? )|abrimos|hacemos|sacamos|ofrecemos)\s+((?:el|la|los|las|un|una|unos|unas|nuestr[a-zà-ž]+|mi)\s.+)/iu,
  /\b(?:vuelvo|volvemos|volveremos) a (?:hacer|tener|traer|preparar|vender)\s+(.+)/iu,
  /\bque (?:vengan|pasen|se pasen|entren) a (?:poner(?:se)?|cambiar|revisar|probar(?:se)?|comprar|recoger|hacerse|arreglar|limpiar|ver|pedir|conocer|reservar)\s+(.+)/iu,
  /\b(?:hacemos|horneamos|preparamos|servimos|traemos|tenemos)\s+(?!(?:plazas|env[ií]os|entregas?|citas?|huecos?|reservas?|pedidos?|descuentos?|ofertas?|promoci[a-zà-ž]+|novedades|horario|servicio|m[aá]s|ganas|\d)\b)([a-zà-ž]{4,} de [a-zà-ž]{3,}.*)/iu,
  /\b(?:tutorial|carrusel|hilo|v[ií]deo|reel|gu[ií]a)\b[^.?!\n]{0,12}?(?::|\s-|,)\s*(c[oó]mo [a-zà-ž]+(?:ar|er|ir)\s.+)/iu,
  new RegExp(`\\b(?!${belongs})para\\s+(.+)`, "iu"),
  /\bcon\s+((?:el|la|los|las|nuestr[a-zà-ž]+|mis?)\s.+)/iu,
  /\b(?:ficha|descripción|página)\b.*?\bpara\s+(.+)/iu,
];

/** A sale of the whole shop is not about one product of it. */
const everything =
  /(?<![a-zà-ž])(tod[oa]s? (?:la|el|los|las) (?:tienda|colecci[oó]n|cat[aá]logo|carta|men[uú]|web|productos|art[ií]culos|servicios|tratamientos|ropa|calzado))(?![a-zà-ž])/iu;

/** «Un 20 % en todo», «2x1 en todo hasta el domingo» */
const offEverything =
  /(?:%|descuentos?|rebajas?|dto|[23]\s?[x×]\s?[12]|precio) (?:de (?:descuento|dto|rebaja) |off )?(?:en|a|sobre) todo(?=\s*(?:$|[.,;:!?\n]| (?:hasta|solo|s[oó]lo|este|esta|hoy|mañana|por|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin)|los |del? |desde|durante|y |con )))/iu;

/** «Post para Instagram», «carrusel sobre»: what stands before a title or a bare noun. */
const lead = new RegExp(
  `^(?:hola,? |oye,? |porfa,? |por favor,? )?(?:(?:quiero|necesito|hacer|hazme|haz|dame|escribe|escr[ií]beme|crea|prepara|prep[aá]rame|me haces|un|una|el|la|otro|otra) )*${deliverableWord}(?: (?:(?:de|para|pa|en|por|a) )?(?:el |la |mi )?(?:instagram|insta|facebook|fb|linkedin|tiktok|twitter|x|google(?: ads)?|meta(?: ads)?|whatsapp|email|redes(?: sociales)?))?(?: (?:sobre|acerca de|con))?(?::| -)? +`,
  "u",
);

/** «Oferta: tarta de queso», «este finde, cocido»: what a thing is announced with. */
const announced =
  /^(?:(?:oferta|ofertón|promo|promoción|novedad)(?: de)?|(?:ya )?(?:hay|tenemos)|(?:sol[oa]s? |ya )*(?:me |nos )?quedan? (?:sol[oa]s? )?(?:\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|poc[oa]s|algun[oa]s|l[oa]s últim[oa]s)(?= (?!citas?|turnos?|plazas?|huecos?|mesas?|lugares|cupos?|entradas?|unidades|sitios?|d[ií]as?|horas?|semanas?))|(?:hoy|mañana|est[ae] (?:semana|finde|fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))(?:,? (?:ya )?(?:hay|tenemos))?)(?:,|:| -)? +/u;

/** What the person wants the text to be about, said in the prompt; undefined when they did not say. */
export function subjectNamed(
  typed: string,
  products: readonly string[],
  quotes: boolean,
): Phrase | undefined {
  const all =
    everything.exec(typed)?.[1]?.toLowerCase() ??
    (offEverything.test(typed) ? "todo lo que tenemos" : undefined);
  if (all)
    return {
      bare: all,
      full: all,
      gender: /^toda/.test(all) ? "f" : "m",
      plural: /^tod[oa]s/.test(all),
      hasArticle: false,
    };
  const prompt = typed.replace(withTools, " ");
  const folded = ` ${fold(prompt)} `;
  let named: string | undefined;
  for (const product of products) {
    const key = fold(product);
    const shown = folded.includes(` ${key} `) || ` ${loose(folded)} `.includes(` ${loose(key)} `);
    if (key.length > 2 && shown && product.length > (named?.length ?? 0)) named = product;
  }
  if (named) named = withItsPair(named, prompt);
  if (quotes) {
    const quoted = /[«“"]([^«»“”"\n]{3,80})[»”"]/u.exec(prompt)?.[1];
    const title = quoted && clip(plain(quoted), 60);
    if (title && /[a-zA-ZÀ-ÖØ-ž]{3}/u.test(title)) {
      return {
        bare: `«${title}»`,
        full: `«${title}»`,
        gender: undefined,
        plural: false,
        hasArticle: false,
      };
    }
  }
  const afterLead = withoutStart(withoutStart(prompt.trim(), lead), announced).replace(
    /^(?:informativ|explicativ|educativ)[oa] (?:de |sobre )?/iu,
    "",
  );
  const [title] = afterLead
    .replace(
      /^(?:explic[a-zà-ž]+|contando|que cuente|que explique) (?=por |(?:a )?qu[eé] |c[oó]mo |(?:cada )?cu[aá]n)/iu,
      "",
    )
    .replace(/ y que .*$/iu, "")
    .split(/[,.;:\n]/);
  if (title && topic.test(title) && !/[?¿]/.test(prompt)) {
    const found = titled(title);
    if (found) return found;
  }
  // «Anuncio depto en renta»: the thing stands right after the piece.
  const next =
    afterLead !== prompt.trim() && !/[?¿]/.test(prompt)
      ? subjectFrom(afterLead.slice(0, 160))
      : undefined;
  const direct =
    next &&
    (isNoun(next.bare.split(" ")[0]!) ||
      // «Cartel: sandía a 0,89 el kilo»: what stands after the colon is the thing.
      (/^[^,.;\n]{3,40}: /u.test(prompt.trim()) &&
        !/^(?:del?|para|sobre|con|por) /iu.test(afterLead) &&
        next.bare.split(" ").length <= 3) ||
      /^c[oó]mo [a-zà-ž]+(?:ar|er|ir) /iu.test(afterLead))
      ? next
      : undefined;
  const served = named ? undefined : serviceIn(afterLead, products);
  if (served) return served;
  for (const pattern of [undefined, ...patterns]) {
    const match = pattern?.exec(prompt);
    const found = pattern ? match && subjectFrom(match[1]!.slice(0, 160)) : direct;
    if (found) {
      const [first, rest] = named
        ? fold(found.bare)
            .split(fold(named))
            .map((part) => part.trim())
        : [];
      if (
        named &&
        (rest === undefined ||
          onlyOccasion.test(rest) ||
          (!rest && (!first || setting.test(first))))
      )
        return phrase(clip(plain(named), 60));
      const stem = fold(found.bare).replace(/(?<=[aeo])s$/, "");
      const longer = products.filter(
        (product) =>
          fold(product).startsWith(`${fold(found.bare)} `) ||
          fold(product).startsWith(`${stem} `) ||
          // «2x1 en margarita» is the pizza of that name.
          (!found.bare.includes(" ") && fold(product).endsWith(` ${fold(found.bare)}`)),
      );
      // «Carnet A2» is the «carnet de moto A2» of the list.
      const same =
        longer.length === 1
          ? longer[0]
          : /\d/.test(found.bare)
            ? soldAs(found.bare, products)
            : undefined;
      return same ? phrase(clip(plain(same), 60)) : found;
    }
  }
  if (named) return phrase(clip(plain(withItsKind(named, prompt) ?? named), 60));
  if (next && /^[a-zA-ZÀ-ÖØ-ž]+ de [a-zA-ZÀ-ÖØ-ž]/u.test(next.bare)) return next;
  const clause = prompt
    .trim()
    .split(/[,;:\n]|\.(?!\d)/)[0]!
    .replace(
      /^(?:explic[a-zà-ž]*|cuenta[a-zà-ž]*|contando|habla[a-zà-ž]* (?:de|sobre))\s+(?=(?:a )?qu[eé] |por |c[oó]mo |(?:cada )?cu[aá]n)/iu,
      "",
    );
  const words = clause.split(/\s+/);
  if (/[?¿]/.test(prompt)) return undefined;
  if (words.length <= 11 && topic.test(clause)) return titled(clause);
  if (asks.test(clause)) return afterComma(prompt);
  const bare =
    words.length <= 8 || (words.length <= 12 && isNoun(words[0]!))
      ? subjectFrom(clause)
      : undefined;
  return bare;
}

/** «Arreglamos persianas, haz un post»: what the house does is what the text is about. */
function serviceIn(text: string, products: readonly string[]): Phrase | undefined {
  for (const clause of text.split(/[,;:\n]|\.(?!\d)/).slice(0, 2)) {
    const service = serviceNamed(clause.trim());
    const found = service && subjectFrom(service);
    if (!found) continue;
    const sold = soldAs(found.bare, products);
    return sold ? phrase(clip(plain(sold), 60)) : found;
  }
  return undefined;
}

/** «Corte y peinado» of a house that lists «Corte»: both were meant. */
function withItsPair(product: string, prompt: string): string {
  const name = product.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [, second = ""] =
    new RegExp(
      `(?<![a-zA-ZÀ-ÖØ-ž])${name} y ([a-zA-ZÀ-ÖØ-ž]{4,})(?![a-zA-ZÀ-ÖØ-ž])(?! (?:de|del|en|a(?! \\d)) )`,
      "iu",
    ).exec(prompt) ?? [];
  const many = (text: string) => /s$/iu.test(text);
  return second &&
    (isNoun(second) || /[ai]do$/iu.test(second)) &&
    many(second) === many(product.trim())
    ? `${product.trim()} y ${second.toLowerCase()}`
    : product;
}

/** «Con el móvil», «de 20 segundos»: how a thing is made, never what it is about. */
const withTools =
  /\s(?:con (?:el|mi|un|nuestro) (?:m[oó]vil|celular|tel[eé]fono|iphone|android)|de \d{1,3} ?(?:s|segs?|segundos|minutos?|min))(?![a-zà-ž\d])/giu;

/** «Post para LinkedIn para empresas, talleres de espalda»: the thing, after the comma. */
function afterComma(prompt: string): Phrase | undefined {
  for (const clause of prompt.split(/[,;:\n]|\.(?!\d)/).slice(1, 5)) {
    const text = clause.trim();
    if (
      asks.test(text) ||
      /[?¿«»"]|^(?:el|la|los|las) \d|^(?:con|sin|para|por|en|a|de) /iu.test(text)
    )
      continue;
    if (
      !isNoun(text.split(/\s+/)[0]!) ||
      !/^[a-zA-ZÀ-ÖØ-ž]+(?: [a-zA-ZÀ-ÖØ-ž]+)? (?:de|del|para|con) /u.test(text)
    )
      continue;
    const found = subjectFrom(text);
    if (found) return found;
  }
  return undefined;
}

/** «(imagen del) 10 de mayo con la»: what stands before a product without being part of it. */
const setting = /^\d|(?:^| )con(?: (?:el|la|los|las|un|una))?$/;

/** «La vela de lavanda como regalo de Navidad» is about the candle. */
const onlyOccasion =
  /^(?!para (?:bodas|cumpleanos)$)(?:como |de |para |por |en |a )?(?:(?:un |el |la |los |las )?(?:regalos?|detalle|ideas?|navidad|reyes|san valentin|boda|bodas|comunion|cumpleanos|dia)(?: |$)(?:de |para |por |en )?(?:la |el |los |las )?(?:navidad|reyes|san valentin|verano|invierno|madre|padre|boda|bodas|nino|cumpleanos)?)$/;

/** «Garrafón 20 litros» is the «garrafón de 20 litros». */
const loose = (folded: string) =>
  folded.includes(" de ") || / \d/.test(folded)
    ? folded.replace(/ de (?=\d)/g, " ").trim()
    : folded.trim();

/** A question that is a topic: «qué hacer si te despiden». */
const topic =
  /^(?:\d+ (?:se[ñn]ales|s[ií]ntomas|motivos|razones|cosas|errores|consejos|trucos|mitos|claves|preguntas) (?:de|del|para|por|que|al|sobre|en)|qu[eé] hacer (?:si|cuando|para|con)|a qu[eé] (?:edad|hora|temperatura)|cada cu[aá]nto|cu[aá]nto (?:dura|tarda|tiempo)|por qu[eé]|c[oó]mo (?:saber|se|elegir|[a-zà-ž]+[aei]rse)|qu[eé] (?:es|son|significan?) (?:el|la|los|las|un|una|eso de)|en qu[eé] consisten?|para qu[eé] (?:sirven?|se usan?)|cu[aá]ndo (?:conviene|hay que|cambiar))\s[a-zà-ž]/iu;
function titled(text: string): Phrase | undefined {
  const title = clip(plain(text), 60)
    .toLowerCase()
    .replace(/^que /, "qué ")
    .replace(/^(en|para) que /, "$1 qué ")
    .replace(/^por que /, "por qué ")
    .replace(/^como /, "cómo ")
    .replace(/^a que /, "a qué ")
    .replace(/^(cada )?cuanto /, "$1cuánto ")
    .replace(/^cuando /, "cuándo ");
  if (title.length < 8 || /[«»]/.test(title)) return undefined;
  const bare = `«${title[0]!.toUpperCase()}${title.slice(1)}»`;
  return { bare, full: bare, gender: undefined, plural: false, hasArticle: false };
}

const asks =
  /\b(?:quiero|necesito|haz(?:me|lo)?|(?<!volve(?:mos|remos) a )hac[eé](?:me|r|rme)|hacé|escrib\w*|dame|crea\w*|prep[aá]ra\w*|arm[aá](?:me|nos)|redacta\w*|genera\w*|puedes|podr[ií]as|me gustar[ií]a|ay[uú]da\w*|hola|buenas|gracias|posts?|anuncios?|correos?|e-?mails?|newsletter|secuencia|ideas?|plan|otra|otro|m[aá]s|menos|reel|texto|(?:respuesta|mensaje) autom[aá]tic[oa]|responde\w*|contesta\w*|dise[nñ]a\w*|piensa|propon\w*|calendario|carrusel|hilo|bio\w*|(?:descripci[oó]n|ficha) (?:de|del|para))\b/iu;

/** «Reactivá a los que compraron»: an order, as vos gives it; «llegará el jueves» is none. */
const vosOrder =
  /^(?![a-zà-ž]*r[áé] )[a-zà-ž]{3,}[áé](?:les|me|nos|los|las)? (?:a|al|un|una|el|la|los|las) /iu;

/** Whether a piece of the prompt tells us to do something, rather than a fact of the business. */
export function isRequest(sentence: string): boolean {
  return asks.test(sentence) || vosOrder.test(sentence.trim());
}
