import type { Kind } from "./kind.ts";

/** What is bought and kept. */
export const ownedKinds = {
  seat: {
    nature: "thing",
    problem: [
      "El rincón junto a la ventana lleva meses vacío.",
      "Leer en la cama acaba con el libro en el suelo.",
      "Falta en casa un sitio donde sentarse a no hacer nada.",
    ],
    benefit: [
      "Sentarse bien es la mitad de descansar.",
      "Un buen asiento se reconoce porque cuesta levantarse.",
      "Todo el mundo necesita un sitio de la casa que sea suyo.",
    ],
    in_use: [
      "Con {s} y un libro no hace falta más.",
      "Quien prueba {s} tarda en levantarse.",
      "Con {s} en casa, todos se piden el sitio.",
    ],
    question: [
      "¿Dónde [te sientas|se sienta|te sentás] al llegar a casa?",
      "¿Dónde [pondrías|pondría|pondrías] {s}?",
      "¿Quién se quedaría con {s} en [tu|su|tu] casa?",
    ],
    shorts: ["Para sentarse sin prisa", "Un sitio propio en casa", "Para el rincón bueno"],
  },
  furniture: {
    nature: "thing",
    problem: [
      "Hay un rincón en casa que lleva meses esperando algo.",
      "Un mueble elegido con prisa se sufre todos los días.",
      "La casa está terminada, pero a esa habitación le falta algo.",
    ],
    benefit: [
      "Un buen mueble cambia cómo se usa una habitación.",
      "Lo que se usa a diario merece elegirse despacio.",
      "Hay muebles que llenan un sitio y muebles que lo hacen.",
    ],
    in_use: [
      "{S} <encuentra|encuentran> su sitio y la habitación parece otra.",
      "Con {s} en su sitio, la casa invita a quedarse.",
      "<Llega|Llegan> {s} y la habitación se ordena alrededor.",
    ],
    question: [
      "¿Qué rincón de [tu|su|tu] casa está pidiendo un cambio?",
      "¿Dónde [pondrías|pondría|pondrías] {s}?",
      "¿En qué parte de la casa [pasas|pasa|pasás] más tiempo?",
    ],
    shorts: ["Para usarlo cada día", "Cada cosa en su sitio", "Para la casa que se vive"],
  },
  sleep: {
    nature: "thing",
    problem: [
      "Dormir mal se nota antes del primer café.",
      "La noche se hace larga cuando no se encuentra la postura.",
    ],
    benefit: [
      "Descansar bien empieza por dónde se duerme.",
      "Media vida se pasa en la cama: conviene elegirla bien.",
    ],
    in_use: [
      "Se apaga la luz y con {s} apetece quedarse un rato más.",
      "Con {s}, madrugar cuesta más de lo normal.",
    ],
    question: ["¿Cómo [dormiste|durmió|dormiste] anoche?", "¿Quién madruga en [tu|su|tu] casa?"],
    shorts: ["Para dormir a gusto", "Noches más largas", "Cinco minutos más"],
  },
  decor: {
    nature: "thing",
    gift: true,
    problem: [
      "La casa está bien, pero le falta algo que la haga propia.",
      "Una habitación sin detalles parece de paso.",
      "Regalar algo para la casa y acertar no es fácil.",
    ],
    benefit: [
      "Un detalle bien elegido cambia una habitación entera.",
      "La casa se parece a quien la vive en las cosas pequeñas.",
      "Lo bonito también se disfruta a diario.",
    ],
    in_use: [
      "Con {s}, un rincón cualquiera parece pensado.",
      "Con {s}, la entrada de casa ya cuenta algo.",
      "<Llega|Llegan> {s} y el salón parece recién estrenado.",
    ],
    question: [
      "¿Dónde [pondrías|pondría|pondrías] {s}?",
      "¿Qué habitación [cambiarías|cambiaría|cambiarías] primero?",
      "¿{S} para [tu|su|tu] casa o para la de alguien?",
    ],
    shorts: ["Un detalle para la casa", "Lo pequeño se nota", "Para mirar cada día"],
  },
  scent: {
    nature: "thing",
    gift: true,
    problem: [
      "Una casa que no huele a nada parece de paso.",
      "Llegar a casa y seguir oliendo a calle no descansa.",
    ],
    benefit: [
      "El olor de una casa es lo primero que se recuerda.",
      "Hay olores que hacen de una habitación un sitio.",
    ],
    in_use: [
      "Con {s}, volver a casa se nota desde la puerta.",
      "Se baja la luz, huele bien y el día se termina antes.",
    ],
    question: [
      "¿A qué huele [tu|su|tu] casa?",
      "¿En qué habitación [pondrías|pondría|pondrías] {s}?",
    ],
    shorts: ["Para volver a casa", "La casa, con su olor", "Un rato de calma"],
  },
  tableware: {
    nature: "thing",
    gift: true,
    problem: [
      "La vajilla bonita se guarda para un día que nunca llega.",
      "En casi todas las cocinas cada pieza es de una vajilla distinta.",
    ],
    benefit: [
      "La comida de cada día también merece una mesa bonita.",
      "Una pieza bonita se disfruta más si se usa a diario.",
      "Comer es también lo que se tiene entre las manos.",
    ],
    in_use: [
      "Se <pone|ponen> {s} y la comida parece otra.",
      "Con {s}, hasta un desayuno rápido sabe mejor.",
      "Con {s}, la mesa de diario parece puesta para alguien.",
    ],
    question: [
      "¿Qué pieza de la cocina [usas|usa|usás] todos los días?",
      "¿Para qué comida [estrenarías|estrenaría|estrenarías] {s}?",
    ],
    shorts: ["Para la mesa de cada día", "Para usar, no para guardar", "La mesa, más bonita"],
  },
  plant: {
    nature: "thing",
    gift: true,
    problem: [
      "Una casa sin plantas parece a medio amueblar.",
      "Ese rincón con luz lleva tiempo vacío.",
      "Dar con una planta que vaya con la casa tiene su ciencia.",
    ],
    benefit: [
      "Una planta hace más por un salón que muchos muebles.",
      "Ver salir una hoja nueva alegra más de lo que parece.",
    ],
    in_use: [
      "Con {s} junto a la ventana, la casa respira.",
      "<Llega|Llegan> {s} y el rincón más soso ya es otro.",
    ],
    question: [
      "¿Cuánta luz entra en [tu|su|tu] casa?",
      "¿Dónde [pondrías|pondría|pondrías] {s}?",
      "¿[Tienes|Tiene|Tenés] buena mano con las plantas?",
    ],
    shorts: ["Verde para la casa", "Para el rincón con luz", "Un poco de agua y luz"],
  },
  flower: {
    nature: "thing",
    gift: true,
    problem: [
      "Hay cosas que por mensaje se quedan cortas.",
      "Para pedir perdón o dar las gracias, a veces faltan palabras.",
      "Llegar con las manos vacías a una cena importante pesa.",
    ],
    benefit: [
      "Unas flores dicen lo que cuesta decir.",
      "Nadie olvida quién le llevó flores sin motivo.",
      "Con flores en la mesa, la casa está de fiesta.",
    ],
    in_use: [
      "<Aparece|Aparecen> {s} y sobran las explicaciones.",
      "Con {s}, la habitación cambia de humor.",
    ],
    question: [
      "¿Hace cuánto que no [regalas|regala|regalás] flores?",
      "¿Para quién <sería|serían> {s}?",
      "¿A quién le [debes|debe|debés] unas flores?",
    ],
    shorts: ["Flores con motivo o sin él", "Para decirlo con flores", "Para poner en agua"],
  },
  tool: {
    nature: "thing",
    problem: [
      "El arreglo se queda a medias porque falta la herramienta.",
      "Pedirle la herramienta al vecino tiene un límite.",
      "El estante sigue sin montar porque falta con qué.",
    ],
    benefit: [
      "Con lo necesario a mano, el trabajo es la mitad.",
      "Arreglarlo uno mismo da un gusto que no se compra.",
    ],
    in_use: [
      "Con {s} a mano, el arreglo pendiente deja de serlo.",
      "Se <saca|sacan> {s} y queda la tarde libre.",
    ],
    question: [
      "¿Qué arreglo lleva más tiempo pendiente en [tu|su|tu] casa?",
      "¿Qué [harías|haría|harías] primero con {s}?",
    ],
    shorts: ["Para arreglarlo en casa", "Manos a la obra", "Para el arreglo pendiente"],
  },
  toy: {
    nature: "thing",
    gift: true,
    problem: [
      "Hay regalos que se abren y a la media hora están olvidados.",
      "Las tardes de lluvia se hacen largas sin nada a lo que jugar.",
      "Acertar con el regalo de un niño no es tan fácil como parece.",
    ],
    benefit: [
      "Un buen juguete deja que el niño ponga lo demás.",
      "Jugar sin pantallas es una costumbre que se contagia.",
    ],
    in_use: [
      "<Sale|Salen> {s} de la caja y la alfombra ya es otro mundo.",
      "Con {s} en el suelo, la tarde se pasa sola.",
    ],
    question: [
      "¿Quién va a jugar más con {s}?",
      "¿Qué juguete [recuerdas|recuerda|recordás] de [tu|su|tu] infancia?",
    ],
    shorts: ["Para jugar de verdad", "Para las tardes en casa", "A jugar"],
  },
  stationery: {
    nature: "thing",
    gift: true,
    problem: [
      "Las buenas ideas se pierden si no se apuntan.",
      "En el móvil se apunta todo y no se encuentra nada.",
    ],
    benefit: ["Escribir a mano ordena la cabeza.", "Lo que se apunta en papel se recuerda mejor."],
    in_use: [
      "Con {s} en la mesa, apetece apuntarlo todo.",
      "Con {s}, hasta la lista de la compra da gusto.",
    ],
    question: [
      "¿Qué [apuntarías|apuntaría|apuntarías] primero?",
      "¿Para quién <sería|serían> {s}?",
    ],
    shorts: ["Para escribir a mano", "Papel y calma", "Para apuntarlo todo"],
  },
  craft: {
    nature: "thing",
    gift: true,
    problem: [
      "Las tardes de pantalla se parecen todas.",
      "Las manos también necesitan algo que hacer.",
    ],
    benefit: [
      "Hacer algo con las manos descansa la cabeza.",
      "Lo que uno hace con sus manos se mira de otra manera.",
    ],
    in_use: [
      "Con {s} entre las manos, la tarde va más despacio.",
      "Se <saca|sacan> {s} y el reloj deja de importar.",
    ],
    question: [
      "¿Qué [harías|haría|harías] con {s}?",
      "¿Cuándo fue lo último que [hiciste|hizo|hiciste] con las manos?",
    ],
    shorts: ["Para las manos quietas", "Una tarde sin pantalla", "Hecho por uno mismo"],
  },
  appliance: {
    nature: "thing",
    problem: [
      "Hay aparatos en casa que llevan años pidiendo relevo.",
      "Comparar modelos durante horas acaba cansando.",
    ],
    benefit: [
      "Lo que se usa cada día conviene elegirlo bien.",
      "En una casa, lo que funciona bien no se nota.",
    ],
    in_use: [
      "Con {s} en casa, las tareas se notan menos.",
      "Con {s}, lo de todos los días lleva menos rato.",
    ],
    question: [
      "¿Qué aparato de casa está pidiendo relevo?",
      "¿Qué [miras|mira|mirás] primero: el tamaño, el precio o el consumo?",
    ],
    shorts: ["Para la casa de cada día", "Para elegir con calma", "Una tarea menos"],
  },
  book: {
    nature: "thing",
    gift: true,
    problem: [
      "En la mesilla hay sitio para un libro y lo ocupa el móvil.",
      "Con tanto publicado, elegir qué leer cuesta.",
      "Regalar un libro sin repetir es un arte.",
    ],
    benefit: [
      "Un buen libro hace corta la noche.",
      "Hay lecturas que se comentan durante semanas.",
    ],
    in_use: [
      "Se lee una página más, y otra, y se apaga tarde la luz.",
      "Con {s}, el sofá y la lámpara ya tienen plan.",
    ],
    question: [
      "¿Qué [estás|está|estás] leyendo ahora?",
      "¿A quién le [prestarías|prestaría|prestarías] {s}?",
    ],
    shorts: ["Para la mesilla de noche", "Una página más", "Para leer sin reloj"],
  },
  pet: {
    nature: "thing",
    problem: [
      "Quien vive con un animal sabe que no todo le vale.",
      "Hay caprichos de mascota que duran una tarde.",
      "Elegir para quien no puede opinar no es tan fácil.",
    ],
    benefit: [
      "Cuidar bien a un animal está en las cosas de cada día.",
      "Ellos piden poco, y lo agradecen todo.",
    ],
    in_use: [
      "<Llega|Llegan> {s} y en casa se levantan las orejas.",
      "<Aparece|Aparecen> {s} y alguien cruza el pasillo corriendo.",
    ],
    question: [
      "¿Cómo se llama quien va a estrenar {s}?",
      "¿Quién manda de verdad en [tu|su|tu] casa?",
    ],
    shorts: ["Para el que manda en casa", "Orejas arriba", "Para cuidarlo cada día"],
  },
  device: {
    nature: "thing",
    gift: true,
    problem: [
      "Comparar modelos durante horas acaba cansando.",
      "Lo que no se entiende acaba en un cajón.",
    ],
    benefit: [
      "Un buen aparato es el que no da que hablar.",
      "Lo que funciona bien se deja de notar, y eso es lo bueno.",
    ],
    in_use: [
      "Con {s} a mano, lo de todos los días lleva menos rato.",
      "Con {s}, el día sigue sin pelearse con nada.",
    ],
    question: [
      "¿Qué aparato [cambiarías|cambiaría|cambiarías] hoy mismo?",
      "¿Para qué [usarías|usaría|usarías] {s}?",
    ],
    shorts: ["Para lo de cada día", "Se enciende y ya está", "Sin complicarse"],
  },
  bike: {
    nature: "thing",
    problem: [
      "El coche tarda en aparcar lo que una bici en llegar.",
      "La ciudad no es tan grande; el atasco la hace grande.",
    ],
    benefit: ["Pedalear un rato ordena el día.", "En bici se llega despejado."],
    in_use: [
      "Con {s}, ir al trabajo se parece a un paseo.",
      "Con {s}, la ciudad parece más pequeña.",
    ],
    question: [
      "¿Adónde [irías|iría|irías] primero con {s}?",
      "¿Cuánto [tardarías|tardaría|tardarías] en bici?",
    ],
    shorts: ["A pedalear", "Para moverse por la ciudad", "Del portal a cualquier sitio"],
  },
  thing: {
    nature: "thing",
    gift: true,
    problem: [
      "Elegir entre tantas cosas parecidas cansa.",
      "Lo que se compra con prisa se usa poco.",
      "Encontrar algo que guste de verdad lleva su tiempo.",
    ],
    benefit: [
      "Lo que se elige con calma se disfruta más tiempo.",
      "Las cosas bien elegidas se acaban usando cada día.",
      "Lo que gusta a la primera suele gustar siempre.",
    ],
    in_use: [
      "Hay cosas que se estrenan un día y se disfrutan muchos más.",
      "<Llega|Llegan> {s} y enseguida <encuentra|encuentran> su sitio.",
      "Se <estrena|estrenan> {s} y ya no apetece otra cosa.",
    ],
    question: [
      "¿A quién le gustaría {s}?",
      "¿[Buscas|Busca|Buscás] un capricho o algo que hace falta?",
      "¿Para quién <sería|serían> {s}?",
    ],
    shorts: ["Para elegir con calma", "Se ve y se elige", "Algo que apetece"],
  },
} as const satisfies Record<string, Kind>;
