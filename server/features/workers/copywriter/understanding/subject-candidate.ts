import { clip, fold, plain } from "../language/escape.ts";
import type { Phrase } from "../language/grammar.ts";
import { isNoun, phrase } from "../language/grammar.ts";
import { belongs } from "./complements.ts";
import { isPeople, withoutPeople } from "./people.ts";
import { withoutStart } from "./starts.ts";

const stop = new RegExp(
  String.raw`\s*(?:[;:!?¿¡\n(]|[,.](?!\d)|\s(?!${belongs})(?:para|en(?! (?:la playa|el campo|la monta[nñ]a|casa|grano|l[ií]nea|renta|venta|alquiler|arriendo|madera|barro|polvo|pareja|grupo|familia|lata|tostada|cazuela|su jugo|su punto))|con motivo|tono|estilo|en plan|con onda|por|porque|solo|que|y (?:que|quiero|necesito|hazlo|ponlo|pon|dame|otro|otra|un post)|pero|usando|donde|cuando|antes|desde|hasta|dirigid[oa]s?|pensad[oa]s?|a (?:mitad de precio|(?:muy )?buen precio|precio|las|los|partir|mis|nuestros|gente|personas)|el (?:\d+|lunes|martes|miércoles|jueves|viernes|sábado|domingo|próximo|fin de)|los (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)|entre semana|de (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado) a (?:martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|de \d{1,2}(?::\d{2})? a \d{1,2}(?::\d{2})?|del (?:\d{1,2}|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|este|esta semana|esta noche|mañana|hoy|sin(?! (?:gluten|az[uú]car|lactosa|causa|cita|receta|alcohol|obra|obras|humo|aditivos|conservantes|dolor|cirug[ií]a|entrada|aval))|(?<!(?:pelo|cabello|manga|falda|vestido|pantal[oó]n)\s)(?:cort|larg)[oa]|con (?:(?:un |el )?\d[\d.,]*(?: ?[€%$])?|(?:un )?fondo|env[ií]o|entrega|tono|emojis|humor|hashtags|precio|un tono|descuento|llamada|mucho|un cta|el precio)|al \d+|a \d+|\d+[.,]\d{2}(?!\d)|(?:a |por |desde )?(?:S\/\.?|Bs\.?|(?:RD|US|U)?[$₡]) ?\d[\d.,]*|Q ?\d[\d.,]*|(?:a |por |desde )?\d[\d.,]* ?(?:guaran[ií]es|lempiras|c[oó]rdobas|bolivianos|quetzales|bs)|c\/u|(?<!\sde\s)\d{1,4}(?: [a-zA-ZÀ-ÖØ-ž]{3,})? por|\d[\d.,]* ?[€%$]|\d[\d.,]* (?:euros|pesos|soles|plazas|unidades)|(?<!\sde\s)\d+ (?:d[ií]as?|horas?)|gratis|(?<!\sde\s)[2-6]\s?[x×]\s?[1-5]|de \d+ (?:slides|láminas|diapositivas|segundos)|listo|gracias|por favor|porfa(?:vor|s)?|porfis|xfa|plis)(?=\s|$|[,.])).*$`,
  "iu",
);
/** The pieces that can be asked for, as a pattern. */
export const deliverableWord =
  "(?:(?:google|meta|facebook) ads|art[ií]culo(?: (?:del?|para (?:el|mi|nuestro)) blog)?|entrada (?:del?|para el) blog|posts?|publicaci(?:ón|ones)|textos?|copys?|copies|carrusel(?:es)?|hilos?|calendario|bio(?:graf[ií]a)?|anuncios?|correos?|e-?mails?|newsletter|bolet[ií]n|landing(?: page)?|p[aá]gina|fichas?(?: (?:de|del) (?:producto|art[ií]culo))?|descripci(?:ón|ones)(?: (?:de|del) (?:producto|art[ií]culo))?|guion(?:es)?|guión|reels?|v[ií]deos?|tutorial|historias?|stories|ideas?|campañas?|plan|t[ií]tulos?|titulares?|mensajes?|fotos?|im[aá]gen(?:es)?|colecci(?:ón|ones)|secuencia|promoci(?:ón|ones)|contenidos?|conceptos?|informe|p[uú]blico|lanzamiento|estreno|preguntas frecuentes|faq|eslogan|slogans?|frases?|ganchos?|hashtags?|nombres?|asuntos?|lemas?|respuestas?|carritos?(?: (?:de (?:la )?compra |(?:que )?)?abandonad[oa]s?)?|flujos?(?: de bienvenida)?|automatizaci(?:ón|ones)|reactivaci(?:ón|ones)|landings?|cartel(?:es)?|flyers?|sesi(?:ón|ones)|planos?|lista|recordatorios?|avisos?|invitaci(?:ón|ones)|felicitaci(?:ón|ones)|(?:prueba|test) a ?\\/ ?b|prueba|metricas?|métricas?|horario)";
/** «anuncio de alianzas» is about the alianzas. */
const inside = new RegExp(
  `^(?:para )?(?:(?:la|mi|nuestra) (?:tienda|web|p[aá]gina)(?: online)?|(?:el|mi|nuestro) (?:cat[aá]logo|sitio|shopify)) (?:de|del|sobre) |^(?:(?:el|la|los|las|un|una|mi|mis)\\s+)?(?:\\d+\\s+)?(?!sesi(?:ón|on|ones) de fotos (?:de|para) (?:la |los |las )?(?:comuni|boda|embara|reci[eé]n|famil|beb|pareja|novi|graduaci|cumple|mascota|perr|estudio|quince|newborn|navid|oto[nñ]o|primavera|verano))${deliverableWord}\\s+(?:de|del|para|sobre|con|al|a la|a los|a las)\\s+(?:(?:el|la|los|las|mi|mis|un|una)\\s+(?=${deliverableWord}\\s))?`,
  "u",
);
const allOfIt =
  /^tod[oa]s? (?=(?:el|la|los|las) (?!mundo|d[ií]as?(?![a-zà-ž])|noches?(?![a-zà-ž])|semanas?(?![a-zà-ž])|mes|a[nñ]os?(?![a-zà-ž])|tiempo|equipo|fin|familia))/iu;
const notSubject =
  /^(?:(?:el |la |lo )?(?:[uú]ltim|primer|segund|tercer|cuart|siguient|otr)[oae]s?|(?:la |el |su |tu )?(?:primera|segunda|pr[oó]xima|siguiente|[uú]ltima) (?:compra|visita|vez)|(?:(?:el|mi|tu|todo el|vuestro|nuestro) )?equipo(?: .*)?|(?:el )?horario .*|(?:el )?(?:domicilio|pago|env[ií]o) .*|(?:el |un )?(?:poco|nada|mucho|bien|mal|menos|bastante|demasiado)(?: .*)?|(?:el |mi |un )?(?:m[oó]vil|celular|tel[eé]fono|iphone|c[aá]mara)|lo que .*|llevar|recoger|regalar|participar|todos?|revisi[oó]n de (?:la |mi )?(?:tienda|web)|(?:la |el |mi )?insta|ig|(?:el |mi )?face|instagram|facebook|linkedin|tiktok|twitter|x|google|meta|email|correo|whatsapp|redes(?: sociales)?|la red|hoy|ma[nñ]ana|esta|este|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mes|fin)|la semana|el d[ií]a|la p[aá]gina|la web|mi (?:negocio|empresa|tienda|web|marca|cuenta|perfil|p[aá]gina|semana|local|bio)|nosotros|ell[oa]s|m[ií]|el negocio|ti|publicar|subir|vender|captar|atraer|conseguir|j[oó]venes|mujeres|hombres|clientes|familias|gente|personas|quien|eso|esto|ello|algo|qu[eé]|lo|navidad|reyes|la marca|un post|una?|semana|el mes|mes|meses|d[ií]as|variantes|opciones|imagen|v[ií]deo|marca|bienvenida|p[uú]blico|prueba|p[aá]ginas|google ads|meta ads|ads|invierno|verano|oto[nñ]o|primavera|halloween|rebajas|las rebajas|san valent[ií]n|black friday|semana santa|la navidad|m[aá]s|tu|tus|su|sus|cada|los|las|el|la)$/iu;
const seasonal =
  /^(?:el |la |las |los )?(?:d[ií]a d|navidad|san valent|black friday|cyber|semana santa|vuelta al cole|a[nñ]o nuevo|rebajas|reyes|halloween|verano|invierno|oto[nñ]o|primavera|nochebuena)/iu;

/** «El arranque del verano», «las vacaciones de fin de año», «después de las fiestas» say when. */
const momentOnly =
  /^(?:(?:el|la|los|las|estas?|estos?) )?(?:(?:arranque|inicio|comienzo|principios?|llegada|final(?:es)?|fin) de(?:l| la| las)? (?:verano|invierno|oto[nñ]o|primavera|temporada|curso|a[nñ]o|mes|ciclo|clases|calor|fr[ií]o|vacaciones|navidad(?:es)?|lluvias)|vacaciones(?: de (?:fin de a[nñ]o|verano|invierno|julio|agosto|diciembre|semana santa|navidad))?|fiestas(?: de (?:fin de a[nñ]o|diciembre|navidad|promoci[oó]n de diciembre))?(?: para .*)?|(?:antes|despu[eé]s) de(?:l| la| las| los)? .*|fin de a[nñ]o|(?:plazas|huecos|cupos|lugares)(?: libres| disponibles)?|temporada de [a-zà-ž]+)$/iu;

/** «Hornea tu pavo con nosotros», «24 y 31 trabajamos». */
const isOrder =
  /^(?:[a-zà-ž]+ (?:tu|tus|su|sus) [a-zà-ž].* con nosotr[oa]s|(?:el )?\d.* [a-zà-ž]{3,}[aei]mos)$/iu;

/** Our own words and the calendar's: a subject made of these alone is none. */
const houseWords = new Set(
  fold(`
  post posts publicacion publicaciones texto textos copy carrusel hilo calendario bio biografia anuncio anuncios meta google
  correo correos email emails mail newsletter boletin landing page pagina web tienda online ficha fichas descripcion guion
  guiones reel reels video videos tutorial historia historias stories idea ideas campana campanas plan planes titulo titulos
  titular titulares mensaje mensajes foto fotos imagen imagenes coleccion secuencia promocion promo contenido contenidos
  concepto visual informe publico preguntas pregunta frecuentes faq eslogan eslogans lema frase frases gancho ganchos hashtag
  hashtags nombre nombres asunto asuntos respuesta respuestas carrito abandonado automatizacion automatiza automatizar flujo bienvenida reactivacion
  sistema lista planos marca resumen guia estilo colores cartel metricas instagram facebook linkedin tiktok twitter whatsapp
  x redes sociales red prueba ab test nuevo nueva nuevos nuevas producto productos servicio servicios negocio empresa oferta
  ofertas descuento descuentos rebajas rebaja cliente clientes clienta clientas gente personas persona publicar marketing
  publicidad segundos segundo minuto minutos corto corta cortos largo larga divertido bonito bonita bueno buena buen fin
  de del la el los las un una unos unas en para por con sin mi mis tu tus su sus al a y o que mas algo cosa cosas todo toda
  lo hoy manana ahora semana mes dia dias ano anos noche tarde semanal mensual proximo proxima siguiente navidad navidades san
  valentin black friday cyber monday halloween reyes madre padre mama papa enamorados pascua semana santa verano invierno
  otono primavera nada todo nadie tiempo probar vuelta cole enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes
  martes miercoles jueves viernes sabado domingo sabados domingos dos tres cuatro cinco seis siete ocho nueve diez varios
  varias opcion opciones version versiones variantes ejemplo ejemplos gracioso graciosa mejorar ayuda aqui local
  este esta estos estas sobre acerca directo privado automatico gratis recordatorio aviso agradecimiento puerta cartel letrero peluqueria restaurante cafeteria panaderia floristeria
  joyeria clinica gimnasio taller bar ferreteria academia hotel bufete despacho salon inmobiliaria veterinaria libreria
  farmacia optica taqueria pizzeria novedad novedades internet`).split(" "),
);
const onlyHouse = (text: string) =>
  // «Uñas» is no «unas».
  !/(?<![a-zà-ž])uñas?(?![a-zà-ž])/iu.test(text) &&
  fold(text)
    .split(" ")
    .every((word) => houseWords.has(word) || /^\d+$/.test(word));

/** Sentences and orders that would pass for a thing: «cuánto invierto», «pon el teléfono», «hoy llueve». */
const sentence =
  /^(?:resume(?:me)? |revisa(?:me)? |analiza(?:me)? |audita |reactiva(?:r)? |cuanto|cuanta|cuantos|cuantas|cual|cuales|cuando|donde|quien|quienes|por que|para que|como (?![a-zA-ZÀ-ÖØ-ž]+(?:ar|er|ir|arse|erse|irse)(?![a-zA-ZÀ-ÖØ-ž]))|a que|hola|buenas|ahora|(?:cambia|pon|ponlo|ponle|quita|anade|agrega|hazlo|di|usa|sube|baja|mejor|muy|soy|hola|buenas|cual|donde|quien)(?= )|avisa|avisar|recordar|recuerda|llenar|llena|vender|buscar|encontrar|reclutar|contratar|conseguir|captar|atraer|agradecer|mejorar|ganar|tener|lograr|fidelizar|aumentar|subir|crecer|responder|recuperar|pedir|saber|ayudar|que (?:me|nos|vuelv|veng|compr)|promocionar|lanzar|presentar|estrenar|destacar|publicitar|anunciar|invitar|explicar|celebrar|confirmar|cobrar|informar|comprobar|felicitar|desear|te pedi|buscamos|estamos|somos|cerrad[oa]s?|abiert[oa]s?|perdon|no |se |nos |me |te |ya )/u;
const conjugated =
  /(?<![a-zA-ZÀ-ÖØ-ž])(?:ha|han|es|son|esta|estan|estoy|hay|tengo|tenemos|pongo|hago|hacemos|trae|traen|funciona|funcionan|viene|vienen|van|voy|llueve|cobra|cobran|cuesta|invierto|publico|consigo|quiero|necesito|puedo|debo|creo|vendo|subimos|subo|mudamos|cerramos|abrimos|llevamos|gusta|acaba|acabaron|agota|queda|quedan|dejaron|opinas|mando|muestro|despiden|vuelven|vuelvan|apunten|pidan|busco|buscamos)(?![a-zA-ZÀ-ÖØ-ž])/u;

/** A piece of a prompt as a subject, or undefined when it is a platform, a date, an audience or nothing. */
export function subjectFrom(raw: string): Phrase | undefined {
  // «El rol de canela saliendo del horno» is about the rol.
  const still = raw.replace(/ [a-zA-ZÀ-ÖØ-ž]{2,}(?:ando|iendo|yendo)(?![a-zA-ZÀ-ÖØ-ž]).*$/su, "");
  let cut = plain(still.replace(stop, "")).replace(
    /^(?:más|otr[oa]s?|much[oa]s|algun[oa]s?)\s+/iu,
    "",
  );
  for (let step = 0; step < 3; step += 1) cut = withoutStart(cut, inside);
  // «20 % en todo el pan» is about the pan.
  cut = cut.replace(allOfIt, "");
  cut = cut
    .replace(stop, "")
    .replace(/ (?:de|en) (?:la|mi|nuestra) (?:web|tienda online|p[aá]gina|tienda)$/iu, "")
    .replace(
      /^(?:ofrecer|ofreciendo|vender|presentar|promocionar|lanzar|grabar|rodar|mostrar|ense[ñn]ar) (?=(?:el|la|los|las|un|una|nuestr[a-zà-ž]+|mi|mis) )/iu,
      "",
    )
    .replace(/^(?:la |esta |mi )?semana (?:con|sobre|para) (?=(?:el|la|los|las) )/iu, "");
  const text = clip(withoutPeople(cut), 60);
  const folded = fold(text);
  if (/\s(?:de|del|la|el|los|las|un|una|y|con|sin|en|a|al|por|para|que|su|tu|mi)$/iu.test(text))
    return undefined;
  // «Recordá», «avisá»: an order to us.
  if (/^[a-zA-ZÀ-ÖØ-ž]{4,}[áé](?: |$)/u.test(text) && !isNoun(text.split(" ")[0]!))
    return undefined;
  // «Cuidamos cada detalle» is a sentence.
  if (
    /^(?!pr[oó]xim|[uú]ltim|m[ií]nim|m[aá]xim|extrem|racim|gram|prim)[a-zà-ž]{2,}[aei]mos(?: |$)/iu.test(
      text,
    ) &&
    !isNoun(text.split(" ")[0]!)
  )
    return undefined;
  // «Té verde» is no «te».
  if (onlyHouse(text) || (sentence.test(`${folded} `) && !/^té(?: |$)/iu.test(text)))
    return undefined;
  if (conjugated.test(folded)) return undefined;
  if (
    /^(?:mensajes?|correos?|e-?mails?|avisos?|recordatorios?|flujos?) (?:autom|program)/iu.test(
      text,
    )
  )
    return undefined;
  // «Hay hueco para dos obras» says how many, not what about.
  if (/^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) /.test(folded)) return undefined;
  const people = text.replace(/^una? /iu, "");
  if (isPeople(text) || isPeople(people) || isPeople(`${people}s`) || / no /.test(` ${folded} `))
    return undefined;
  const letters = text.replace(/[^a-zA-ZÀ-ÖØ-ž]/gu, "").length;
  if (
    (letters < 3 && folded !== "te") ||
    letters < text.length * 0.5 ||
    notSubject.test(text) ||
    seasonal.test(text) ||
    momentOnly.test(text) ||
    isOrder.test(text)
  )
    return undefined;
  if (
    text.split(" ").length > 10 ||
    /^(?:yo|tú|me|te|se|lo|no|si|es|hay|ser|hacer|est[aá]|usted(?:es)?|que|qu[eé]|quien)(?![a-zà-ž])|^(?:avisar|contar|decir|explicar|anunciar|comunicar|recordar|felicitar|invitar|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![a-zà-ž])/iu.test(
      text,
    )
  )
    return undefined;
  if (
    /^(?:el |la |las |los |un |una )?(?:ofertas?|descuentos?|promo\w*|promoci(?:ón|ones)|rebajas?|novedad\w*|\d+\s?%|\d\s?[x×]\s?\d)/iu.test(
      text,
    )
  )
    return undefined;
  if (/^(?:negocio|instagram|facebook|linkedin|tiktok)\b/iu.test(text)) return undefined;
  return phrase(
    text.replace(
      /(?<=[a-zà-ž]) (?=\d+ (?:habitaci|rec[aá]mara|dormitorio|ambiente|ba[nñ]o|plaza)[a-zà-ž]*$|\d+ (?:habitaci|rec[aá]mara|dormitorio|ambiente|ba[nñ]o|plaza)[a-zà-ž]* )(?<! de )/iu,
      " de ",
    ),
  );
}
