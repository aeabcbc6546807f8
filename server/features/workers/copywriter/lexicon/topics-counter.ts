import type { Topics } from "./topic.ts";

/** What is sold over a counter. */
export const counterTopics: Topics = {
  bicycles: [
    {
      match: ["bici electr", "bicicleta electr", "electrica", "e bike", "ebike", "pedelec"],
      own: /electric|bateria/,
      act: "[ven|venga] a probarla",
      inf: "probarla",
      hooks: [
        "La cuesta de siempre, sin llegar sudando.",
        "El motor ayuda; la que pedalea sigue siendo la pierna.",
        "Llegar al trabajo con la camisa seca.",
      ],
      says: [
        "La autonomía depende del peso, de las cuestas y de la ayuda que se use: la cifra de la ficha es el mejor caso.",
        "Una batería que se quita se carga en casa, sin bajar la bici al enchufe.",
        "Probarla en cuesta dice más que probarla en llano.",
      ],
      pains: [
        "Dejar la bici en casa por una sola cuesta.",
        "Comprar por la autonomía del folleto y quedarse corto en invierno.",
      ],
      tips: [
        [
          "Cargar sin apurar",
          "A las baterías les sienta mejor cargarse a medias a menudo que vaciarse del todo.",
        ],
      ],
      tags: [
        "bicicletaelectrica",
        "ebike",
        "movilidad",
        "enbicialtrabajo",
        "ciclismourbano",
        "bici",
      ],
    },
    {
      match: [
        "revision",
        "puesta a punto",
        "reparac",
        "pinchazo",
        "cadena",
        "freno",
        "taller",
        "mantenimiento",
        "cambio",
      ],
      own: /cadena|freno|roza/,
      act: "[trae|traiga] la bici y la miramos",
      inf: "traer la bici",
      hooks: [
        "Pedalear sin ruido cansa la mitad.",
        "La cadena seca se oye a una manzana.",
        "Se frena con dos dedos o algo está mal puesto.",
      ],
      says: [
        "Presión, frenos y cadena limpia: con eso una bici parece nueva.",
        "Un cambio que salta casi siempre es un cable que ha cedido.",
        "Un repaso antes de la temporada evita el parón a mitad.",
      ],
      pains: [
        "Una cadena que salta justo en la cuesta.",
        "Dejar la bici en el trastero por un freno que roza.",
      ],
    },
    {
      match: [
        "casco",
        "candado",
        "luz",
        "luces",
        "accesorio",
        "silla",
        "cesta",
        "alforja",
        "guante",
      ],
      own: /casco|candado/,
      act: "[ven|venga] a probarlo",
      inf: "probarlo",
      hooks: [
        "Lo que más se usa es lo último que se compra.",
        "Se pone en dos segundos o no se pone.",
        "De noche no basta con ver: hay que ser visto.",
      ],
      pains: [
        "El casco en el maletero y la bici en la calle.",
        "Un candado que pesa menos que la pena de perderla.",
      ],
      says: [
        "La talla se prueba con la cabeza, no con la edad: tiene que quedar firme sin apretar.",
        "Lo que va puesto en la bici se usa; lo que va en la mochila se olvida.",
        "Después de un golpe fuerte el casco se cambia, aunque no se vea nada.",
      ],
    },
    {
      match: ["infantil", "nino", "nina", "ninos", "16 pulgadas", "20 pulgadas"],
      hooks: [
        "La primera vez sin ruedines se ve desde lejos.",
        "Crecen ellos; el sillín, también.",
      ],
      pains: ["Una bici dos tallas grande «para que le dure».", "Ruedines que no se quitan nunca."],
      says: [
        "Con los dos pies en el suelo se aprende antes: la talla justa, no la del año que viene.",
        "Cuanto menos pesa la bici, más lejos llegan.",
      ],
    },
  ],
  optician: [
    {
      match: ["progresiv", "vista cansada", "presbicia"],
      own: /progresiv|brazo/,
      hooks: [
        "Estirar el brazo para leer el menú es una señal.",
        "Cerca, lejos y lo de en medio, sin cambiar de gafas.",
        "El brazo deja de llegar alrededor de los cuarenta y tantos.",
      ],
      says: [
        "Unos cristales progresivos piden unos días de adaptación: mover la cabeza más que los ojos ayuda.",
        "La medida importa tanto como el cristal: dónde cae la pupila y cómo se apoya la montura.",
        "Contar qué se mira durante el día, pantalla, volante o libro, cambia el diseño que conviene.",
      ],
      pains: [
        "Quitarse y ponerse las gafas veinte veces al día.",
        "Mover el teléfono adelante y atrás hasta que se lee.",
      ],
      faqs: [
        [
          "¿Cuánto se tarda en acostumbrarse?",
          "De unos días a un par de semanas de uso diario. Si después siguen molestando, conviene revisar la medida.",
        ],
        [
          "¿Por qué se ve borroso por los lados?",
          "Es propio del cristal progresivo: se mira girando la cabeza. Los diseños más amplios lo reducen.",
        ],
        [
          "¿Sirven para la pantalla y para conducir?",
          "Sí, si se miden para eso. Quien pasa muchas horas ante la pantalla puede necesitar otro par: se ve en la revisión.",
        ],
        [
          "¿Vale cualquier montura?",
          "Necesita algo de altura para que quepan las tres distancias; muy estrecha, se queda sin zona de lectura.",
        ],
        [
          "¿En qué se diferencian entre sí?",
          "En lo ancho del campo de visión, en el tratamiento y en lo a medida que se fabrican. [Pide|Pida] que [te|le] enseñen la diferencia.",
        ],
      ],
    },
    {
      match: ["gafas de sol", "lentes de sol", "anteojos de sol", "sol"],
      own: /deslumbr|sombra/,
      hooks: [
        "El sol bajo de la tarde no perdona al volante.",
        "Oscuro no es lo mismo que protegido.",
        "Media vida en la cabeza y media en un cajón: hay que elegir bien.",
      ],
      pains: [
        "Conducir con una mano haciendo de visera.",
        "Oscuras por fuera y sin filtro por dentro.",
      ],
      says: [
        "Un cristal oscuro sin filtro abre la pupila y deja pasar más radiación: lo que protege es el filtro.",
        "El polarizado quita los reflejos del agua y de la carretera.",
        "También se pueden graduar: la playa se ve mejor enfocada.",
      ],
    },
    {
      match: ["lentilla", "lentes de contacto", "contacto"],
      own: /lentilla|contacto/,
      hooks: [
        "Deporte sin nada que resbale.",
        "Se ponen a la primera; al quinto intento, casi siempre.",
      ],
      pains: [
        "El ojo rojo a las ocho de la tarde y «aguanto un rato más».",
        "Perder una en el lavabo justo antes de salir.",
      ],
      says: [
        "Se ponen con las manos lavadas y secas, y nunca se enjuagan con agua del grifo.",
        "Si el ojo se pone rojo o molesta, se quitan y se consulta.",
        "El día y la hora de cambiarlas se apuntan: no se decide por cómo se notan.",
      ],
      faqs: [
        [
          "¿Puedo usarlas si es la primera vez?",
          "Primero se revisa el ojo y se hace una prueba de adaptación: ahí se aprende a ponerlas y quitarlas.",
        ],
        [
          "¿Cuántas horas se pueden llevar?",
          "Depende del tipo y del ojo: se indica en la adaptación y no conviene pasarse.",
        ],
        [
          "¿Se puede dormir con ellas?",
          "Como norma, no, salvo que lo haya indicado quien hizo la adaptación.",
        ],
        [
          "¿Y nadar o ducharse?",
          "Mejor sin ellas: el agua puede traer infecciones. Hay gafas de natación graduadas.",
        ],
      ],
    },
    {
      match: ["revision", "vista", "graduac", "ninos", "nino", "examen"],
      own: /pizarra|graduacion/,
      hooks: [
        "La pizarra no estaba lejos: estaba borrosa.",
        "Medir la vista lleva menos que buscar las gafas.",
        "Nadie se queja de ver mal si nunca ha visto mejor.",
      ],
      pains: [
        "Acercarse a la pantalla sin darse cuenta.",
        "Dejar la revisión hasta que cuesta leer los mensajes.",
      ],
      says: [
        "Un niño no dice que ve mal: se acerca a la pantalla, guiña un ojo o pierde el renglón.",
        "Medir la vista una vez al año detecta cambios que el día a día disimula.",
        "El dolor de cabeza al final del día a veces empieza en una graduación antigua.",
      ],
      tips: [
        ["Señales en clase", "Entrecerrar los ojos, copiar mal o acercarse mucho al cuaderno."],
      ],
    },
    {
      match: ["audifono", "audic", "oido"],
      own: /oido|audifono/,
      hooks: ["Subir la tele es la primera pista.", "«¿Qué has dicho?», por tercera vez."],
      pains: [
        "Decir que sí sin haber oído la pregunta.",
        "El volumen de la tele, tema de discusión en casa.",
      ],
      says: [
        "Oír mal cansa: el cerebro rellena lo que falta.",
        "Cuanto antes se empieza, más fácil es acostumbrarse.",
      ],
    },
  ],
  crafts: [
    {
      match: ["jabon", "champu", "cosmet", "balsamo", "crema", "sales de bano"],
      own: /jabon|espuma|piel/,
      hooks: [
        "Una pastilla que huele a lo que lleva dentro.",
        "Cada pastilla tiene su peso y su dibujo.",
        "Se nota en la ducha y en el cajón de la ropa.",
      ],
      says: [
        "Entre uso y uso se deja escurrir: en una jabonera con agujeros dura bastante más.",
        "Un champú sólido se frota en las manos o directo en el pelo mojado; los primeros lavados son de adaptación.",
        "Los aceites y el aroma cambian de una receta a otra: por eso se elige por tipo de piel.",
        "Sin bote que tirar: una pastilla cabe en la maleta y no se derrama.",
      ],
      pains: ["Un baño lleno de botes a medias.", "Oler a perfume de otra persona todo el día."],
      tips: [
        ["Jabonera que escurra", "Seco entre usos dura más y no se deshace."],
        ["Probar en el antebrazo", "Con piel delicada, un día antes de usarlo en la cara."],
        ["Guardarlo en el armario", "Mientras espera su turno perfuma la ropa."],
      ],
      faqs: [
        [
          "¿Cuánto dura una pastilla?",
          "Depende del uso y de que se seque bien entre lavados: en una jabonera con agujeros dura bastante más.",
        ],
        [
          "¿Sirve para piel sensible?",
          "Depende de la receta. [Cuéntanos|Cuéntenos] cómo es [tu|su] piel y miramos los ingredientes juntos; si hay un problema de piel, primero se consulta.",
        ],
        [
          "¿Qué lleva?",
          "Los ingredientes van en la etiqueta. Si [tienes|tiene] alguna alergia, [pregúntanos|pregúntenos] antes.",
        ],
      ],
      tags: ["jabones", "jabonsolido", "cuidadodelapiel", "detalles", "regalosoriginales"],
    },
    {
      match: ["vela", "ambientador", "incienso", "aroma"],
      own: /mecha|cera/,
      hooks: ["Se enciende y la habitación baja la voz.", "Huele antes de verse."],
      pains: [
        "Un aroma que marea a los diez minutos.",
        "El túnel en medio y media vela sin gastar.",
      ],
      says: [
        "La primera vez se deja encendida hasta que se derrite toda la superficie: así no hace túnel.",
        "La mecha se corta a medio centímetro antes de cada uso: humea menos y dura más.",
      ],
      tips: [["Lejos de corrientes", "La llama quieta quema parejo."]],
      tags: ["velas", "decoracion", "aromas", "hogar", "regalosoriginales"],
    },
    {
      match: ["ceramica", "taza", "plato", "cuenco", "jarron", "barro"],
      own: /barro|horno|esmalte/,
      hooks: [
        "La huella del dedo se queda debajo del esmalte.",
        "El café sabe distinto en una taza con peso.",
      ],
      pains: ["Seis tazas iguales a las de todo el mundo.", "El asa que quema."],
      says: [
        "El horno siempre tiene la última palabra: el color nunca sale dos veces igual.",
        "Mejor lavarla a mano si lleva metal o un esmalte delicado.",
      ],
    },
    {
      match: ["bolso", "cuero", "macrame", "tejid", "bordad", "crochet", "manta"],
      own: /puntada|cuero|hilo/,
      hooks: ["Cada puntada se decide de una en una.", "Por detrás también está bien hecho."],
      pains: ["Una costura que se abre al tercer uso.", "Asas que no aguantan la compra."],
      says: [
        "El cuero se marca con el uso, y mejora.",
        "Se lava a mano y se seca en plano para que no se deforme.",
      ],
    },
  ],
  grocer: [
    {
      match: ["fruta", "verdura", "tomate", "naranja", "aguacate", "palta", "cesta", "caja"],
      own: /fruta|verdura|madura/,
      hooks: ["Huele a lo que es antes de cortarla.", "La fruta fea suele ser la que sabe."],
      pains: ["Fruta bonita que no sabe a nada.", "Comprar de más y tirarla el jueves."],
      says: [
        "La fruta madura se compra para hoy; la dura, para el fin de semana.",
        "Lo de temporada aguanta mejor y cuesta menos encontrarlo bueno.",
        "Plátanos y manzanas, lejos del resto: maduran a los demás.",
      ],
      faqs: [
        [
          "¿Cómo sé si está madura?",
          "Por el olor y el peso más que por el color. En el mostrador elegimos según el día en que se vaya a comer.",
        ],
        [
          "¿Qué se guarda fuera de la nevera?",
          "Tomates, plátanos y cebollas están mejor fuera; las hojas verdes, dentro y con papel.",
        ],
        [
          "¿Qué hay de temporada?",
          "Cambia cada pocas semanas: [pregúntanos|pregúntenos] qué ha entrado hoy.",
        ],
      ],
      tags: ["fruta", "verdura", "fruteria", "detemporada", "comersano", "comerciolocal"],
    },
    {
      match: [
        "carne",
        "chuleta",
        "pollo",
        "cordero",
        "cerdo",
        "ternera",
        "hamburguesa",
        "embutido",
        "jamon",
        "asado",
        "pavo",
      ],
      own: /carne|pieza|brasa/,
      hooks: ["La pieza se elige por el plato, no al revés.", "Sal, fuego y saber esperar."],
      pains: [
        "Una carne tierna hecha suela por las prisas.",
        "No saber qué pieza pedir y llevarse la de siempre.",
      ],
      says: [
        "Sacarla de la nevera media hora antes cambia el punto más que cualquier truco.",
        "Después del fuego, unos minutos de reposo: el jugo se queda dentro.",
        "Para guiso, piezas con algo de grasa; para plancha, cortes finos y fuego fuerte.",
      ],
      faqs: [
        [
          "¿Qué pieza pido para guisar?",
          "Las que tienen fibra y algo de grasa: con horas de fuego quedan tiernas. En el mostrador la cortamos según la receta.",
        ],
        [
          "¿Cuánta carne por persona?",
          "De 150 a 200 gramos sin hueso suele bastar; con hueso, algo más.",
        ],
        [
          "¿Se puede congelar?",
          "Sí, en porciones y bien cerrada; se descongela en la nevera, de un día para otro.",
        ],
      ],
      tags: ["carniceria", "carne", "producto", "cocinaencasa", "asado", "comerciolocal"],
    },
    {
      match: ["pescado", "marisco", "gamba", "merluza", "salmon", "pulpo", "camaron", "atun"],
      own: /pescado|mar|escama/,
      hooks: ["El ojo brillante lo dice todo.", "Huele a mar, no a pescado."],
      pains: [
        "Pescado seco por cinco minutos de más.",
        "No saber qué preguntar delante del hielo.",
      ],
      says: [
        "Ojo saltón, agalla roja y carne firme: tres cosas que se miran antes de pedir.",
        "Lo que se va a comer crudo se congela antes: es la regla de seguridad.",
        "El pescado se cocina menos de lo que se piensa: cuando se separa en lascas, ya está.",
      ],
      tags: ["pescaderia", "pescadofresco", "marisco", "cocinaencasa", "delmar", "comerciolocal"],
    },
    {
      match: ["queso", "vino", "tabla", "bodega", "crianza", "tinto", "blanco", "cava"],
      own: /queso|vino|copa|corcho/,
      hooks: ["Una tabla arregla un martes.", "El corcho suena y la conversación cambia."],
      pains: ["Elegir por la etiqueta y acertar a medias.", "Un queso frío que no sabe a nada."],
      says: [
        "El queso se saca una hora antes: frío no sabe a nada.",
        "Un blanco muy frío esconde lo bueno y un tinto tibio, también: los dos agradecen un rato de nevera.",
        "De más suave a más fuerte: así se come una tabla.",
      ],
    },
    {
      match: ["miel", "polen", "propoleo", "jalea real"],
      own: /miel|panal/,
      hooks: [
        "Un hilo por encima y el plato ya es otro.",
        "Una cucharada, despacio, y ya se sabe de dónde viene.",
      ],
      pains: [
        "Comprar miel por el color de la etiqueta y no por lo que hay dentro.",
        "No saber si la miel que se endureció sigue sirviendo.",
      ],
      says: [
        "La miel que se endurece no está mala: al baño María vuelve.",
        "Con pan, con queso, con yogur: la miel cambia según con qué se come.",
        "Se guarda a temperatura ambiente y bien cerrada: la nevera solo la endurece.",
      ],
      shots: [
        "el hilo de miel que cae, a contraluz",
        "la cuchara que gira en el frasco",
        "el frasco contra la ventana, para ver el color",
        "la tapa que se abre, muy de cerca",
      ],
      shorts: [
        "Una cucharada, despacio",
        "A contraluz",
        "Con pan o con queso",
        "Del frasco a la mesa",
      ],
      asks: ["¿Con qué la [tomas|toma]: pan, queso o a cucharadas?", "¿Líquida o cremosa?"],
    },
    {
      match: ["aceite", "mermelada", "conserva", "te ", "infusion", "especia", "cafe"],
      own: /aceite|tarro|hebra/,
      hooks: [
        "Un hilo por encima y el plato ya es otro.",
        "El tarro se acaba antes de lo previsto.",
      ],
      pains: [
        "Tarros que se abren una vez y caducan en la puerta de la nevera.",
        "Aceite bueno guardado al lado del fuego.",
      ],
      says: [
        "El aceite se guarda lejos de la luz y del fuego: son las dos cosas que lo apagan.",
        "Un buen producto en crudo se nota el doble que cocinado.",
      ],
    },
  ],
  bar: [
    {
      match: ["cerveza", "cana", "pinta", "ipa", "grifo"],
      own: /espuma|cerveza|vaso/,
      hooks: ["La espuma también se sirve.", "La primera ni se comenta."],
      pains: ["Una cerveza tibia al sol.", "Quedar en el grupo durante una semana y no salir."],
      says: [
        "El vaso limpio y mojado: la mitad de una buena cerveza.",
        "De más suave a más amarga, se aprecian todas; al revés, solo la primera.",
      ],
    },
    {
      match: ["coctel", "copa", "gin", "mojito", "vermut", "mezcal", "trago", "margarita"],
      own: /hielo|copa|coctelera/,
      hooks: [
        "El hielo suena distinto cuando está bien hecho.",
        "Dulce, ácido y fuerte: el resto es equilibrio.",
      ],
      pains: [
        "Un trago aguado a los cinco minutos.",
        "Pedir lo de siempre por no saber explicar lo que apetece.",
      ],
      says: [
        "Hielo grande y mucho: enfría más y agua menos.",
        "Decir si se prefiere dulce, ácido o amargo es la mejor manera de pedir.",
      ],
    },
    {
      match: ["tapa", "racion", "croqueta", "bravas", "picar", "alitas", "nachos", "hamburguesa"],
      own: /plato|racion/,
      hooks: [
        "El último siempre se lo come quien decía que no tenía hambre.",
        "Al centro, y que empiece quien pueda.",
      ],
      pains: ["Una ración fría por esperar la foto.", "Pedir de más a la primera ronda."],
      says: [
        "Lo crujiente se come al llegar: no espera a la foto.",
        "Tres para compartir y luego se ve: así se pide sin discutir.",
      ],
    },
    {
      match: [
        "partido",
        "futbol",
        "liga",
        "final",
        "musica",
        "concierto",
        "karaoke",
        "trivia",
        "quiz",
      ],
      own: /pantalla|cancion|partido/,
      hooks: ["Los nervios se llevan mejor en compañía.", "El volumen lo pone la mesa de al lado."],
      pains: [
        "Llegar en el minuto diez y ver una columna.",
        "Verlo en casa y enterarse del gol por el vecino.",
      ],
      says: [
        "Media hora antes se elige sitio; a la hora justa, se elige hueco.",
        "Quien llega en grupo, mejor que avise.",
      ],
    },
  ],
  hardware: [
    {
      match: ["pintura", "esmalte", "barniz", "color", "rodillo", "brocha"],
      own: /pintura|pintar|pared|bote/,
      hooks: [
        "La segunda mano es la que se ve.",
        "La pared se pinta en la cabeza antes que con el rodillo.",
      ],
      pains: [
        "La segunda mano que nunca se da.",
        "El color del catálogo, que en la pared es otro.",
      ],
      says: [
        "Limpiar, tapar agujeros y lijar: lo que se hace antes de abrir el bote decide cómo queda.",
        "El color en pequeño parece más claro: se prueba en la pared y se mira de día y de noche.",
        "Dos manos finas cubren mejor que una gruesa.",
      ],
    },
    {
      match: ["llave", "cerradura", "candado", "bombin"],
      own: /llave|cerradura/,
      hooks: ["La copia se hace antes de perder la original.", "Una llave que se atasca avisa."],
      pains: ["Una sola copia y dos personas fuera de casa.", "La llave que gira a la quinta."],
      says: [
        "Una copia en casa de alguien de confianza ahorra una noche en el portal.",
        "Grafito, y no aceite, para una cerradura dura.",
      ],
    },
    {
      match: ["taladro", "herramienta", "destornillador", "sierra", "broca", "tornillo", "taco"],
      own: /taladr|broca|taco/,
      hooks: [
        "La broca que no era se nota al tercer agujero.",
        "La herramienta justa hace la mitad del trabajo.",
      ],
      pains: [
        "Un agujero en la pared más grande que el taco.",
        "La estantería que baila al primer libro.",
      ],
      says: [
        "Cada pared pide su broca: ladrillo, yeso, madera o metal.",
        "El taco se elige por la pared y por el peso, no por el tornillo.",
      ],
    },
  ],
  agency: [
    {
      match: ["logo", "marca", "branding", "identidad", "imagen corporativa"],
      own: /logo|boceto/,
      hooks: [
        "Un logo no arregla un mensaje confuso.",
        "Si funciona en pequeño y en negro, funciona.",
      ],
      pains: [
        "Un logo distinto en la puerta, en la factura y en la red.",
        "Explicar a qué se dedica la empresa en cada reunión.",
      ],
      says: [
        "Primero qué se dice y a quién; después, con qué forma y con qué color.",
        "Se prueba en un rótulo, en un sello y en la pantalla del teléfono: si aguanta los tres, está.",
      ],
    },
    {
      match: ["web", "pagina", "landing", "seo"],
      own: /web|boton/,
      hooks: [
        "La primera frase de una web decide si hay segunda.",
        "Si tarda en cargar, ya se han ido.",
      ],
      pains: [
        "Visitas que llegan y se van en cinco segundos.",
        "Una página bonita en la que no se encuentra el teléfono.",
      ],
      says: [
        "Qué es, para quién y qué hay que hacer: las tres respuestas, sin bajar de la primera pantalla.",
        "Casi todo el mundo la verá en el teléfono: se diseña ahí primero.",
      ],
    },
    {
      match: ["redes", "instagram", "contenido", "community", "campana", "anuncio", "publicidad"],
      own: /publicar|seguidor/,
      hooks: [
        "Publicar todos los días no sirve si nadie sabe qué se vende.",
        "Los seguidores no se llevan a la caja.",
      ],
      pains: [
        "Publicar por publicar y quedarse sin ideas el martes.",
        "Muchos «me gusta» y ningún mensaje.",
      ],
      says: [
        "Menos publicaciones y una idea en cada una: se recuerda lo que se repite.",
        "Contestar cuenta tanto como publicar.",
      ],
    },
    {
      match: [
        "tarjeta",
        "folleto",
        "flyer",
        "cartel",
        "impres",
        "rotul",
        "lona",
        "camiseta",
        "pegatina",
        "catalogo",
      ],
      own: /papel|imprimir|imprenta|tinta/,
      hooks: ["El papel se toca antes de leerse.", "En la calle se lee en tres segundos."],
      pains: ["Mil folletos con el teléfono antiguo.", "Un cartel que solo se lee parado delante."],
      says: [
        "Los archivos, con sangrado y a tamaño real: así no se corta nada.",
        "El color de la pantalla engaña: se pide una prueba antes de la tirada.",
      ],
    },
  ],
};
