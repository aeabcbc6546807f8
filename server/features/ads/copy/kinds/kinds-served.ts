import type { Kind } from "./kind.ts";

/** What is done for people, their houses and papers; what is learnt, and where one stays. */
export const servedKinds = {
  course: {
    nature: "class",
    problem: [
      "Aprender por cuenta propia se hace cuesta arriba.",
      "Los vídeos para aprender se guardan y luego no se ven.",
    ],
    benefit: ["Aprender en compañía se lleva mejor.", "Lo que se practica cada semana se queda."],
    in_use: [
      "Se pregunta, se prueba, se falla un poco y se vuelve a probar.",
      "Cada semana se sabe algo más que la anterior.",
    ],
    question: [
      "¿Qué [te gustaría|le gustaría|te gustaría] saber hacer dentro de un año?",
      "¿Para qué [quieres|quiere|querés] aprender?",
    ],
    shorts: ["Para aprender de verdad", "Paso a paso", "Preguntar sin apuro"],
  },
  club: {
    nature: "class",
    problem: [
      "Las aficiones se quedan a medias cuando se viven a solas.",
      "Quedarse en casa es fácil; hacer algo distinto cuesta más.",
    ],
    benefit: [
      "Lo que se comparte con otros se disfruta más.",
      "Hay tardes que solo necesitan un buen plan.",
    ],
    in_use: [
      "Se llega sin conocer a nadie y se sale con conversación.",
      "Se empieza escuchando y se termina hablando más que nadie.",
    ],
    question: [
      "¿Con quién [vendrías|vendría|vendrías]?",
      "¿[Tienes|Tiene|Tenés] ya plan para un día de estos?",
    ],
    shorts: ["Un plan distinto", "Mejor en compañía", "Para salir de casa"],
  },
  language: {
    nature: "class",
    problem: [
      "Después de años de libro, todavía da vergüenza hablar.",
      "Entender una película sin subtítulos sigue costando.",
    ],
    benefit: [
      "Un idioma se aprende el día que se usa para algo.",
      "Con otro idioma, los viajes se cuentan de otra manera.",
    ],
    in_use: [
      "Se habla, se falla, alguien se ríe y se vuelve a hablar.",
      "Cada semana se entiende un poco más de esa canción.",
    ],
    question: [
      "¿En qué idioma [te gustaría|le gustaría|te gustaría] pedir la cena?",
      "¿Para qué [quieres|quiere|querés] hablar otro idioma?",
    ],
    shorts: ["Del libro a la calle", "Hablar sin vergüenza", "Sin subtítulos"],
  },
  stay: {
    nature: "place",
    problem: [
      "Hay fines de semana que se van entre recados.",
      "Llevar meses sin salir de la ciudad se nota.",
      "La escapada se comenta mucho y nunca se cierra.",
    ],
    benefit: [
      "Cambiar de ventana ya es descansar.",
      "Se descansa mejor donde no hay nada pendiente.",
    ],
    in_use: [
      "Se deja la maleta, se abre la ventana y empieza el descanso.",
      "Por la mañana nadie tiene prisa y el móvil sigue en la maleta.",
    ],
    question: [
      "¿Con quién [te irías|se iría|te irías] unos días?",
      "¿Hace cuánto que no [sales|sale|salís] de la rutina?",
    ],
    shorts: ["Dormir y nada más", "Unos días fuera", "La llave y nada más"],
  },
  catering: {
    nature: "service",
    problem: [
      "Organizar una fiesta y además cocinarla es demasiado.",
      "En las fiestas propias, el anfitrión es quien menos se sienta.",
    ],
    benefit: [
      "De una celebración se recuerda con quién y qué se comió.",
      "Quien celebra también merece sentarse a la mesa.",
    ],
    in_use: [
      "Llegan los invitados, salen las bandejas y nadie mira el reloj.",
      "Mientras la mesa se llena, el anfitrión brinda con los demás.",
    ],
    question: ["¿Qué [vas|va|vas] a celebrar este año?", "¿Cuánta gente se sienta a la mesa?"],
    shorts: ["El anfitrión, sentado", "Para celebrar sin cocinar", "De la cocina a la fiesta"],
  },
  event: {
    nature: "service",
    problem: [
      "Organizar un evento quita más sueño del que parece.",
      "El día llega y siempre queda algo por cerrar.",
    ],
    benefit: [
      "Quien celebra también merece disfrutarlo.",
      "Lo que está bien organizado no se nota, y se recuerda.",
    ],
    in_use: ["Suena la música, llega la gente y todo está en su sitio."],
    question: ["¿Qué [vas|va|vas] a celebrar este año?"],
    shorts: ["Celebrar y nada más", "Para un día importante", "Todo en su sitio"],
  },
  photo: {
    nature: "service",
    problem: ["Las fotos del móvil se quedan en el móvil.", "Posar no se le da bien a casi nadie."],
    benefit: [
      "Dentro de unos años, lo que queda son las fotos.",
      "Una buena foto devuelve el día entero.",
    ],
    in_use: [
      "Nadie mira a la cámara, y por eso las fotos se parecen al día.",
      "Se miran las fotos y se vuelve a oír la risa de alguien.",
    ],
    question: [
      "¿Qué día no [quieres|quiere|querés] olvidar?",
      "¿[Tienes|Tiene|Tenés] ya quien haga las fotos?",
    ],
    shorts: ["Para volver a ese día", "La risa de verdad", "Fotos que se miran"],
  },
  repair: {
    nature: "service",
    problem: [
      "Las averías nunca avisan y siempre llegan en mal momento.",
      "Encontrar a alguien que venga y lo arregle no siempre es fácil.",
      "Lo que gotea o falla en casa no se arregla solo.",
    ],
    benefit: [
      "Cuando en casa todo funciona, no se nota: de eso se trata.",
      "Una reparación bien explicada se paga con más gusto.",
    ],
    in_use: [
      "Se mira, se explica qué pasa y se arregla lo que haya que arreglar.",
      "Se encuentra la avería, se repara y la casa vuelve a lo suyo.",
    ],
    question: [
      "¿Qué lleva tiempo estropeado en [tu|su|tu] casa?",
      "¿A quién [llamas|llama|llamás] cuando algo se rompe en casa?",
    ],
    shorts: ["Para que todo funcione", "Se mira y se arregla", "La avería, con nombre"],
  },
  reform: {
    nature: "service",
    problem: [
      "Una habitación que no funciona se sufre todos los días.",
      "Reformar asusta por lo que no se sabe de antemano.",
    ],
    benefit: [
      "Una casa bien pensada se usa entera.",
      "Antes de tirar un tabique conviene saber para qué.",
    ],
    in_use: [
      "La luz llega, los armarios abren y todo está donde se busca.",
      "Se mide, se dibuja, se decide y entonces se empieza.",
    ],
    question: [
      "¿Qué [cambiarías|cambiaría|cambiarías] primero en [tu|su|tu] casa?",
      "¿[Tienes|Tiene|Tenés] la reforma pensada o por pensar?",
    ],
    shorts: ["Una obra bien pensada", "Primero se mide", "La casa que se usa"],
  },
  garage: {
    nature: "service",
    problem: [
      "El mantenimiento del coche se deja siempre para luego.",
      "El coche siempre avisa, y casi nunca en buen momento.",
      "Salir de viaje con una duda en el motor no es plan.",
    ],
    benefit: [
      "Con el coche revisado se piensa en el viaje, no en el motor.",
      "Entender qué le pasa al coche ya tranquiliza.",
    ],
    in_use: [
      "Se deja el coche, se explica qué tiene y se decide con calma.",
      "Se ve la pieza gastada al lado de la nueva y todo se entiende.",
    ],
    question: [
      "¿Cuándo fue la última revisión de [tu|su|tu] coche?",
      "¿Qué ruido hace [tu|su|tu] coche últimamente?",
    ],
    shorts: ["Ese ruido tiene nombre", "Antes del viaje, revisión", "El coche, a punto"],
  },
  bikeRepair: {
    nature: "service",
    problem: [
      "Una bici que chirría acaba en el trastero.",
      "La bici lleva meses sin que nadie la mire.",
    ],
    benefit: ["Una bici ajustada pide salir.", "Pedalear sin ruido cansa la mitad."],
    in_use: [
      "Se ajusta, se engrasa y solo falta pedalear.",
      "La bici entra chirriando y sale con ganas de calle.",
    ],
    question: [
      "¿Cuánto lleva [tu|su|tu] bici sin una revisión?",
      "¿Qué ruido hace [tu|su|tu] bici?",
    ],
    shorts: ["La bici, a punto", "Fuera chirridos", "Lista para pedalear"],
  },
  papers: {
    nature: "service",
    problem: [
      "Los plazos llegan siempre antes de lo que uno calcula.",
      "Rellenar un impreso sin estar seguro quita el sueño.",
      "El papeleo se deja para el final, y el final llega.",
    ],
    benefit: [
      "Con los papeles en orden se trabaja más tranquilo.",
      "Preguntar antes cuesta menos que corregir después.",
    ],
    in_use: [
      "Se traen los papeles, se ordenan y se sabe qué toca hacer.",
      "Con alguien que lo explica, hasta un formulario se entiende.",
    ],
    question: [
      "¿[Tienes|Tiene|Tenés] claro qué toca presentar este trimestre?",
      "¿A quién le [preguntas|pregunta|preguntás] las dudas de papeles?",
    ],
    shorts: ["Los papeles, en orden", "Los plazos, a la vista", "Para firmar sin dudas"],
  },
  notary: {
    nature: "service",
    problem: [
      "Firmar algo sin entenderlo del todo no es buena idea.",
      "Hay documentos que se aplazan hasta que hacen falta.",
    ],
    benefit: [
      "Entender lo que se firma da tranquilidad.",
      "Un documento bien hecho evita discusiones mañana.",
    ],
    in_use: [
      "Se lee, se explica y solo después se firma.",
      "Se pregunta lo que haga falta y se firma sabiendo qué.",
    ],
    question: [
      "¿Qué documento [llevas|lleva|llevás] tiempo aplazando?",
      "¿[Tienes|Tiene|Tenés] que firmar algo importante?",
    ],
    shorts: ["Leer antes de firmar", "Explicado antes de firmar", "Para firmar con calma"],
  },
  law: {
    nature: "service",
    problem: [
      "Callar y esperar rara vez mejora un conflicto.",
      "Una carta con membrete quita el sueño a cualquiera.",
      "Decidir sin conocer las opciones suele salir mal.",
    ],
    benefit: [
      "Conocer las opciones antes de decidir da calma.",
      "Un problema legal impone menos cuando alguien lo explica.",
    ],
    in_use: ["Se cuentan los hechos, se ordenan los papeles y se ve qué conviene."],
    question: [
      "¿Qué duda legal [llevas|lleva|llevás] tiempo aplazando?",
      "¿Qué [quieres|quiere|querés] saber antes de dar el paso?",
    ],
    shorts: ["La ley, en palabras llanas", "Primero, los hechos", "Leer antes de firmar"],
  },
  desk: {
    nature: "place",
    problem: [
      "Trabajar en la cocina tiene un límite.",
      "En casa siempre hay una lavadora que interrumpe.",
      "Las reuniones en una cafetería se oyen en todas las mesas.",
    ],
    benefit: [
      "Salir de casa para trabajar ordena el día.",
      "Con un sitio para trabajar, la casa vuelve a ser casa.",
    ],
    in_use: [
      "Se abre el portátil, se saluda a alguien y el trabajo sale.",
      "Se cierra la puerta, se trabaja y se vuelve a casa sin tareas.",
    ],
    question: [
      "¿Desde dónde [trabajas|trabaja|trabajás] mañana?",
      "¿Cuánto más aguanta la mesa de la cocina?",
    ],
    shorts: ["Fuera de la cocina", "Un sitio para trabajar", "La casa, para vivir"],
  },
  cleaning: {
    nature: "service",
    problem: [
      "Limpiar quita horas que hacen falta para otra cosa.",
      "Limpiar es de esas cosas que nunca se acaban.",
    ],
    benefit: [
      "Llegar y encontrarlo limpio cambia el día.",
      "Un sitio limpio se nota nada más abrir la puerta.",
    ],
    in_use: ["Se abre la puerta, huele a limpio y no queda nada por hacer."],
    question: ["¿A qué [dedicarías|dedicaría|dedicarías] las horas de limpiar?"],
    shorts: ["Abrir la puerta y respirar", "Horas que vuelven", "Se nota al entrar"],
  },
  software: {
    nature: "service",
    problem: [
      "Pasar datos a mano de una hoja a otra quita tardes enteras.",
      "El papeleo siempre se deja para el final del mes.",
      "Hay tareas que se repiten cada semana y nadie disfruta.",
    ],
    benefit: [
      "Lo que se ordena una vez no hay que buscarlo después.",
      "Menos rato de oficina es más rato de trabajo del bueno.",
    ],
    in_use: [
      "Se abre por la mañana, se ve lo pendiente y se empieza por ahí.",
      "Se apunta una vez, se encuentra siempre y se cierra el portátil antes.",
    ],
    question: [
      "¿Cuántas horas a la semana se van en tareas de oficina?",
      "¿Con qué [llevas|lleva|llevás] hoy el papeleo: programa, hoja o memoria?",
    ],
    shorts: ["Menos papeleo", "Lo pendiente, a la vista", "Una tarea menos"],
  },
  homes: {
    nature: "service",
    problem: [
      "Buscar casa acaba siendo un segundo trabajo.",
      "Comprar o vender una casa a ciegas quita el sueño.",
    ],
    benefit: [
      "Ver pocas casas y bien elegidas cansa mucho menos.",
      "Una casa se decide mejor con alguien que conoce la zona.",
    ],
    in_use: ["Se abre la puerta, entra la luz y uno ya coloca sus muebles."],
    question: ["¿Cómo sería la casa que [buscas|busca|buscás]?"],
    shorts: ["La casa que se busca", "Para decidir con calma", "Ver antes de decidir"],
  },
  trip: {
    nature: "place",
    away: true,
    problem: [
      "El viaje lleva meses en una conversación que nadie cierra.",
      "Entre pestañas abiertas y mapas, el viaje no se decide.",
    ],
    benefit: [
      "Un viaje bien preparado empieza antes de salir.",
      "De un año se recuerdan los viajes.",
    ],
    in_use: ["Se cierra la maleta, se apaga el correo y empieza lo bueno."],
    question: ["¿Adónde [te irías|se iría|te irías] mañana mismo?"],
    shorts: ["De la pestaña a la maleta", "Viajar y nada más", "El viaje, por fin"],
  },
  service: {
    nature: "service",
    problem: [
      "Hay cosas que se aplazan porque no se sabe a quién llamar.",
      "Hacerlo todo uno mismo no siempre compensa.",
    ],
    benefit: [
      "Dejarlo en buenas manos libera la cabeza.",
      "Contar con quien sabe da tranquilidad.",
    ],
    in_use: [
      "Se cuenta qué hace falta, se resuelven las dudas y se empieza.",
      "Se pregunta, se decide y se quita de la lista.",
    ],
    question: [
      "¿Qué [llevas|lleva|llevás] tiempo queriendo resolver?",
      "¿[Sabes|Sabe|Sabés] ya por dónde empezar?",
    ],
    shorts: ["En buenas manos", "Para quitarlo de la lista", "Preguntar es empezar"],
  },
} as const satisfies Record<string, Kind>;
