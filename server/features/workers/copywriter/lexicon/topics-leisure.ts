import type { Topics } from "./topic.ts";

/** Time off, and the days that are remembered. */
export const leisureTopics: Topics = {
  photography: [
    {
      match: ["boda"],
      own: /boda/,
      hooks: [
        "La foto de la boda que se enmarca casi nunca es la del altar.",
        "Un padre que se ajusta la corbata para no llorar.",
        "El día dura doce horas; el recuerdo, lo que duren las fotos.",
      ],
      says: [
        "Media hora con luz de tarde vale más que dos horas de posado a mediodía.",
        "Una lista corta de fotos de familia, con nombres, deja libre el resto del día.",
        "Lo que se recuerda son los gestos: las manos, las risas de lado, quien mira sin saber que le miran.",
      ],
      tips: [
        ["Lista de familia", "Diez combinaciones con nombre y alguien que vaya llamando."],
        ["Guardar media hora", "Al caer la tarde, a solas: salen las fotos tranquilas."],
      ],
    },
    {
      match: ["familia", "nino", "embarazo", "recien", "newborn", "bebe"],
      own: /crecido/,
      hooks: [
        "Crecen entre una foto y la siguiente.",
        "Nadie mira a cámara a la vez, y está bien.",
      ],
      says: [
        "Ropa cómoda y su juguete cerca: la foto buena llega jugando.",
        "Con niños, la mejor hora es después de la siesta.",
      ],
    },
    {
      match: ["producto", "empresa", "corporativ", "marca", "comercio", "gastron"],
      hooks: [
        "La foto llega antes que el producto.",
        "Un retrato de empresa sin cara de foto de empresa.",
      ],
      says: [
        "Saber dónde se va a publicar decide el encuadre antes que la luz.",
        "Un fondo limpio y una sola luz venden más que diez accesorios.",
      ],
    },
    {
      match: ["video", "reel", "dron"],
      hooks: ["Tres segundos: lo que dura la paciencia.", "El sonido es la mitad de la imagen."],
      says: [
        "Un vídeo corto con una sola idea se ve entero.",
        "Grabar sonido limpio ahorra más que cualquier filtro.",
      ],
    },
    {
      match: ["retrato", "sesion", "estudio", "book"],
      own: /posar|pose|perfil/,
      hooks: [
        "A los diez minutos, las manos encuentran sitio.",
        "El retrato sale cuando se acaba la conversación.",
      ],
      says: [
        "Ropa lisa y algo propio en las manos: lo demás lo hace la luz.",
        "Se empieza hablando; la cámara espera.",
      ],
    },
  ],
  events: [
    {
      match: ["boda", "novia", "pareja"],
      own: /anillo|boda/,
      hooks: [
        "Un sí, doscientas sillas y una lista de canciones.",
        "El día pasa rápido; conviene vivirlo, no dirigirlo.",
      ],
      says: [
        "Con fecha, lugar y número de invitados se decide casi todo lo demás.",
        "Una persona que atienda a los proveedores deja libres a quienes se casan.",
      ],
    },
    {
      match: ["empresa", "corporat", "congreso", "conferencia", "presentacion"],
      hooks: [
        "Nadie recuerda la diapositiva treinta; el café, sí.",
        "Un evento de empresa se juzga en la primera pausa.",
      ],
      says: [
        "Saber qué debe contar la gente al día siguiente ordena todo el programa.",
        "Llegada, sonido y pausas: tres cosas que nadie nota cuando van bien.",
      ],
    },
    {
      match: ["catering", "menu", "coctel"],
      hooks: ["La bandeja que da la vuelta vacía.", "Comer de pie también se piensa."],
      says: [
        "Alergias y horarios primero; después, el menú.",
        "De pie, todo en dos bocados: una mano sujeta la copa.",
      ],
    },
    {
      match: ["cumple", "infantil", "fiesta", "animacion", "dj", "musica"],
      own: /pista|cancion/,
      hooks: [
        "La fiesta empieza con la primera persona que baila.",
        "Globos, carreras y alguien bajo la mesa.",
      ],
      says: [
        "Con niños, hora y media bien contada vale más que una tarde entera.",
        "La música sube despacio: primero conversación, después pista.",
      ],
    },
  ],
  hotel: [
    {
      match: ["escapada", "fin de semana", "noche", "romantic", "pareja"],
      hooks: [
        "Dos noches bastan para perder la cuenta de los días.",
        "Cerrar la maleta el viernes y no mirar el reloj hasta el domingo.",
      ],
      says: [
        "Una escapada corta se disfruta más con un solo plan y mucho margen.",
        "Llegar a media tarde y no salir hasta el día siguiente también es viajar.",
      ],
    },
    {
      match: ["habitacion", "suite", "cabana", "apartamento", "bungalow"],
      own: /habitacion/,
      hooks: [
        "La cama hecha por otra persona.",
        "Una ventana, una silla y el resto del mundo fuera.",
      ],
      says: [
        "Decir si se madruga o se trasnocha ayuda a elegir habitación.",
        "Las vistas se disfrutan por la mañana; el silencio, de noche.",
      ],
    },
    {
      match: ["desayun", "restaurante", "cena", "brunch"],
      own: /desayuno/,
      hooks: ["El desayuno sin despertador sabe distinto.", "Un plato más, que hoy no hay prisa."],
      says: [
        "Desayunar despacio es media vacación.",
        "Preguntar qué se produce cerca es la mejor carta.",
      ],
    },
    {
      match: ["spa", "piscina", "bienestar", "termal"],
      hooks: ["Agua, silencio y ningún plan después.", "El teléfono se queda en la taquilla."],
      says: [
        "El circuito se disfruta más sin hora de salida.",
        "Agua templada, pausa y un rato tumbado: en ese orden.",
      ],
    },
  ],
  travel: [
    {
      match: ["islandia", "noruega", "nieve", "aurora", "alpes", "montana", "patagonia"],
      hooks: [
        "El paisaje cambia tres veces antes de comer.",
        "Capas, botas y la cámara por dentro del abrigo.",
      ],
      says: [
        "El tiempo manda: un buen plan deja un día libre por si el cielo cambia.",
        "Ropa por capas y calcetines de más; lo demás se improvisa.",
      ],
      tips: [["Un día de margen", "Con clima variable, la etapa suelta salva el viaje."]],
    },
    {
      match: ["playa", "isla", "caribe", "crucero", "mar"],
      hooks: [
        "El primer día se deshace la maleta; el segundo, la cabeza.",
        "Arena en el libro y ninguna hora.",
      ],
      says: [
        "Mirar la temporada de lluvias antes que el precio.",
        "Un día de isla sin plan vale por tres excursiones.",
      ],
    },
    {
      match: ["excursion", "tour", "guiad", "visita", "dia"],
      hooks: [
        "La calle se entiende mejor contada por alguien de allí.",
        "Un día, un mapa y zapatos cómodos.",
      ],
      says: [
        "Salir temprano cambia la misma visita: menos gente y otra luz.",
        "Agua, gorra y el teléfono cargado: lo demás lo pone el camino.",
      ],
    },
    {
      match: ["ruta", "viaje", "circuito", "escapada", "vuelta"],
      hooks: ["Menos paradas y más tiempo en cada una.", "Una ruta se recuerda por los desvíos."],
      says: [
        "El ritmo lo marca el trayecto más largo: conviene mirarlo antes de apuntarse.",
        "Saber qué está incluido y qué no es la primera pregunta de cualquier viaje.",
      ],
    },
  ],
  gaming: [
    {
      match: ["torneo", "liga", "competi"],
      own: /equipo|jefe final/,
      hooks: [
        "Se entra a probar y se sale pidiendo la revancha.",
        "El que dice que viene a pasar el rato es el más peligroso.",
        "Dos rondas, tres excusas y un ganador.",
      ],
      says: [
        "En un torneo se aprende más mirando la mesa de al lado que leyendo el reglamento.",
        "No hace falta ganar para volver: basta una jugada que contar.",
        "Conocer las reglas del día antes de sentarse evita la discusión de la ronda final.",
      ],
      tips: [
        ["Repasar la regla dudosa", "La que siempre se discute, leída antes de la primera ronda."],
        ["Baraja y agua", "Lo propio, a mano, y una pausa entre rondas."],
      ],
    },
    {
      match: ["mesa", "tablero", "carta", "rol", "dados"],
      own: /dados|tablero|reparte|cartas/,
      hooks: [
        "Se abre la caja y se acaba el teléfono.",
        "Diez minutos de reglas y tres horas de traiciones.",
      ],
      says: [
        "Para elegir juego: cuántos son, cuánto tiempo hay y si les gusta discutir.",
        "Los juegos cortos abren la noche; los largos la ocupan.",
      ],
    },
    {
      match: ["consola", "videojuego", "mando", "pc", "juego"],
      own: /mando|pantalla|tutorial|pixel|multijug/,
      hooks: [
        "Una partida rápida, dijo hace tres horas.",
        "El primer nivel engaña: siempre parece fácil.",
      ],
      says: [
        "Saber si se juega a solas o en sofá compartido decide mejor que la nota de la prensa.",
        "Un buen juego se nota cuando se apaga y se sigue pensando en él.",
      ],
    },
    {
      match: ["escape", "realidad virtual", "cumple"],
      hooks: [
        "Sesenta minutos y alguien que insiste en la puerta equivocada.",
        "El más callado suele encontrar la llave.",
      ],
      says: [
        "Repartirse la sala y decir en voz alta lo que se encuentra: así se sale.",
        "Entre cuatro y seis se piensa mejor; más, se estorba.",
      ],
    },
  ],
};
