import type { Kind } from "./kind.ts";

/** What is worn, and put on. */
export const wornKinds = {
  clothes: {
    nature: "thing",
    gift: true,
    problem: [
      "El armario está lleno y nunca hay nada que ponerse.",
      "Comprar deprisa llena el armario de cosas que no se usan.",
      "Vestir como todo el mundo es fácil; encontrar lo propio, no tanto.",
    ],
    benefit: [
      "Una buena prenda se reconoce porque siempre se vuelve a ella.",
      "Vestirse por la mañana es más fácil con menos y mejor.",
      "Hay prendas que resuelven un conjunto ellas solas.",
    ],
    in_use: [
      "Se <pone|ponen> {s} y el resto del conjunto viene solo.",
      "En la oficina o en un paseo, {s} <funciona|funcionan> igual.",
      "Con {s}, vestirse por la mañana cuesta la mitad.",
    ],
    question: [
      "¿Con qué [te pondrías|se pondría|te pondrías] {s}?",
      "¿Qué le falta de verdad a [tu|su|tu] armario?",
      "¿En qué [te fijas|se fija|te fijás] primero: en el color, el corte o la tela?",
    ],
    shorts: ["Para ponérselo mucho", "Una prenda con ganas", "Para salir de casa"],
  },
  shoes: {
    nature: "thing",
    gift: true,
    problem: [
      "Un calzado que aprieta estropea cualquier paseo.",
      "De poco sirve un zapato bonito si no se puede andar con él.",
      "A media tarde, los pies dicen la verdad.",
    ],
    benefit: [
      "El buen calzado se olvida en cuanto se lleva puesto.",
      "Andar bien calzado cambia el día.",
      "Un conjunto sencillo se arregla desde el suelo.",
    ],
    in_use: [
      "Se <pone|ponen> {s} y la calle parece más corta.",
      "Con {s}, la vuelta a casa se hace a pie.",
      "Con {s} se sale por la mañana y no apetece cambiarse.",
    ],
    question: [
      "¿Cuánto [andas|anda|andás] en un día normal?",
      "¿Con qué [te pondrías|se pondría|te pondrías] {s}?",
      "¿[Buscas|Busca|Buscás] calzado para la oficina, para el paseo o para todo?",
    ],
    shorts: ["Para andar a gusto", "De la mañana a la noche", "Buen pie, buen día"],
  },
  accessory: {
    nature: "thing",
    gift: true,
    problem: [
      "Acertar con un complemento no es tan fácil como parece.",
      "El conjunto está casi bien, pero le falta algo.",
      "Lo que se usa a diario se compra muchas veces sin pensar.",
    ],
    benefit: [
      "Un buen complemento arregla un conjunto sencillo.",
      "Lo que se lleva cada día merece elegirse bien.",
      "Un detalle bien elegido se nota más que muchas prendas.",
    ],
    in_use: [
      "Con {s} al salir, el conjunto está terminado.",
      "Con {s}, el conjunto de siempre parece otro.",
    ],
    question: [
      "¿Qué [llevas|lleva|llevás] siempre encima?",
      "¿Con qué [combinarías|combinaría|combinarías] {s}?",
    ],
    shorts: ["Para llevar cada día", "El detalle que faltaba", "Va con casi todo"],
  },
  jewel: {
    nature: "thing",
    gift: true,
    problem: [
      "Acertar con una joya para otra persona da vértigo.",
      "Hay fechas que merecen algo más que una tarjeta.",
      "Las joyas de las bodas pasan el año guardadas.",
    ],
    benefit: [
      "Una joya pequeña puede decir algo muy grande.",
      "Hay piezas que se ponen un día y ya no se quitan.",
      "Un buen regalo se recuerda cada vez que se lleva.",
    ],
    in_use: [
      "Se abre la caja, hay un silencio y luego una sonrisa.",
      "Con {s}, una camisa blanca ya es otra cosa.",
      "Con {s}, alguien acaba preguntando de dónde <es|son>.",
    ],
    question: [
      "¿A quién [le regalarías|le regalaría|le regalarías] {s}?",
      "¿Qué fecha [te gustaría|le gustaría|te gustaría] recordar con una joya?",
      "¿[Buscas|Busca|Buscás] una joya para regalar o para llevarla siempre?",
    ],
    shorts: ["Para llevar siempre", "Joyas con motivo", "Para una fecha señalada"],
  },
  perfume: {
    nature: "thing",
    gift: true,
    problem: [
      "Encontrar un olor propio lleva su tiempo.",
      "Oler igual que medio ascensor no le gusta a nadie.",
      "Regalar perfume es difícil cuando todos huelen igual.",
    ],
    benefit: [
      "Un perfume se recuerda más que una cara.",
      "Hay olores que llegan antes que quien los lleva.",
    ],
    in_use: [
      "Con {s}, alguien acaba preguntando qué [llevas|lleva|llevás].",
      "Un poco en la muñeca y la mañana ya es distinta.",
    ],
    question: [
      "¿Qué olor [te recuerda|le recuerda|te recuerda] a alguien?",
      "¿[Buscas|Busca|Buscás] un perfume para cada día o para las grandes noches?",
    ],
    shorts: ["Un olor propio", "Se recuerda", "Para llevar en la piel"],
  },
  cosmetic: {
    nature: "thing",
    gift: true,
    problem: [
      "El baño está lleno de botes y siempre se usa el mismo.",
      "Con prisa, cuidarse es lo primero que se salta.",
    ],
    benefit: [
      "Cuidarse cada día es más fácil con poco y bueno.",
      "Un buen cuidado cabe en un minuto.",
    ],
    in_use: [
      "Con {s} y un minuto de calma, el día termina mejor.",
      "Con {s} en la repisa, la mañana empieza mejor.",
    ],
    question: [
      "¿Qué hay siempre en [tu|su|tu] neceser?",
      "¿Cuánto rato [te dedicas|se dedica|te dedicás] por la mañana?",
    ],
    shorts: ["Un minuto para cuidarse", "Poco y bueno", "Para cada mañana"],
  },
  glasses: {
    nature: "thing",
    problem: [
      "Llevar las mismas gafas desde hace años cansa.",
      "Elegir montura con el espejo como único consejero cuesta.",
    ],
    benefit: [
      "Unas gafas van todo el día en la cara: conviene que gusten.",
      "Ver bien y verse bien no están reñidos.",
    ],
    in_use: [
      "Se <pone|ponen> {s} y el espejo está de acuerdo.",
      "Con {s} al salir, la mañana se mira de otra manera.",
    ],
    question: [
      "¿Qué montura va con [tu|su|tu] cara?",
      "¿Adónde [te llevarías|se llevaría|te llevarías] {s}?",
    ],
    shorts: ["Para ver y verse bien", "Una montura con cara", "Para llevar todo el día"],
  },
  baby: {
    nature: "thing",
    gift: true,
    problem: [
      "Crecen tan deprisa que la ropa siempre se queda pequeña.",
      "Vestir a un bebé que no para quieto tiene su arte.",
      "Acertar con la ropa de un bebé no siempre es fácil.",
    ],
    benefit: [
      "Lo que llevan puesto también tiene que dejarles moverse.",
      "La ropa de los primeros meses se guarda toda la vida.",
      "Hay prendas que salen en todas las fotos del álbum.",
    ],
    in_use: [
      "Se visten, salen a la calle y todo el mundo se para a mirar.",
      "Un paseo, una foto y una prenda que se queda en el recuerdo.",
    ],
    question: [
      "¿Hay un bebé en camino en [tu|su|tu] familia?",
      "¿[Buscas|Busca|Buscás] algo para los más pequeños?",
    ],
    shorts: ["Para los más pequeños", "Para sus primeras fotos", "Para estrenar y crecer"],
  },
} as const satisfies Record<string, Kind>;
