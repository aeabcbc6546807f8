import { foldText } from "./texts.ts";

/** Headings that only name a part of a page. */
const sectionNames = [
  "(nuestr[oa]s?|los|las|el) (\\w+ )?(servicios?|productos?|trabajos?|proyectos?)",
  "(la|mis?|our|otr[oa]s) (\\w+ )?(servicios?|productos?|trabajos?|proyectos?)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(carta|menu|historia|equipo)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(empresa|tienda|instalaciones|galeria)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(blog|valores)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(filosofia|especialidades|tratamientos)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(tarifas|precios|clientes|horarios?)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(compromisos?|ventajas)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(colecci(on|ones)|categorias|marcas)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(platos|clases|cursos|habitaciones)",
  "(nuestr[oa]s?|los|las|el|la|mis?|our|otr[oa]s) (\\w+ )?(redes|ubicacion|metodo|tiendas|noticias)",
  "(servicios?|productos?|contact[oa]|contactanos)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(galeria|fotos|blog|noticias)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(inicio|home|carta|menu|tienda|equipo|historia|empresa)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(opiniones|testimonios|resenas|clientes)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(marcas|tarifas|precios|horarios?)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(ubicacion|localizacion|direccion|informacion)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(novedades|destacados|ofertas|promociones|catalogo)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(colecciones|categorias|tratamientos|especialidades)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(instalaciones|ventajas|beneficios|caracteristicas)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(descripcion|detalles|especificaciones|presentacion)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(bienvenid[oa]s?|donde|reservas|cursos|talleres)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(actividades|eventos|agenda|proyectos)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(trabajos|faq|entrantes|primeros)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(segundos|postres|bebidas|vinos)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(carnes|pescados|ensaladas|arroces|asados)( (de|del|de la|en|para|y)? ?\\w+){0,2}",
  "(quienes|que|como|donde|cuando|por que|porque) (somos|soy|hacemos|hago)( \\w+){0,3}",
  "(quienes|que|como) (estamos|estoy|trabajamos|trabajo|llegar)( \\w+){0,3}",
  "(donde|cuando|por que|porque) (estamos|estoy|trabajamos|trabajo|llegar)( \\w+){0,3}",
  "(quienes|que|como) (encontrarnos|comprar|funciona|es|elegirnos)( \\w+){0,3}",
  "(donde|cuando|por que|porque) (encontrarnos|comprar|funciona|es|elegirnos)( \\w+){0,3}",
  "(quienes|que|como) (nosotros|ofrecemos|reservar|pedir|contactar)( \\w+){0,3}",
  "(donde|cuando|por que|porque) (nosotros|ofrecemos|reservar|pedir|contactar)( \\w+){0,3}",
  "preguntas frecuentes|faqs?|dudas frecuentes",
  "te lo contamos|mas informacion",
  "informacion (de|y|legal|general|practica|adicional|importante|util)( \\w+){0,2}",
  "datos de contacto",
  "(formas?|metodos?|medios|opciones) de (pago|envio|entrega|devolucion)",
  "(zonas|politicas?|costos?|gastos|plazos) de (pago|envio|entrega|devolucion)",
  "envios?|envios? y (devoluciones|cambios|entregas?)|(nuestr[oa]s?|la|las) garantias?",
  "cambios y devoluciones|condiciones|garantias?|devoluciones",
  "(sobre|acerca de) (nosotr[oa]s|mi|la empresa|el taller)|about( us)?|nosotr[oa]s",
  "(los |las )?mas (vendid|pedid|querid|elegid|buscad)[oa]s.{0,30}|la familia|lo mas vendido|productos destacados",
  "siguenos( en \\w+)*|visitanos|conocenos|ven a (vernos|visitarnos|conocernos)",
  "hablamos|pide presupuesto|contacta( con nosotros)?|te esperamos",
  "por que (elegir|escoger|comprar|confiar|venir|trabajar|nosotros).{0,40}",
  "(todos?|todas) (los|las) \\w+",
];
const sectionName = wholeOf(sectionNames);

/** Headings above what is not the business' own word: opinions, other articles, comments. */
const othersHeading = wholeOf([
  "(.{0,30} )?(opiniones|testimonios|resenas|valoraciones|reviews|comentarios)( .{0,40})?",
  "(lo )?(que )?(dicen|opinan|piensan|cuentan) .{0,40}",
  "(nuestros )?clientes (opinan|dicen|felices|satisfechos|contentos).{0,30}",
  "(tambien )?te (puede|podria|pueden) (tambien )?(gustar|interesar)( tambien)?",
  "tambien (te )?.{0,12}(gustar|interesar)",
  "(productos|articulos|entradas|noticias|posts?) (relacionad[oa]s|recientes)",
  "(productos|articulos|entradas|noticias|posts?) (similares|recomendad[oa]s)",
  "(ultim[oa]s|otr[oa]s) (entradas|noticias|articulos|posts|novedades|publicaciones).{0,30}",
  "vist[oa]s recientemente|related .{0,20}|(latest|recent) .{0,20}|you may also like|recent posts",
  "archivos?|etiquetas|tags|meta|categorias",
  "(el|del|desde el|nuestro|lee( \\w+)? (en )?el|en el) (blog|diario|cuaderno)( .{0,30})?|diario",
  "noticias|actualidad",
  "(deja|escribe|anade) (un|una|tu) (respuesta|comentario|valoracion|resena).{0,30}",
  "(suscribete|apuntate|unete) .{0,60}|newsletter|boletin.{0,30}",
  "(siguenos|seguinos|siganos).{0,30}|compartir?( .{0,20})?|comparte.{0,20}",
  "(aviso|informacion|nota) legal|politica de .{0,40}",
  "condiciones (de uso|legales)|proteccion de datos|(terminos|condiciones) (y|de) .{0,30}",
  "(iniciar?|inicia) sesion|acceso( .{0,20})?|acceder",
  "registr(o|ate)|mi cuenta|tu (carrito|cesta|cuenta)|login",
  "(en|nos) (la prensa|los medios|prensa)|prensa|nuestros clientes",
  "clientes|confian en nosotros|partners|patrocinadores",
]);

/** What shops, blogs, forms and banners print on every page. */
const noise = anyOf([
  "cookies?|consentimiento|navegador|javascript|(continua|sigue|al) naveg\\w+",
  "copyright|todos los derechos reservados|derechos reservados|all rights reserved",
  "aviso legal|politica de (privacidad|cookies|datos)|proteccion de datos",
  "terminos y condiciones|condiciones (de uso|generales)|rgpd|lopd\\w*",
  "(disenad[oa]|desarrollad[oa]|creado|diseno web) (por|by|de)",
  "(desarrollo web|powered|theme|plantilla) (por|by|de)",
  "desarrollado con",
  "wordpress|prestashop|webmaster",
  "newsletter|suscribe\\w*|suscribirme|tu (correo|email|e-mail)|boletin",
  "iniciar? sesion|inicia sesion|contrasena|password",
  "nombre de usuario|recuerdame|crear (una )?cuenta|olvid(o|aste|ado) (la|tu|su)",
  "(tu|su) (carrito|cesta|bolsa|pedido) (esta|actual)|carrito vacio",
  "anadido al|agotad[oa]|sin existencias",
  "en stock|out of stock|sku|ordenar por|mostrando|resultados?( encontrados)?$",
  "(siguenos|compartir|comparte|tuitear|retuitear) (en|con|por)|facebook|instagram|twitter",
  "tiktok|pinterest|youtube|linkedin",
  "(leer|ver|saber|seguir) (mas|leyendo|todo|todos|todas)$|read more|continua leyendo",
  "haz? (clic|click)|pincha (aqui|en)|click aqui|pulsa (aqui|en|el)",
  "(publicad[oa]|escrito|posted|por|actualizado) (el|on) \\d",
  "hace \\d+ (dias?|horas?|minutos?|semanas|mes(es)?|anos?)$",
  "min(utos)? de lectura|\\d+ comentarios?",
  "campos? obligatorios?|no se publicara",
  "deja (un|tu) comentario|(enviar|responder|publicar) (un )?(comentario|mensaje|formulario)",
  "en construccion|(estamos )?renovando|vuelve pronto|las molestias",
  "thank you|your submission",
  "en breve|diseno( web)?:|consult\\w+ (el )?precios?|proximamente|pagina no encontrada",
  "error 404|dolor sit amet|ultima actualizacion|optimizad[oa] para",
  "visitantes? (n[.ºo]*|numero)? ?\\d+|ultim[oa]s? (unidad(es)?|plazas?)",
  "^(aceptar?|rechazar|configurar)( · (aceptar?|rechazar|configurar)){0,3}$",
  "visitas?:? ?\\d+|^\\d+ visitas|contador de visitas|(visitante|usuario)s? (numero|n[ro]?[.º]*) ?\\d+",
  "^(hoy|ayer|total|(en )?(la|el|esta|este) (semana|mes|ano)|en linea|online):? [\\d.,]+$",
  "(usuarios?|visitantes?|invitados?|personas) (en linea|online|conectados?|ahora)",
  "(total|numero) de (visitas|visitantes|hits)|(visitas|visitantes) (hoy|ayer|totales|(de|en) (hoy|ayer|total))|hits:? \\d+",
  "mejor vist[oa] (con|en|a)|resolucion",
  "(iva|impuestos?) incluidos?\\.?$|(imagen|foto|fotografia|fuente|credito)s?:|mapa del sitio",
  "volver (arriba|al)|ir al contenido|saltar al contenido|pagina \\d",
  "(no (aplica|acumulable)|consult\\w+ (las )?condiciones)|se calcula[nr]?",
  "cuotas (sin interes )?de \\$ ?\\d[\\d.,]*",
  "precio (habitual|de oferta|unitario|normal|original|actual)|precio:$",
  "cantidad|talla:$|selecciona|elige (una )?(opcion|talla)|disponibles?$",
]);

/** The lines that the law asks of a business. */
const legal = anyOf([
  "(todos los )?derechos reservados|all rights reserved|registro mercantil|aviso legal",
  "(cif|nif|c\\.i\\.f|n\\.i\\.f|rut|cuit|rfc|nit)[.:]{0,2} ?[a-z]{0,4}-?\\d[\\d.-]{5,}\\w{0,3}",
]);

/** Words of a customer who tells of the visit. */
const opinion = anyOf([
  "(me|nos) (encanto|gusto|atendio|atendieron|trataron|ayudaron|explicaron)",
  "(me|nos) (recomendaron|sorprendio|han|ha|dejaron|dejo|hicieron)",
  "volvere|volveremos|repetire|repetiremos|lo recomiendo",
  "la recomiendo|los recomiendo|recomendable|totalmente recomendad[oa]|recomiendo",
  "(quede|quedamos|estoy|salimos|sali) (\\w+ )?(content[oa]s?|encantad[oa]s?)",
  "(quede|quedamos|estoy|salimos|sali) (\\w+ )?(satisfech[oa]s?|feliz|felices)",
]);

/** Sentences to whoever reads the page for somebody else, such as a program. */
const planted = anyOf([
  "(ignor|olvid|omit|desobede|descart)\\w* (\\w+ )?(\\w+ )?(instruccion|indicacion|orden|regla)\\w*",
  "(ignore|disregard|forget|override) (\\w+ )?(\\w+ )?(instruction|previous|prior|above|rule)\\w*",
  "system prompt|prompt|jailbreak|developer mode|modelo de lenguaje",
  "language model|chatgpt|gpt|llm|asistente de ia|as an ai",
  "(escribe|di|anade|incluye|pon|write|say|add|include) … (en (todos )?los anuncios|en el anuncio)",
  "(escribe|di|anade|incluye|pon|write|say|add|include) … (in the ads?|en tu respuesta)",
  "(inteligencia artificial|asistentes?|ia)[:,] … (escribe|di|ignora|responde)",
  "(inteligencia artificial|asistentes?|ia)[:,] … (debes?|write|say|ignore)",
  "(ai|bots?|robots?)[:,] … (escribe|di|ignora|responde|debes?|write|say|ignore)",
]);

/** Articles: what others said, found or announced, and what is so of everything of a kind. */
const general = anyOf([
  "segun (un|el|la|los|las) (estudios?|informes?|ministerio|oms|ley|expert\\w+|datos|universidad)",
  "(varios|diversos|numerosos) estudios|investigador\\w*|los expertos",
  "(dijo|afirmo|afirma|senalo|senala|explico)( que)?",
  "(anuncio|aseguro|declaro|comento|advierte|advirtio)( que)?",
  "se conoce|se denomina|se llama|se considera|se caracteriza",
  "se trata de|es importante|es recomendable|es fundamental|conviene",
  "^(el|la|los|las|un|una) (\\w+ )(\\w+ )?(\\w+ )?(\\w+ )?(es|son|fue) (un|una|el|la)",
  "^(el|la|los|las|un|una) (\\w+ )(\\w+ )?(\\w+ )?(\\w+ )?(fueron|era|eran) (un|una|el|la)",
  "^(el|la|los|las|un|una) (\\w+ )(\\w+ )?(\\w+ )?(\\w+ )?(es|son|fue|fueron|era|eran) (los|las)",
  "^(el|la|los|las|un|una) (\\w+ )(\\w+ )?(\\w+ )?(\\w+ )?(es|son|fue) (uno|una de|originari[oa]s?)",
  "^(el|la|los|las|un|una) (\\w+ )(\\w+ )?(\\w+ )?(\\w+ )?(fueron|era|eran) uno",
  "^(el|la|los|las|un|una) (\\w+ )(\\w+ )?(\\w+ )?(\\w+ )?(fueron|era|eran) una de",
  "^(el|la|los|las|un|una) (\\w+ )(\\w+ )?(\\w+ )?(\\w+ )?(fueron|era|eran) originari[oa]s?",
  "(ayuda|ayudan|contribuye|contribuyen) (a )?(\\w+ )?(prevenir|reducir|mejorar|regular)",
  "(ayuda|ayudan|contribuye|contribuyen) (a )?(\\w+ )?(evitar|causar|provocar|aportar)",
  "(permite|permiten|favorece|favorecen|pueden?) (a )?(\\w+ )?(prevenir|reducir|mejorar|regular)",
  "(permite|permiten|favorece|favorecen|pueden?) (a )?(\\w+ )?(evitar|causar|provocar|aportar)",
]);

const ofUs = anyOf([
  "nosotr[oa]s|nuestr[oa]s?|nos|somos|tenemos|estamos|hacemos|llevamos|vendemos",
  "\\w{2,}(amos|emos|imos)",
  "(en|de) (esta|la|mi) (casa|tienda|clinica|academia|peluqueria|floristeria|panaderia|ferreteria)",
]);

/** Sentences that only call, greet or praise. */
const calls = anyOf([
  "^(ven|venid|vengan|visita(nos|d)?|visitenos|descubre\\w*)",
  "^(descubra|conoce(nos)?|llama(nos)?|llamenos|escribe(nos)?|escribanos)",
  "^(escribinos|contacta\\w*|contacte|consulta(nos)?|consultenos|pregunta(nos)?)",
  "^(siguenos|unete|apuntate|hola|bienvenid[oa]s?|gracias)",
  "^(disfruta|echa|mira|entra|encuentra|elige|elegi|veni|explora|compra|anade|rellena)",
  "^(completa|accede|no (dudes|dude|duden|te lo pienses|esperes|busques))",
  "^(te (esperamos|ayudamos|invitamos)|os (esperamos|invitamos)|les (esperamos|invitamos))",
  "^(solicite?|pide|pida|reserva|dejate|suena|imagina)",
  "^(tel|telf|tlf|tfno|telefono|telefonos|movil)[.:]? ?",
  "^(fax|email|e-mail|correo|mail|whatsapp|web|www)[.:]? ?",
]);

const phone = /^[^\p{L}]*(?:\p{L}{1,12}[.:]?\s?){0,4}[+(\d][\d\s().+/-]{7,}$/u;
const address = /\S@\S+\.\S|https?:|www\./;

/** Whether a heading only names a part of the page. */
export const isSectionName = (text: string) => sectionName.test(bare(text));

/** Whether a heading stands above what is not the business' own word. */
export const isOthersHeading = (text: string) => othersHeading.test(bare(text));

/** Whether a text is no statement of the business at all, whatever it is about. */
export function isNoise(text: string): boolean {
  const folded = foldText(text);
  return (
    noise.test(folded) ||
    opinion.test(folded) ||
    isPlanted(text) ||
    phone.test(text) ||
    address.test(text)
  );
}

/** Whether a text is in the words of a customer who tells of the visit. */
export const isOpinion = (text: string) => opinion.test(foldText(text));

/** Whether a text gives orders to machines. */
export const isPlanted = (text: string) =>
  planted.test(foldText(text)) || /^<\|?|\[\/?inst\]|^\s*(system|assistant)\s*:/i.test(text);

/** Whether a line is one of a business' legal notices, such as that of its copyright. */
export const isLegal = (text: string) =>
  text.length < 300 && (/©|\(c\) ?\d/i.test(text) || legal.test(foldText(text)));

/** Whether a text tells of others or of a kind of things, not of the business. */
export function isGeneral(text: string): boolean {
  const folded = foldText(text);
  return general.test(folded) && !ofUs.test(folded);
}

/** Whether a text speaks for the business: «nuestro», «hacemos». */
export const isOfUs = (text: string) => ofUs.test(foldText(text));

/** Whether a text only calls or greets its readers. */
export const isCall = (text: string) => calls.test(bare(text)) || /\?$/.test(text);

const bare = (text: string) => foldText(text).replace(/^[^a-z\d]+|[^a-z\d)]+$/g, "");

function wholeOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${expanded(words)})$`);
}

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z\\d])(?:${expanded(words)})(?![a-z\\d])`);
}

/** «… » stands for up to four words. */
function expanded(words: readonly string[]): string {
  return words.join("|").replaceAll("… ", "(?:\\S+ ){0,4}");
}
