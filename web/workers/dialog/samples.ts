import type { WorkerId } from "#shared/workers.ts";

export interface SampleReply {
  text: string;
  /** Something made, under what is said of it. */
  piece?: { title: string; text: string };
}

/** The scripted talk with one worker. */
export interface Sample {
  /** Before it begins. */
  opening: string;
  greeting: string;
  /** What is delivered, and how, in two halves of a line. */
  capabilities: readonly (readonly [string, string])[];
  questions: readonly [string, string, string];
  /** The first three answer the questions; any of the five answers what is typed. */
  replies: readonly [SampleReply, SampleReply, SampleReply, SampleReply, SampleReply];
}

export const samples: Readonly<Record<WorkerId, Sample>> = {
  mel: {
    opening: "¿Qué quieres mover esta semana?",
    greeting:
      "¡Hola! Soy Mel. Yo no escribo los posts: veo cuál hace falta y te dejo escrito el encargo para quien mejor lo hace. ¿Qué tienes entre manos?",
    capabilities: [
      ["Plan de la semana", "con sus encargos"],
      ["Campañas", "de la idea al último aviso"],
      ["Tu marca", "resumida en una hoja"],
      ["Ideas", "para el lunes en blanco"],
    ],
    questions: [
      "¿A quién le pido un anuncio?",
      "¿Qué sabes de mi negocio?",
      "¿Y si no sé qué pedir?",
    ],
    replies: [
      {
        text: "A Bran. Antes te pregunto dos cosas, qué vendes y hasta cuándo, y te dejo el encargo escrito. Lo envías con un toque:",
        piece: {
          title: "Para Bran: la caja de otoño",
          text: "Un anuncio para quien ya compró una vez. Hasta el domingo. Cercano, con el precio a la vista.",
        },
      },
      {
        text: "Lo que me cuentes en cuatro pasos: qué vendes, a quién, cómo suenas y qué te distingue. Queda en tu Brain Central y todo el equipo escribe con eso delante.",
      },
      {
        text: "Dime qué día vendes menos. De un martes flojo salen un post, un mensaje para tus clientes de siempre y una oferta que termina el miércoles.",
      },
      {
        text: "Yo lo partiría en tres: Teo lo cuenta, Ani lo enseña y Nai se lo escribe a quien ya te compró. Tú revisas tres piezas, no veinte.",
      },
      {
        text: "Antes de repartir el trabajo, una pregunta: ¿qué sería un éxito, más pedidos, más citas o más visitas? Según lo que elijas, empieza una persona distinta.",
      },
    ],
  },
  teo: {
    opening: "¿Qué publicamos esta semana?",
    greeting:
      "¡Hola! Soy Teo. Escribo posts, carruseles y biografías con tu voz, no con la mía. ¿Por dónde empezamos?",
    capabilities: [
      ["Posts", "con sus hashtags"],
      ["Carruseles", "lámina a lámina"],
      ["Calendarios", "día por día"],
      ["Hilos y biografías", "en tu tono"],
    ],
    questions: ["¿Qué publico esta semana?", "¿Y un post para una heladería?", "¿Imitas mi tono?"],
    replies: [
      {
        text: "Lo que te preguntan en el mostrador: cada duda que se repite es un post. Con tres ya tienes media semana:",
        piece: {
          title: "Lunes: la duda más repetida",
          text: "Miércoles: cómo lo haces. Viernes: para quién es y para quién no.",
        },
      },
      {
        text: "Empezaría por el antojo, no por el sabor. Por ejemplo:",
        piece: {
          title: "A las seis no se merienda. Se negocia.",
          text: "Uno quiere pistacho, otro quiere dos bolas. Nosotros ponemos la mesa a la sombra.",
        },
      },
      {
        text: "Dime tres palabras que usarías con un cliente y tres que no dirías nunca. Con eso y tu Brain Central dejo de sonar a anuncio y empiezo a sonar a ti.",
      },
      {
        text: "Con eso ya puedo. Empezaría por tu segunda frase: casi siempre lo bueno está ahí, y así se lee antes del «más».",
      },
      {
        text: "De ahí salen dos versiones: una corta para quien pasa de largo y otra con historia para quien se queda. Elige la que firmarías tú.",
      },
    ],
  },
  ani: {
    opening: "¿Qué hay que enseñar?",
    greeting:
      "¡Hola! Soy Ani. Dibujo imágenes con tus palabras y te digo cómo fotografiar lo que vendes. ¿Qué tiene que entrar por los ojos?",
    capabilities: [
      ["Imágenes", "con tu texto dentro"],
      ["Conceptos", "antes de diseñar"],
      ["Guías de estilo", "para no improvisar"],
      ["Guiones de fotos", "para tu móvil"],
    ],
    questions: [
      "¿Cómo fotografío mis pasteles?",
      "¿Qué lleva una imagen de oferta?",
      "¿Qué colores usas?",
    ],
    replies: [
      {
        text: "Ponlos junto a una ventana, apaga la luz del techo y dispara a la altura de la mesa. Deja libre un lado: ahí va el titular.",
      },
      {
        text: "Una sola cosa grande. Si la noticia es el precio, manda el precio. Fondo liso, letra gruesa y nada más:",
        piece: {
          title: "Dos cafés y un cruasán, 5 €",
          text: "Hasta las once. En barra o para llevar.",
        },
      },
      {
        text: "Los que me pidas: «en verde», «con fondo rosa». Si no dices nada, elijo por tu oficio y tu tono. En Web Ads salen de tu propia página.",
      },
      {
        text: "Antes de dibujar, dime dónde se va a ver. En una historia el texto va arriba y abajo queda sitio para el pulgar; en el feed, centrado y grande.",
      },
      {
        text: "Lo imagino con un solo objeto y mucho aire. Si al entrecerrar los ojos todavía se entiende, está bien; si no, sobra algo.",
      },
    ],
  },
  bran: {
    opening: "¿Qué quieres anunciar?",
    greeting:
      "¡Hola! Soy Bran. Escribo anuncios que caben en Meta y en Google, con una sola promesa cada uno. ¿Qué vendes y a quién?",
    capabilities: [
      ["Anuncios de Meta", "en sus límites"],
      ["Anuncios de Google", "titular a titular"],
      ["Pruebas A/B", "con un solo cambio"],
      ["Públicos", "a quién mostrarlo"],
    ],
    questions: ["¿Cómo llego a mis vecinos?", "¿Qué pruebo primero?", "¿Y con poco presupuesto?"],
    replies: [
      {
        text: "Di la distancia antes que el oficio: quien vive cerca no busca «el mejor taller», busca uno que le quede de camino.",
        piece: {
          title: "A seis calles de tu casa",
          text: "Deja la bici al ir al trabajo y recógela a la vuelta. Frenos, cambios y ruedas.",
        },
      },
      {
        text: "El titular. Dos anuncios iguales con titular distinto te dicen qué funciona; con todo cambiado, no sabrás a qué se debe.",
      },
      {
        text: "Un público pequeño y un solo anuncio. Prefiero que cien vecinos lo vean tres veces a que trescientos lo vean una.",
      },
      {
        text: "Un anuncio aguanta una sola promesa. Dime cuál te dolería leer en el de tu competencia: con esa empezamos.",
      },
      {
        text: "Lo escribiría para quien ya casi ha decidido: precio, plazo y qué pasa al pulsar. Lo demás se lo cuenta tu página.",
      },
    ],
  },
  lia: {
    opening: "¿Qué te han escrito?",
    greeting:
      "¡Hola! Soy Lía. Te escribo las respuestas a comentarios, reseñas y mensajes, como las darías tú en un buen día. ¿Qué hay pendiente?",
    capabilities: [
      ["Comentarios", "también los torcidos"],
      ["Reseñas", "de una estrella y de cinco"],
      ["Mensajes", "que acaban en pedido"],
      ["Preguntas frecuentes", "ya escritas"],
    ],
    questions: [
      "Me han puesto dos estrellas",
      "¿Cómo contesto a «¿precio?»?",
      "¿Y si tienen razón?",
    ],
    replies: [
      {
        text: "Primero lo concreto, después la salida. Nunca «lamentamos las molestias»:",
        piece: {
          title: "Veinte minutos de espera son muchos.",
          text: "El sábado nos faltaron manos y lo pagaste tú. Escríbenos y la próxima mesa te la guardamos.",
        },
      },
      {
        text: "Con el precio. Quien recibe un «te escribo por privado» se va; quien recibe la cifra pregunta lo siguiente:",
        piece: {
          title: "38 €, con el envío incluido",
          text: "Si lo pides antes de las seis, sale mañana. ¿Te lo aparto?",
        },
      },
      {
        text: "Se la das en la primera línea y cuentas qué vas a cambiar. Quien lee una reseña mala no mira la queja: mira tu respuesta.",
      },
      {
        text: "Yo contestaría corto y con su nombre. Bastan dos frases: una que demuestre que lo has leído y otra que diga qué pasa ahora.",
      },
      {
        text: "Dime si es una queja, una duda o un elogio: a cada una le va un ritmo distinto. La queja es la que no puede esperar a mañana.",
      },
    ],
  },
  nai: {
    opening: "¿A quién le escribimos?",
    greeting:
      "¡Hola! Soy Nai. Escribo correos y páginas con un solo objetivo cada uno. ¿Qué quieres que haga quien lo lea?",
    capabilities: [
      ["Correos", "con asunto y preheader"],
      ["Secuencias", "de varios días"],
      ["Landing pages", "bloque a bloque"],
      ["Newsletters", "con motivo para abrir"],
    ],
    questions: [
      "¿Qué asunto le pongo?",
      "¿Cómo recupero a quien no viene?",
      "¿Qué lleva una buena página?",
    ],
    replies: [
      {
        text: "El que dirías en voz alta. Si el asunto suena a asunto, se queda sin abrir:",
        piece: {
          title: "Tu mesa de los jueves",
          text: "Lleva tres semanas vacía. Te la guardamos hasta las ocho.",
        },
      },
      {
        text: "Con un motivo que sea suyo, no tuyo. «Hace tres meses que no vienes» es tuyo. «Ya hay castañas» es suyo.",
      },
      {
        text: "Una promesa arriba, una prueba debajo y un botón que dice lo que pasa al pulsarlo. Si hay dos botones, sobra uno.",
      },
      {
        text: "Antes de escribir una línea: ¿qué hace esa persona justo después de leer? Si la respuesta es «depende», son dos correos.",
      },
      {
        text: "Lo haría en cien palabras. Esto se lee de pie y en una cola: si no cabe ahí, se deja para luego, y luego no llega.",
      },
    ],
  },
  iko: {
    opening: "¿Qué quieres saber?",
    greeting:
      "¡Hola! Soy Iko. Te digo qué mirar, cuándo publicar y qué cambiar. Con tres números suele bastar. ¿Cuáles tienes a mano?",
    capabilities: [
      ["Métricas", "pocas y con su porqué"],
      ["Horarios", "según tu público"],
      ["Plan del mes", "semana a semana"],
      ["Informes", "que caben en un café"],
    ],
    questions: ["¿A qué hora publico?", "¿Qué miro los lunes?", "¿Cuántas veces a la semana?"],
    replies: [
      {
        text: "Cuando tu cliente decide, no cuando tú tienes un hueco. Para llenar el mediodía, a las once y media; para un regalo, el domingo por la tarde.",
      },
      {
        text: "Cuántos te escribieron, cuántos compraron y qué habías publicado ese día. Cabe en tres líneas:",
        piece: {
          title: "Lunes, cinco minutos",
          text: "Mensajes: 14. Ventas: 5. Lo publicado: el vídeo del taller, el jueves.",
        },
      },
      {
        text: "Las que aguantes tres meses. Dos por semana sin fallar valen más que siete en enero y ninguna en febrero.",
      },
      {
        text: "Cambia una sola cosa durante dos semanas y apunta el antes y el después. Así deja de ser una opinión.",
      },
      {
        text: "Dame un número de este mes y el mismo del mes pasado. Uno sin el otro no dice si subes o bajas.",
      },
    ],
  },
  sofi: {
    opening: "¿Qué ficha no se vende?",
    greeting:
      "¡Hola! Soy Sofi. Reescribo fichas, ordeno colecciones y escribo a quien dejó el carrito a medias. ¿Qué producto merece venderse más?",
    capabilities: [
      ["Fichas", "que resuelven la duda"],
      ["Colecciones", "con nombre y texto"],
      ["Carrito abandonado", "qué y cuándo"],
      ["Revisión", "de tu tienda, por partes"],
    ],
    questions: [
      "¿Qué le falta a mi ficha?",
      "¿Qué escribo a un carrito a medias?",
      "¿Cómo llamo a una colección?",
    ],
    replies: [
      {
        text: "Casi siempre, la medida, el plazo y para quién no es. Por ejemplo:",
        piece: {
          title: "Vela de higuera, 40 horas",
          text: "Huele a hoja, no a mermelada. Llena un salón pequeño; para uno grande, enciende dos.",
        },
      },
      {
        text: "A la hora, sin descuento: «te lo guardamos». Al día siguiente, la duda que frena: el envío, la talla o la devolución. El descuento, si llega, el último.",
      },
      {
        text: "Por la ocasión, no por la temporada. «Para regalar sin saber la talla» ayuda a elegir; «Colección otoño» no le dice nada a nadie.",
      },
      {
        text: "Empezaría por tu producto más visto, no por el más vendido. Si muchos lo miran y pocos lo compran, la ficha no está contestando algo.",
      },
      {
        text: "Dime qué te preguntan por mensaje antes de comprar. Eso, tal cual, va en las tres primeras líneas de la ficha.",
      },
    ],
  },
  marcos: {
    opening: "¿Qué haces a mano cada semana?",
    greeting:
      "¡Hola! Soy Marcos. Diseño lo que sale solo: bienvenidas, seguimientos y recordatorios. ¿Qué se te olvida cuando hay trabajo?",
    capabilities: [
      ["Bienvenidas", "desde el primer mensaje"],
      ["Reactivaciones", "de quien se fue"],
      ["Automatizaciones", "paso a paso"],
      ["Contenido", "con un sistema detrás"],
    ],
    questions: ["¿Qué automatizo primero?", "¿No suena a robot?", "¿Cada cuánto escribo?"],
    replies: [
      {
        text: "Lo que dices igual cada vez y se te olvida cuando hay trabajo. Muchas veces es esto:",
        piece: {
          title: "Quien te escribe por primera vez",
          text: "Al momento: gracias y horario. Al día siguiente: lo que más se pide. A la semana: «¿te ayudo a elegir?».",
        },
      },
      {
        text: "Suena a robot lo que no sabe nada. Con el nombre, lo que compró y el día, un mensaje automático parece lo que es: buena memoria.",
      },
      {
        text: "Según lo que dure lo que vendes. El café se acaba en dos semanas; una bici pide revisión a los seis meses. El reloj lo pone el producto.",
      },
      {
        text: "Lo dibujaría en tres cajas: qué lo pone en marcha, qué se envía y cuándo se para. Si falta la tercera, molesta.",
      },
      {
        text: "Antes de automatizarlo, hazlo a mano diez veces. Lo que se repita en las diez es el flujo; lo demás son excepciones.",
      },
    ],
  },
  vivi: {
    opening: "¿Qué grabamos?",
    greeting:
      "¡Hola! Soy Vivi. Escribo guiones con planos, rótulos y sonido, para grabar con lo que tienes. ¿Qué se puede ver en tu negocio?",
    capabilities: [
      ["Reels", "plano a plano"],
      ["Anuncios en vídeo", "con gancho"],
      ["Tutoriales", "de lo que sabes hacer"],
      ["Listas de planos", "para una mañana"],
    ],
    questions: ["¿Cómo empiezo un reel?", "¿Y si no quiero salir?", "¿Cuánto debe durar?"],
    replies: [
      {
        text: "Por el final. El primer segundo enseña el resultado y el resto cuenta cómo se llegó:",
        piece: {
          title: "Segundo 0: el corte del pan, muy cerca",
          text: "Segundo 1: las manos que amasan. Segundo 6: se abre el horno. Rótulo: «Desde las cuatro de la mañana».",
        },
      },
      {
        text: "No hace falta. Bastan tus manos, tu voz o tu puerta: se puede seguir un oficio sin ver una cara.",
      },
      {
        text: "Lo que aguante sin que sobre un plano. Para enseñar algo, unos quince segundos; para explicarlo, treinta.",
      },
      {
        text: "Grábalo en vertical, con la ventana a un lado y el móvil apoyado en algo. Tres planos de cuatro segundos ya son un reel.",
      },
      {
        text: "Lo contaría para verlo en silencio. Si se entiende solo con los rótulos, el sonido es un regalo.",
      },
    ],
  },
};
