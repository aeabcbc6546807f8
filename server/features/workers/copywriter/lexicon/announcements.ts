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
  /** Other words where the message (folded) tells more. */
  rather?: readonly (readonly [
    RegExp,
    Partial<Pick<Announcement, "thing" | "hooks" | "lines" | "calls">>,
  ])[];
}

const trades =
  "moz[oa]|camarer[oa]|meser[oa]|ayudantes?|auxiliar|dependient[ea]|vendedor\\w*|cajer[oa]|cociner[oa]|chef|pinche|barista|barman|repartidor\\w*|panader[oa]|pasteler[oa]|peluquer[oa]|estilista|barber[oa]|manicurista|esteticista|recepcionista|conductor\\w*|chofer|mecanic[oa]|electricista|fontaner[oa]|plomer[oa]|albanil\\w*|soldador\\w*|carpinter[oa]|monitor\\w*|profes\\w*|maestr[oa]|instructor\\w*|entrenador\\w*|enfermer[oa]|veterinari[oa]|fisioterapeuta|odontolog[oa]|higienista|administrativ[oa]|secretari[oa]|contador[ae]?|costurer[oa]|modista|limpiador[ae]?|personal|gente|persona|emplead[oa]s?|chic[oa]s?|senora|aprendi[zc]\\w*|practicantes?|oficial|comercial|encargad[oa]|jardiner[oa]|cuidador\\w*|colaborador\\w*";

const prizes =
  "premios?|concurso|certamen|medalla|galardon\\w*|finalistas?|ganador\\w*|reconocimiento|distincion|mencion|diploma|estrella michelin|sol repsol";

export const announcements: readonly Announcement[] = [
  {
    id: "hiring",
    match: new RegExp(
      `\\b(?:buscamos (?:un|una|a|gente|personal)|se busca|contratamos|oferta de (?:empleo|trabajo)|incorporar(?:emos)? a|vacante|(?:busco|buscamos|estamos buscando|necesito|necesitamos|se necesita|se solicita|solicit[oa]|solicitamos|contrato) (?:un |una |a |dos |tres )?(?:${trades})(?! (?:que (?:me|nos) (?:compr|pid|reserv|sig)|nueva))|(?:mand\\w+|envi\\w+|dejar?|traer) (?:su |tu |el )?(?:cv|curriculum|hoja de vida))\\b`,
    ),
    thing: "el empleo",
    hooks: [
      "Hay un sitio libre en el equipo.",
      "Esta vez no vendemos nada: buscamos a alguien para el equipo.",
      "Buscamos gente para el equipo. Quizá [conoces|conoce] a alguien.",
    ],
    lines: [
      "Preguntar por las condiciones no compromete a nada.",
      "Quizá no sea para [ti|usted], pero sí para alguien que [conoces|conoce].",
    ],
    calls: [
      "[Escríbenos|Escríbanos] y [cuéntanos|cuéntenos] quién [eres|es].",
      "¿[Te|Le] encaja, o a alguien cercano? [Escríbenos|Escríbanos].",
    ],
    rather: [
      [
        /\b(?:cv|curriculum|hoja de vida|whatsapp|llamar|correo|mail)\b/,
        {
          calls: [
            "[Compártelo|Compártalo] con quien pueda encajar.",
            "Si no es para [ti|usted], [pásalo|páselo] a quien sí.",
          ],
          lines: ["Preguntar por las condiciones no compromete a nada."],
        },
      ],
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
    ],
    calls: [
      "[Pasa|Pase] a saludar, o [escríbenos|escríbanos] y [te|le] buscamos un hueco.",
      "[Escríbenos|Escríbanos] si [necesitas|necesita] algo: ya estamos aquí.",
    ],
  },
  {
    id: "return",
    match:
      /\b(?:(?:(?:volvemos|volveremos)\b(?! a (?:hacer|tener|traer|preparar|vender|servir|ofrecer|dar))|regresamos|regresaremos|reabrimos|reabriremos|reapertura|reabrir|retomamos|reanudamos)\b|(?:de|a la) vuelta (?:de (?:las |mis |nuestras )?vacaciones|al (?:trabajo|local|horno))|(?:abrimos|abriremos) (?:de nuevo|otra vez)|(?:vuelvo|regreso) de (?:las |mis )?vacaciones|(?:vuelta|regreso) de (?:las |nuestras )?vacaciones|fin de (?:las |nuestras )?vacaciones)/,
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
      /\b(?:cerramos(?! los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)\b)|(?<!precio |presupuesto |grupo |menu |envase |lunes |martes |miercoles |jueves |viernes |sabados |domingos |festivos )cerrado(?! (?:los )?(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)\b)|cerraremos|vacaciones|no abrimos|no abriremos)\b/,
    thing: "el horario de vacaciones",
    hooks: [
      "Bajamos la persiana unos días.",
      "Toca descansar, y lo decimos con tiempo.",
      "Aviso corto antes de irnos.",
    ],
    lines: [
      "Lo avisamos ahora para que nadie haga el viaje en balde.",
      "Descansamos, y a la vuelta seguimos donde lo dejamos.",
    ],
    calls: [
      "Si [necesitas|necesita] algo antes, [escríbenos|escríbanos] hoy.",
      "[Apúntalo|Apúntelo] y nos vemos a la vuelta.",
    ],
    rather: [
      [
        // One day off is no holiday.
        /^(?!.*\b(?:vacaciones|del \d+|hasta el|semanas?)\b).*\b(?:feriado|festivo|(?:no abrimos|no abriremos|cerramos|cerraremos|cerrad[oa]s?) (?:\w+ ){0,2}(?:hoy|manana|el (?:\d|lunes|martes|miercoles|jueves|viernes|sabado|domingo))|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: \d+)?(?: de \w+)? (?:\w+ ){0,2}(?:no abrimos|no abriremos|cerramos|cerraremos|cerrado))\b/,
        {
          thing: "el horario",
          hooks: ["Aviso corto y práctico.", "Para que nadie haga el viaje en balde."],
          lines: ["Perdón por las molestias, y gracias por tenerlo en cuenta."],
          calls: [
            "Si [necesitas|necesita] algo antes, [escríbenos|escríbanos].",
            "[Pásalo|Páselo] a quien le venga bien saberlo.",
          ],
        },
      ],
    ],
  },
  {
    id: "hours",
    match:
      /\b(?:nuevo horario|cambio de horario|cambiamos (?:el |de )?horario|abrimos (?:los|el|tambien)|(?:trabajamos|atendemos|abrimos|estaremos abiertos) (?:solo )?hasta|ampliamos horario|horario de verano|horario de navidad)\b/,
    thing: "el nuevo horario",
    hooks: ["Cambia la hora en la puerta.", "Aviso corto y práctico."],
    lines: ["Lo demás sigue igual.", "Por si [te|le] viene bien tenerlo apuntado."],
    calls: [
      "[Guárdalo|Guárdelo] para tenerlo a mano.",
      "[Pásalo|Páselo] a quien le venga bien saberlo.",
    ],
    rather: [
      [
        // One day, or a few of a feast: nothing changes for good.
        /\b(?:nochevieja|nochebuena|navidad|reyes|fin de ano|ano nuevo|semana santa|feriado|festivo|puente)\b|\bel (?:24|31)\b|\b(?:abrimos|abierto|atendemos) (?:tambien )?(?:(?:el|este) (?:\w+ )?\d|hoy|manana|este |el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b)|\bhorario (?:especial|de (?:navidad|verano|invierno|fiestas|reyes|semana santa|feriado|diciembre))|\bhorario navideno/,
        {
          thing: "el horario especial",
          hooks: [
            "[Apunta|Apunte] el horario de estos días.",
            "Horario especial, para tenerlo a mano.",
            "Horario especial para {season}.",
          ],
        },
      ],
      [
        /\b(?:abrimos|atendemos|abierto) (?:ahora )?(?:tambien )?(?:todos )?los (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)/,
        { hooks: ["Un día más para venir.", "Aviso práctico: más días abiertos."] },
      ],
    ],
  },
  {
    id: "opening",
    match:
      /\b(?:apertura(?! de (?:puertas?|coches?|cuentas?|cajas?|cerraduras?|autos?|carros?|vehiculos?))|inaugur\w*|(?:abrimos|estrenamos|nuevo|segundo|nueva) (?:un |una |el |la )?(?:nuevo |nueva |segundo |segunda )?(?:local|tienda|sede|oficina|clinica|restaurante|sucursal)|abrimos puertas)\b/,
    thing: "la apertura",
    hooks: [
      "Hay una puerta nueva y ya tiene llave.",
      "Una puerta nueva, y ganas de enseñarla.",
      "Abrimos. Con nervios y con ilusión.",
    ],
    lines: [
      "Nos hará ilusión enseñarlo y poner cara a quien nos lee por aquí.",
      "[Ven|Venga] a verlo antes de que se le vaya el olor a nuevo.",
    ],
    calls: [
      "[Apunta|Apunte] la fecha y [tráete|traiga] a alguien.",
      "¿Vecinos? [Pásate|Pase] y nos conocemos.",
    ],
  },
  {
    id: "award",
    match: new RegExp(
      `\\b(?:(?:hemos|nos han|nos acaban de) (?:ganado|dado|dar|concedido|otorgado|recibido|quedado|conseguido|entregado)(?: [^.;\\n]{0,40})? (?:${prizes})|(?:hemos sido|nos han) (?:elegid|nombrad|premiad|nominad|reconocid|seleccionad)os?(?: [^.;\\n]{0,40})? (?:${prizes}|mejor(?:es)?)|(?:ganamos|recibimos|obtuvimos|quedamos|conseguimos|somos)(?: [^.;\\n]{0,40})? (?:${prizes}))\\b`,
    ),
    thing: "el premio",
    hooks: [
      "Hoy en casa se celebra.",
      "Noticia de las que se cuentan con una sonrisa.",
      "Esto había que contarlo.",
    ],
    lines: [
      "Detrás hay mucha gente, y buena parte entra cada día por la puerta.",
      "El mérito se reparte con quien nos ha traído hasta aquí.",
    ],
    calls: [
      "[Cuéntanos|Cuéntenos] con quién lo [celebrarías|celebraría].",
      "[Compártelo|Compártalo] con quien se alegre tanto como nosotros.",
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
    lines: ["Contaremos aquí mismo quién se lo lleva."],
    calls: [
      "[Escríbenos|Escríbanos] «SORTEO» y [te|le] contamos cómo participar.",
      "¿[Te|Se] [apuntas|apunta]? [Pregúntanos|Pregúntenos] cómo participar.",
    ],
    rather: [
      [
        /\b(?:participa\w*|seguir\w*|sigan|siguiendo|siguenos|mencion\w+|etiquet\w+|compart\w+|coment\w+|like|me gusta|por cada compra|entre (?:quienes|los que|las que|todos|todas))\b/,
        { calls: ["¡Mucha suerte!", "¿[Te|Se] [apuntas|apunta]? Suerte.", "Que haya suerte."] },
      ],
    ],
  },
  {
    id: "anniversary",
    // A birthday at somebody's home, or a couple's anniversary, is none of ours.
    match:
      /\b(?:aniversario(?! de (?:boda|pareja|novi|casad|matrimonio))|cumplimos|(?:nuestro|mi) (?:\w+ )?cumpleanos|(?:estamos|estaremos) de cumpleanos|cumpleanos de (?:la |el |mi |nuestr[oa] )?(?:tienda|negocio|local|empresa|taller|bar|cafeteria|restaurante|marca|clinica|estudio|peluqueria|panaderia|academia|gimnasio|casa rural)|anos abiertos)\b/,
    thing: "el aniversario",
    hooks: [
      "Estamos de celebración.",
      "Un año más con la persiana arriba.",
      "Hoy toca soplar velas.",
    ],
    lines: [
      "Sin quien entra por la puerta esto sería solo un local con luz.",
      "Un año más abriendo la puerta, y las mismas ganas.",
    ],
    calls: [
      "[Cuéntanos|Cuéntenos] un recuerdo de este tiempo: los leemos todos.",
      "[Pásate|Pase] a celebrarlo.",
    ],
  },
  {
    id: "delay",
    match:
      /\b(?:retraso(?! de mas de)|disculpas|averia(?! (?:de|del|en|electric))|sin stock|agotad\w|incidencia)\b/,
    thing: "el aviso",
    hooks: ["Preferimos decirlo nosotros.", "Algo no ha salido como queríamos."],
    lines: [
      "Estamos en ello y contaremos cómo va.",
      "Sentimos las molestias, y no lo decimos por decir.",
    ],
    calls: ["Si [te|le] afecta, [escríbenos|escríbanos] y lo vemos caso por caso."],
  },
];
