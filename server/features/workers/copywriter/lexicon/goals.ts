import type { Goal } from "#shared/brain.ts";

/** What the business wants of its marketing: changes the reasons, the calls and the plans. */
export interface GoalWords {
  id: Goal;
  /** «vender más»: after «para» or «Objetivo:». */
  aim: string;
  /** Sentences inside a text for customers. */
  reasons: readonly string[];
  /** What a plan does first, for the owner. */
  moves: readonly string[];
  /** [metric, what it tells, what to do when it fails] */
  metrics: readonly (readonly [string, string, string])[];
  /** Ideas for pieces: [title, why]; slots allowed. */
  ideas: readonly (readonly [string, string])[];
  metaObjective: string;
}

export const goals: Readonly<Record<Goal, GoalWords>> = {
  sales: {
    id: "sales",
    aim: "vender más",
    reasons: [
      "Si ya [lo tienes claro|lo tiene claro], no hace falta dar más vueltas.",
      "Lo que se deja para luego se olvida.",
      "Para decidirse basta un mensaje.",
      "Una duda resuelta y ya está hecho.",
      "Mejor decidirlo ahora que volver a pensarlo mañana.",
      "Quien lo tiene claro solo necesita un paso.",
    ],
    moves: [
      "Una sola cosa a la venta por semana, siempre con el mismo enlace",
      "Responder a cada mensaje de precio en menos de una hora",
      "Cerrar cada pieza con una acción que se pueda hacer desde el teléfono",
    ],
    metrics: [
      [
        "Ventas o reservas atribuidas",
        "si el contenido llega a la caja",
        "pregunta a cada cliente cómo llegó y apúntalo",
      ],
      [
        "Clics en el enlace o en WhatsApp",
        "si el mensaje mueve a actuar",
        "deja una sola llamada a la acción por pieza",
      ],
      [
        "Mensajes con la palabra precio",
        "si hay intención de compra",
        "prepara una respuesta guardada con precio y siguiente paso",
      ],
      [
        "Importe medio por compra",
        "si vendes mejor, no solo más",
        "ofrece un complemento en el momento de confirmar",
      ],
    ],
    ideas: [
      [
        "{S} en una sola foto, con el precio a la vista",
        "Quien pregunta el precio ya quiere comprar; ponerlo ahorra un mensaje.",
      ],
      [
        "Las tres dudas de siempre sobre {s}",
        "Responderlas en público evita repetirlas en privado.",
      ],
      [
        "Así se pide, en tres capturas",
        "Mucha gente no compra porque no sabe cuál es el primer paso.",
      ],
      [
        "En qué fijarse antes de elegir {s}",
        "Comparar ayuda a decidir a quien lleva días mirando.",
      ],
      [
        "Los huecos o las unidades que quedan esta semana",
        "El número de verdad, en la primera línea: quien lo estaba pensando decide.",
      ],
    ],
    metaObjective: "Ventas",
  },
  awareness: {
    id: "awareness",
    aim: "darte a conocer",
    reasons: [
      "Si no nos [conocías|conocía], este es un buen principio.",
      "Para conocernos no hace falta comprar nada.",
      "Nos gusta presentarnos así, por lo concreto.",
      "Un nombre se recuerda mejor cuando se sabe qué hay detrás.",
      "Y ahora ya [sabes|sabe] un poco más de lo que hacemos.",
    ],
    moves: [
      "Contar siempre lo mismo de tres maneras distintas",
      "Salir en la foto: la gente recuerda caras, no logotipos",
      "Colaborar con un negocio vecino que tenga tu mismo público",
    ],
    metrics: [
      [
        "Cuentas alcanzadas que no te siguen",
        "si sales de tu círculo",
        "prueba un reel corto con la primera frase en pantalla",
      ],
      [
        "Veces compartido",
        "si lo que cuentas le sirve a otros",
        "haz piezas para reenviar: listas, trucos, avisos",
      ],
      [
        "Búsquedas de tu nombre",
        "si te recuerdan",
        "repite nombre y oficio en las tres primeras palabras",
      ],
      [
        "Visitas al perfil",
        "si despiertas curiosidad",
        "revisa la biografía: qué haces, dónde y cómo se pide",
      ],
    ],
    ideas: [
      ["Quién está detrás {de s}", "Una cara y un oficio se recuerdan más que un logotipo."],
      [
        "Un día entero en quince segundos",
        "El antes de abrir la puerta es lo que nadie ve y todos miran.",
      ],
      [
        "La palabra de nuestro oficio que nadie entiende",
        "Explicar algo pequeño te hace recordable.",
      ],
      ["Nuestro barrio en cinco sitios", "Recomendar a otros trae a su gente hasta [ti|usted]."],
      ["De dónde viene {s}", "El origen se comparte más que la oferta."],
    ],
    metaObjective: "Reconocimiento",
  },
  engagement: {
    id: "engagement",
    aim: "crear comunidad",
    reasons: [
      "Aquí hay dos bandos, y los dos tienen razón.",
      "Las respuestas cortas también cuentan.",
      "De las respuestas sale casi siempre la siguiente idea.",
      "Hay opiniones firmes sobre esto, y las queremos todas.",
      "Cada cual tiene su manera, y nos interesa la [tuya|suya].",
    ],
    moves: [
      "Terminar cada pieza con una pregunta que se conteste en tres palabras",
      "Contestar a todos los comentarios el mismo día",
      "Dar nombre a la gente: citar (con permiso) al que propuso la idea",
    ],
    metrics: [
      [
        "Comentarios por publicación",
        "si das de qué hablar",
        "pregunta algo con dos respuestas posibles",
      ],
      ["Respuestas a historias", "si hay confianza", "usa encuestas y contesta por audio"],
      ["Guardados", "si vuelven a lo que publicas", "convierte consejos en listas"],
      [
        "Personas que comentan más de una vez",
        "si se forma un grupo",
        "saluda por su nombre a quien repite",
      ],
    ],
    ideas: [
      ["{ask}", "Se contesta en una palabra y todo el mundo tiene opinión."],
      ["Elige tú lo próximo de {biz}", "Quien vota vuelve a ver qué salió."],
      ["Cuéntanos tu manía con {s}", "Las manías unen más que los gustos."],
      ["Adivina qué es esto: foto de muy cerca", "Un juego corto que funciona en historias."],
      [
        "Gracias a quien nos escribió esta semana",
        "Dar las gracias en público anima a participar.",
      ],
    ],
    metaObjective: "Interacción",
  },
  leads: {
    id: "leads",
    aim: "conseguir contactos",
    reasons: [
      "Preguntar no compromete a nada.",
      "La primera conversación sirve para saber si encajamos.",
      "Con dos datos [tuyos|suyos] ya se puede empezar a hablar.",
      "Contarlo en dos líneas ya es haber empezado.",
      "Una pregunta a tiempo ahorra unas cuantas después.",
    ],
    moves: [
      "Dar algo útil a cambio del contacto: una lista, una guía, una revisión",
      "Pedir solo nombre y un dato; el resto se pregunta hablando",
      "Llamar o escribir el mismo día: un contacto se enfría en horas",
    ],
    metrics: [
      [
        "Contactos nuevos por semana",
        "si la propuesta interesa",
        "cambia lo que das a cambio, no el botón",
      ],
      [
        "Coste por contacto",
        "si el anuncio compensa",
        "pausa el público más caro y dobla el mejor",
      ],
      [
        "Horas hasta la primera respuesta",
        "si llegas a tiempo",
        "pon un aviso en el teléfono y un turno",
      ],
      [
        "Contactos que acaban en cliente",
        "si atraes a quien debes",
        "añade una pregunta que filtre en el formulario",
      ],
    ],
    ideas: [
      [
        "La lista que conviene tener antes {de s}",
        "Se envía a cambio de un mensaje y abre la conversación.",
      ],
      ["Cinco preguntas para saber qué necesitas", "Quien las contesta ya te ha contado su caso."],
      ["Revisamos tu caso en un mensaje", "Una respuesta concreta vale más que un catálogo."],
      ["Lo que preguntamos en la primera conversación", "Quita el miedo a escribir."],
      ["Guía corta para decidir {s}", "Quien la pide está a punto de decidir."],
    ],
    metaObjective: "Clientes potenciales",
  },
  retention: {
    id: "retention",
    aim: "que tus clientes vuelvan",
    reasons: [
      "La segunda vez se va más directo a lo que gusta.",
      "Quien ya nos conoce se salta las presentaciones.",
      "A quien vuelve le sobra la mitad de las preguntas.",
      "Volver siempre es más fácil que empezar.",
      "Lo que gustó una vez no necesita presentación.",
    ],
    moves: [
      "Hablar primero a quien ya compró y después al resto",
      "Marcar en la agenda cuándo le toca volver a cada cliente",
      "Celebrar lo pequeño: la segunda visita, el primer año",
    ],
    metrics: [
      [
        "Clientes que repiten en 60 días",
        "si dejas ganas de volver",
        "escribe a los siete días con algo útil, no con una oferta",
      ],
      ["Días entre visitas", "si el hábito se afianza", "ofrece dejar apuntada la siguiente cita"],
      ["Bajas de la lista", "si cansas", "menos envíos y más motivo"],
      [
        "Recomendaciones",
        "si están contentos de verdad",
        "pide la recomendación el día que te dan las gracias",
      ],
    ],
    ideas: [
      ["Lo que cambia la segunda vez con {s}", "A quien ya compró le interesa lo que aún no sabe."],
      [
        "Cómo cuidar lo que te llevaste",
        "Un consejo posterior a la compra se agradece más que una oferta.",
      ],
      ["Antes que a nadie: lo próximo de {biz}", "La primicia es un premio que no cuesta margen."],
      ["{back}", "Un recordatorio con gracia evita la frase «te echamos de menos»."],
      ["Trae a alguien que aún no conozca {s}", "Tu mejor vendedor ya es cliente."],
    ],
    metaObjective: "Interacción de clientes actuales",
  },
};
