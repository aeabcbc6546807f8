import type { Topics } from "./topic.ts";

/** What is sold to eat and drink, to wear and to give. */
export const tableTopics: Topics = {
  bakery: [
    {
      match: ["pan", "hogaza", "barra", "baguet", "centeno", "masa madre", "molde", "chapata"],
      own: /cortez|corrusc|papel caliente|\bmiga|\bpan\b|rebanada|\bbarra\b|tostada|desayunas|aceite|punta|blanquito|dos mitades|domingos/,
      hooks: [
        "El corte limpio, la corteza que suena y nadie que espere al plato.",
        "Un buen pan no acompaña la comida: la empieza.",
        "La prueba del pan es el segundo día.",
      ],
      says: [
        "Un pan de verdad huele a grano y a tostado, y se nota antes de probarlo.",
        "Tostado a la mañana siguiente, con aceite o con mantequilla, vuelve a ser otro pan.",
        "Para un guiso pide miga; para un queso, corteza: elegir bien cambia la mesa.",
      ],
    },
    {
      match: [
        "croissant",
        "cruasan",
        "boller",
        "napolitana",
        "ensaimada",
        "brioche",
        "concha",
        "medialuna",
        "rollo",
        "palmera",
        "magdalena",
        "galleta",
        "dona",
      ],
      own: /hojaldr|cruasan|azucar en los dedos/,
      hooks: [
        "Se rompe, caen las láminas y ya no hay vuelta atrás.",
        "Las migas en la camisa son la firma de un buen desayuno.",
        "A media mañana, lo dulce se reparte o se esconde.",
      ],
      says: [
        "Crujiente por fuera y tierno por dentro: el orden en que se muerde importa.",
        "Con el café de la mañana o a media tarde, pide pausa y una servilleta.",
        "Un golpe corto de horno lo devuelve a su mejor momento; el microondas lo ablanda.",
      ],
      tips: [["Recalentar en seco", "Tres minutos de horno suave: las láminas vuelven a crujir."]],
    },
    {
      match: [
        "tarta",
        "pastel",
        "bizcocho",
        "torta",
        "cupcake",
        "roscon",
        "rosca",
        "postre",
        "cheesecake",
        "alfajor",
        "turron",
        "panettone",
      ],
      own: /tarta|celebracion|pastel/,
      hooks: [
        "Alguien sopla, alguien canta mal y todos miran el cuchillo.",
        "El trozo más pequeño siempre vuelve a por otro.",
        "Una mesa con tarta deja de ser una mesa cualquiera.",
      ],
      says: [
        "Fuera de la nevera un rato antes de servir, el sabor se abre.",
        "Para acertar con el tamaño basta un dato: cuántas personas se sientan a la mesa.",
        "Cuchillo largo, agua caliente y un corte de una vez: así sale el trozo entero.",
      ],
      tips: [
        [
          "Contar raciones",
          "Cuántos son y si hay niños: con eso se elige el tamaño sin que falte ni sobre.",
        ],
        ["Decir las alergias", "Frutos secos, huevo o gluten se avisan al encargar, no al cortar."],
      ],
    },
    {
      match: ["cafe", "chocolate", "infusion", "bebida", "te "],
      own: /un cafe al lado/,
      hooks: [
        "El café y lo dulce se buscan solos.",
        "Cinco minutos, una taza y algo que mojar.",
        "La pausa de media mañana también se elige.",
      ],
      says: [
        "Un buen café no necesita azúcar para esconderse: se prueba primero solo.",
        "La molienda y el agua mandan; la taza caliente hace el resto.",
        "Para llevar o para sentarse un rato: la pausa es la misma.",
      ],
      tips: [
        ["Probar antes del azúcar", "El primer sorbo, solo: ahí se sabe si hace falta."],
        ["La taza, templada", "Un poco de agua caliente antes de servir y el café dura más."],
      ],
    },
    {
      match: ["empanada", "pizza", "salado", "bocadillo", "sandwich", "quiche", "coca", "arepa"],
      hooks: ["Hay comidas que se resuelven con las manos.", "Lo salado también sale del horno."],
      says: [
        "Caliente se come de pie; fría, también funciona en la mochila.",
        "Un trozo por persona se queda corto: conviene contar con quien repite.",
      ],
    },
  ],
  cafe: [
    {
      match: ["cafe", "espresso", "capuchino", "cortado", "latte", "cold brew", "filtro", "grano"],
      own: /cafe|cortado|espuma|leche|moliendo|molinillo|grano|vapor|lo de siempre|solo,/,
      hooks: [
        "El primer sorbo decide el resto de la mañana.",
        "Hay cafés de despertarse y cafés de quedarse.",
        "Huele antes de llegar a la mesa.",
      ],
      says: [
        "Probado sin azúcar primero, el café cuenta de dónde viene.",
        "Con leche se vuelve amable; solo, no deja dónde esconderse.",
        "El mismo grano cambia según la molienda: por eso dos tazas no saben igual.",
      ],
    },
    {
      match: [
        "tarta",
        "pastel",
        "bizcocho",
        "galleta",
        "cookie",
        "croissant",
        "postre",
        "dulce",
        "zanahoria",
        "queso",
        "brownie",
      ],
      hooks: [
        "«Solo un trozo, para compartir». Ya.",
        "La tarde se arregla con un tenedor y dos conversaciones.",
        "El segundo tenedor aparece sin que nadie lo pida.",
      ],
      says: [
        "Tierna por dentro, con el dulzor justo para pedir un café al lado.",
        "A media tarde, con algo caliente, dura exactamente lo que dura una buena conversación.",
        "Se pide para dos y casi siempre hay que pedir otra.",
      ],
      tips: [
        ["Pedir dos tenedores", "Aunque se venga con intención de no compartir."],
        [
          "El café, menos dulce",
          "Al lado de un postre se agradece sin azúcar: cada cosa en su sitio.",
        ],
      ],
    },
    {
      match: ["brunch", "desayun", "tostada", "menu", "huevos", "bowl", "tosta", "bocadillo"],
      own: /tostada|desayuno/,
      hooks: [
        "Ni desayuno ni comida: la mejor hora del fin de semana.",
        "La mesa se llena por el centro y nadie mira la hora.",
        "Huevos, pan, algo dulce y un café que se repite.",
      ],
      says: [
        "Lo salado al principio, lo dulce al final y el café en medio: el orden lo pone cada mesa.",
        "Entre varios se prueba de todo; a solas se disfruta sin negociar.",
        "Un buen desayuno tarde resuelve la mañana y la comida.",
      ],
      tips: [
        ["Una cosa al centro", "Cada cual su plato y algo dulce en medio: se prueba de todo."],
        ["Venir con tiempo", "Un brunch con reloj es solo un desayuno caro."],
      ],
    },
    {
      match: ["te ", "infusion", "chocolate", "zumo", "jugo", "batido", "matcha"],
      hooks: ["No todo lo caliente es café.", "Hay tardes de taza grande y sin prisa."],
      says: [
        "Unos minutos de espera antes del primer sorbo: ahí está la mitad del gusto.",
        "Para quien no toma café y para quien ya se ha tomado dos.",
      ],
    },
  ],
  restaurant: [
    {
      match: ["menu", "plato", "carta", "degustacion", "almuerzo", "comida", "cena"],
      hooks: [
        "Primero, segundo y una sobremesa que nadie ha reservado.",
        "La pregunta de cada día, resuelta: qué se come hoy.",
        "Comer sentado y con mantel cambia la tarde.",
      ],
      says: [
        "Un menú se elige en un minuto y se recuerda por un solo plato.",
        "Entre semana, sentarse a comer bien es media jornada ganada.",
        "Pedir al centro y compartir es la forma más rápida de probarlo todo.",
      ],
    },
    {
      match: [
        "taco",
        "burrito",
        "gringa",
        "quesadilla",
        "arepa",
        "empanada",
        "torta",
        "hamburgues",
        "burger",
        "hot dog",
        "perrito",
        "kebab",
        "bocadillo",
        "pupusa",
        "tamal",
      ],
      pains: [
        "Media hora para comer y ninguna gana de mantel.",
        "Antojo a deshora y nada en la nevera.",
      ],
      act: "[ven|venga] con hambre",
      inf: "venir con hambre",
      hooks: [
        "Se come con las manos y con dos servilletas cerca.",
        "El primer bocado se da de pie. Con el segundo ya hay mesa.",
        "Se pide para probar y acaba en repetir.",
      ],
      says: [
        "Se come en cuanto llega: hasta la foto enfría.",
        "Con las manos, sin ceremonia y con la salsa al lado.",
        "Cada quien tiene su orden: unos empiezan por la salsa y otros la dejan para el final.",
      ],
      shots: [
        "las manos que lo arman, muy de cerca",
        "el vapor a contraluz al salir de la plancha",
        "la salsa cayendo por encima",
        "el primer bocado, de lado y sin cara",
        "la bandeja llena vista desde arriba",
      ],
      shorts: [
        "Con las manos",
        "A dos manos",
        "Con salsa, sin prisa",
        "Y otra ronda",
        "[Ven|Venga] con hambre",
      ],
    },
    {
      match: [
        "arroz",
        "paella",
        "pasta",
        "pizza",
        "ceviche",
        "asado",
        "carne",
        "pescado",
        "cordero",
        "ramen",
        "sushi",
        "croqueta",
        "mole",
        "pollo",
        "tapa",
        "racion",
      ],
      hooks: [
        "Llega a la mesa y se acaba la conversación.",
        "Se pide «para probar» y no vuelve nada a la cocina.",
        "El primer bocado pide silencio; el segundo, pan.",
      ],
      says: [
        "Se come recién llegado a la mesa: esperar a la foto también enfría.",
        "Para compartir, contar uno menos por persona y pedir más si hace falta.",
        "Cada casa lo hace a su manera, y de eso se habla mientras se come.",
      ],
    },
    {
      match: ["vino", "cerveza", "copa", "coctel", "vermut", "bebida", "mezcal"],
      own: /vino|copa del dia/,
      hooks: [
        "Primero la copa; la carta puede esperar.",
        "Algo frío, algo de picar y la tarde por delante.",
      ],
      says: [
        "Para elegir copa basta decir qué se va a comer y qué gustó la última vez.",
        "Una botella entre cuatro dura lo que dura el primer plato.",
      ],
    },
    {
      match: ["grupo", "evento", "celebracion", "terraza", "reserva", "comunion", "cumple"],
      hooks: [
        "Una mesa larga y todos hablando a la vez.",
        "Cuando son más de seis, conviene pensarlo antes.",
      ],
      says: [
        "Con el número de personas y la hora aproximada ya se puede empezar a organizar.",
        "Los niños cerca de la salida y quien no come algo, avisado: así la noche va sola.",
      ],
    },
    {
      match: ["postre", "tarta", "flan", "helado"],
      own: /postre/,
      hooks: [
        "Siempre queda sitio para una cuchara más.",
        "El postre empieza con un «yo no, que estoy lleno».",
      ],
      says: [
        "Una ración y tantas cucharas como personas: así se pide.",
        "Con un café al lado, alarga la sobremesa media hora.",
      ],
    },
  ],
  florist: [
    {
      match: ["novia", "boda", "ceremonia", "prendido"],
      hooks: [
        "Se sostiene con las dos manos y sale en todas las fotos.",
        "El ramo de novia se elige después del vestido y antes de los nervios.",
      ],
      says: [
        "El tamaño lo marca el vestido; el color, la estación; la forma, quien lo lleva.",
        "Decir la fecha y el color del vestido es la mejor manera de empezar a hablar del ramo.",
        "Las flores de ese mes aguantan mejor el día entero que las que vienen de lejos.",
      ],
      tips: [
        [
          "Enseñar el vestido",
          "Una foto del vestido y otra del lugar dicen más que diez ramos guardados.",
        ],
        ["Pensar en el peso", "Un ramo precioso que pesa se nota a la segunda hora de fotos."],
      ],
    },
    {
      match: ["suscripcion", "semanal", "mensual", "oficina"],
      hooks: [
        "Flores que llegan aunque nadie cumpla años.",
        "El jarrón lleno deja de ser una excepción.",
      ],
      says: [
        "Una suscripción convierte las flores en costumbre: cambian con la estación y con la casa.",
        "Antes de empezar conviene decir dos cosas: los colores de la casa y qué flor no gusta.",
        "Un jarrón de boca media sirve para casi todo lo que llegue.",
      ],
      tips: [["Elegir el sitio", "Con luz y lejos del radiador: el mismo rincón cada semana."]],
    },
    {
      match: ["planta", "maceta", "orquidea", "cactus", "suculenta", "interior"],
      hooks: [
        "Una planta elige ventana antes que maceta.",
        "Sobrevive al olvido, pero agradece la luz.",
      ],
      says: [
        "Antes de elegir planta, mirar cuánta luz entra: eso decide casi todo.",
        "Se mueren más por exceso de agua que por falta: tocar la tierra antes de regar.",
      ],
      tips: [
        ["El dedo en la tierra", "Si sale seco, se riega; si sale húmedo, se espera."],
        ["Girarla cada semana", "Un cuarto de vuelta y crece derecha."],
      ],
    },
    {
      match: ["corona", "funeral", "condolenc", "difunt", "pesame"],
      hooks: [
        "Hay días en que las flores hablan por quien no puede.",
        "Unas flores y un nombre: a veces basta.",
      ],
      says: [
        "Blanco y verde, una cinta breve y el nombre de quien acompaña.",
        "Para el texto de la cinta, pocas palabras: quiénes son y a quién recuerdan.",
      ],
      sober: true,
    },
    {
      match: ["ramo", "flores", "rosa", "tulipan", "girasol", "peonia", "bouquet", "centro"],
      own: /ramo|flor|tallo|jarron/,
      hooks: [
        "Se ponen en agua y la habitación cambia de humor.",
        "Cinco palabras en una tarjeta y el resto lo dicen ellas.",
      ],
      says: [
        "Lo de temporada llega más fresco, dura más y suele salir mejor de precio.",
        "Para acertar sin saber de flores basta decir para quién es y qué color lleva en casa.",
        "Tallo cortado en diagonal y agua limpia: eso es casi todo lo que piden.",
      ],
    },
  ],
  fashion: [
    {
      match: ["vestido", "falda", "mono", "lencero"],
      hooks: [
        "Uno solo y ya está resuelto el conjunto.",
        "Con zapatilla es martes; con tacón, sábado.",
        "Se mueve antes que quien lo lleva.",
      ],
      says: [
        "Con un suéter encima es de diario; solo, es de noche: cambia con lo que se ponga al lado.",
        "La caída se juzga caminando, no delante del espejo.",
        "El largo se decide con los zapatos puestos; un dedo arriba o abajo lo cambia todo.",
      ],
    },
    {
      match: [
        "camisa",
        "camiseta",
        "blusa",
        "top",
        "jersey",
        "sueter",
        "sudadera",
        "lino",
        "punto",
      ],
      hooks: [
        "La prenda que sale del armario sin pensarlo.",
        "Abierta, por dentro, remangada: tres días, la misma.",
        "El cuello y el hombro dicen si es la talla.",
      ],
      says: [
        "La costura del hombro tiene que caer justo en el hueso: lo demás se perdona.",
        "El lino se arruga y ahí está su gracia; planchado del todo parece otra cosa.",
        "Remangada dos vueltas o abrochada hasta arriba: el gesto la cambia entera.",
      ],
    },
    {
      match: ["pantalon", "jean", "vaquero", "short"],
      hooks: ["La prueba no es de pie: es sentarse.", "El bajo se decide con los zapatos puestos."],
      says: [
        "Cintura, tiro y largo: si fallan dos, no hay cinturón que lo arregle.",
        "Un buen pantalón se repite tres veces por semana y nadie se da cuenta.",
      ],
    },
    {
      match: ["zapato", "zapatilla", "bota", "sandalia", "calzado", "tenis"],
      own: /zapato|tacon/,
      hooks: [
        "Por la tarde, el pie dice la verdad.",
        "Un paso por la tienda vale más que el número de la caja.",
      ],
      says: [
        "Se prueban por la tarde, con los dos pies y caminando un poco.",
        "Si aprieta de nuevo, aprieta siempre: la piel cede, el largo no.",
      ],
    },
    {
      match: ["bolso", "cinturon", "complement", "gorra", "panuelo", "mochila", "accesorio"],
      hooks: ["El detalle que ordena todo lo demás.", "Cabe lo justo, y eso obliga a elegir."],
      says: [
        "Un complemento cambia el conjunto de siempre sin tocar una prenda.",
        "Para elegir bolso, vaciar primero el que se usa: ahí está la talla.",
      ],
    },
    {
      match: ["abrigo", "chaqueta", "cazadora", "gabardina"],
      hooks: [
        "Lo que más se ve en invierno es lo que menos se renueva.",
        "Se prueba con suéter debajo, no con camiseta.",
      ],
      says: [
        "Con los brazos cruzados no debe tirar: esa es la talla.",
        "Un buen abrigo se amortiza en la segunda semana de frío.",
      ],
    },
  ],
  jewelry: [
    {
      match: ["compromiso", "solitario", "pedida"],
      hooks: [
        "La pregunta se ensaya; la caja, se esconde.",
        "Un bolsillo, una caja y las manos frías.",
        "Se elige a solas y se lleva a la vista.",
      ],
      says: [
        "La talla se averigua con un anillo que ya lleve en ese dedo; mejor por la tarde.",
        "Más que el tamaño de la piedra, importa cómo queda en esa mano.",
        "El metal que ya lleva cada día es la mejor pista para elegir.",
      ],
      tips: [
        ["Copiar la talla", "Un anillo suyo, dibujado por dentro sobre papel, basta para empezar."],
      ],
    },
    {
      match: ["alianza", "boda", "matrimonio"],
      hooks: [
        "Dos iguales, o dos que solo se parecen.",
        "Se pone un día y se queda en todos los demás.",
        "Por dentro cabe una fecha; por fuera, el resto de la vida.",
      ],
      says: [
        "Se llevan cada día: el grosor y el borde importan más que el brillo.",
        "Lisas o con una línea de luz, iguales o distintas: lo único fijo es que sean cómodas.",
        "Conviene encargarlas con semanas por delante, para ajustar y grabar sin correr.",
      ],
      tips: [
        [
          "Probar el grosor",
          "Cerrar el puño con la alianza puesta: si molesta al minuto, molestará siempre.",
        ],
      ],
    },
    {
      match: ["collar", "colgante", "cadena", "gargantilla", "pendiente", "arete", "pulsera"],
      own: /cadena/,
      hooks: [
        "Se abrocha por la mañana y se olvida hasta la noche.",
        "Cerca de la cara, todo cuenta un poco más.",
      ],
      says: [
        "El largo cambia la cara más que el diseño: corto enmarca, largo estiliza.",
        "Dos finas juntas dicen más que una grande sola.",
      ],
    },
    {
      match: ["reloj"],
      hooks: [
        "Se mira cien veces al día y casi nunca por la hora.",
        "Un reloj se hereda; un teléfono, no.",
      ],
      says: [
        "La esfera se elige por la muñeca, no por la moda.",
        "Una correa nueva lo convierte en otro.",
      ],
    },
    {
      match: ["arreglo", "reparacion", "limpieza", "restaur"],
      own: /abuela|limpiarla/,
      hooks: ["La pieza del cajón todavía tiene vida.", "Un cierre roto no es el final de nada."],
      says: [
        "Antes de descartarla, conviene que alguien mire el engaste y el cierre.",
        "Limpia y ajustada, una joya antigua vuelve a salir de casa.",
      ],
    },
  ],
  beauty: [
    {
      match: ["facial", "piel", "hidrata", "peeling", "serum", "limpieza", "crema", "antiedad"],
      own: /piel|cara|crema|botes|protector|rutina/,
      hooks: [
        "La cara de la semana, con menos peso.",
        "Limpiar antes que tapar.",
        "Agua, calma y una piel que respira.",
      ],
      says: [
        "Una piel limpia aprovecha mejor todo lo que se le ponga después.",
        "Cada piel pide lo suyo: seca, grasa o sensible no se tratan igual.",
        "Los días siguientes, protector y poca prisa: es parte del resultado.",
      ],
    },
    {
      match: ["manicur", "pedicur", "una", "esmalt", "semiperman"],
      own: /unas/,
      hooks: [
        "Las manos hablan antes que la boca.",
        "Diez detalles que se ven en cada café.",
        "Color o al natural: la decisión más rápida del día.",
      ],
      says: [
        "Cortas aguantan más; largas piden más cuidado: se elige según lo que hagan esas manos.",
        "Aceite en la cutícula por la noche y guantes para fregar: así dura el color.",
        "Cambiar la forma de la uña estiliza más que cambiar el tono.",
      ],
      tips: [
        ["Aceite de noche", "Una gota en cada cutícula antes de dormir."],
        ["Guantes al fregar", "El agua caliente levanta el esmalte antes que el tiempo."],
      ],
    },
    {
      match: ["masaje", "relaj", "spa", "corporal", "drenaje"],
      own: /hombro/,
      hooks: [
        "Los hombros bajan solos a los diez minutos.",
        "Una hora boca abajo y sin pantalla.",
        "La espalda guarda lo que la agenda no apunta.",
      ],
      says: [
        "Cuello, espalda o piernas: decir dónde carga más el día cambia el masaje entero.",
        "Después, agua y un rato sin prisa: el cuerpo sigue soltando.",
        "No hace falta que duela para que sirva.",
      ],
      tips: [
        ["Llegar sin correr", "Diez minutos de margen cuentan como parte del masaje."],
        [
          "Decir la presión",
          "Más suave o más fuerte: se dice en el momento y se nota al día siguiente.",
        ],
      ],
    },
    {
      match: ["depilac", "laser", "cera"],
      hooks: ["La cuchilla, de vacaciones.", "Verano o invierno: la piel lisa no espera estación."],
      says: [
        "Sin sol los días previos y con la piel limpia: así se llega bien a la sesión.",
        "Cada zona y cada tipo de vello llevan su ritmo: conviene preguntarlo antes.",
      ],
    },
    {
      match: ["maquilla", "novia", "pestana", "ceja"],
      hooks: ["Que se vea la cara, no el maquillaje.", "La mirada se enmarca con poco."],
      says: [
        "Con una prueba antes del día, nadie se lleva una sorpresa en el espejo.",
        "La luz del lugar manda: lo que brilla de noche sobra a mediodía.",
      ],
    },
  ],
  hair: [
    {
      match: ["corte", "flequillo", "puntas", "fade", "degradado"],
      own: /puntas|flequillo|tijera|mechon|corte/,
      hooks: [
        "Dos dedos menos y la cabeza más ligera.",
        "El corte se juzga al tercer lavado.",
        "Se nota al girar la cabeza.",
      ],
      says: [
        "Un buen corte sigue teniendo forma cuando crece: ahí está la diferencia.",
        "Decir cuánto tiempo se dedica al pelo cada mañana ayuda más que una foto de revista.",
        "El remolino no se pelea: se corta contando con él.",
      ],
    },
    {
      match: ["color", "tinte", "mecha", "balayage", "canas", "rubio"],
      own: /color|raiz/,
      hooks: [
        "El color se elige con luz de calle.",
        "Un tono arriba o abajo y parece otra estación.",
        "La raíz también puede ser parte del plan.",
      ],
      says: [
        "Cuanto más cerca del tono propio, menos visitas pide después.",
        "El color dura más con agua templada y un champú suave.",
        "Contar qué se ha puesto antes en el pelo evita sorpresas: el color tiene memoria.",
      ],
      tips: [
        ["Contar el historial", "Tintes, alisados y remedios caseros: el pelo se acuerda de todo."],
      ],
    },
    {
      match: ["barba", "afeitado", "bigote"],
      hooks: ["Una barba cuidada tiene bordes.", "Toalla caliente, cuello limpio y a la calle."],
      says: [
        "La línea del cuello decide si parece barba o descuido.",
        "Peinada hacia abajo antes de cortar, se ve lo que sobra.",
      ],
      tips: [
        ["Aceite después de la ducha", "Con la barba húmeda y poca cantidad."],
        ["La línea, dos dedos sobre la nuez", "Más arriba se come la cara."],
      ],
    },
    {
      match: ["tratamiento", "keratina", "alisado", "hidrata", "nutri"],
      hooks: [
        "El pelo seco no pide más productos: pide menos calor.",
        "Se nota al pasar el peine.",
      ],
      says: [
        "Un tratamiento luce más en un pelo con las puntas al día.",
        "El calor sin protección deshace en una mañana lo que costó un mes.",
      ],
    },
    {
      match: ["peinado", "recogido", "novia", "trenza"],
      hooks: ["Aguanta el baile y el abrazo de la tía.", "Un recogido se ensaya antes del día."],
      says: [
        "Con el pelo lavado la víspera se sostiene mejor.",
        "La foto del vestido decide la altura del recogido.",
      ],
    },
  ],
  bookshop: [
    {
      match: ["infantil", "nino", "cuento", "juvenil", "album"],
      hooks: [
        "Otra vez el mismo cuento, y otra vez con todas las voces.",
        "El libro que se sabe de memoria y aun así pide.",
      ],
      says: [
        "Para acertar, la edad orienta menos que lo que ahora le da risa o miedo.",
        "Un cuento antes de dormir dura diez minutos y se recuerda treinta años.",
      ],
    },
    {
      match: ["club", "taller", "presentacion", "encuentro", "lectura"],
      hooks: [
        "Leer a solas; discutirlo en grupo.",
        "Alguien odió el final que tú adoraste. Perfecto.",
      ],
      says: [
        "No hace falta haberlo entendido todo: las dudas son la mejor conversación.",
        "Con treinta páginas leídas ya se puede venir a opinar.",
      ],
    },
    {
      match: ["papel", "libreta", "agenda", "pluma", "cuaderno", "material"],
      hooks: [
        "La primera página de una libreta da un poco de respeto.",
        "Escrito a mano se olvida menos.",
      ],
      says: [
        "El gramaje se nota al darle la vuelta a la hoja: si traspasa, molesta.",
        "Una libreta se llena antes si cabe en el bolsillo.",
      ],
    },
    {
      match: ["libro", "novela", "poesia", "comic", "ensayo", "historia"],
      hooks: [
        "Una página más y se apaga la luz. Mentira.",
        "Se empieza en el sofá y se acaba de madrugada.",
      ],
      says: [
        "Las primeras treinta páginas dicen si va a quedarse en la mesilla.",
        "Para regalar, el último libro que le gustó es mejor pista que su edad.",
        "Hay libros para el tren y libros para la manta: conviene saber cuál toca.",
      ],
    },
  ],
  ecommerce: [
    {
      match: ["regalo", "cesta", "pack", "kit", "caja"],
      own: /cumplea/,
      hooks: [
        "Un regalo que llega antes que la excusa.",
        "Se abre, se enseña y se pregunta dónde.",
      ],
      says: [
        "Para regalar sin fallar: algo que se use y algo que sorprenda, en la misma caja.",
        "Conviene mirar la fecha de entrega antes que el papel.",
      ],
    },
    {
      match: ["vela", "hogar", "decorac", "taza", "lampara", "manta", "textil"],
      hooks: [
        "La casa cambia por las cosas pequeñas.",
        "Se enciende, se apoya, se usa: no es para guardar.",
      ],
      says: [
        "Medir el hueco antes de pedir evita la mitad de las dudas.",
        "En casa, las cosas bonitas duran más cuando también se usan.",
      ],
    },
    {
      match: ["jabon", "cosmet", "crema", "aceite", "perfume"],
      hooks: [
        "Lo que se usa cada día merece elegirse despacio.",
        "Se abre y ya huele a otra mañana.",
      ],
      says: [
        "Leer los ingredientes lleva un minuto y ahorra un bote a medias.",
        "Probar en una zona pequeña primero: la piel responde al día siguiente.",
      ],
    },
  ],
};
