import type { WorkerId } from "#shared/workers.ts";

export interface SampleAnswer {
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
  /** What may be asked by a button. */
  questions: readonly { ask: string; answer: SampleAnswer }[];
  /** Any of the five answers whatever is typed. */
  replies: readonly [string, string, string, string, string];
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
      {
        ask: "¿A quién le pido un anuncio?",
        answer: {
          text: "A Bran. Antes te pregunto dos cosas, qué vendes y hasta cuándo, y te dejo el encargo escrito. Lo envías con un toque:",
          piece: {
            title: "Para Bran: la caja de otoño",
            text: "Un anuncio para quien ya compró una vez. Hasta el domingo. Cercano, con el precio a la vista.",
          },
        },
      },
      {
        ask: "¿Qué sabes de mi negocio?",
        answer: {
          text: "Lo que me cuentes en cuatro pasos: qué vendes, a quién, cómo suenas y qué te distingue. Queda en tu Brain Central y todo el equipo escribe con eso delante.",
        },
      },
      {
        ask: "¿Y si no sé qué pedir?",
        answer: {
          text: "Dime qué día vendes menos. De un martes flojo salen un post, un mensaje para tus clientes de siempre y una oferta que termina el miércoles.",
        },
      },
    ],
    replies: [
      "Yo lo partiría en tres: Teo lo cuenta, Ani lo enseña y Nai se lo escribe a quien ya te compró. Tú revisas tres piezas, no veinte.",
      "Antes de repartir el trabajo, una pregunta: ¿qué sería un éxito, más pedidos, más citas o más visitas? Según lo que elijas, empieza una persona distinta.",
      "Para encargarlo bien me falta una cosa: ¿tiene fecha? Lo que termina el domingo va antes que lo que puede esperar.",
      "Eso lo llevaría al plan de la semana: un encargo al día, cada uno con su especialista. Tú miras que suene a ti.",
      "Cuéntame para qué lo quieres. Cuando sé qué buscas, suelo encontrar un camino más corto.",
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
    questions: [
      {
        ask: "¿Qué publico esta semana?",
        answer: {
          text: "Lo que te preguntan en el mostrador: cada duda que se repite es un post. Con tres ya tienes media semana:",
          piece: {
            title: "Lunes: la duda más repetida",
            text: "Miércoles: cómo lo haces. Viernes: para quién es y para quién no.",
          },
        },
      },
      {
        ask: "¿Y un post para una heladería?",
        answer: {
          text: "Empezaría por el antojo, no por el sabor. Por ejemplo:",
          piece: {
            title: "A las seis no se merienda. Se negocia.",
            text: "Uno quiere pistacho, otro quiere dos bolas. Nosotros ponemos la mesa a la sombra.",
          },
        },
      },
      {
        ask: "¿Imitas mi tono?",
        answer: {
          text: "Dime tres palabras que usarías con un cliente y tres que no dirías nunca. Con eso y tu Brain Central dejo de sonar a anuncio y empiezo a sonar a ti.",
        },
      },
    ],
    replies: [
      "Con eso ya puedo. Empezaría por tu segunda frase: casi siempre lo bueno está ahí, y así se lee antes del «más».",
      "De ahí salen dos versiones: una corta para quien pasa de largo y otra con historia para quien se queda. Elige la que firmarías tú.",
      "¿Se lo contarías igual a un cliente de siempre? Escríbelo como te salga y yo le quito lo que sobra.",
      "De eso haría un carrusel: la primera lámina promete, las tres del medio cumplen y la última dice qué hacer.",
      "Ahí hay un post si lo dejamos en tres cosas: una idea, un detalle que se pueda ver y dónde encontrarte. Lo demás es otro post.",
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
      {
        ask: "¿Cómo fotografío mis pasteles?",
        answer: {
          text: "Ponlos junto a una ventana, apaga la luz del techo y dispara a la altura de la mesa. Deja libre un lado: ahí va el titular.",
        },
      },
      {
        ask: "¿Qué lleva una imagen de oferta?",
        answer: {
          text: "Una sola cosa grande. Si la noticia es el precio, manda el precio. Fondo liso, letra gruesa y nada más:",
          piece: {
            title: "Dos cafés y un cruasán, 5 €",
            text: "Hasta las once. En barra o para llevar.",
          },
        },
      },
      {
        ask: "¿Qué colores usas?",
        answer: {
          text: "Los que me pidas: «en verde», «con fondo rosa». Si no dices nada, elijo por tu oficio y tu tono. En Web Ads salen de tu propia página.",
        },
      },
    ],
    replies: [
      "Antes de dibujar, dime dónde se va a ver. En una historia el texto va arriba y abajo queda sitio para el pulgar; en el feed, centrado y grande.",
      "Lo imagino con un solo objeto y mucho aire. Si al entrecerrar los ojos todavía se entiende, está bien; si no, sobra algo.",
      "Para eso buscaría un gesto, no un objeto: una mano que sirve, una puerta que se abre. Se entiende antes de leer.",
      "Dime tres palabras que se puedan ver: «caliente», «de madera», «domingo». Con ellas dibujo mejor que con «bonito».",
      "Yo pondría seis palabras como mucho. Si la frase no cabe en una camiseta, va en el texto del post.",
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
    questions: [
      {
        ask: "¿Cómo llego a mis vecinos?",
        answer: {
          text: "Di la distancia antes que el oficio: quien vive cerca no busca «el mejor taller», busca uno que le quede de camino.",
          piece: {
            title: "A seis calles de tu casa",
            text: "Deja la bici al ir al trabajo y recógela a la vuelta. Frenos, cambios y ruedas.",
          },
        },
      },
      {
        ask: "¿Qué pruebo primero?",
        answer: {
          text: "El titular. Dos anuncios iguales con titular distinto te dicen qué funciona; con todo cambiado, no sabrás a qué se debe.",
        },
      },
      {
        ask: "¿Y con poco presupuesto?",
        answer: {
          text: "Un público pequeño y un solo anuncio. Prefiero que cien vecinos lo vean tres veces a que trescientos lo vean una.",
        },
      },
    ],
    replies: [
      "Un anuncio aguanta una sola promesa. Dime cuál te dolería leer en el de tu competencia: con esa empezamos.",
      "Lo escribiría para quien ya casi ha decidido: precio, plazo y qué pasa al pulsar. Lo demás se lo cuenta tu página.",
      "Dime qué pierde quien no lo compra. Si la respuesta es «nada», falta el motivo, y el motivo es el titular.",
      "Te escribiría dos titulares, uno con la cifra y otro con el problema. A la semana dejas el que traiga mensajes.",
      "Antes de anunciarlo, mira adónde lleva el clic. Si la página dice otra cosa, pagas por visitas que se van.",
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
      {
        ask: "Me han puesto dos estrellas",
        answer: {
          text: "Primero lo concreto, después la salida. Nunca «lamentamos las molestias»:",
          piece: {
            title: "Veinte minutos de espera son muchos.",
            text: "El sábado nos faltaron manos y lo pagaste tú. Escríbenos y la próxima mesa te la guardamos.",
          },
        },
      },
      {
        ask: "¿Cómo contesto a «¿precio?»?",
        answer: {
          text: "Con el precio. Quien recibe un «te escribo por privado» se va; quien recibe la cifra pregunta lo siguiente:",
          piece: {
            title: "38 €, con el envío incluido",
            text: "Si lo pides antes de las seis, sale mañana. ¿Te lo aparto?",
          },
        },
      },
      {
        ask: "¿Y si tienen razón?",
        answer: {
          text: "Se la das en la primera línea y cuentas qué vas a cambiar. Quien lee una reseña mala no mira la queja: mira tu respuesta.",
        },
      },
    ],
    replies: [
      "Yo contestaría corto y con su nombre. Bastan dos frases: una que demuestre que lo has leído y otra que diga qué pasa ahora.",
      "Dime si es una queja, una duda o un elogio: a cada una le va un ritmo distinto. La queja es la que no puede esperar a mañana.",
      "Pégame el mensaje tal como te llegó. El tono de quien escribe decide el mío.",
      "Empezaría por dar las gracias por algo concreto. Un «gracias por escribirnos» lo puede mandar cualquiera.",
      "Mi regla: contestar lo que preguntan, después lo que van a preguntar, y parar ahí.",
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
      {
        ask: "¿Qué asunto le pongo?",
        answer: {
          text: "El que dirías en voz alta. Si el asunto suena a asunto, se queda sin abrir:",
          piece: {
            title: "Tu mesa de los jueves",
            text: "Lleva tres semanas vacía. Te la guardamos hasta las ocho.",
          },
        },
      },
      {
        ask: "¿Cómo recupero a quien no viene?",
        answer: {
          text: "Con un motivo que sea suyo, no tuyo. «Hace tres meses que no vienes» es tuyo. «Ya hay castañas» es suyo.",
        },
      },
      {
        ask: "¿Qué lleva una buena página?",
        answer: {
          text: "Una promesa arriba, una prueba debajo y un botón que dice lo que pasa al pulsarlo. Si hay dos botones, sobra uno.",
        },
      },
    ],
    replies: [
      "Antes de escribir una línea: ¿qué hace esa persona justo después de leer? Si la respuesta es «depende», son dos correos.",
      "Lo haría en cien palabras. Esto se lee de pie y en una cola: si no cabe ahí, se deja para luego, y luego no llega.",
      "Eso da para un correo si hay un motivo para abrirlo hoy. ¿Qué cambia si lo leen el lunes?",
      "Lo escribiría para una sola persona. Piensa en el cliente que más te gusta y borra lo que a él no le dirías.",
      "Primero el botón. Cuando sabemos qué dice, el resto del texto solo tiene que llevar hasta ahí.",
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
    questions: [
      {
        ask: "¿A qué hora publico?",
        answer: {
          text: "Cuando tu cliente decide, no cuando tú tienes un hueco. Para llenar el mediodía, a las once y media; para un regalo, el domingo por la tarde.",
        },
      },
      {
        ask: "¿Qué miro los lunes?",
        answer: {
          text: "Cuántos te escribieron, cuántos compraron y qué habías publicado ese día. Cabe en tres líneas:",
          piece: {
            title: "Lunes, cinco minutos",
            text: "Mensajes: 14. Ventas: 5. Lo publicado: el vídeo del taller, el jueves.",
          },
        },
      },
      {
        ask: "¿Cuántas veces a la semana?",
        answer: {
          text: "Las que aguantes tres meses. Dos por semana sin fallar valen más que siete en enero y ninguna en febrero.",
        },
      },
    ],
    replies: [
      "Cambia una sola cosa durante dos semanas y apunta el antes y el después. Así deja de ser una opinión.",
      "Dame un número de este mes y el mismo del mes pasado. Uno sin el otro no dice si subes o bajas.",
      "¿Cómo sabrías que ha funcionado? Dime una cifra y una fecha, y el plan sale casi solo.",
      "Lo haría siempre el mismo día y a la misma hora. Quien te sigue aprende a esperarte y tú puedes comparar.",
      "Separaría lo que gusta de lo que sirve: el alcance para presumir, los mensajes para decidir.",
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
      {
        ask: "¿Qué le falta a mi ficha?",
        answer: {
          text: "Casi siempre, la medida, el plazo y para quién no es. Por ejemplo:",
          piece: {
            title: "Vela de higuera, 40 horas",
            text: "Huele a hoja, no a mermelada. Llena un salón pequeño; para uno grande, enciende dos.",
          },
        },
      },
      {
        ask: "¿Qué escribo a un carrito a medias?",
        answer: {
          text: "A la hora, sin descuento: «te lo guardamos». Al día siguiente, la duda que frena: el envío, la talla o la devolución. El descuento, si llega, el último.",
        },
      },
      {
        ask: "¿Cómo llamo a una colección?",
        answer: {
          text: "Por la ocasión, no por la temporada. «Para regalar sin saber la talla» ayuda a elegir; «Colección otoño» no le dice nada a nadie.",
        },
      },
    ],
    replies: [
      "Empezaría por tu producto más visto, no por el más vendido. Si muchos lo miran y pocos lo compran, la ficha no está contestando algo.",
      "Dime qué te preguntan por mensaje antes de comprar. Eso, tal cual, va en las tres primeras líneas de la ficha.",
      "¿Quién lo compra y para quién? Cuando quien paga no es quien lo usa, la ficha tiene que hablar con los dos.",
      "Miraría la primera foto y el primer renglón: con eso decide quien compra con el pulgar.",
      "Ponle medida a todo: cuánto dura, cuánto pesa, cuándo llega. Lo que no se mide se pregunta, o no se compra.",
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
    questions: [
      {
        ask: "¿Qué automatizo primero?",
        answer: {
          text: "Lo que dices igual cada vez y se te olvida cuando hay trabajo. Muchas veces es esto:",
          piece: {
            title: "Quien te escribe por primera vez",
            text: "Al momento: gracias y horario. Al día siguiente: lo que más se pide. A la semana: «¿te ayudo a elegir?».",
          },
        },
      },
      {
        ask: "¿No suena a robot?",
        answer: {
          text: "Suena a robot lo que no sabe nada. Con el nombre, lo que compró y el día, un mensaje automático parece lo que es: buena memoria.",
        },
      },
      {
        ask: "¿Cada cuánto escribo?",
        answer: {
          text: "Según lo que dure lo que vendes. El café se acaba en dos semanas; una bici pide revisión a los seis meses. El reloj lo pone el producto.",
        },
      },
    ],
    replies: [
      "Lo dibujaría en tres cajas: qué lo pone en marcha, qué se envía y cuándo se para. Si falta la tercera, molesta.",
      "Antes de automatizarlo, hazlo a mano diez veces. Lo que se repita en las diez es el flujo; lo demás son excepciones.",
      "¿Qué lo pone en marcha? Una compra, una fecha o un silencio: según cuál sea, el primer mensaje es otro.",
      "Con tres mensajes basta: uno que agradece, uno que ayuda y uno que pregunta. El cuarto ya insiste.",
      "Le pondría una salida desde el principio: quien responde, compra o lo pide, deja de recibirlo.",
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
    questions: [
      {
        ask: "¿Cómo empiezo un reel?",
        answer: {
          text: "Por el final. El primer segundo enseña el resultado y el resto cuenta cómo se llegó:",
          piece: {
            title: "Segundo 0: el corte del pan, muy cerca",
            text: "Segundo 1: las manos que amasan. Segundo 6: se abre el horno. Rótulo: «Desde las cuatro de la mañana».",
          },
        },
      },
      {
        ask: "¿Y si no quiero salir?",
        answer: {
          text: "No hace falta. Bastan tus manos, tu voz o tu puerta: se puede seguir un oficio sin ver una cara.",
        },
      },
      {
        ask: "¿Cuánto debe durar?",
        answer: {
          text: "Lo que aguante sin que sobre un plano. Para enseñar algo, unos quince segundos; para explicarlo, treinta.",
        },
      },
    ],
    replies: [
      "Grábalo en vertical, con la ventana a un lado y el móvil apoyado en algo. Tres planos de cuatro segundos ya son un reel.",
      "Lo contaría para verlo en silencio. Si se entiende solo con los rótulos, el sonido es un regalo.",
      "¿Qué se mueve? Busca eso y ya tienes el primer plano: vapor, manos, una persiana que sube.",
      "Lo contaría en un solo lugar y sin cambiar de luz. Cuanto menos prepares, antes lo grabas.",
      "Enseña lo que el cliente no ve: la trastienda, la prueba, el primer intento. Lo terminado puede ir al final.",
    ],
  },
};
