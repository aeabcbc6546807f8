import type { Topics } from "./topic.ts";

/** Homes: to buy or let, to draw and to keep clean. */
export const homeTopics: Topics = {
  real_estate: [
    {
      match: ["alquil", "renta ", "arriendo", "arrend", "en renta", "inquilin"],
      asked:
        /\b(?:alquil\w*|arriend\w*|arrendar\w*|inquilin\w*|en renta|rentar|rento|rentamos|(?:departamentos?|deptos?|casas?|locales|local|pisos?|cuartos?|habitacion(?:es)?) de renta)\b/,
      own: /alquil|contrato se lee|inquilin|deposito|fianza/,
      act: "[pide|pida] una visita",
      inf: "pedir una visita",
      lead: "[dinos|díganos] para cuándo [lo necesitas|lo necesita]",
      leadInf: "decir para cuándo hace falta",
      word: "LLAVES",
      people: "inquilinos y propietarios",
      thing: "la vivienda en alquiler de la semana",
      hooks: [
        "El contrato se lee; el barrio se pasea.",
        "Alquilar también es elegir con quién se habla cuando algo falla.",
        "Una casa por un tiempo sigue siendo una casa.",
        "Antes que los metros, los minutos hasta el trabajo.",
        "La llave que se entrega hoy abre la cena de esta noche.",
        "El sofá cabe o no cabe: eso también se mide en la visita.",
      ],
      says: [
        "Antes de firmar: duración, depósito, gastos y estado, mejor con fotos del primer día.",
        "Quién paga cada arreglo se acuerda antes de entrar, y por eso se lee el contrato entero.",
        "Visitar a la hora en que se va a vivir enseña el ruido, la luz y el ascensor.",
        "El alquiler es una parte de la cuenta: luz, agua, internet y gastos del edificio son la otra.",
      ],
      pains: [
        "Llegar a la visita y que las fotos fueran de otro año.",
        "Firmar deprisa y descubrir después quién paga la caldera.",
        "Escribir a diez anuncios y que nadie conteste.",
      ],
      asks: [
        "¿Cerca del trabajo o cerca del parque?",
        "¿Amueblado o vacío?",
        "¿Balcón pequeño o una habitación más?",
      ],
      backs: [
        "¿Cómo va la casa desde que [entraste|entró]?",
        "Se acerca la renovación: mejor hablarlo con tiempo.",
      ],
      tips: [
        ["Fotos del primer día", "Cada rincón, con fecha: evita la discusión del último."],
        ["Preguntar por los gastos", "Qué entra en la mensualidad y qué se paga aparte."],
        ["Visitar dos veces", "Una de día y otra de noche: el ruido tiene horario."],
        [
          "Leer cómo se sale",
          "Plazo de aviso, depósito y estado de entrega: está todo en el contrato.",
        ],
        [
          "Tener los papeles listos",
          "Quien los lleva preparados decide antes que quien los busca.",
        ],
      ],
      faqs: [
        [
          "¿Qué papeles hacen falta para alquilar?",
          "Lo habitual es identificación y justificante de ingresos; a veces, un aval. [Pregúntanos|Pregúntenos] por esta vivienda en concreto.",
        ],
        [
          "¿Qué gastos se pagan aparte?",
          "Depende de cada contrato: suministros, gastos del edificio y depósito se aclaran antes de firmar.",
        ],
        [
          "¿Cuánto dura el contrato?",
          "Depende de lo que se acuerde y de la ley del lugar: se lee en el contrato, junto con el plazo de aviso.",
        ],
        [
          "¿Se admiten mascotas?",
          "Lo decide quien alquila la vivienda: [pregúntanos|pregúntenos] antes de la visita.",
        ],
        ["¿Cuándo se puede visitar?", "[Dinos|Díganos] qué horarios [te|le] van bien y lo vemos."],
      ],
      shorts: [
        "El barrio, a pie",
        "Leer el contrato entero",
        "Luz, metros y llaves",
        "Visitar dos veces",
        "Una casa por un tiempo",
      ],
      tags: [
        "alquiler",
        "viviendaenalquiler",
        "vivienda",
        "inmobiliaria",
        "hogar",
        "casaenalquiler",
      ],
      search: [
        "vivienda en alquiler",
        "alquiler cerca de mí",
        "alquilar vivienda",
        "casas en alquiler",
      ],
    },
    {
      match: ["venta", "vender", "valorac", "tasac"],
      asked:
        /\b(?:vend(?:er|an|a|en)) (?:su|sus|tu|tus) (?:casas?|pisos?|viviendas?|departamentos?|apartamentos?|propiedad(?:es)?|terrenos?)\b|\bcaptar (?:propietari\w+|duen\w+|vendedor\w+)\b/,
      act: "[pide|pida] una valoración",
      inf: "pedir una valoración",
      own: /vender|precio|valor|compra/,
      hooks: [
        "El precio de salida decide cuántas puertas se abren.",
        "Vender una casa empieza por vaciarla un poco.",
      ],
      says: [
        "El primer mes es cuando más gente mira: conviene salir con el precio pensado.",
        "Luz, orden y papeles listos: las tres cosas que acortan una venta.",
      ],
    },
    {
      match: [
        "piso",
        "casa",
        "apartamento",
        "vivienda",
        "atico",
        "chalet",
        "departamento",
        "local",
        "terreno",
      ],
      hooks: [
        "Se entra por el recibidor y se decide en la cocina.",
        "Las fotos enseñan metros; la visita enseña luz.",
        "Un barrio se entiende a las ocho de la mañana.",
      ],
      says: [
        "En el centro se gana calle y se negocia ruido: conviene oírlo con la ventana abierta.",
        "Orientación, gastos y estado del edificio pesan más que la última capa de pintura.",
        "Una segunda visita, a otra hora, contesta lo que la primera no deja ver.",
      ],
    },
  ],
  architecture: [
    {
      match: ["interior", "decorac", "mobiliario", "mueble"],
      hooks: [
        "El sofá no cabe por la puerta. Eso también es diseño.",
        "Menos cosas, mejor puestas.",
      ],
      says: [
        "Medir la casa y la costumbre: dónde se deja el bolso, dónde se lee.",
        "Tres materiales bien elegidos ordenan más que diez objetos.",
      ],
    },
    {
      match: ["reforma", "rehabilit"],
      hooks: [
        "La casa ya está; falta descubrirla.",
        "Quitar un tabique es fácil; decidir cuál, no.",
      ],
      says: [
        "Antes de tirar, saber qué sujeta cada pared.",
        "Un proyecto claro ahorra decisiones con polvo en los zapatos.",
      ],
    },
    {
      match: ["vivienda", "casa", "proyecto", "licencia", "obra"],
      hooks: ["Una casa se dibuja por cómo amanece.", "El terreno ya ha decidido la mitad."],
      says: [
        "Sol, viento y vistas se miran antes de la primera línea.",
        "Un buen plano se lee como una rutina: por dónde se entra, dónde se para.",
      ],
    },
  ],
  cleaning: [
    {
      match: ["oficina", "local", "empresa", "comunidad", "portal", "nave", "comercio"],
      own: /oficina/,
      hooks: [
        "Lo primero que ve una visita no es el logotipo.",
        "La mesa de reuniones cuenta cómo fue la última.",
        "El lunes empieza mejor si el viernes se recogió.",
      ],
      says: [
        "En una oficina, baños, cocina y mesas compartidas pesan más que los metros.",
        "Acordar qué se limpia cada día y qué cada semana evita malentendidos.",
        "Fuera de horario se trabaja mejor: ni aspiradora en las llamadas ni suelo mojado en la puerta.",
      ],
      tips: [
        [
          "Mesas despejadas",
          "Lo que se deja encima no se puede limpiar: una bandeja por persona lo resuelve.",
        ],
        [
          "Zonas de contacto",
          "Pomos, interruptores y teclados: lo que más se toca es lo que menos se ve.",
        ],
        [
          "Una lista en la puerta",
          "Qué toca hoy y qué toca el viernes: nadie tiene que acordarse.",
        ],
      ],
    },
    {
      match: ["obra", "fin de obra", "limpieza de mudanza"],
      hooks: [
        "La obra se acaba dos veces: la segunda, sin polvo.",
        "El polvo de obra vuelve a caer al día siguiente.",
      ],
      says: [
        "Después de una obra se limpia de arriba abajo y se repite a los dos días: el polvo tarda en posarse.",
        "Guías, juntas y persianas son donde se esconde.",
      ],
    },
    {
      match: ["cristal", "ventana", "alfombra", "tapicer", "sofa", "colchon"],
      own: /cristal|ventana/,
      hooks: [
        "La luz entra distinta por un cristal limpio.",
        "El sofá guarda más de lo que parece.",
      ],
      says: [
        "Cada tejido pide lo suyo: probar en una esquina evita cercos.",
        "En cristales manda la hora: sin sol directo no quedan marcas.",
      ],
    },
    {
      match: ["hogar", "casa", "domicilio", "piso", "fondo"],
      own: /sabado|domingo|sabanas|familia|nevera|gato|pelusa|bano|pasillo/,
      hooks: ["Volver a casa y que huela a nada.", "El fin de semana, para otra cosa."],
      says: [
        "Una limpieza a fondo empieza por lo que nunca se mueve: nevera, sofá y cama.",
        "Lo que se mantiene cada semana se limpia en la mitad de tiempo.",
      ],
    },
  ],
};
