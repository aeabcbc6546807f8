/** News that is not a product: said plainly, without a sales talk around it. */
export interface Announcement {
  id: string;
  /** Folded words that name it. */
  match: RegExp;
  /** What to call it when the person named nothing else. */
  thing: string;
  hooks: readonly string[];
  lines: readonly string[];
  /** Its own call to action; the goal's does not fit. */
  calls: readonly string[];
}

export const announcements: readonly Announcement[] = [
  {
    id: "hiring",
    match:
      /\b(?:buscamos (?:un|una|a|gente|personal)|se busca|contratamos|oferta de (?:empleo|trabajo)|incorporar(?:emos)? a|vacante)\b/,
    thing: "el puesto",
    hooks: [
      "Hay un sitio libre en el equipo.",
      "Se busca alguien con ganas. Y con buen humor a primera hora.",
      "Esta vez no vendemos nada: buscamos gente.",
    ],
    lines: [
      "Preferimos una conversación a un currículum de tres páginas.",
      "Lo que no se sabe se aprende; las ganas, no.",
      "Contamos las condiciones en el primer mensaje, que para eso están.",
    ],
    calls: [
      "[Escríbenos|Escríbanos] y [cuéntanos|cuéntenos] quién [eres|es]. Si no es para [ti|usted], [compártelo|compártalo] con quien sí.",
      "¿[Te|Le] encaja, o a alguien cercano? Un mensaje basta.",
    ],
  },
  {
    id: "back",
    match:
      /\b(?:(?:ya )?(?:estamos|hemos) (?:de (?:vuelta|regreso)|vuelto|regresado|reabierto)\b|ya (?:de (?:vuelta|regreso)|volvimos|regresamos|reabrimos|abrimos otra vez)\b|(?:volvimos|regresamos) (?:de (?:las |nuestras )?vacaciones|hoy)|se acabaron las vacaciones)/,
    thing: "la vuelta",
    hooks: [
      "Ya estamos de vuelta.",
      "Luces encendidas. Otra vez aquí.",
      "La puerta vuelve a estar abierta.",
      "Fin del descanso. Teníamos ganas.",
    ],
    lines: [
      "Todo vuelve a su sitio, y lo primero es saludar.",
      "Con la cabeza despejada se trabaja mejor, y se atiende también.",
      "La pausa sentó bien. Estar aquí, también.",
      "Los mensajes pendientes se contestan por orden: un poco de paciencia estos días.",
    ],
    calls: [
      "[Pasa|Pase] a saludar, o [escríbenos|escríbanos] y [te|le] buscamos un hueco.",
      "[Escríbenos|Escríbanos] si [necesitas|necesita] algo: ya estamos aquí.",
    ],
  },
  {
    id: "return",
    match:
      /\b(?:(?:volvemos|volveremos|regresamos|regresaremos|reabrimos|reabriremos|reapertura|reabrir|retomamos|reanudamos)\b|(?:de|a la) vuelta (?:de (?:las |mis |nuestras )?vacaciones|al (?:trabajo|local|horno))|(?:abrimos|abriremos) (?:de nuevo|otra vez)|(?:vuelvo|regreso) de (?:las |mis )?vacaciones|(?:vuelta|regreso) de (?:las |nuestras )?vacaciones|fin de (?:las |nuestras )?vacaciones)/,
    thing: "la vuelta",
    hooks: [
      "La puerta se abre otra vez.",
      "Se acaba la pausa, y teníamos ganas.",
      "Fin del descanso. Empieza lo bueno.",
      "Las llaves vuelven a la cerradura.",
    ],
    lines: [
      "Todo vuelve a su sitio, y lo primero será saludar.",
      "Con la cabeza despejada se trabaja mejor, y se atiende también.",
      "La pausa sienta bien. La vuelta, también.",
    ],
    calls: [
      "[Apúntalo|Apúntelo] y [pasa|pase] a saludar.",
      "Si [necesitas|necesita] algo para ese día, [escríbenos|escríbanos] y [te|le] buscamos un hueco.",
      "¿Nos vemos? [Escríbenos|Escríbanos] y lo dejamos apuntado.",
    ],
  },
  {
    id: "closing",
    match:
      /\b(?:cerramos|(?<!precio |presupuesto |grupo |menu |envase )cerrado|cerraremos|vacaciones|no abrimos|no abriremos)\b/,
    thing: "el horario de vacaciones",
    hooks: [
      "Bajamos la persiana unos días.",
      "Toca descansar, y lo decimos con tiempo.",
      "Aviso corto antes de irnos.",
    ],
    lines: [
      "Lo avisamos ahora para que nadie haga el viaje en balde.",
      "Volvemos con pilas y con la misma puerta.",
      "Los mensajes que lleguen esos días se contestan a la vuelta, por orden.",
    ],
    calls: [
      "Si [necesitas|necesita] algo antes, [escríbenos|escríbanos] hoy.",
      "[Apúntalo|Apúntelo] y nos vemos a la vuelta.",
    ],
  },
  {
    id: "hours",
    match:
      /\b(?:nuevo horario|cambio de horario|cambiamos (?:el |de )?horario|abrimos (?:los|el|tambien)|ampliamos horario|horario de verano|horario de navidad)\b/,
    thing: "el nuevo horario",
    hooks: [
      "Cambia la hora en la puerta.",
      "Nuevo horario, por petición de quien llegaba tarde.",
      "Ajuste pequeño, muy práctico: el horario.",
    ],
    lines: ["Lo demás sigue igual.", "Así es más fácil pasar sin mirar el reloj."],
    calls: [
      "[Guárdalo|Guárdelo] para tenerlo a mano.",
      "¿[Te|Le] viene mejor así? [Cuéntanoslo|Cuéntenoslo].",
    ],
  },
  {
    id: "opening",
    match:
      /\b(?:apertura(?! de (?:puertas?|coches?|cuentas?|cajas?|cerraduras?|autos?|carros?|vehiculos?))|inaugur\w*|(?:abrimos|estrenamos|nuevo|segundo|nueva) (?:un |una |el |la )?(?:nuevo |nueva |segundo |segunda )?(?:local|tienda|sede|oficina|clinica|restaurante|sucursal)|abrimos puertas)\b/,
    thing: "la apertura",
    hooks: [
      "Hay una puerta nueva y ya tiene llave.",
      "Olor a pintura, cajas por abrir y fecha puesta.",
      "Abrimos. Con nervios y con todo listo.",
    ],
    lines: [
      "Ese día habrá prisas, risas y alguna caja sin abrir. Nos encantará enseñarlo igual.",
      "[Ven|Venga] a verlo antes de que se le vaya el olor a nuevo.",
    ],
    calls: [
      "[Apunta|Apunte] la fecha y [tráete|traiga] a alguien.",
      "[Escríbenos|Escríbanos] «ABRIMOS» y [te|le] mandamos la ubicación.",
    ],
  },
  {
    id: "raffle",
    match:
      /\b(?:sorteo|sorteamos|concurso|giveaway|(?<!\b(?:les|te|le|si|al|con) (?:[\w ]{0,60} )?)regalamos(?!.{0,60} (?:si|al|con|por) ))\b/,
    thing: "el sorteo",
    hooks: [
      "Esto se gana, no se compra.",
      "Hoy la suerte entra por la puerta.",
      "Alguien va a tener un buen día. Ponemos nosotros la excusa.",
    ],
    lines: [
      "Contaremos aquí mismo quién se lo lleva.",
      "Ganar sienta bien; ver ganar a alguien conocido, casi también.",
    ],
    calls: [
      "[Escríbenos|Escríbanos] «SORTEO» y [te|le] contamos cómo participar.",
      "¿[Te|Se] [apuntas|apunta]? [Pregúntanos|Pregúntenos] cómo participar.",
    ],
  },
  {
    id: "anniversary",
    // A birthday at somebody's home, or a couple's anniversary, is none of ours.
    match:
      /\b(?:aniversario(?! de (?:boda|pareja|novi|casad|matrimonio))|cumplimos|(?:nuestro|mi) (?:\w+ )?cumpleanos|(?:estamos|estaremos) de cumpleanos|cumpleanos de (?:la |el |mi |nuestr[oa] )?(?:tienda|negocio|local|empresa|taller|bar|cafeteria|restaurante|marca|clinica|estudio|peluqueria|panaderia|academia|gimnasio|casa rural)|anos abiertos)\b/,
    thing: "el aniversario",
    hooks: [
      "Cumplimos años y no los escondemos.",
      "Un año más con la persiana arriba.",
      "Hoy toca soplar, y no va por el café.",
    ],
    lines: [
      "Sin quien entra por la puerta esto sería solo un local con luz.",
      "Hemos cambiado cosas, nos hemos equivocado en otras y seguimos aquí.",
    ],
    calls: [
      "[Cuéntanos|Cuéntenos] un recuerdo de este tiempo: los leemos todos.",
      "[Pásate|Pase] a brindar.",
    ],
  },
  {
    id: "delay",
    match: /\b(?:retraso|disculpas|averia|sin stock|agotad\w|incidencia)\b/,
    thing: "el aviso",
    hooks: ["Preferimos decirlo nosotros.", "Algo no ha salido como queríamos."],
    lines: [
      "Estamos en ello y contaremos cómo va.",
      "Sentimos las molestias, y no lo decimos por decir.",
    ],
    calls: ["Si [te|le] afecta, [escríbenos|escríbanos] y lo vemos caso por caso."],
  },
];
