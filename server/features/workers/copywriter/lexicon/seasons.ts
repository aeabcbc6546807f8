import { occasions } from "./occasions.ts";

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
  /** The countries whose calendar has it; everywhere when not said. */
  only?: readonly ("mx" | "co")[];
  rule?: "mothers-day" | "black-friday" | "fathers-day" | "easter";
}

export const seasons: readonly Season[] = [
  ...occasions,
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
      "Quedar bien en Navidad también se prepara: {s}.",
      "Que el 24 no [te|le] encuentre buscando: {s}.",
    ],
    lines: [
      "En diciembre las agendas se llenan de un día para otro; lo que se aparta ahora no se busca luego.",
      "Es la época de quedar bien con poco tiempo, y de agradecer que alguien lo ponga fácil.",
      "Luces, visitas y prisas: que esto, al menos, quede resuelto.",
      "Lo que se elige con calma en Navidad se recuerda en enero.",
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
      "Los camellos van cargados. Cabe una cosa más: {s}.",
      "Noche de Reyes, zapatos en fila y {s}.",
    ],
    lines: [
      "Quedan cartas por cerrar y zapatos por llenar.",
      "La noche del cinco se agradece haberlo pensado antes.",
      "En Reyes se abre despacio y se mira la cara de quien lo abre.",
      "La ilusión de Reyes no tiene edad; el buen gusto, tampoco.",
    ],
  },
  {
    id: "black-friday",
    name: "el Black Friday",
    match: ["black friday", "viernes negro", "blackfriday", "buen fin"],
    rule: "black-friday",
    tag: "blackfriday",
    hooks: [
      "Black Friday en {biz}: {s}.",
      "Llega el Black Friday, también para {s}.",
      "Black Friday, con la lista hecha: {s}.",
    ],
    lines: [
      "Comprar con lista evita la mitad de los arrepentimientos de noviembre.",
      "Un buen Black Friday es el de algo que ya se quería.",
      "En Black Friday se acierta con lo que ya se tenía en la lista.",
    ],
  },
  {
    id: "cyber-monday",
    name: "el Cyber Monday",
    match: ["cyber monday", "ciber lunes"],
    tag: "cybermonday",
    hooks: ["El lunes también cuenta: {s}.", "Cyber Monday sin mil pestañas abiertas: {s}."],
    lines: [
      "Para quien el viernes no llegó, queda el lunes.",
      "Un lunes tranquilo también sirve para decidir.",
      "El Cyber Monday se hace sentado, con la taza al lado.",
    ],
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
      "Este año, algo a su altura: {s}.",
      "Lo que cuida de todos también merece cuidado. Para ella, {s}.",
    ],
    lines: [
      "Hay quien lleva años diciendo «yo no necesito nada». No hay que hacerle caso.",
      "Un rato suyo, sin recados ni llamadas: eso es lo que se regala.",
      "Llamarla es obligatorio; acertar, más fácil de lo que parece.",
      "El Día de la Madre no pide mucho: pide haberlo pensado.",
      "Se acordará más del gesto que del envoltorio.",
      "A una madre se le regala tiempo, y lo demás lo acompaña.",
    ],
  },
  {
    id: "fathers-day",
    name: "el Día del Padre",
    match: ["dia del padre", "dia de papa", "para papa"],
    rule: "fathers-day",
    tag: "diadelpadre",
    hooks: [
      "Otra corbata no. {S}.",
      "Para el que arregla todo menos su agenda: {s}.",
      "Papá no da pistas. Por eso, {s}.",
    ],
    lines: [
      "Dirá que no hacía falta. Es su manera de dar las gracias.",
      "Este año, algo que use de verdad.",
      "El Día del Padre se celebra mejor con algo de verdad y pocas palabras.",
      "Hay padres a los que cuesta regalar algo. Por eso se piensa antes.",
      "Dos palabras bien dichas y un abrazo: ya está casi todo.",
    ],
  },
  {
    id: "valentine",
    name: "San Valentín",
    match: ["san valentin", "dia de los enamorados", "14 de febrero", "amor y la amistad"],
    day: [2, 14],
    tag: "sanvalentin",
    hooks: [
      "San Valentín sin peluches: {s}.",
      "Querer también es acordarse antes del 14. {S}.",
      "Para decir «te quiero» sin repetir lo del año pasado: {s}.",
      "Dos personas, una fecha y {s}.",
    ],
    lines: [
      "No hace falta una frase en un corazón de cartón: basta con haberlo pensado.",
      "El catorce cae siempre de sorpresa para los mismos.",
      "San Valentín se recuerda por el detalle, no por el tamaño.",
      "Lo difícil no es querer: es encontrar cómo decirlo.",
      "Un gesto pequeño, elegido para esa persona, dice más que un ramo de palabras.",
    ],
  },
  {
    id: "sales",
    name: "las rebajas",
    match: ["rebajas", "rebaja", "liquidacion", "saldos", "outlet"],
    tag: "rebajas",
    hooks: [
      "Rebajas en {biz}: {s}.",
      "Lo que ya mirabas, ahora de rebajas: {s}.",
      "Rebajas para quien ya sabe lo que quiere: {s}.",
    ],
    lines: [
      "Una rebaja buena es la de algo que ya se quería.",
      "Sin montones ni codazos: se mira, se prueba y se decide.",
      "En rebajas, la lista se escribe antes de entrar.",
      "Lo rebajado solo sale a cuenta si luego se usa.",
    ],
  },
  {
    id: "summer",
    name: "el verano",
    match: ["verano", "veraniego", "veraniega", "veraniegos", "veraniegas"],
    day: [6, 21],
    tag: "verano",
    hooks: ["Llega el verano: {s}.", "Para este verano: {s}.", "Verano a la vista, y {s}."],
    lines: [
      "Los días se alargan y los planes se improvisan.",
      "Con calor se agradece lo fácil.",
      "El verano pasa rápido: lo que se deja listo antes se disfruta más.",
    ],
  },
  {
    id: "spring",
    name: "la primavera",
    match: ["primavera"],
    day: [3, 20],
    tag: "primavera",
    hooks: [
      "Primera tarde sin abrigo: {s}.",
      "La primavera entra sin llamar. {S}, también.",
      "Más luz, más ganas, y {s}.",
      "Cambio de estación: {s}.",
    ],
    lines: [
      "Se abren ventanas y apetece empezar cosas.",
      "La primavera anima a sacar lo que estaba guardado.",
      "Con la luz de primavera se ve todo de otra manera.",
      "Es la estación de empezar: poco a poco, pero empezar.",
    ],
  },
  {
    id: "autumn",
    name: "el otoño",
    match: ["otono", "otonal"],
    day: [9, 22],
    tag: "otoño",
    hooks: [
      "Primera manta, primer chaparrón: {s}.",
      "Otoño pide volver adentro. {S}.",
      "Bajan las hojas y <vuelve|vuelven> {s}.",
      "Tardes cortas, planes de dentro: {s}.",
    ],
    lines: [
      "Vuelve la luz baja y las ganas de quedarse un rato más.",
      "El otoño ordena: cada cosa vuelve a su sitio.",
      "Con el primer fresco cambian las ganas, y está bien.",
      "En otoño apetece lo que abriga, lo que huele y lo que dura.",
    ],
  },
  {
    id: "winter",
    name: "el invierno",
    match: ["invierno", "frio"],
    day: [12, 21],
    tag: "invierno",
    hooks: [
      "Fuera, frío. Dentro, {s}.",
      "Invierno se lleva mejor con {s}.",
      "Días cortos, y {s} para alargarlos.",
      "Abrigo, bufanda y {s}.",
    ],
    lines: [
      "Cuando anochece a las seis, se agradece un buen motivo para salir.",
      "En invierno se agradece todo lo que da calor, también un buen trato.",
      "El frío se lleva mejor con algo que esperar.",
      "El invierno se pasa antes cuando hay un plan.",
    ],
  },
  {
    id: "back-to-school",
    name: "la vuelta al cole",
    match: [
      "vuelta al cole",
      "regreso a clases",
      "vuelta a clases",
      "inicio de clases",
      "temporada escolar",
    ],
    day: [9, 8],
    tag: "vueltaalcole",
    hooks: [
      "Vuelta al cole en {biz}: {s}.",
      "Se acerca la vuelta al cole: {s}.",
      "Se estrena curso, y {s}.",
      "Despertador, agenda y {s}.",
    ],
    lines: [
      "Horarios nuevos, madrugones y una buena costumbre que estrenar.",
      "La primera semana marca el curso: mejor empezarla con lo importante resuelto.",
    ],
  },
  {
    id: "halloween",
    name: "Halloween",
    match: ["halloween", "noche de brujas"],
    day: [10, 31],
    tag: "halloween",
    hooks: [
      "El único susto sería quedarse sin {n}.",
      "Truco, trato o {s}.",
      "Noche de disfraces, y {s}.",
      "Ni calabazas de plástico ni sustos: {s}.",
    ],
    lines: [
      "Una noche al año en que todo el mundo juega.",
      "En Halloween cuenta la idea, y que alguien la siga.",
      "El disfraz se olvida; el rato, no.",
      "Halloween dura una noche: se disfruta más si está preparado.",
    ],
  },
  {
    id: "easter",
    name: "la Semana Santa",
    match: ["semana santa", "pascua"],
    rule: "easter",
    tag: "semanasanta",
    hooks: [
      "Semana Santa: unos salen, otros llegan. {S}, para todos.",
      "Cuatro días por delante y {s}.",
      "Semana Santa con calma: {s}.",
      "Días libres, puerta abierta y {s}.",
    ],
    lines: [
      "En Semana Santa se junta gente que no se ve en todo el año.",
      "Cuatro días dan para poco si no se piensan, y para mucho si sí.",
    ],
  },
  {
    id: "year-end",
    name: "fin de año",
    match: ["nochevieja", "fin de ano", "fin del ano", "ano viejo", "despedir el ano"],
    day: [12, 31],
    tag: "findeaño",
    hooks: [
      "Para despedir el año: {s}.",
      "Se acaba el año. {S}, para celebrarlo.",
      "La última noche del año, y {s}.",
    ],
    lines: [
      "El año se despide mejor con la gente de siempre.",
      "Fin de año se celebra una noche y se prepara con tiempo.",
      "Lo que se deja listo antes del 31 se agradece esa noche.",
    ],
  },
  {
    id: "new-year",
    name: "Año Nuevo",
    match: ["ano nuevo", "enero", "proposito", "propositos"],
    day: [1, 1],
    tag: "añonuevo",
    hooks: ["Para empezar el año: {s}.", "Año nuevo, y {s}.", "Enero, hoja en blanco: {s}."],
    lines: [
      "Los propósitos que duran son los que caben en un martes.",
      "Un propósito con fecha ya es medio plan.",
      "El año empieza un día cualquiera: el día en que se decide.",
    ],
  },
  {
    id: "womens-day",
    name: "el 8 de marzo",
    match: ["8 de marzo", "8m", "dia de la mujer"],
    day: [3, 8],
    tag: "8m",
    hooks: [
      "Hoy, los nombres propios: {s}.",
      "El 8 de marzo se habla de trabajo, de tiempo y de quién lo pone. {S}, también.",
    ],
    lines: [
      "Detrás de muchos negocios hay mujeres que abren, cierran y sostienen. Hoy se dice.",
      "El 8 de marzo se recuerda lo conseguido y se dice lo que falta.",
      "Hoy se nombra a las que estuvieron antes y a las que vienen.",
    ],
  },
  {
    id: "book-day",
    name: "el Día del Libro",
    match: ["dia del libro", "sant jordi"],
    day: [4, 23],
    tag: "diadellibro",
    hooks: ["Día del Libro: {s} y una página más.", "Una historia, una rosa y {s}."],
    lines: [
      "Un libro, una rosa y un rato de silencio.",
      "El Día del Libro se celebra mejor con alguien a quien contárselo.",
      "Hay libros que se regalan y libros que se prestan: hoy, de los primeros.",
    ],
  },
];

/** What is wished on a feast. */
export const wishes: Readonly<Record<string, string>> = {
  christmas: "Feliz Navidad",
  kings: "Feliz noche de Reyes",
  "year-end": "Feliz fin de año",
  "new-year": "Feliz año nuevo",
  easter: "Feliz Pascua",
  "mothers-day": "Feliz Día de la Madre",
  "fathers-day": "Feliz Día del Padre",
  valentine: "Feliz San Valentín",
};
