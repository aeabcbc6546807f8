// Written by scripts/write-sectors.ts with the local copywriter. Not edited by hand.
export const writtenWeeks = {
  "restaurantes": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "La pregunta de cada día, resuelta: qué se come hoy.",
      "text": "Puedes encontrar el menú del día en Brasa y Limón. Entre semana, sentarse a comer bien es media jornada ganada.",
      "hashtags": "#menudeldia #hoycomemosfuera #platodeldia"
    },
    {
      "day": "Martes",
      "worker": "teo",
      "headline": "No hace falta ser vegetariano para pedir verdura.",
      "text": "Con legumbre, huevo o queso, un plato de verdura ya es una comida completa. Las verduras asadas se vuelven dulces: gustan hasta a quien dice que no las come.",
      "hashtags": "#verdurasalabrasa #comerligero #vegetariano"
    },
    {
      "day": "Miércoles",
      "worker": "ani",
      "headline": "Arroz a leña de naranjo en Valencia",
      "text": "Lo mejor está pegado al fondo, en esa capa tostada que se raspa al final."
    },
    {
      "day": "Jueves",
      "worker": "teo",
      "headline": "Una mesa larga y todos hablando a la vez.",
      "text": "Si alguien tiene alergia o no come carne, lo mejor es decirlo al reservar y no al sentarse. Cuando vienen niños o un carrito de bebé, avisarlo ayuda a elegir una mesa con sitio.",
      "hashtags": "#reservademesa #mesaparagrupos #celebraciones"
    },
    {
      "day": "Viernes",
      "worker": "teo",
      "headline": "El primer golpe de cuchara, y que suene lo tostado del fondo.",
      "text": "Para dos, una ración cada uno; para cuatro, mejor un arroz y algún entrante al centro. Entre que se echa el arroz y llega a la mesa pasan unos veinte minutos: lo justo para un aperitivo.",
      "hashtags": "#arrozparados #comidadedomingo #enfamilia"
    },
    {
      "day": "Sábado",
      "worker": "ani",
      "headline": "Menú del día en Valencia",
      "text": "Un plato caliente, pan y un rato sin pensar en el trabajo: eso pide el mediodía."
    }
  ],
  "tiendas-online": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "Una cosa sobre la sanseviería, por si te sirve.",
      "text": "Con niños pequeños o animales que muerden, se pregunta antes: algunas plantas son tóxicas.",
      "hashtags": "#sansevieria #verdeencasa #plantas"
    },
    {
      "day": "Martes",
      "worker": "teo",
      "headline": "La planta se ve; lo que la sostiene está debajo.",
      "text": "Maceta con agujero y dos dedos más que la anterior: demasiada tierra guarda demasiada agua.",
      "hashtags": "#macetasdebarro #jardineria #sustrato"
    },
    {
      "day": "Viernes",
      "worker": "teo",
      "headline": "Una planta cambia una habitación más deprisa que un mueble.",
      "text": "Una planta se elige por la luz que hay, no por el sitio donde quedaría bonita.",
      "hashtags": "#plantapararegalar #plantlover #vivero"
    },
    {
      "day": "Sábado",
      "worker": "ani",
      "headline": "Macetas de barro en Quito",
      "text": "Cada planta pide su tierra: una orquídea y un cactus no comparten saco."
    },
    {
      "day": "Domingo",
      "worker": "teo",
      "headline": "La hoja nueva se nota antes que el calendario.",
      "text": "¿Buscas plantas de sombra en Quito? En Hoja Lenta las tienes. Las hojas anchas se limpian con un paño húmedo: con polvo respiran peor.",
      "hashtags": "#plantasdesombra #decorarconplantas #plantas"
    }
  ],
  "software": [
    {
      "day": "Martes",
      "worker": "teo",
      "headline": "La hora de entrada se apunta en un segundo; reconstruirla, en una tarde.",
      "text": "¿Te interesa el control horario? En Cuadrante lo hablamos. Las vacaciones pedidas y aprobadas en el mismo sitio se ven antes de hacer el horario.",
      "hashtags": "#controlhorario #recursoshumanos #rrhh"
    },
    {
      "day": "Miércoles",
      "worker": "ani",
      "headline": "Registro de la jornada en Bilbao",
      "text": "Se consulta en el móvil."
    },
    {
      "day": "Viernes",
      "worker": "teo",
      "headline": "Media hora de demo con preguntas propias dice más que diez folletos.",
      "text": "¿Te interesa la demostración por videollamada? En Cuadrante lo hablamos. En una demo conviene pedir que enseñen el caso más difícil, no el más bonito.",
      "hashtags": "#demostracionporvideollamada #productividad #negocios"
    },
    {
      "day": "Sábado",
      "worker": "ani",
      "headline": "Control horario en Bilbao",
      "text": "Un registro que se hace desde el teléfono sirve también a quien trabaja fuera."
    }
  ],
  "fitness": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "Ropa cómoda, agua y curiosidad: para probar no hace falta más.",
      "text": "Si te interesa la clase de prueba, en Sala Norte te contamos lo que quieras saber. Las agujetas del día siguiente son normales; el dolor que no cede, no.",
      "hashtags": "#clasedeprueba #entrenar #deporte"
    },
    {
      "day": "Martes",
      "worker": "teo",
      "headline": "La fuerza se nota en las bolsas de la compra antes que en el espejo.",
      "text": "¿Preguntas sobre el entrenamiento de fuerza? En Sala Norte te respondemos. La fuerza ayuda a cuidar la espalda, las rodillas y los huesos, a cualquier edad.",
      "hashtags": "#entrenamientodefuerza #gimnasio #entrenar"
    },
    {
      "day": "Miércoles",
      "worker": "ani",
      "headline": "Entrenamiento de fuerza en Monterrey",
      "text": "Grupos de 8."
    },
    {
      "day": "Jueves",
      "worker": "teo",
      "headline": "En grupo cuesta más dejarlo a medias.",
      "text": "¿Te interesan las clases en grupo? En Sala Norte lo hablamos. Dos días fijos en la agenda pesan más que cinco buenas intenciones.",
      "hashtags": "#clasesengrupo #habitos #fitness"
    },
    {
      "day": "Viernes",
      "worker": "teo",
      "headline": "El primer día no hay que estar en forma: hay que venir.",
      "text": "El primer mes es para crear la costumbre; los resultados vienen después.",
      "hashtags": "#primerasemanadegimnasio #habitos #fitness"
    }
  ],
  "inmobiliarias": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "¿Cabe la mesa grande? Con una cinta métrica se sabe en la visita.",
      "text": "Si te interesa la casa con patio, en Llave Nueve te contamos lo que quieras saber. Orientación, gastos y estado del edificio pesan más que la última capa de pintura.",
      "hashtags": "#casaconpatio #pisos #hogar"
    },
    {
      "day": "Martes",
      "worker": "teo",
      "headline": "Las fotos enseñan metros; la visita enseña luz.",
      "text": "En la visita se abren grifos, ventanas y armarios: ahí se ve el estado de verdad.",
      "hashtags": "#visitasalacasa #hogar #pisos"
    },
    {
      "day": "Miércoles",
      "worker": "ani",
      "headline": "Casa con patio en Sevilla",
      "text": "El camino a las tiendas, al colegio y al transporte se prueba a pie."
    },
    {
      "day": "Jueves",
      "worker": "teo",
      "headline": "Una casa ordenada y con las persianas arriba se visita mejor.",
      "text": "Luz, orden y papeles listos ayudan a que una venta no se alargue. Se compara con ventas cerradas en la zona, no con lo que piden los anuncios.",
      "hashtags": "#ventadeunpiso #ventadepropiedades #vendertucasa"
    },
    {
      "day": "Viernes",
      "worker": "teo",
      "headline": "Comprar casa empieza por una cuenta en papel, no por un portal.",
      "text": "Si te interesa la primera vivienda, en Llave Nueve te contamos lo que quieras saber. Antes de dar una señal se comprueba quién es el dueño y qué deudas tiene la vivienda.",
      "hashtags": "#primeravivienda #inmobiliaria #comprarcasa"
    }
  ],
  "belleza": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "Agua, calma y la piel descansada.",
      "text": "¿Necesitas cuidado de la piel en Mendoza? Cuenta con Calma. La piel cambia con la estación: en verano pide textura ligera y en invierno, más crema.",
      "hashtags": "#cuidadodelapiel #limpiezafacial #skincare"
    },
    {
      "day": "Sábado",
      "worker": "ani",
      "headline": "Limpiar antes que tapar",
      "text": "Una piel limpia aprovecha mejor todo lo que se le ponga después."
    },
    {
      "day": "Domingo",
      "worker": "teo",
      "headline": "El cuidado del rostro, con cinco gotas cada noche.",
      "text": "Si es lo que buscas, cuenta con Calma.",
      "hashtags": "#cuidadodelrostro #autocuidado #bienestar"
    }
  ],
  "educacion": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "Quitar los subtítulos y entender media película.",
      "text": "Si te interesan las clases de inglés, en Aula Abierta te contamos lo que quieras saber. Poco y cada día: diez minutos diarios ganan a una tarde entera el domingo.",
      "hashtags": "#clasesdeingles #conversacion #hablarsinmiedo"
    },
    {
      "day": "Martes",
      "worker": "teo",
      "headline": "Un día se entiende la canción de siempre.",
      "text": "Si te interesa la prueba de nivel, en Aula Abierta te contamos lo que quieras saber. Saber de qué nivel se parte evita aburrirse y también perderse.",
      "hashtags": "#pruebadenivel #aprenderingles #idiomas"
    },
    {
      "day": "Viernes",
      "worker": "teo",
      "headline": "Hablar con errores sigue siendo hablar.",
      "text": "¿Preguntas sobre las clases de conversación? En Aula Abierta te respondemos. El acento se queda, y no pasa nada: lo que importa es que se entienda.",
      "hashtags": "#clasesdeconversacion #aprenderingles #conversacion"
    },
    {
      "day": "Sábado",
      "worker": "ani",
      "headline": "Quince años diciendo «nivel medio»",
      "text": "Leer en voz alta un párrafo al día acostumbra la boca al idioma."
    }
  ],
  "salud": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "Una boca puede no doler y aun así pedir una revisión.",
      "text": "Una limpieza retira el sarro que el cepillo ya no puede quitar, sobre todo junto a la encía.",
      "hashtags": "#limpiezadental #dentista #clinicadental"
    },
    {
      "day": "Martes",
      "worker": "teo",
      "headline": "El cepillo no llega a todos los rincones de la boca.",
      "text": "Si te interesa la revisión dental, en Dental Alba te orientamos. El sarro se acumula sobre todo detrás de los dientes de abajo, donde cuesta ver y cuesta cepillar.",
      "hashtags": "#revisiondental #higienedental #saludbucal"
    },
    {
      "day": "Miércoles",
      "worker": "ani",
      "headline": "Limpieza dental en Murcia",
      "text": "La encía que sangra al cepillarse suele pedir una limpieza, no menos cepillo."
    },
    {
      "day": "Jueves",
      "worker": "teo",
      "headline": "Una muela que molesta a ratos es más fácil de tratar que una que duele toda la noche.",
      "text": "¿Dudas sobre los empastes? En Dental Alba las aclaramos. Con la boca dormida conviene esperar a que pase la anestesia antes de comer, para no morderse.",
      "hashtags": "#empastes #dolordemuelas #odontologia"
    }
  ],
  "finanzas": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "El plazo está en el calendario desde enero: falta ponerle un aviso.",
      "text": "En Cuentas Claras te orientamos sobre la declaración trimestral de IVA. Presentar fuera de plazo suele tener recargo, aunque no haya nada que pagar.",
      "hashtags": "#declaraciontrimestraldeiva #pymes #gestoria"
    },
    {
      "day": "Martes",
      "worker": "teo",
      "headline": "El día de cobro llega siempre puntual; los datos del mes, no tanto.",
      "text": "En Cuentas Claras te orientamos sobre las nóminas. Horas, ausencias y vacaciones se apuntan cada semana: al final del mes nadie se acuerda.",
      "hashtags": "#nominas #asesorialaboral #empleo"
    },
    {
      "day": "Viernes",
      "worker": "teo",
      "headline": "Los números del mes sirven cuando llegan antes de que acabe el siguiente.",
      "text": "En Cuentas Claras te orientamos sobre las facturas del trimestre. Separar la cuenta del negocio y la de casa es el primer paso para entender los números.",
      "hashtags": "#facturasdeltrimestre #pymes #negocios"
    },
    {
      "day": "Sábado",
      "worker": "ani",
      "headline": "La declaración trimestral de IVA",
      "text": "Con los recibos ordenados cada semana, presentar es revisar y no buscar."
    },
    {
      "day": "Domingo",
      "worker": "teo",
      "headline": "La declaración empieza por encontrar el papel que falta.",
      "text": "Antes de pagar conviene saber si hay opción de fraccionar o aplazar, y qué cuesta.",
      "hashtags": "#declaraciondelarenta #contabilidad #asesoria"
    }
  ],
  "automocion": [
    {
      "day": "Lunes",
      "worker": "teo",
      "headline": "¿Cuándo fue el último cambio de aceite? Si nadie se acuerda, toca mirar el nivel.",
      "text": "El aceite pierde propiedades por kilómetros y también por tiempo: el carro que casi no se usa también lo cambia. Los trayectos cortos y los atascos gastan el aceite antes que la autopista.",
      "hashtags": "#cambiodeaceite #tallermecanico #mecanica"
    },
    {
      "day": "Miércoles",
      "worker": "ani",
      "headline": "Cambio de llantas en Medellín",
      "text": "En mojado, unos milímetros de dibujo son metros de frenada."
    },
    {
      "day": "Jueves",
      "worker": "teo",
      "headline": "Los frenos avisan antes con el oído que con el pie.",
      "text": "El líquido de frenos también caduca: absorbe humedad con los años. Vibración en el volante, pedal largo o chirrido: tres señales para revisar los frenos.",
      "hashtags": "#liquidodefrenos #tallermecanico #seguridadvial"
    },
    {
      "day": "Viernes",
      "worker": "teo",
      "headline": "Todo el carro se apoya en cuatro huellas del tamaño de una mano.",
      "text": "Los neumáticos o llantas también envejecen: la fecha está grabada en el costado. La presión se mira en frío y una vez al mes: cambia el consumo y la frenada.",
      "hashtags": "#llantas #neumaticos #mecanica"
    }
  ]
} as const;
