/** A moment of the year that a person names or that is near. */
export interface Season {
  id: string;
  /** «la Navidad», with its article, for «para …». */
  name: string;
  match: readonly string[];
  /** First lines. */
  hooks: readonly string[];
  /** A sentence inside the text. */
  lines: readonly string[];
  tag: string;
  /** Month (1–12) and day, or a rule that dates.ts knows. */
  day?: readonly [number, number];
  rule?: "mothers-day" | "black-friday" | "fathers-day" | "easter";
}

export const seasons: readonly Season[] = [
  {
    id: "christmas",
    name: "la Navidad",
    match: [
      "navidad",
      "navidades",
      "navideno",
      "navidena",
      "navidenos",
      "navidenas",
      "nochebuena",
      "papa noel",
    ],
    day: [12, 25],
    tag: "navidad",
    hooks: [
      "Diciembre se llena solo. {S}, mejor con tiempo.",
      "La lista de Navidad, con una línea resuelta: {s}.",
      "Antes de los brindis, {s}.",
    ],
    lines: [
      "En diciembre las agendas se llenan de un día para otro; lo que se aparta ahora no se busca luego.",
      "Es la época de quedar bien con poco tiempo, y de agradecer que alguien lo ponga fácil.",
      "Luces, visitas y prisas: que esto, al menos, quede resuelto.",
    ],
  },
  {
    id: "kings",
    name: "Reyes",
    match: ["reyes", "reyes magos", "6 de enero"],
    day: [1, 6],
    tag: "reyesmagos",
    hooks: [
      "Los Reyes también dejan cosas para última hora. {S}, no.",
      "Carta corta este año: {s}.",
    ],
    lines: [
      "Quedan cartas por cerrar y zapatos por llenar.",
      "La noche del cinco se agradece haberlo pensado antes.",
    ],
  },
  {
    id: "black-friday",
    name: "el Black Friday",
    match: ["black friday", "viernes negro", "blackfriday", "buen fin"],
    rule: "black-friday",
    tag: "blackfriday",
    hooks: ["Black Friday, versión sensata: {s}.", "Un solo mensaje en una semana de gritos: {s}."],
    lines: [
      "Esta semana todo el mundo grita. Nosotros preferimos decir exactamente qué hay y hasta cuándo.",
      "Comprar con lista evita la mitad de los arrepentimientos de noviembre.",
    ],
  },
  {
    id: "cyber-monday",
    name: "el Cyber Monday",
    match: ["cyber monday", "ciber lunes"],
    tag: "cybermonday",
    hooks: ["El lunes también cuenta: {s}.", "Cyber Monday sin mil pestañas abiertas: {s}."],
    lines: ["Para quien el viernes no llegó, queda el lunes."],
  },
  {
    id: "mothers-day",
    name: "el Día de la Madre",
    match: ["dia de la madre", "dia de las madres", "dia de mama", "para mama"],
    rule: "mothers-day",
    tag: "diadelamadre",
    hooks: [
      "Ella dice que no quiere nada. {S}, por si acaso.",
      "Para quien siempre deja lo suyo para el final: {s}.",
      "Mamá no pide. Por eso, {s}.",
    ],
    lines: [
      "Hay quien lleva años diciendo «yo no necesito nada». No hay que hacerle caso.",
      "Un rato suyo, sin recados ni llamadas: eso es lo que se regala.",
      "Llamarla es obligatorio; acertar, más fácil de lo que parece.",
    ],
  },
  {
    id: "fathers-day",
    name: "el Día del Padre",
    match: ["dia del padre", "dia de papa", "para papa"],
    rule: "fathers-day",
    tag: "diadelpadre",
    hooks: ["Otra corbata no. {S}.", "Para el que arregla todo menos su agenda: {s}."],
    lines: [
      "Dirá que no hacía falta. Es su manera de dar las gracias.",
      "Este año, algo que use de verdad.",
    ],
  },
  {
    id: "valentine",
    name: "San Valentín",
    match: ["san valentin", "dia de los enamorados", "14 de febrero", "amor y amistad"],
    day: [2, 14],
    tag: "sanvalentin",
    hooks: ["San Valentín sin peluches: {s}.", "Querer también es acordarse antes del 14. {S}."],
    lines: [
      "No hace falta una frase en un corazón de cartón: basta con haberlo pensado.",
      "El catorce cae siempre de sorpresa para los mismos.",
    ],
  },
  {
    id: "sales",
    name: "las rebajas",
    match: ["rebajas", "rebaja", "liquidacion", "saldos", "outlet"],
    tag: "rebajas",
    hooks: ["Rebajas con cabeza: {s}.", "Lo que ya mirabas, ahora de rebajas: {s}."],
    lines: [
      "Una rebaja buena es la de algo que ya se quería.",
      "Sin montones ni codazos: se mira, se prueba y se decide.",
    ],
  },
  {
    id: "summer",
    name: "el verano",
    match: ["verano", "veraniego", "veraniega", "agosto", "julio"],
    day: [6, 21],
    tag: "verano",
    hooks: ["Verano es cuando por fin hay tiempo. {S}.", "Calor, sombra y {n}."],
    lines: ["Los días se alargan y los planes se improvisan.", "Con calor se agradece lo fácil."],
  },
  {
    id: "spring",
    name: "la primavera",
    match: ["primavera"],
    day: [3, 20],
    tag: "primavera",
    hooks: ["Primera tarde sin abrigo: {s}.", "La primavera entra sin llamar. {S}, también."],
    lines: ["Se abren ventanas y apetece empezar cosas."],
  },
  {
    id: "autumn",
    name: "el otoño",
    match: ["otono", "otonal"],
    day: [9, 22],
    tag: "otono",
    hooks: ["Primera manta, primer chaparrón: {s}.", "Otoño pide volver adentro. {S}."],
    lines: ["Vuelve la luz baja y las ganas de quedarse un rato más."],
  },
  {
    id: "winter",
    name: "el invierno",
    match: ["invierno", "frio"],
    day: [12, 21],
    tag: "invierno",
    hooks: ["Fuera, frío. Dentro, {n}.", "Invierno se lleva mejor con {n}."],
    lines: ["Cuando anochece a las seis, se agradece un buen motivo para salir."],
  },
  {
    id: "back-to-school",
    name: "la vuelta al cole",
    match: [
      "vuelta al cole",
      "regreso a clases",
      "vuelta a clases",
      "vuelta al trabajo",
      "septiembre",
    ],
    day: [9, 8],
    tag: "vueltaalcole",
    hooks: ["Vuelta al cole, también para mayores: {s}.", "Septiembre es el verdadero enero. {S}."],
    lines: ["Horarios nuevos, mochilas nuevas y una buena costumbre que estrenar."],
  },
  {
    id: "halloween",
    name: "Halloween",
    match: ["halloween", "dia de muertos", "todos los santos"],
    day: [10, 31],
    tag: "halloween",
    hooks: ["El único susto sería quedarse sin {n}.", "Truco, trato o {n}."],
    lines: ["Una noche al año en que todo el mundo juega."],
  },
  {
    id: "easter",
    name: "la Semana Santa",
    match: ["semana santa", "pascua"],
    rule: "easter",
    tag: "semanasanta",
    hooks: [
      "Semana Santa: unos salen, otros llegan. {S}, para todos.",
      "Cuatro días por delante y {n}.",
    ],
    lines: ["Días cortos, planes largos y la familia que aparece."],
  },
  {
    id: "new-year",
    name: "Año Nuevo",
    match: ["ano nuevo", "nochevieja", "fin de ano", "enero", "proposito"],
    day: [1, 1],
    tag: "anonuevo",
    hooks: ["Propósito pequeño, de los que se cumplen: {s}.", "Enero, hoja en blanco: {s}."],
    lines: ["Los propósitos que duran son los que caben en un martes."],
  },
  {
    id: "womens-day",
    name: "el 8 de marzo",
    match: ["8 de marzo", "8m", "dia de la mujer"],
    day: [3, 8],
    tag: "8m",
    hooks: ["Hoy, los nombres propios: {s}."],
    lines: ["Detrás de muchos negocios hay mujeres que abren, cierran y sostienen. Hoy se dice."],
  },
  {
    id: "book-day",
    name: "el Día del Libro",
    match: ["dia del libro", "sant jordi"],
    day: [4, 23],
    tag: "diadellibro",
    hooks: ["Día del Libro: {s} y una página más."],
    lines: ["Un libro, una rosa y un rato de silencio."],
  },
];
