import type { Kind } from "./kind.ts";

/** What is eaten and drunk. */
export const eatenKinds = {
  bread: {
    nature: "food",
    problem: [
      "Una buena mesa se queda coja si falla el pan.",
      "Cenar con el pan de ayer quita las ganas.",
      "El pan comprado con prisa ni cruje ni dura.",
    ],
    benefit: [
      "Un buen pan no necesita más que un cuchillo y hambre.",
      "Con buen pan, hasta el aceite solo es una cena.",
      "Se corta una rebanada para probar y luego se corta otra.",
    ],
    in_use: [
      "Con un poco de mantequilla, {s} <alegra|alegran> el desayuno.",
      "Con {s} en la mesa, todos alargan la mano.",
      "Mojar pan en la salsa alegra muchas comidas.",
    ],
    question: [
      "¿Quién se queda con el pico del pan en [tu|su|tu] casa?",
      "¿Con qué [acompañas|acompaña|acompañás] el pan: queso, aceite o mermelada?",
      "¿Qué pan hay hoy en [tu|su|tu] mesa?",
    ],
    shorts: ["Para la mesa de hoy", "Pan para cada día", "Pan con ganas de mesa"],
  },
  sweet: {
    nature: "food",
    problem: [
      "Hay tardes que piden algo dulce y en casa no queda nada.",
      "Ir de visita con las manos vacías da apuro.",
      "Un café sin nada al lado sabe a poco.",
    ],
    benefit: [
      "Un bocado dulce arregla media tarde.",
      "Lo dulce sabe mejor cuando se comparte.",
      "Hay caprichos pequeños que mejoran un día entero.",
    ],
    in_use: [
      "Con el café de media tarde, {s} <dura|duran> poco en el plato.",
      "La merienda empieza cuando <llega|llegan> {s} a la mesa.",
      "Se <parte|parten> {s} y siempre hay quien pide otro trozo.",
    ],
    question: [
      "¿Qué hay hoy para merendar?",
      "¿A quién le [llevarías|llevaría|llevarías] {s}?",
      "¿[Eres|Es|Sos] de los que comparten lo dulce o de los que lo esconden?",
    ],
    shorts: ["Para la merienda", "Con el café, mejor", "Un capricho dulce"],
  },
  dish: {
    nature: "food",
    problem: [
      "Cocinar hoy no apetece, y comer cualquier cosa tampoco.",
      "Elegir dónde comer lleva a veces más tiempo que comer.",
      "Hay semanas en las que solo se come deprisa.",
    ],
    benefit: [
      "Comer bien también es que cocine otro.",
      "Una buena mesa alarga la conversación.",
      "Hay platos por los que se vuelve a un sitio.",
    ],
    in_use: [
      "<Llega|Llegan> {s} y por un momento nadie habla.",
      "Se <pide|piden> {s} y ya nadie mira el móvil.",
      "Terminan los platos y la sobremesa empieza sola.",
    ],
    question: [
      "¿Qué [te apetece|le apetece|te apetece] comer hoy?",
      "¿Dónde [comes|come|comés] esta semana?",
      "¿Con quién [compartirías|compartiría|compartirías] {s}?",
    ],
    shorts: ["Hoy no se cocina en casa", "Mesa y sobremesa", "Para comer con calma"],
  },
  wine: {
    nature: "food",
    gift: true,
    problem: [
      "Elegir botella delante de una estantería llena no es fácil.",
      "Hay cena en casa de unos amigos y falta la botella.",
      "Una buena cena se queda a medias con una botella cualquiera.",
    ],
    benefit: [
      "Una buena botella convierte una cena de diario en una cena.",
      "Hay botellas que se abren para celebrar sin que haga falta motivo.",
      "Abrir una botella es una manera de pedir que alguien se quede.",
    ],
    in_use: [
      "Se abre la botella, se sirve sin prisa y la cena ya es otra.",
      "Con queso o con guiso, {s} <sabe|saben> estar en la mesa.",
      "Suena la botella al abrirse y la conversación cambia.",
    ],
    question: [
      "¿Con quién [abrirías|abriría|abrirías] {s}?",
      "¿Qué [vas|va|vas] a servir en la próxima cena?",
      "¿Qué botella [llevarías|llevaría|llevarías] a una cena de amigos?",
    ],
    shorts: ["Para la próxima cena", "Una botella con motivo", "Para abrir sin prisa"],
  },
  coffee: {
    nature: "food",
    problem: [
      "Un mal café por la mañana pone de mal humor a cualquiera.",
      "A media mañana, el café de máquina ya no consuela.",
      "Hay días en los que la pausa del café no sabe a pausa.",
    ],
    benefit: [
      "El día empieza de verdad con el primer sorbo.",
      "Un buen café se nota antes de probarlo, por el olor.",
      "Una buena pausa cabe en una taza.",
    ],
    in_use: [
      "Con {s}, el rato del café vuelve a ser un rato.",
      "Huele a café, suena la taza y la mañana ya va mejor.",
      "Se sirve despacio, se bebe sin prisa y el correo espera.",
    ],
    question: [
      "¿Cómo [tomas|toma|tomás] el primero del día?",
      "¿Con quién [te tomas|se toma|te tomás] el café de hoy?",
      "¿[Tomas|Toma|Tomás] el café solo, con leche o con compañía?",
    ],
    shorts: ["El primer sorbo del día", "Una pausa como es debido", "Para tomar con calma"],
  },
  mate: {
    nature: "thing",
    gift: true,
    problem: [
      "Un mate lavado no lo salva ni la charla.",
      "El mate de siempre ya está pidiendo relevo.",
      "Llega la ronda y falta con qué cebar bien.",
    ],
    benefit: [
      "Una buena ronda de mate alarga cualquier charla.",
      "El mate se disfruta más con lo que a uno le gusta usar.",
      "Lo que se usa cada mañana merece elegirse bien.",
    ],
    in_use: [
      "Se ceba, se pasa y la charla sigue.",
      "Con {s} al lado, la mañana empieza más despacio.",
      "La ronda arranca cuando <aparece|aparecen> {s}.",
    ],
    question: [
      "¿Quién ceba en [tu|su|tu] casa?",
      "¿[Tomas|Toma|Tomás] el mate amargo o dulce?",
      "¿Con quién [compartirías|compartiría|compartirías] la próxima ronda?",
    ],
    shorts: ["Para la próxima ronda", "Mate de todos los días", "Para cebar a gusto"],
  },
  pantry: {
    nature: "food",
    gift: true,
    problem: [
      "Viene gente a cenar y no hay nada que poner en la tabla.",
      "Para quedar bien con un aperitivo no vale cualquier cosa.",
      "Regalar algo rico es difícil cuando todo parece igual.",
    ],
    benefit: [
      "Con algo bueno en la despensa siempre hay cena.",
      "Lo bueno pide poco: basta con pan, un plato y un rato.",
      "Lo que está rico se nota en el primer bocado.",
    ],
    in_use: [
      "Se <pone|ponen> {s} y la gente se acerca sola.",
      "Se pone la mesa, se corta pan y la cena está hecha.",
      "Con {s} ya se puede recibir a alguien.",
    ],
    question: [
      "¿Qué no falta nunca en [tu|su|tu] despensa?",
      "¿A quién [invitarías|invitaría|invitarías] a probar {s}?",
      "¿Qué [sacas|saca|sacás] cuando llega una visita?",
    ],
    shorts: ["Para tener en casa", "Para poner en la mesa", "Algo rico a mano"],
  },
  bite: {
    nature: "food",
    problem: [
      "Hay días que piden algo rico y en casa no hay nada.",
      "Comer siempre lo mismo acaba cansando.",
      "A veces falta algo bueno que llevarse a la boca.",
    ],
    benefit: [
      "Lo que está rico alegra cualquier día.",
      "Un gusto a tiempo arregla la tarde.",
      "Lo bueno se nota a la primera.",
    ],
    in_use: [
      "Con {s} delante, el móvil puede esperar.",
      "Se <prueba|prueban> {s} y ya se está pensando en repetir.",
    ],
    question: [
      "¿Con quién [compartirías|compartiría|compartirías] {s}?",
      "¿Qué [te apetece|le apetece|te apetece] hoy?",
    ],
    shorts: ["Para darse un gusto", "Algo rico para hoy", "Mejor en compañía"],
  },
  produce: {
    nature: "food",
    problem: [
      "La nevera está llena y no hay nada fresco que comer.",
      "Queremos comer mejor y acabamos comprando lo mismo.",
      "Con la semana encima, la fruta es lo primero que se olvida.",
    ],
    benefit: [
      "Comer fresco empieza por tenerlo a mano.",
      "Con buena fruta en casa, el postre está resuelto.",
      "Con buen género, cocinar lleva menos rato.",
    ],
    in_use: [
      "Un frutero lleno cambia la cocina entera.",
      "Se lava, se corta y la comida de hoy ya está encaminada.",
      "Con {s} en casa, picar entre horas es otra cosa.",
    ],
    question: [
      "¿Qué fruta desaparece antes en [tu|su|tu] casa?",
      "¿Qué [vas|va|vas] a cocinar esta semana?",
      "¿[Tienes|Tiene|Tenés] ya la compra fresca de la semana?",
    ],
    shorts: ["La compra fresca", "Para el frutero de casa", "Fresco y a mano"],
  },
} as const satisfies Record<string, Kind>;
