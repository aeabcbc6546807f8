import { vet } from "./industries-care.ts";
import { grocer } from "./industries-counter.ts";
import { reforms } from "./industries-home.ts";
import { cafe } from "./industries-leisure.ts";
import { education } from "./industries-office.ts";
import { beauty, fashion } from "./industries-shop.ts";
import type { Industry } from "./industry.ts";

/** Trades that stand beside a known one and would be ill served by its words. */
const { region: _region, spain: _spain, ...school } = education;

export const driving: Industry = {
  ...school,
  id: "driving",
  label: "Autoescuela",
  match: [
    "autoescuela",
    "auto escuela",
    "escuela de manejo",
    "escuela de conduccion",
    "academia de manejo",
    "clases de manejo",
  ],
  act: "[pregunta|pregunte] por [tu|su] primera clase",
  inf: "preguntar por la primera clase",
  lead: "[cuéntanos|cuéntenos] qué permiso [quieres|quiere] sacar",
  leadInf: "saber por dónde empezar",
  word: "VOLANTE",
  people: "alumnos",
  place: "el asiento del conductor",
  thing: "la primera clase práctica",
  hooks: [
    "El primer semáforo en cuesta no se olvida.",
    "Se cala una vez, se cala dos y a la tercera sale.",
    "Estacionar entre dos vehículos: el examen que se pasa toda la vida.",
    "Las manos al volante y, por fin, la mirada lejos.",
  ],
  scenes: [
    "Alguien ajusta el espejo por tercera vez y respira antes de arrancar.",
    "La primera rotonda se entra despacio y se sale con otra cara.",
    "Se estudian las señales en el bus y se reconocen en la calle.",
  ],
  pains: [
    "Dejar el permiso para el año que viene, por no empezar.",
    "Depender de otra persona para llegar a todas partes.",
    "Tener la teórica aprobada y miedo a la primera clase.",
  ],
  asks: [
    "¿Qué da más miedo: la cuesta o la rotonda?",
    "¿Cuatro ruedas o dos para empezar?",
    "¿Teórica en casa o en el aula?",
  ],
  backs: [
    "¿Cómo va todo al volante desde la última clase?",
    "¿Hace mucho que no [te sientas|se sienta] al volante?",
  ],
  tips: [
    ["Mirar lejos", "Los ojos van adonde irán las ruedas: dos vehículos más allá, no al capó."],
    ["Un test al día", "Veinte preguntas diarias fijan más que doscientas la víspera."],
    ["Ajustar antes de arrancar", "Asiento, espejos y cinturón: siempre en el mismo orden."],
    ["Dormir antes del examen", "La víspera no se aprende nada nuevo: se descansa."],
    [
      "Conducir acompañado",
      "Preguntar en voz alta lo que no se entiende evita que se haga costumbre.",
    ],
  ],
  faqs: [
    ["¿Cuántas clases hacen falta?", "Depende de cada persona: se ve en las primeras."],
    [
      "¿Se puede estudiar en casa?",
      "[Pregúntanos|Pregúntenos] cómo lo organizamos y con qué material.",
    ],
    [
      "¿Qué papeles se piden?",
      "[Escríbenos|Escríbanos] y [te|le] decimos cuáles según el permiso.",
    ],
  ],
  shots: [
    "la mano en el cambio al arrancar",
    "el retrovisor que se ajusta",
    "las llaves que pasan de una mano a otra",
    "el cinturón que se cierra",
    "la L en la luna trasera",
  ],
  shorts: [
    "Primera y despacio",
    "Las llaves, en la mano",
    "Mirar lejos y respirar",
    "Estacionar a la primera",
  ],
  colors: [
    ["asfalto", "#2B2F36"],
    ["señal", "#E4572E"],
    ["línea", "#F5F5F0"],
  ],
  tags: ["autoescuela", "carnetdeconducir", "primerasclases", "alvolante"],
  search: ["autoescuela", "carnet de coche", "clases prácticas", "examen de conducir"],
};

export const locksmith: Industry = {
  ...reforms,
  id: "locksmith",
  label: "Cerrajería",
  match: ["cerrajer"],
  act: "[llámanos|llámenos] o [manda|mande] una foto de la puerta",
  inf: "llamar o mandar una foto de la puerta",
  lead: "[manda|mande] una foto de la cerradura y [pregunta|pregunte] el precio",
  leadInf: "saber el precio con una foto de la cerradura",
  word: "LLAVE",
  people: "vecinos",
  place: "el taller",
  thing: "el cambio de cerradura",
  hooks: [
    "La puerta se cierra y las llaves se quedan dentro.",
    "Una llave perdida es una puerta que ya no es solo de uno.",
    "Cuando la llave gira mal, la cerradura está avisando.",
    "Mudarse y no cambiar la cerradura: nadie sabe cuántas copias hay.",
  ],
  scenes: [
    "Bolsas en el suelo, la mano en el bolsillo y ninguna llave.",
    "Se prueba la llave una vez, otra, y la puerta no cede.",
    "Un giro limpio y la casa vuelve a ser de quien vive en ella.",
  ],
  pains: [
    "Quedarse fuera de casa a las once de la noche.",
    "Llamar al primer número de internet y no saber cuánto será.",
    "Perder las llaves con la dirección en el mismo bolso.",
  ],
  asks: ["¿Qué se pierde más: las llaves o el mando?", "¿Llave de siempre o de seguridad?"],
  backs: ["¿Cuánto hace que se cambió esa cerradura?", "¿Gira bien la llave de casa?"],
  tips: [
    ["Una copia fuera", "Dejar una llave con alguien de confianza ahorra una puerta."],
    [
      "Preguntar el precio antes",
      "Con una foto de la cerradura se puede hablar de la cifra por teléfono.",
    ],
    ["Cambiar al mudarse", "Nadie sabe cuántas copias dejó el anterior."],
    ["No forzar la llave", "Si no gira, mejor parar: una llave rota dentro complica la puerta."],
  ],
  faqs: [
    [
      "¿Hay que cambiar toda la cerradura?",
      "Depende de la puerta: con una foto [te|le] decimos qué se puede conservar.",
    ],
    [
      "¿Cuánto cuesta?",
      "[Manda|Mande] una foto de la cerradura y hablamos del precio antes de ir.",
    ],
    ["¿Se daña la puerta?", "Depende de cómo esté cerrada. [Cuéntanos|Cuéntenos] qué ha pasado."],
  ],
  shots: [
    "la llave que gira, muy de cerca",
    "las manos desmontando la cerradura",
    "el llavero sobre la mesa",
    "la puerta que se abre desde dentro",
  ],
  shorts: [
    "La puerta, otra vez abierta",
    "Una llave que gira bien",
    "Foto y precio antes",
    "Que gire a la primera",
  ],
  colors: [
    ["latón", "#B08D3C"],
    ["acero", "#4A545E"],
    ["puerta", "#F3EFE8"],
  ],
  tags: ["cerrajeria", "cerrajero", "llaves", "seguridadencasa"],
  search: ["cerrajero", "cambiar cerradura", "abrir puerta", "precio cerrajero"],
};

export const petShop: Industry = {
  ...vet,
  id: "pet-shop",
  label: "Tienda de mascotas",
  match: [
    "tienda de mascotas",
    "tienda de animales",
    "acuarios",
    "acuariofilia",
    "pet shop",
    "petshop",
    "accesorios para mascotas",
    "comida para mascotas",
    "comida y accesorios para perros",
    "alimento para mascotas",
  ],
  act: "[haz|haga] [tu|su] pedido con un mensaje",
  inf: "hacer el pedido con un mensaje",
  lead: "[cuéntanos|cuéntenos] qué animal [tienes|tiene] y qué come",
  leadInf: "acertar con lo que necesita cada animal",
  word: "PATAS",
  people: "familias con mascota",
  place: "la tienda",
  thing: "lo que hay para casa",
  faqs: [
    ["¿Hacen envíos?", "[Dinos|Díganos] la zona y [te|le] confirmamos si llegamos."],
    ["¿Y si la talla no es la suya?", "[Escríbenos|Escríbanos] antes de estrenarlo y lo vemos."],
    [
      "¿Qué comida le va bien?",
      "[Cuéntanos|Cuéntenos] raza, edad y peso y lo miramos; ante una enfermedad, manda el veterinario.",
    ],
  ],
  hooks: [
    "El saco suena y alguien ya está sentado delante del plato.",
    "La cama nueva tarda un minuto en tener dueño.",
    "Hay quien mueve la cola al oír la llave en la puerta.",
    "El juguete favorito casi nunca es el que se compró para serlo.",
  ],
  scenes: [
    "Se abre la bolsa despacio y aun así aparece desde la otra punta de la casa.",
    "Olfatea la caja, rodea la caja y se queda con la caja.",
    "Tres vueltas sobre el cojín y, por fin, se tumba.",
  ],
  pains: [
    "Domingo por la tarde y el saco vacío.",
    "Cargar diez kilos hasta un tercero sin ascensor.",
    "Comprar una cama y que prefiera el sofá.",
  ],
  asks: [
    "¿Perro, gato o los dos?",
    "¿Cama, sofá o la caja del envío?",
    "¿A qué hora pide la cena?",
  ],
  backs: ["¿Cómo va el saco de comida?", "¿Toca reponer en casa?"],
  tips: [
    ["Cambiar de comida poco a poco", "Mezclar la nueva con la de siempre durante una semana."],
    [
      "Medir antes de comprar",
      "Del cuello a la base de la cola: así se acierta con la cama y el abrigo.",
    ],
    ["Agua lejos del arenero", "A los gatos les gusta separar las dos cosas."],
    ["Juguetes por turnos", "Guardar la mitad y cambiarlos cada semana: vuelven a ser nuevos."],
  ],
  shots: [
    "el hocico asomando por la bolsa",
    "las patas sobre la caja recién llegada",
    "el plato que se llena, desde arriba",
    "el juguete a medio morder",
  ],
  shorts: [
    "La despensa de cuatro patas",
    "Para quien espera en casa",
    "Olfateado y aprobado",
    "Cola en alto",
  ],
  tags: ["mascotas", "perros", "gatos", "petlovers", "vidaconmascotas"],
  search: [
    "tienda de mascotas",
    "comida para perros",
    "arena para gatos",
    "accesorios para mascotas",
  ],
};

export const iceCream: Industry = {
  ...cafe,
  id: "ice-cream",
  label: "Heladería",
  match: ["helader", "helado", "neveria", "paleteria", "gelato"],
  act: "[pásate|pásese] a probar",
  inf: "pasar a probar",
  lead: "[pregunta|pregunte] por los sabores de hoy",
  leadInf: "saber qué sabores hay hoy",
  word: "SABOR",
  place: "el mostrador",
  thing: "el sabor de la semana",
  hooks: [
    "Elegir dos sabores lleva más tiempo que comérselos.",
    "El cucurucho se empieza por donde gotea.",
    "Alguien pide probar uno más y nadie le mete prisa.",
    "La cuchara de otro siempre sabe mejor.",
  ],
  scenes: [
    "La espátula hace la bola de dos pasadas y el barquillo cruje.",
    "Un banco a la sombra, dos helados y la conversación que se alarga.",
    "La vitrina, la nariz pegada al cristal y la decisión más difícil del día.",
  ],
  pains: [
    "Una tarde de calor y el congelador vacío.",
    "Pedir el sabor de siempre y mirar con envidia el de al lado.",
    "Querer algo dulce y no saber el qué.",
  ],
  asks: ["¿Cucurucho o vaso?", "¿Fruta o crema?", "¿Un sabor o dos?"],
  backs: ["¿Sigue ganando el sabor de siempre?", "Hay sabores que se echan de menos."],
  tips: [
    ["Sacarlo antes", "Cinco minutos fuera del congelador y sabe a más."],
    ["El más ácido, al final", "En un vaso de dos sabores deja la boca limpia."],
    ["Guardar tapado", "Un papel pegado a la superficie evita la escarcha."],
    ["Mezclar con sentido", "Uno suave y uno intenso: dos intensos se pelean."],
  ],
  faqs: [
    ["¿Qué sabores hay hoy?", "[Pregúntanos|Pregúntenos] y [te|le] decimos los del día."],
    ["¿Hay opciones sin lactosa?", "[Dínoslo|Díganoslo] antes de pedir y lo comprobamos."],
    ["¿Se puede encargar para llevar?", "[Escríbenos|Escríbanos] con el tamaño y el día."],
  ],
  shots: [
    "la espátula formando la bola",
    "la gota que baja por el barquillo",
    "la vitrina de colores desde arriba",
    "la primera cucharada, muy de cerca",
  ],
  shorts: [
    "Dos bolas y un banco",
    "El que gotea, primero",
    "Probar antes de elegir",
    "Frío y sin prisa",
  ],
  colors: [
    ["pistacho", "#B7C98B"],
    ["fresa", "#E8909C"],
    ["barquillo", "#D9A766"],
  ],
  tags: ["heladeria", "helado", "algodulce", "sabores"],
  search: ["heladería cerca de mí", "helados", "helado para llevar"],
};

export const tattoo: Industry = {
  ...beauty,
  id: "tattoo",
  label: "Estudio de tatuajes",
  match: ["tatuaj", "tattoo", "tatuador", "piercing"],
  act: "[manda|mande] [tu|su] idea y hablamos de fecha",
  inf: "mandar la idea y hablar de fecha",
  lead: "[manda|mande] [tu|su] idea con la zona y el tamaño",
  leadInf: "saber tiempo y precio de una idea",
  word: "TINTA",
  people: "clientes",
  place: "la camilla",
  thing: "el diseño a medida",
  hooks: [
    "Primero la idea. La aguja, después.",
    "Hay dibujos que se piensan un año y se hacen en una tarde.",
    "Lo pequeño también se lleva toda la vida.",
    "La pregunta no es si duele. Es dónde y de qué tamaño.",
  ],
  scenes: [
    "El papel de calco sobre la piel, un paso atrás y el espejo.",
    "Suena la máquina, se acaba la conversación y empieza la línea.",
    "Se retira el film y el dibujo parece haber estado ahí desde antes.",
  ],
  pains: [
    "Guardar cuarenta fotos y no saber explicar la idea.",
    "Elegir por el precio algo que no se cambia.",
    "Que el dibujo quede bonito en el papel y raro en el brazo.",
  ],
  asks: ["¿El primero o uno más?", "¿Línea fina o relleno?", "¿Brazo, espalda o tobillo?"],
  backs: ["¿Cómo ha quedado con el tiempo?", "¿Para cuándo el siguiente?"],
  tips: [
    ["Lavar con suavidad", "Jabón neutro, agua tibia y secar a toques, sin frotar."],
    ["Ni sol ni piscina al principio", "Mientras cura, la piel se protege y no se sumerge."],
    ["No arrancar costras", "Se caen solas; tirando, se llevan color."],
    ["Comer antes", "Con el estómago vacío se aguanta peor."],
    ["Dormir bien la víspera", "La piel descansada y sin alcohol sangra menos."],
  ],
  faqs: [
    [
      "¿Cuánto duele?",
      "Depende de la zona y del tamaño. [Cuéntanos|Cuéntenos] dónde y [te|le] decimos qué esperar.",
    ],
    [
      "¿Se puede ver el diseño antes?",
      "[Escríbenos|Escríbanos] con la idea y [te|le] contamos cómo trabajamos.",
    ],
    [
      "¿Cuánto tarda en curar?",
      "Cambia con cada piel y cada zona: en la cita [te|le] explicamos los cuidados.",
    ],
  ],
  shots: [
    "el calco sobre la piel",
    "la aguja y la línea, muy de cerca",
    "los botes de tinta en fila",
    "el boceto y la mano que lo corrige",
  ],
  shorts: [
    "Primero, la idea",
    "Tinta y calma",
    "Una línea, una tarde",
    "Pensado antes de la aguja",
  ],
  colors: [
    ["tinta", "#16161A"],
    ["papel", "#EFE9DD"],
    ["sangre", "#8E2F2A"],
  ],
  tags: ["tatuajes", "tattoo", "tinta", "estudiodetatuajes"],
  search: ["estudio de tatuajes", "tatuador", "tatuaje línea fina", "piercing"],
};

export const plants: Industry = {
  ...grocer,
  id: "plants",
  label: "Vivero",
  match: ["vivero", "plantas", "cactus", "suculentas", "garden center"],
  act: "[ven|venga] al vivero o [pregunta|pregunte] por mensaje",
  inf: "venir al vivero o preguntar por mensaje",
  lead: "[cuéntanos|cuéntenos] cuánta luz [tienes|tiene]",
  leadInf: "saber qué planta va bien en cada sitio",
  word: "PLANTA",
  people: "quienes tienen una ventana",
  place: "el vivero",
  thing: "las plantas de temporada",
  hooks: [
    "El exceso de agua mata más plantas que el olvido.",
    "Una ventana con sol ya es medio jardín.",
    "La hoja nueva se nota antes que el calendario.",
    "Quien dice que no tiene mano casi siempre tiene poca luz.",
  ],
  scenes: [
    "Un dedo en la tierra antes de levantar la regadera.",
    "Se gira la maceta un cuarto de vuelta y la planta se endereza.",
    "Tierra en las uñas, media hora y el balcón parece otro.",
  ],
  pains: [
    "Comprar la más bonita y ponerla en el rincón más oscuro.",
    "Regar por costumbre y no por sed.",
    "Volver de vacaciones y encontrar tres palos.",
  ],
  asks: ["¿Sol directo o sombra?", "¿Interior o balcón?", "¿Cuál ha aguantado más en casa?"],
  backs: ["¿Cómo va aquella planta?", "¿Ya pide maceta más grande?"],
  tips: [
    ["Tocar la tierra", "Si el dedo sale húmedo, hoy no se riega."],
    ["Luz antes que agua", "La mayoría de las plantas tristes solo están lejos de la ventana."],
    ["Maceta con agujero", "El agua que no sale pudre la raíz."],
    [
      "Trasplantar de a poco",
      "Dos dedos más de maceta bastan: demasiada tierra guarda demasiada agua.",
    ],
  ],
  faqs: [
    [
      "¿Cada cuánto se riega?",
      "Depende de la planta y de la luz. [Dinos|Díganos] cuál es y dónde está.",
    ],
    ["¿Cuál va bien con poca luz?", "[Manda|Mande] una foto del sitio y lo vemos."],
    [
      "¿Aguanta fuera en invierno?",
      "Depende de la zona: [pregúntanos|pregúntenos] antes de sacarla.",
    ],
  ],
  shots: [
    "la tierra cayendo en la maceta",
    "la hoja nueva a contraluz",
    "las manos separando raíces",
    "la mesa de trabajo desde arriba",
  ],
  shorts: [
    "Luz, agua y paciencia",
    "Una ventana, una planta",
    "La hoja nueva",
    "Tierra en las manos",
  ],
  colors: [
    ["hoja", "#3F6B45"],
    ["barro", "#B5683E"],
    ["cal", "#F4F1E8"],
  ],
  tags: ["plantas", "vivero", "jardin", "plantlover", "verdeencasa"],
  search: ["vivero cerca de mí", "plantas de interior", "comprar plantas", "macetas"],
};

export const removals: Industry = {
  ...reforms,
  id: "removals",
  label: "Mudanzas",
  match: ["mudanza", "guardamueble", "trasteo", "flete", "acarreo"],
  act: "[dinos|díganos] de dónde a dónde y qué día",
  inf: "decir de dónde a dónde y qué día",
  lead: "[pide|pida] presupuesto con un vídeo corto de la casa",
  leadInf: "pedir presupuesto con un vídeo corto de la casa",
  word: "MUDANZA",
  people: "familias y empresas",
  place: "la furgoneta",
  thing: "la mudanza completa",
  hooks: [
    "Mudarse empieza por la caja de «ya veré».",
    "La última caja siempre es la del cargador.",
    "El sofá entró. Salir es otra historia.",
    "Una casa entera cabe en menos cajas de las que parece.",
  ],
  scenes: [
    "Se baja el colchón por la escalera y alguien sujeta la puerta con el pie.",
    "Las cajas con el nombre del cuarto, y la cocina en la última fila para que salga la primera.",
    "La casa vacía suena distinto; la nueva, todavía más.",
  ],
  pains: [
    "Hacer y cargar cuarenta cajas después de trabajar.",
    "Pedir favores a los amigos y devolverlos en cenas.",
    "Que el armario no pase por la escalera y haya que decidirlo en el rellano.",
  ],
  asks: [
    "¿Qué se embala lo último: la cafetera o el router?",
    "¿Ascensor o escalera?",
    "¿Cuántas mudanzas [llevas|lleva]?",
  ],
  backs: ["¿Queda alguna caja sin abrir?", "¿Hay otra mudanza a la vista?"],
  tips: [
    ["Libros en cajas pequeñas", "Una caja grande de libros no la levanta nadie."],
    ["Escribir el cuarto", "En dos lados de la caja, no en la tapa: apiladas no se ve."],
    [
      "La caja de la primera noche",
      "Sábanas, cargadores, jabón y la cafetera: sube la última y baja la primera.",
    ],
    ["Medir el paso", "Puertas, ascensor y rellano antes que el sofá."],
    ["Tirar antes de embalar", "Lo que no se va a usar también ocupa caja y tiempo."],
  ],
  faqs: [
    [
      "¿Cómo se calcula el precio?",
      "Con lo que hay, las plantas y la distancia. [Mándanos|Mándenos] un vídeo corto de la casa.",
    ],
    [
      "¿Hay que embalar antes?",
      "[Dinos|Díganos] qué [prefieres|prefiere] hacer [tú|usted] y lo organizamos.",
    ],
    [
      "¿Con cuánto tiempo se reserva?",
      "[Escríbenos|Escríbanos] la fecha y [te|le] decimos si está libre.",
    ],
  ],
  shots: [
    "la cinta que cierra una caja",
    "la furgoneta cargada, desde dentro",
    "el sofá girando en el rellano",
    "la casa vacía, desde la puerta",
    "la llave sobre la última caja",
  ],
  shorts: ["De puerta a puerta", "Cajas con nombre", "La llave, lo último", "Todo en su cuarto"],
  colors: [
    ["cartón", "#B98B5E"],
    ["lona", "#2F4858"],
    ["pared", "#F5F2EC"],
  ],
  tags: ["mudanzas", "mudanza", "cambiodecasa", "casanueva", "embalaje"],
  search: ["mudanzas cerca de mí", "presupuesto mudanza", "guardamuebles", "mudanza con embalaje"],
};

export const tailor: Industry = {
  ...fashion,
  id: "tailor",
  label: "Sastrería",
  match: [
    "sastre",
    "novias",
    "vestidos de novia",
    "trajes a medida",
    "camiseria a medida",
    "modista",
    "arreglos de ropa",
  ],
  act: "[pide|pida] cita para tomar medidas",
  inf: "pedir cita para tomar medidas",
  lead: "[cuéntanos|cuéntenos] para qué día lo [necesitas|necesita]",
  leadInf: "contar para qué día hace falta",
  word: "MEDIDA",
  people: "clientes",
  place: "el probador",
  thing: "el traje a medida",
  hooks: [
    "Un hombro bien puesto no se ve: se nota.",
    "La cinta métrica no opina. Ayuda.",
    "Dos centímetros de manga cambian una chaqueta.",
    "La tiza va primero; la aguja, cuando ya no hay dudas.",
  ],
  scenes: [
    "Frente al espejo, los brazos caídos, y los alfileres van diciendo dónde.",
    "Se marca el bajo con los zapatos que se llevarán ese día.",
    "La tela cae sobre el brazo y se mira junto a la ventana.",
  ],
  pains: [
    "Comprarlo hecho y llevarlo prestado de hombros.",
    "Descubrir que el pantalón arrastra la víspera.",
    "Un traje bueno que se queda en el armario porque ya no cierra.",
  ],
  asks: ["¿Chaqueta de dos botones o cruzada?", "¿Azul o gris?", "¿Con chaleco o sin él?"],
  backs: [
    "¿Siguen valiendo las medidas de la última vez?",
    "¿Toca una prueba antes del próximo día señalado?",
  ],
  tips: [
    ["Probar con los zapatos", "El bajo se marca con el calzado que se va a llevar."],
    ["Mirar el hombro", "Casi todo se arregla; el hombro, lo que menos."],
    ["Sentarse en la prueba", "Un traje que solo queda bien de pie está a medias."],
    [
      "Contar hacia atrás",
      "De la fecha se descuentan las pruebas: mejor con margen que con prisas.",
    ],
    ["Guardarlo en percha ancha", "La percha fina deja marca donde más se ve."],
  ],
  faqs: [
    [
      "¿Cuánto se tarda?",
      "Depende de la prenda y de las pruebas. [Dinos|Díganos] la fecha y lo vemos.",
    ],
    [
      "¿Se puede arreglar uno que ya tengo?",
      "[Tráelo|Tráigalo] puesto y se decide frente al espejo.",
    ],
    ["¿Hay que traer la tela?", "[Pregúntanos|Pregúntenos]: [te|le] enseñamos lo que hay."],
  ],
  shots: [
    "la tiza marcando la tela",
    "la cinta métrica sobre el hombro",
    "los alfileres en el puño",
    "la aguja en el ojal, muy de cerca",
    "la chaqueta sin mangas en el maniquí",
  ],
  shorts: [
    "Medida, prueba y puntada",
    "El hombro, en su sitio",
    "Hilo, tiza y calma",
    "Dos pruebas y un espejo",
  ],
  colors: [
    ["franela", "#3A3F4A"],
    ["tiza", "#F3F0E9"],
    ["hilo", "#A9824C"],
  ],
  tags: ["sastreria", "amedida", "trajeamedida", "confeccion", "hechoamedida"],
  search: ["sastrería", "traje a medida", "sastre cerca de mí", "arreglos de trajes"],
};

export const carWash: Industry = {
  ...reforms,
  id: "car-wash",
  label: "Lavado de coches",
  match: [
    "lavado de coche",
    "lavado de auto",
    "lavado de carro",
    "lavado a mano de",
    "lavadero",
    "autolavado",
    "lavacoches",
    "car wash",
    "detailing",
    "lavado de vehiculo",
  ],
  act: "[pide|pida] hora para el lavado",
  inf: "pedir hora para el lavado",
  lead: "[dinos|díganos] qué vehículo es y cómo está por dentro",
  leadInf: "saber qué lavado toca",
  word: "ESPUMA",
  people: "conductores",
  place: "el box de lavado",
  thing: "el lavado completo",
  hooks: [
    "Ese dedo en el cristal lleva ahí desde las vacaciones.",
    "Debajo del asiento hay galletas de otra temporada.",
    "Recién lavado, parece que anda mejor.",
    "El polvo se acumula despacio y se nota de golpe.",
    "La arena de la playa vive en la alfombrilla.",
  ],
  scenes: [
    "Cae la espuma, pasa la mano y aparece el color que se había olvidado.",
    "Se levantan las alfombrillas y sale el verano pasado.",
    "El último paño va a los cristales, con la luz de lado para que no quede marca.",
  ],
  pains: [
    "Dejarlo para el domingo y que el domingo llueva.",
    "Lavarlo por fuera y no atreverse con lo de dentro.",
    "Manchas que ya nadie recuerda de qué son.",
  ],
  asks: [
    "¿Por dentro o por fuera primero?",
    "¿Cada cuánto lo [lavas|lava]?",
    "¿Qué aparece siempre debajo del asiento?",
  ],
  backs: ["¿Cuántas lluvias lleva ya desde el último lavado?", "¿Toca repaso por dentro?"],
  tips: [
    ["A la sombra", "El agua que se seca al sol deja cerco."],
    ["Dos cubos", "Uno para enjabonar y otro para aclarar: la arena no vuelve a la pintura."],
    ["De arriba abajo", "El techo primero y las ruedas al final, con otra esponja."],
    ["Aspirar antes", "Con el polvo fuera, lo demás limpia; con él dentro, embarra."],
    ["Los pájaros, el mismo día", "Lo que cae del árbol se come la pintura si se deja."],
  ],
  faqs: [
    [
      "¿Cuánto tarda?",
      "Depende del vehículo y de cómo venga. [Dinos|Díganos] cuál es y [te|le] decimos.",
    ],
    ["¿Hay que pedir hora?", "[Escríbenos|Escríbanos] y [te|le] decimos qué hueco hay."],
    [
      "¿Salen las manchas de la tapicería?",
      "Depende de qué sean y del tiempo. [Mándanos|Mándenos] una foto.",
    ],
  ],
  shots: [
    "la espuma bajando por la puerta",
    "el paño sobre el cristal, con la luz de lado",
    "la alfombrilla antes y después",
    "el chorro sobre la llanta",
    "las gotas sobre el capó recién secado",
  ],
  shorts: ["Espuma y paño", "Por dentro también", "El color, de vuelta", "Limpio de verdad"],
  colors: [
    ["agua", "#2C7DA0"],
    ["espuma", "#F4F8FA"],
    ["llanta", "#30363C"],
  ],
  tags: ["lavadodecoches", "carwash", "autolavado", "detailing", "cochelimpio"],
  search: [
    "lavado de coches cerca de mí",
    "lavado a mano",
    "limpieza de tapicería",
    "lavado completo",
  ],
};

export const nearby: readonly Industry[] = [
  driving,
  locksmith,
  petShop,
  iceCream,
  tattoo,
  plants,
  removals,
  carWash,
  tailor,
];
