import type { Job } from "../handed-work.ts";
import { fold } from "../language/escape.ts";
import { measureMeant } from "./measures.ts";

/** What owners ask about the trade of marketing: an answer of a few sentences and who goes on. */
export interface TradeAnswer {
  match: RegExp;
  answer: string;
  next?: Job;
}

const trade: readonly TradeAnswer[] = [
  {
    match:
      /\bcuanto (?:tarda\w*|tiempo)\b|\bcuando (?:se ven|vere|veremos|se notan?)\b.*\bresultados?\b/,
    answer:
      "Un anuncio dice algo en una semana; las publicaciones, en dos o tres meses de constancia; una ficha de Google o una web, más. No te prometo una fecha porque depende de tu punto de partida, que no conozco. Apunta hoy tus números y compáralos cada lunes: así lo verás tú antes que nadie.",
    next: ["iko", { kind: "metrics-plan", ofHouse: true }],
  },
  {
    match:
      /\bcomo (?:arranco|empiezo|comienzo|empezar|arrancar)\b|\bno tengo (?:un |el )?negocio\b|\bquiero (?:abrir|montar|poner) (?:un|una|mi) (?!anuncio)|\bpor donde (?:empiezo|arranco|empezar|arrancar)\b/,
    answer:
      "Empieza por una sola cosa y dilo siempre igual: qué vendes, a quién, cómo se pide y cuándo. Cuéntaselo primero a la gente que ya te conoce y pídeles que lo pasen; con sus dudas sabrás qué escribir después. Anuncios y web, cuando eso funcione.",
    next: ["teo", { kind: "post", note: "que explique qué es y cómo se pide" }],
  },
  {
    match:
      /\b(?:cancelan|no se presentan|me plantan|dejan plantad\w+|faltan a la cita|no vienen a la cita|ausencias|no show)\b/,
    answer:
      "Las ausencias bajan cuando se recuerda dos veces y cambiar la cita es fácil: un aviso dos días antes y otro la misma mañana, con un enlace o una palabra para moverla. Quien puede cambiarla con tiempo te deja el hueco libre. Y ten una lista corta de gente que agradecería venir antes.",
    next: ["marcos", { kind: "automation", ofHouse: true, note: "para recordar las citas" }],
  },
  {
    match:
      /\b(?:a que hora|mejor(?:es)? horas?|que hora (?!es\b)|cuando (?:publico|publicar|subo|subir|conviene publicar|es mejor)|que dia (?:publico|es mejor|conviene))\b/,
    answer:
      "A la hora a la que tu cliente está aburrido con el teléfono en la mano: antes de entrar a trabajar, a la hora de comer o al final de la tarde. Empieza siempre por la misma franja dos semanas y luego mueve la mitad; tus propios números mandan más que cualquier tabla.",
    next: ["iko", { kind: "posting-schedule", ofHouse: true }],
  },
  {
    match: /\bcuantos? (?:hashtags?|etiquetas)\b/,
    answer:
      "Pocos y exactos: entre tres y seis en Instagram, dos o tres en las demás. Mejor los de tu oficio y tu ciudad que los enormes, donde tu post dura segundos. Si quieres, te los escribo: dime «hashtags» y sobre qué.",
  },
  {
    match:
      /\bcuantas? (?:veces|posts?|publicaciones)|cada cuanto (?:publico|publicar|subo)|con que frecuencia\b/,
    answer:
      "Las que puedas mantener un mes entero: dos o tres por semana bien hechas valen más que una diaria a desgana. Reserva un rato fijo y escribe varias de una sentada. Si una semana no llegas, no pasa nada: nadie lleva la cuenta.",
    next: ["teo", { kind: "calendar" }],
  },
  {
    match:
      /\bcuantos? (?:correos?|emails?|mails?|newsletters?)\b|\bcada cuanto (?:mando|envio|escribo)\b/,
    answer:
      "Uno cada dos semanas es un buen comienzo, y solo cuando haya algo que contar. Si las bajas crecen, menos envíos y más motivo. Quien ya te compró aguanta más que quien se apuntó ayer.",
    next: ["nai", { kind: "email" }],
  },
  {
    match:
      /\b(?:cuanto (?:invierto|invertir|gasto|gastar|dinero|presupuesto|pongo|deberia (?:invertir|gastar|poner))|(?:gastar|invertir) \d+|\d+ (?:\w+ )?(?:para|de) (?:gastar|invertir|publicidad|anuncios|marketing|promocion\w*)|presupuesto (?:para|en|de) (?:anuncios|publicidad)|vale la pena (?:gastar|invertir|pagar)|invertir en (?:anuncios|publicidad|facebook|instagram))\b/,
    answer:
      "Empieza con lo que puedas perder sin dolor durante siete días, en un solo anuncio con dos textos. Si uno trae mensajes, se dobla ese; si no trae ninguno, el problema es el texto o el público, no el dinero. No te doy una cifra porque depende de tu margen, que no conozco.",
    next: ["bran", { kind: "ad-test" }],
  },
  {
    match:
      /\b(?:anuncios?|publicidad|campana)\b.*\bno (?:funciona\w*|vende\w*|trae\w*|da resultado\w*|sirve\w*)\b|\bno (?:me )?funciona\w* (?:el|los|la|mi|mis) (?:anuncios?|publicidad|campana)\b/,
    answer:
      "Cuando un anuncio no funciona, mira tres cosas y en este orden: si lo ve la gente que puede comprarte, si la primera línea se entiende sin pensar y si al pulsar hay un solo paso claro. Cambia una cada vez; si tocas todo, no sabrás qué era. Un cambio de foto suele decir más que un cambio de presupuesto.",
    next: ["bran", { kind: "ad-test" }],
  },
  {
    match:
      /\b(?:tiktok|tik tok|instagram|facebook|linkedin|whatsapp|youtube|pinterest|threads|redes)\b.*\b(?:vale la pena|merece la pena|sirve\w*|funciona|conviene|es bueno|me hace falta|tengo que estar)\b|\b(?:vale la pena|merece la pena|sirve\w*|conviene|puedo (?:usar|vender)|vender por|deberia (?:estar|abrir|usar|hacer)|(?:tengo|tendria) que (?:estar|hacer|usar|abrir))\b.*\b(?:tiktok|tik tok|instagram|facebook|linkedin|whatsapp|youtube|pinterest|threads|redes)\b|\bque red (?:social )?(?:uso|me conviene|es mejor|elijo)\b/,
    answer:
      "Vale la pena si tu cliente está ahí y tú puedes mantenerla un trimestre; si falta una de las dos, no. Mejor una red viva que tres abandonadas. Para saberlo, pregunta esta semana a diez clientes dónde te habrían buscado, y prueba un mes con una pieza por semana.",
    next: ["vivi", { kind: "reel-script" }],
  },
  {
    match:
      /\b(?:me da (?:verguenza|corte|pena)|verguenza|no quiero salir|sin salir (?:yo|en camara)|timid[oa])\b/,
    answer:
      "No hace falta que salgas: las manos, el sonido del trabajo y un texto en pantalla bastan, y muchas veces se ven mejor. Si un día te animas, empieza por la voz en off. Te escribo un guion sin cara cuando quieras: pídeme «reel sin salir yo» y dime sobre qué.",
  },
  {
    match:
      /\b(?:subo (?:el |los )?precios?|bajo (?:el |los )?precios?|hago descuentos?|hacer descuentos?|pongo descuentos?|deberia (?:subir|bajar)|descuento o)\b/,
    answer:
      "Antes de bajar el precio, prueba a explicarlo: qué incluye, cuánto dura, por qué cuesta lo que cuesta. Un descuento atrae a quien se va con el siguiente descuento, y cuesta volver atrás; si lo haces, que tenga motivo y fecha. La cifra la decides tú, que conoces el margen: yo no la conozco.",
  },
  {
    match:
      /\b(?:\d+ (?:me gusta|likes|seguidores)|pocos (?:me gusta|likes|comentarios)|es poco|es normal|esta bien)\b/,
    answer:
      "Ese dato solo dice algo al compararlo con los tuyos de antes: si hace un mes eran menos, vas bien. Mira más los guardados, los mensajes y quién pregunta el precio, que son los que llegan a la caja. Apúntalos cada lunes y en cuatro semanas sabrás qué tipo de pieza los mueve.",
    next: ["iko", { kind: "metrics-plan", ofHouse: true }],
  },
  {
    match: /\bcomprar seguidores\b|\bseguidores (?:comprados|falsos)\b/,
    answer:
      "No los compres: no compran, no comentan y le enseñan a la red que tu contenido no interesa. Cien vecinos que te escriben valen más que diez mil cuentas vacías.",
  },
  {
    match:
      /\b(?:pedir|conseguir|tener) (?:mas )?(?:resenas?|opiniones)\b|\bcomo (?:pido|consigo) (?:resenas?|opiniones)\b/,
    answer:
      "Pídela el día en que te dan las gracias, en persona o con un mensaje corto y el enlace directo. Sin regalo a cambio: las plataformas lo prohíben y se nota. Y contesta a todas, también a las de tres estrellas.",
    next: [
      "marcos",
      { kind: "automation", ofHouse: true, note: "para pedir una reseña después de la compra" },
    ],
  },
  {
    match: /\bque (?:hago|hacemos|puedo hacer) (?:con|ante|si)\b.*\b(?:resenas?|opinion(?:es)?)\b/,
    answer:
      "Contéstala el mismo día, en público y en tres líneas: las gracias, lo que pasó y dónde seguir hablando. No discutas ni te disculpes por lo que no fue un fallo: si dicen que es caro, cuenta qué incluye el precio. La lee sobre todo quien todavía no te ha comprado.",
    next: ["lia", { kind: "review-reply", ofHouse: true }],
  },
  {
    match:
      /\b(?:competencia|de enfrente|cobra (?:la mitad|menos)|mas barat[oa]s?|baja(?:n|ron)? precios|guerra de precios)\b/,
    answer:
      "Competir en precio solo lo gana quien puede perder más tiempo que tú. No los nombres ni los imites: enseña lo que el barato no puede copiar, con una prueba que se vea, y ayuda a comparar por algo más que la cifra. Quien solo mira el precio se irá también de allí.",
    next: ["teo", { kind: "carousel", note: "que explique en qué fijarse antes de elegir" }],
  },
  {
    // «Colaboración con la bodega: maridaje el jueves 3, 25 €» is news, and no question to us.
    match: /\b(?:influencers?|colaborar con|colaboracion(?:es)?)\b(?!.*(?:\d| euros|gratis))/,
    answer:
      "Mejor un vecino con mil seguidores de tu ciudad que una cara famosa que no puede venir. Propón algo concreto y por escrito: qué recibe, qué publica y cuándo, y que diga que es una colaboración. Mide con una palabra o un código propio.",
    next: ["lia", { kind: "direct-message", note: "para proponer una colaboración" }],
  },
  {
    match:
      /\b(?:google maps|ficha de google|google my business|perfil de empresa|salir en google|aparecer en google|posicionar\w*|seo)\b/,
    answer:
      "Empieza por tu ficha de Google: horario al día, diez fotos propias, la categoría exacta y respuesta a cada reseña. En la web, una página por cada cosa que vendes, con las palabras con que la piden tus clientes. Es lento, pero no se apaga cuando dejas de pagar.",
    next: ["nai", { kind: "landing" }],
  },
  {
    match: /\b(?:que diferencia|cual es mejor|historia o post|reel o post|carrusel o)\b/,
    answer:
      "El post se queda y explica, el reel llega a quien no te sigue y la historia mantiene vivo a quien ya está. Si solo tienes una hora, haz un reel corto y reutiliza su mejor frase como post.",
  },
  {
    match: /\bsi llueve\b|\bmal tiempo\b/,
    answer:
      "Si llueve, gana quien lo dice antes: un mensaje esa misma mañana con un motivo para acercarse, o con cómo pedir sin mojarse. Ten escrito un texto corto de día gris y lo publicas en un minuto: pídeme «post de lluvia» y te lo dejo listo.",
  },
  {
    match: /\b(?:que opinas|que te parece|como lo ves|que piensas)\b/,
    answer:
      "Te doy una opinión útil si me pegas el texto entre comillas o me dices qué publicaste y qué pasó. Lo primero que miro es si la primera línea se entiende sola y si al final se pide una sola cosa.",
  },
];

/** Whether a message asks something, rather than orders a text. */
export function isQuestion(prompt: string): boolean {
  const folded = fold(prompt);
  if (
    /\b(?:hazme|haz|escribe\w*|dame|prepara\w*|redacta\w*|crea(?:me)?|quiero (?:un|una|que)|necesito (?:un|una)|me (?:haces|escribes|preparas|das|puedes (?:hacer|escribir|preparar|dar))|puedes (?:hacer|escribir|preparar|dar)\w*|podrias (?:hacer|escribir|preparar|dar)\w*)\b/.test(
      folded,
    )
  )
    return false;
  return (
    /[?¿]/.test(prompt) ||
    /^(?:y |pero |oye |hola |che )*(?:que|cual|cuales|cuanto|cuanta|cuantos|cuantas|cuando|donde|quien|por que|a que|puedo|puedes|se puede|es (?:mejor|bueno|normal)|vale la pena|conviene|deberia|sirve)\b/.test(
      folded,
    )
  );
}

/** Answers about marketing itself, for the questions or worries in the message, at most two. */
export function tradeAnswers(prompt: string): TradeAnswer[] {
  const folded = fold(prompt);
  const meaning = measureMeant(prompt);
  if (meaning) return [{ match: /$/, answer: meaning }];
  return trade.filter(({ match }) => match.test(folded)).slice(0, 2);
}
export const tradeAnswer = (prompt: string): TradeAnswer | undefined => tradeAnswers(prompt)[0];
