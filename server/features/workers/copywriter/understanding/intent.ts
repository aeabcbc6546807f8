import type { WorkerId } from "#shared/workers.ts";
import { workers } from "#shared/workers.ts";
import { fold } from "../language/escape.ts";

export type Intent = "hello" | "thanks" | "able" | "machine" | "language";

/** Whether a text has all of these, one after the other: one search each, where a pattern with `.*` tries every pair. */
const inOrder = (...patterns: readonly RegExp[]) => ({
  test(text: string): boolean {
    let rest = text;
    for (const pattern of patterns) {
      const match = pattern.exec(rest);
      if (!match) return false;
      rest = rest.slice(match.index + match[0].length);
    }
    return true;
  },
});

const wanted: readonly [Pick<RegExp, "test">, string][] = [
  [
    /\bles? llegue\b|\b(?:mensaje|aviso|correo|whatsapp) (?:automatico|cuando)\b|\bcuando (?:se les|se le|(?:a )?alguien|un cliente|una clienta)\b.*\b(?:mensaje|aviso|correo|avis(?:arle|ar|e)|mand(?:arle|ar|ale))\b/,
    "automation",
  ],
  [
    /\bplan (?:de|para) (?:la|esta|mi|una) semana\b|\bplan semanal\b|\b(?:planifica\w*|organiza\w*|arma\w*|planea\w*|programa\w*) (?:la|mi|esta|nuestra) semana\b|\bque (?:publico|hago|publicamos|subo) esta semana\b|\bplan\b.*\b(?:de|para) (?:la|esta) (?:proxima )?semana\b/,
    "week-plan",
  ],
  [
    /\b(?:mensajes|whatsapps?|avisos)\b.*\b(?:vinieron|preguntan|preguntaron|escribieron|escriben|probaron|pidieron|visitaron)\b.*\bno (?:se )?(?:anot|apunt|compr|reserv|contrat|inscrib|decid|volv|vuelv|contest|respond|matricul)\w*/,
    "automation",
  ],
  [
    /\b(?:secuencia|serie) (?:de )?(?:\d+ |tres |cuatro )?(?:whatsapps?|mensajes|sms)\b/,
    "automation",
  ],
  [
    /\bsecuencia (?:de )?(?:correos|emails|mails)?\b|\bserie de (?:correos|emails)\b/,
    "email-sequence",
  ],
  [
    /\b(?:recorda\w*|(?:se )?(?:les|le) recuerd[ea]n?|recuerdale?s?)\b.*\b(?:citas?|reservas?|turnos?)\b|\bavisos? (?:automatic\w+|de cita)\b|\bresponder? (?:solo|automatic\w+)\b/,
    "automation",
  ],
  [/\bse (?:pidan?|envien?|manden?|respondan?|contesten?)\b.*\bsol[oa]s?\b/, "automation"],
  [/\bcarrito\b/, "cart-recovery"],
  [
    /\b(?:revisa|revision|audita|auditoria|mejor(?:o|ar|a\w*))\b.*\btienda\b|\btienda\b.*\b(?:no vende|revision|auditoria)\b/,
    "store-audit",
  ],
  [/\b(?:flujo|mensaje|correo|email)s? de bienvenida\b|\bbienvenida\b/, "welcome-flow"],
  [
    /\breactiv\w*|\bdormidos\b|\bclientes (?:antiguos|inactivos|perdidos)\b|\bno (?:vienen?|compran?|vuelven?|aparecen?|piden?|reservan?) (?:desde (?:hace|el|la|que|antes|\w+)|hace)\b|\bhace (?:mas de |casi )?(?:un|\d+|dos|tres|seis|varios) (?:anos?|mes(?:es)?) que no (?:vienen|compran|vuelven|piden)\b/,
    "reactivation",
  ],
  [/\bsistema de contenidos?\b/, "content-system"],
  [/\bautomati\w*|\bflujo\b/, "automation"],
  [
    /\b(?:video|anuncio en video|spot)\b.*\b(?:anuncio|publicitario)\b|\banuncio (?:en|de) video\b|\bspot\b/,
    "video-ad",
  ],
  [/\blista de planos\b|\bplanos\b/, "shot-list"],
  [/\btutorial\w*\b/, "tutorial"],
  [/\breels?\b|\bvideos?\b|\bguion\b|\btiktok\b.*\bguion\b|\bshorts\b/, "reel-script"],
  [/\ba b\b|\btest ab\b|\bprueba ab\b/, "ad-test"],
  [
    /\b(?:anuncios?|ads?) (?:(?:de|en|para) )?google\b|\banunci(?:ar|arme|arnos|o|amos) (?:mi negocio |la tienda )?en google\b|\bgoogle ads\b|\badwords\b|\banuncio de busqueda\b/,
    "search-ad",
  ],
  [
    /\bsegmenta\w*|\bpublico (?:objetivo|para)\b|\ba quien (?:le |les )?(?:anuncio|dirijo|muestro|enseno|pongo|ponemos|apunto|llego)\b|\ba que (?:publico|gente|personas)\b|\baudiencia\b/,
    "audience",
  ],
  [
    /\banuncios?\b|\bmeta ads\b|\bfacebook ads\b|(?<!\bsin (?:gastar en |pagar |invertir en |hacer )?)\bpublicidad\b/,
    "ad",
  ],
  [/\bpreguntas frecuentes\b|\bfaqs?\b/, "faq"],
  [/\bresenas?\b|\bopinion(?:es)?\b.*\bgoogle\b|\btripadvisor\b|\breview\b/, "review-reply"],
  [/\bcomentarios?\b|\b(?:responde|contesta|respondo|contesto)\b/, "comment-reply"],
  [/\bmensaje (?:directo|privado)\b|\bdm\b|\bwhatsapp\b/, "direct-message"],
  [/\bnewsletter\b|\bboletin\b/, "newsletter"],
  [/\blanding\b|\bpagina de (?:aterrizaje|venta|ventas|destino)\b/, "landing"],
  [/\bpies? de foto\b/, "post"],
  [/\b(?:correos?|e mails?|emails?|mails?|mailing)\b/, "email"],
  [
    /\bque (?:numeros|datos|cifras|metricas) (?:miro|mirar|mido|debo|tengo que|hay que|importan)\b|\bmetricas?\b|\bkpis?\b|\bque (?:mido|medir)\b/,
    "metrics-plan",
  ],
  [
    /\bhorarios? de publicacion\b|\bcuando (?:publico|publicar)\b|\ba que hora\b|\bmejor(?:es)? horas?\b/,
    "posting-schedule",
  ],
  [
    /\bplan (?:del|de|para el) mes\b|\bplan (?:de|para) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\bplan mensual\b|\bplanifica\w* (?:el|del) mes\b/,
    "month-plan",
  ],
  [/\binforme\b|\breporte\b|\bresultados\b/, "report"],
  [inOrder(/\b\d+ a \d+\b/, /\b\d+ a \d+\b/, /\bque hago\b/), "report"],
  [
    /\bficha\b|\bdescripcion\b(?! del perfil)|\bdescripcion (?:de|del) (?:producto|un producto|articulo)\b/,
    "product-page",
  ],
  [
    /\bcoleccion\b.*\b(?:texto|pagina|tienda|shopify)\b|\b(?:texto|pagina) (?:de|para) (?:la |una )?coleccion\b/,
    "collection",
  ],
  [
    /\bguia de estilo\b|\bidentidad visual\b|(?<!\bcon (?:nuestros |mis |los |tus )?|\d |\b(?:en|varios|muchos|distintos|tallas y|todos los|nuevos) )\bcolores\b(?! nuevos)/,
    "style-guide",
  ],
  [/\btextos? para (?:la |una |mi )?imagen\b|\bcartel\b|\bflyer\b/, "image-copy"],
  [/\bsesion de fotos\b|\bguion de fotos\b|\bque fotos\b|\bfotos\b/, "photo-brief"],
  [/\bimagen(?:es)?\b|\bconcepto visual\b|\bfoto\b|\bdiseno\b/, "visual-concept"],
  [/\bcarrusel(?:es)?\b|\bslides\b/, "carousel"],
  [/\bcalendario\b/, "calendar"],
  [/(?<!\b(?:de|en|con) )\bhilo\b(?! (?:dental|musical|de (?:algodon|lana|lino|coser)))/, "thread"],
  [/\bbio\b|\bbiografia\b|\bdescripcion del perfil\b/, "bio"],
  [
    /\bplan\b.* (?:con|para) (?:todo )?(?:el|tu|mi) equipo\b|^(?:quiero |necesito |hazme |haz |dame )?(?:un |una |el )?plan (?:de|para|del) (?!negocio|metricas|estudios)|\bcampana\b|\blanzamiento\b|\blanzar\b/,
    "campaign-plan",
  ],
  [/\b(?:resumen|brief|manual|voz) de (?:la |mi )?marca\b|\bcomo suena mi marca\b/, "brand-brief"],
  [
    /\bideas?\b|\bque (?:hacemos|hago|podemos hacer|puedo hacer|me recomiendas|nos recomiendas|me recomendas) (?:para|en|por)\b|\bque (?:publico|publicar|puedo publicar|subo)\b|\bno se que (?:publicar|poner|subir)\b/,
    "idea-list",
  ],
  [
    /\bposts?\b|\bpublicacion(?:es)?\b|\bcopys?\b|\bcaption\b|\btexto\b|\bhistorias?\b|\bstories\b|\btitulos?\b|\btitulares?\b|\bfrases?\b/,
    "post",
  ],
];

const ownerOf = new Map<string, WorkerId>(
  workers.flatMap((worker) => worker.deliverables.map((one) => [one.id, worker.id] as const)),
);
export function workerOf(contentType: string): WorkerId {
  return ownerOf.get(contentType) ?? "teo";
}

/** «Aparten por WhatsApp» says how customers order, not what is to be written. */
const byWhatsapp =
  /\b((?:apart\w+|reserv\w+|pid\w+|pedidos?|encarg\w+|escrib\w+nos|inscripcion\w*|citas?|ventas?|informes?|info|contacto|consultas?|cv|curriculum|hoja de vida)(?: [a-zA-ZÀ-ÖØ-ž]+){0,2}?) (?:por|al|via|a mi|en) whatsapp\b/gu;

const channel =
  /(?<!\b(?:mensajes?|mensajito|textos?|avisos?|recordatorios?|invitacion|algo|nota|difusion|respuestas?|manda(?!nos)\w*|envia(?!nos)\w*|secuencia) (?:[a-zA-ZÀ-ÖØ-ž]+ ){0,3}?)\b(?:por|al|via|a mi) (?:whatsapp|mail|e mail|email|correo)\b|\bwhatsapp (?=\d)|\b(?:mand\w+|envi\w+|pasa\w*|trae\w*|traigan) (?:una |la |las |tu |tus |su |sus |unas )?fotos?\b/gu;

/** «¿Qué está mal en mi tienda?», «por qué no me compran en la web». */
const wrongInShop =
  /\bque (?:esta|hay|hago|estoy haciendo|va|anda) mal\b.*\b(?:tienda|web)\b|\bque (?:le )?(?:falla|pasa)\b.*\b(?:tienda|web)\b|\bpor que (?:no|nadie) (?:me |nos )?(?:compran?|piden?|venden?|vendo|vendemos)\b/;
const ofCollection =
  /^(?:(?:hola|sofi|haz|hazme|quiero|necesito|dame|escribe|crea|prepara|una?|la|mi|el|texto|textos|pagina|para|de) )*coleccion\b/;

/** The kind of text that a prompt names; the earliest rule wins. */
export function contentTypeNamed(prompt: string, prefer?: WorkerId): string | undefined {
  // «Que no parezca publicidad» asks for no ad.
  const asked = prompt
    .slice(0, 1500)
    .replace(/[«“"][^»”"]*[»”"]|que no (?:parezca|suene|se note|sea)[^,.;\n]{3,40}/giu, " ");
  const text = fold(asked).replace(byWhatsapp, "$1").replace(channel, " ");
  if (prefer === "sofi") {
    if (wrongInShop.test(text)) return "store-audit";
    if (ofCollection.test(text)) return "collection";
  }
  // One mail about it is a mail; what comes in several messages is a flow.
  if (leftCart.test(text) && !(prefer === "nai" && oneMail.test(text))) return "cart-recovery";
  const hits = wanted.filter(([words]) => words.test(text)).map(([, id]) => id);
  return (
    hits.find((id) => workerOf(id) === prefer) ??
    // «Un mensaje para avisar que cerramos» asks for one; nobody's comment is to be answered.
    (prefer === "lia" && toSomebody.test(text) ? "direct-message" : hits[0])
  );
}

const leftCart =
  /\bcarritos? (?:abandonad|a medias|olvidad|sin (?:terminar|comprar|pagar))|\b(?:dej|abandon|olvid)[a-z]* (?:el|su|un) carrito\b/;
const oneMail = /\b(?:correo|e mail|email|mail)\b/;
const toSomebody = /\bmensajes?\b|\b(?:escrib|mand|envi|avis)[a-z]*les? (?:a|al) /;

/** Small talk and questions about the writer itself; undefined when the message wants work. */
export function readIntent(prompt: string, workerId: WorkerId): Intent | undefined {
  const text = fold(prompt);
  const words = text.split(" ").length;
  const named = contentTypeNamed(prompt, workerId);
  if (
    /\b(?:en|al) (?:ingles|frances|aleman|italiano|portugues|catalan|gallego|euskera|chino)\b(?! no\b)|\btradu\w*/.test(
      text,
    ) &&
    !/\b(?:no|nada) (?:lo pongas |lo hagas |quiero nada )?en ingles\b/.test(text) &&
    !/\b(?:clases?|cursos?|academia|profesor\w*|traductor\w*|traduccion(?:es)?) /.test(text)
  )
    return "language";
  if (
    words <= 14 &&
    /\b(?:que (?:puedes|sabes) hacer|que mas (?:puedes|sabes)|en que (?:me )?(?:puedes )?ayud\w*|para que sirves|que haces)\b|^(?:hola |buenas )?(?:\w+ )?(?:ayuda|necesito ayuda|me ayudas|ayudame)$/.test(
      text,
    ) &&
    (!named || words <= 5)
  )
    return "able";
  if (
    words <= 14 &&
    /\b(?:eres (?:una?|un) (?:ia|inteligencia|robot|bot|maquina|persona|humano|humana)|chatgpt|modelo de lenguaje|quien eres|modo local)\b/.test(
      text,
    )
  )
    return "machine";
  if (
    !named &&
    words <= 8 &&
    /^(?:muchas |mil )?(?:gracias|genial|perfecto|estupendo|vale|ok|de acuerdo|me encanta|muy bien|excelente|guay|listo|buen trabajo|buenisimo|barbaro|dale)\b(?! la pena| por)(?!.*\b(?:haz|hazme|hacelo|escrib|quiero|dame|prepara|manda))/.test(
      text,
    )
  )
    return "thanks";
  if (
    words <= 6 &&
    !named &&
    /^(?:hola|buenas|buenos dias|buenas tardes|buenas noches|hey|que tal|saludos|holi)\b/.test(text)
  )
    return "hello";
  return undefined;
}
