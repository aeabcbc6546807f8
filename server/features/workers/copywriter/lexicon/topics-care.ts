import type { Topics } from "./topic.ts";

/** Health, body, children, animals and learning. */
export const careTopics: Topics = {
  dental: [
    {
      match: ["miedo", "ansiedad", "nervios", "temor", "primera visita"],
      own: /miedo/,
      hooks: [
        "El miedo al dentista no se quita con un «no duele».",
        "La primera visita puede ser solo para mirar la silla.",
        "Nadie llega con ganas. Se sale con alivio.",
      ],
      says: [
        "Con los más pequeños ayuda contarlo como es, sin «no te va a doler» y sin prometer regalos por no llorar.",
        "Una señal con la mano para parar cambia la visita: quien manda es quien está en la silla.",
        "Ir primero a una revisión sencilla, a una hora tranquila, quita más miedo que cualquier explicación.",
      ],
      pains: [
        "Aplazar la visita hasta que duele, y entonces da más miedo.",
        "Un niño que se esconde al oír la palabra dentista.",
      ],
      tips: [
        ["Elegir la primera hora", "Menos espera, menos tiempo para imaginar."],
        ["Llevar algo suyo", "Un muñeco que también abra la boca."],
      ],
    },
    {
      match: ["limpieza", "higiene", "sarro", "revision", "profilaxis"],
      own: /hilo|cepill|liso|pasta|temporizador/,
      hooks: [
        "El cepillo llega hasta donde llega.",
        "Lo que la lengua nota y el espejo no.",
        "Media hora de sillón, meses de tranquilidad.",
      ],
      says: [
        "Una limpieza retira el sarro que el cepillo ya no puede quitar, sobre todo junto a la encía.",
        "La encía que sangra al cepillarse suele pedir una limpieza, no menos cepillo.",
        "Es el mejor momento para preguntar lo que da vergüenza preguntar en otra visita.",
      ],
    },
    {
      match: ["ortodon", "alinea", "bracket", "invisible"],
      own: /foto de grupo|reirse/,
      hooks: [
        "La foto de grupo, por fin con los dientes a la vista.",
        "Nunca fue solo cuestión de adolescentes.",
        "Alinear los dientes también facilita cepillarlos.",
      ],
      says: [
        "Con los dientes alineados se mastica mejor y se limpia con menos esfuerzo.",
        "La transparente se quita para comer y para cepillarse; a cambio, pide constancia.",
        "Antes de empezar hace falta un estudio: no todas las bocas piden lo mismo.",
      ],
      tips: [
        ["Preguntar por las horas", "Cuántas al día hay que llevarla: de eso depende casi todo."],
        ["Estuche siempre encima", "Las férulas se pierden en servilletas, no en tratamientos."],
      ],
    },
    {
      match: ["blanquea", "estetica", "carilla", "sonrisa"],
      own: /reirse|foto de grupo/,
      hooks: [
        "Café, té, vino: los dientes también llevan diario.",
        "Sonreír sin calcular el ángulo.",
      ],
      says: [
        "Antes de blanquear conviene revisar y limpiar: sobre un diente sano el resultado es otro.",
        "Los primeros días, lejos del café y del vino tinto: el color se fija entonces.",
        "Un blanqueamiento aclara el diente propio; empastes y coronas no cambian de tono.",
      ],
    },
    {
      match: ["implante", "corona", "protesis", "puente"],
      own: /masticar/,
      hooks: [
        "Masticar por los dos lados no debería ser noticia.",
        "El hueco se nota en la foto y en el plato.",
      ],
      says: [
        "Un diente que falta mueve a los vecinos: cuanto antes se valora, más opciones quedan.",
        "Hace falta una radiografía para saber si hay hueso suficiente: por ahí se empieza.",
      ],
    },
    {
      match: ["empaste", "caries", "endodon", "muela", "extraccion", "urgencia"],
      own: /helado|torno|dormida|molestia|aguja/,
      hooks: [
        "Ese diente que avisa con lo frío.",
        "El dolor de muela nunca elige un martes por la mañana.",
      ],
      says: [
        "Una caries pequeña se arregla en una visita; una grande, no siempre.",
        "Si duele con lo frío y se pasa, avisa; si despierta por la noche, corre prisa.",
      ],
    },
    {
      match: ["nino", "infantil", "odontopedi", "familia"],
      hooks: [
        "La primera visita se recuerda toda la vida. Que sea tranquila.",
        "Abrir la boca como un león ayuda.",
      ],
      says: [
        "Mejor venir sin dolor la primera vez: así el sitio no se asocia con el susto.",
        "Con niños, una palabra sencilla vale más que una promesa de regalo.",
      ],
    },
  ],
  healthcare: [
    {
      match: [
        "fisio",
        "espalda",
        "lesion",
        "rehabilit",
        "deportiv",
        "cervical",
        "contractura",
        "osteop",
      ],
      hooks: [
        "Levantarse de la silla no debería llevar banda sonora.",
        "La espalda se queja tarde de lo que lleva meses aguantando.",
        "El dolor que va y viene también cuenta.",
      ],
      says: [
        "Tratar donde duele ayuda; entender por qué duele evita que vuelva.",
        "Moverse un poco y con criterio suele curar más que el reposo largo.",
        "Los ejercicios de casa son la mitad del tratamiento: cortos, pero seguidos.",
      ],
      tips: [
        ["Levantarse cada hora", "Dos minutos de pie descansan más la espalda que un cojín nuevo."],
        ["Contar qué lo empeora", "Un gesto, una hora, una postura: es la mejor pista."],
        ["Volver poco a poco", "La primera semana, la mitad de lo que pide el cuerpo."],
      ],
    },
    {
      match: ["vista", "gafa", "lente", "optic", "progresiv", "lentilla", "audifono", "audic"],
      own: /ojos/,
      hooks: [
        "Estirar el brazo para leer el menú es una señal.",
        "El cartel estaba borroso. O eso parecía.",
        "La montura se ve; el cristal se nota.",
      ],
      says: [
        "Unos cristales progresivos piden unos días de adaptación: mover la cabeza más que los ojos ayuda.",
        "El dolor de cabeza al final del día a veces empieza en una graduación antigua.",
        "Medir la vista una vez al año detecta cambios que el día a día disimula.",
      ],
      tips: [
        ["Llevar las gafas viejas", "Dicen cómo se ha visto hasta ahora y ahorran tiempo."],
        [
          "Probarlas mirando el teléfono",
          "Y después la calle: las dos distancias tienen que ser cómodas.",
        ],
        ["Agua antes que camiseta", "Los cristales se rayan con el polvo, no con el agua."],
      ],
    },
    {
      match: ["nutri", "dieta", "alimenta", "peso"],
      hooks: [
        "La dieta que dura es la que cabe en un martes.",
        "Comer mejor empieza en la lista de la compra.",
      ],
      says: [
        "Cambiar una comida al día se mantiene; cambiarlas todas, rara vez.",
        "El hambre de las ocho se decide a las dos: saltarse comidas sale caro.",
      ],
      tips: [
        ["Apuntar tres días", "Qué, cuándo y con qué ganas: ahí están casi todas las respuestas."],
        ["Compra con lista", "Lo que no entra en casa no se come a medianoche."],
      ],
    },
    {
      match: ["podolog", "pie", "plantilla", "pisada"],
      hooks: [
        "El zapato cuenta por dónde se desgasta el cuerpo.",
        "Los pies avisan al final del día.",
      ],
      says: [
        "Mirar la suela gastada dice mucho de cómo se pisa.",
        "Un dolor de rodilla puede empezar en la planta del pie.",
      ],
    },
    {
      match: ["revision", "chequeo", "analitica", "medicina", "vacuna"],
      hooks: [
        "La revisión que se deja para después casi siempre era corta.",
        "Un rato hoy, una duda menos.",
      ],
      says: [
        "Una revisión a tiempo sirve sobre todo para quedarse tranquilo, y a veces para llegar antes.",
        "Llevar apuntada la medicación y las fechas ahorra media visita.",
      ],
    },
  ],
  psychology: [
    {
      match: ["pareja", "familia"],
      hooks: [
        "La misma discusión, con distinto motivo.",
        "A veces hace falta alguien que traduzca.",
      ],
      says: [
        "No se trata de saber quién tiene razón, sino de que los dos puedan decirlo.",
        "Pedir ayuda entre dos también es una forma de cuidarse.",
      ],
    },
    {
      match: ["ansiedad", "estres", "duelo", "depres", "insomnio", "autoestima"],
      hooks: [
        "El cuerpo se acelera aunque no haya prisa.",
        "Hay cansancios que no se arreglan durmiendo.",
      ],
      says: [
        "Ponerle nombre a lo que pasa es un primer paso, y se puede dar acompañado.",
        "No hace falta llegar al límite para hablarlo con alguien.",
      ],
    },
    {
      match: ["infantil", "adolesc", "nino"],
      hooks: [
        "A veces lo dicen con la barriga, no con palabras.",
        "«No me pasa nada» también es una manera de contar.",
      ],
      says: [
        "Los cambios de sueño, de notas o de humor son su forma de avisar.",
        "Escuchar sin corregir es difícil, y se aprende.",
      ],
    },
  ],
  vet: [
    {
      match: ["vacuna", "desparasit", "cartilla"],
      own: /vacuna/,
      hooks: [
        "Un pinchazo corto y un premio largo.",
        "La cartilla sabe la fecha que nadie recuerda.",
      ],
      says: [
        "Al día con las vacunas, el parque deja de ser una preocupación.",
        "El calendario cambia según la edad y la vida que lleva: no es igual el que sale que el que no.",
        "Después, tranquilidad unas horas y agua cerca.",
      ],
      tips: [["La cartilla, en una foto", "En el teléfono siempre está a mano cuando hace falta."]],
    },
    {
      match: ["peluquer", "bano", "corte de pelo", "grooming"],
      own: /pelos/,
      hooks: [
        "Entra peludo y sale preguntando por el espejo.",
        "Después del baño corre por la casa como si fuera otro.",
        "Los ojos estaban ahí, debajo del flequillo.",
      ],
      says: [
        "Un corte a tiempo evita nudos que luego duelen al cepillar.",
        "Cada manto pide lo suyo: hay pelos que se cortan y otros que solo se cepillan.",
        "Uñas, oídos y almohadillas: lo que no se ve en la foto también cuenta.",
      ],
      tips: [
        ["Cepillar antes del baño", "Los nudos mojados aprietan más."],
        ["Acostumbrar las patas", "Tocarlas un poco cada día y las uñas dejan de ser un drama."],
      ],
    },
    {
      match: ["pienso", "alimento", "comida", "snack", "juguete", "correa", "arnes"],
      own: /pienso/,
      hooks: [
        "El cuenco suena y aparece de la nada.",
        "Lo elige quien compra; lo aprueba quien mueve la cola.",
      ],
      says: [
        "El cambio de comida se hace poco a poco, a lo largo de una semana.",
        "La ración va por peso y por vida: el del sofá y el de los paseos no comen igual.",
      ],
    },
    {
      match: ["revision", "consulta", "urgencia", "esteriliz", "cirugia", "dental"],
      hooks: ["No lo dice, pero se le nota.", "Un día come menos y la casa entera se preocupa."],
      says: [
        "Un vídeo corto de lo que hace raro en casa ayuda mucho en la consulta.",
        "Comer, beber, dormir y salir: si cambia una de las cuatro, conviene preguntar.",
      ],
    },
  ],
  fitness: [
    {
      match: ["personal", "entrenador", "plan", "asesor", "online"],
      hooks: [
        "Entrenar con alguien que cuenta por [ti|usted].",
        "El plan que se cumple gana al plan perfecto.",
      ],
      says: [
        "Un plan a medida empieza por dos preguntas: cuántos días y qué molesta.",
        "Saber qué toca hoy quita la mitad de la pereza.",
      ],
    },
    {
      match: ["fuerza", "pesas", "crossfit", "hiit", "funcional", "barra"],
      own: /magnesio|barra/,
      hooks: ["La barra no miente, pero enseña.", "Hoy pesa igual; mañana, un poco menos."],
      says: [
        "Ganar fuerza se nota en las bolsas de la compra antes que en el espejo.",
        "Técnica primero: el peso llega solo cuando el gesto es bueno.",
      ],
    },
    {
      match: ["natacion", "padel", "boxeo", "running", "carrera", "spinning", "tenis", "futbol"],
      hooks: [
        "Los primeros diez minutos son los peores. Después, engancha.",
        "Se empieza por probar; se sigue por la gente.",
      ],
      says: [
        "No hace falta nivel para empezar: hace falta una primera vez.",
        "Dos veces por semana bastan para notar el cambio al mes.",
      ],
    },
    {
      match: ["clase", "grupo", "bono", "prueba", "cuota", "matricula"],
      hooks: ["En grupo cuesta más rendirse.", "La hora que nadie quiere perderse."],
      says: [
        "Una clase con hora fija es una cita: se falta menos que a un propósito.",
        "Cada cual con su peso y su ritmo, todos con la misma música.",
      ],
    },
  ],
  yoga: [
    {
      match: ["hatha", "vinyasa", "yin", "ashtanga", "clase", "principiante", "yoga"],
      hooks: [
        "Se entra con la cabeza llena y se sale con la espalda larga.",
        "La postura es la excusa; la respiración, el motivo.",
      ],
      says: [
        "Cada postura tiene una versión suave y otra que espera sin prisa.",
        "Hatha va despacio: hay tiempo de entrar en la postura y de quedarse.",
      ],
    },
    {
      match: ["bono", "abono", "mensual", "pase"],
      hooks: [
        "La constancia pesa menos cuando ya está en la agenda.",
        "Una clase ayuda; diez cambian la espalda.",
      ],
      says: [
        "Con varias clases por delante, la práctica deja de depender de las ganas del lunes.",
        "El cuerpo recuerda mejor lo que repite cada semana.",
      ],
    },
    {
      match: ["pilates", "reformer", "suelo pelvico"],
      hooks: [
        "El abdomen que no se ve es el que sostiene.",
        "Pequeño, lento y de pronto, temblor.",
      ],
      says: [
        "Movimientos cortos y precisos: el trabajo está en no hacer trampas.",
        "Una espalda cansada agradece un centro fuerte.",
      ],
    },
    {
      match: ["meditac", "mindful", "respira", "retiro"],
      hooks: ["Sentarse. Nada más difícil.", "Cinco minutos de silencio son muchísimos."],
      says: [
        "No se trata de dejar la mente en blanco, sino de volver cada vez que se va.",
        "La respiración va siempre encima: no hay que comprar nada.",
      ],
    },
  ],
  nursery: [
    {
      match: ["adaptacion", "plaza", "matricula", "visita", "curso"],
      hooks: [
        "Verla por dentro contesta más que el folleto.",
        "La mejor pregunta de una visita: qué hacen cuando lloran.",
      ],
      says: [
        "Los primeros días se cuentan en minutos, no en horas.",
        "Visitar en horario de aula enseña lo que no sale en las fotos.",
      ],
    },
    {
      match: ["campamento", "ludoteca", "extraesc", "verano", "taller"],
      hooks: [
        "Vuelven con arena, con hambre y con una canción.",
        "Vacaciones para ellos; horario para los demás.",
      ],
      says: [
        "Ropa que se manche, gorra y el nombre en todo: el resto se aprende.",
        "Lo que más cuentan al volver es con quién han jugado.",
      ],
    },
  ],
  education: [
    {
      match: ["oposicion", "examen", "selectividad", "prueba", "preparacion"],
      hooks: [
        "El examen dura dos horas; la preparación se nota en la primera.",
        "Hacer un simulacro asusta menos en casa.",
      ],
      says: [
        "Un calendario hacia atrás desde la fecha dice qué toca cada semana.",
        "Practicar con reloj enseña a dejar a tiempo la pregunta difícil.",
      ],
    },
    {
      match: ["matematic", "fisica", "quimica", "refuerzo", "particular", "apoyo"],
      hooks: [
        "No es que se le den mal: es que falta un escalón.",
        "El ejercicio que no sale suele fallar dos pasos antes.",
      ],
      says: [
        "Volver al tema anterior ahorra más tiempo que repetir el de hoy.",
        "Explicarlo con sus palabras es la prueba de que se ha entendido.",
      ],
    },
    {
      match: ["musica", "guitarra", "piano", "canto", "danza", "arte", "pintura"],
      hooks: [
        "La primera canción entera se toca mal y se recuerda siempre.",
        "Diez minutos al día hacen más ruido que una tarde de domingo.",
      ],
      says: [
        "Se avanza antes con poco y cada día que con mucho y de vez en cuando.",
        "Elegir una pieza que guste sostiene las semanas aburridas.",
      ],
    },
    {
      match: ["curso", "master", "formacion", "taller", "online", "programa"],
      hooks: [
        "El curso útil empieza por lo que se hará al acabar.",
        "Aprender algo nuevo quita años y quita excusas.",
      ],
      says: [
        "Antes de apuntarse conviene mirar tres cosas: temario, horas y para qué servirá el lunes.",
        "Lo aprendido se queda si se usa esa misma semana.",
      ],
    },
  ],
  languages: [
    {
      match: ["conversacion", "hablar", "speaking"],
      hooks: [
        "Hablar con errores sigue siendo hablar.",
        "La palabra que falta se rodea con otras cinco.",
      ],
      says: [
        "Se suelta la lengua hablando de algo que importa, no de la gramática.",
        "Una hora a la semana en voz alta mueve más que tres de ejercicios.",
      ],
    },
    {
      match: ["b1", "b2", "c1", "toefl", "ielts", "cambridge", "delf", "examen", "certific"],
      hooks: [
        "El examen también se entrena: tiene trucos y reloj.",
        "El nivel se tiene; el formato se aprende.",
      ],
      says: [
        "Conocer el formato del examen evita perder puntos por sorpresa.",
        "La parte que más se deja es la que más sube con práctica: hablar.",
      ],
    },
    {
      match: ["empresa", "negocios", "business"],
      hooks: [
        "La reunión va en inglés y la idea se queda en español.",
        "Un correo en otro idioma, a la primera.",
      ],
      says: [
        "Practicar la presentación propia sirve más que un manual de negocios.",
        "Diez frases de reunión bien aprendidas salvan media llamada.",
      ],
    },
    {
      match: [
        "ingles",
        "frances",
        "aleman",
        "italiano",
        "portugues",
        "espanol",
        "nino",
        "intensivo",
      ],
      hooks: [
        "Un idioma se aprende el día que se usa para algo.",
        "Empezar de cero tiene una ventaja: se avanza cada semana.",
      ],
      says: [
        "Poco y cada día: el idioma se queda cuando se cruza con la rutina.",
        "El acento importa menos que atreverse.",
      ],
    },
  ],
  ngo: [
    {
      match: ["recogida", "ropa", "alimento", "comida", "juguete"],
      own: /ropa|armario|sobra/,
      hooks: [
        "Lo que no se usa ocupa sitio; donde falta, abriga.",
        "Una bolsa bien preparada ahorra horas de selección.",
      ],
      says: [
        "Limpio, entero y separado por tallas o tipos: así llega antes a quien lo necesita.",
        "Antes de llevar nada conviene preguntar qué falta esta semana.",
        "Lo que uno no se pondría tampoco conviene donarlo.",
      ],
    },
    {
      match: ["volunta", "turno"],
      own: /sabado|turno/,
      hooks: [
        "Se viene a ayudar y se sale con nombres nuevos.",
        "Las manos que faltan no tienen que ser expertas.",
      ],
      says: [
        "Saber cuántas horas se pueden dar es más útil que prometer muchas.",
        "La primera vez se acompaña; la segunda ya se sabe dónde están las cajas.",
      ],
    },
    {
      match: ["donac", "socio", "cuota", "recogida", "campana"],
      hooks: [
        "Poco y cada mes llega más lejos de lo que parece.",
        "Antes de llevar cosas, preguntar qué falta.",
      ],
      says: [
        "Una aportación fija, aunque sea pequeña, permite decir que sí con tiempo.",
        "Contarle a alguien por qué se colabora suma una persona más.",
      ],
    },
  ],
};
