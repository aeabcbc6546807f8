import type { Topics } from "./topic.ts";

/** Professions, houses, machines, journeys and parties. */
export const workTopics: Topics = {
  law: [
    {
      match: ["contrato", "clausula"],
      own: /clausula|firm|contrato/,
      hooks: [
        "Un contrato se discute antes de firmarlo; después, se sufre.",
        "La cláusula que nadie lee es la que se usa.",
        "Duración, salida y penalización: por ahí se empieza a leer.",
      ],
      says: [
        "Revisar un contrato es mirar qué pasa cuando algo va mal: quién responde, cuánto y en qué plazo.",
        "Lo que no dice el contrato también obliga: los silencios los rellena la ley.",
        "Un cambio pequeño en una cláusula, antes de la firma, evita una discusión larga después.",
      ],
      tips: [
        [
          "Empezar por el final",
          "Duración, prórroga y cómo se sale: ahí están casi todas las sorpresas.",
        ],
      ],
    },
    {
      match: ["laboral", "despid", "nomina", "trabajador"],
      hooks: [
        "Un despido tiene fecha, forma y plazo.",
        "Firmar como «recibido, no conforme» cambia cosas.",
      ],
      says: [
        "En lo laboral los plazos son cortos: lo primero es apuntar la fecha de la carta.",
        "Recibos de sueldo, mensajes y horarios: la prueba suele estar guardada en el teléfono.",
      ],
    },
    {
      match: ["divorcio", "herencia", "testamento", "custodia", "familia", "sucesion"],
      own: /acuerdo aceptable/,
      hooks: [
        "Lo que se habla a tiempo se reparte mejor.",
        "Un papel claro evita años de silencio en una familia.",
      ],
      says: [
        "Antes de decidir conviene saber qué se tiene, qué se debe y a nombre de quién está.",
        "Un acuerdo escrito protege también la relación.",
      ],
    },
    {
      match: ["empresa", "mercantil", "sociedad", "datos", "marca", "compliance"],
      hooks: [
        "Los problemas entre socios empiezan el día que todo va bien.",
        "El trámite que se aplaza es el que luego corre prisa.",
      ],
      says: [
        "Acordar sobre el papel cómo se decide y cómo se sale evita la mitad de los conflictos entre socios.",
        "Ordenar los papeles antes de necesitarlos cuesta una fracción.",
      ],
    },
  ],
  advisory: [
    {
      match: ["renta", "declaracion", "irpf", "impuesto", "isr"],
      own: /declaracion|deduce|deducir|fiscal/,
      hooks: [
        "Los datos que ya vienen puestos no cuentan toda la historia.",
        "La declaración empieza por un papel que falta.",
        "Antes de confirmar, mirar dos veces.",
      ],
      says: [
        "La administración trabaja con los datos que tiene: lo que cambió en el año hay que contarlo.",
        "Vivienda, hijos, donaciones, un cambio de trabajo: cada cosa puede mover el resultado.",
        "Con los papeles reunidos, una declaración se revisa en un rato; sin ellos, en tres.",
      ],
      tips: [
        [
          "Una carpeta del año",
          "Papeles, recibos y cambios de vida: todo en el mismo sitio desde enero.",
        ],
      ],
    },
    {
      match: ["trimestr", "bimestr", "iva", "mensualidad", "pago provisional"],
      own: /trimestre|tique|20/,
      hooks: [
        "Los impuestos vencen siempre en la semana de más trabajo.",
        "El plazo está en el calendario desde enero. Mirarlo, no siempre.",
        "Unos días antes del plazo se duerme mejor con los papeles entregados.",
      ],
      says: [
        "Separar los impuestos al cobrar cada factura evita el susto cuando toca pagarlos.",
        "Con los recibos ordenados cada semana, presentar es revisar y no buscar.",
        "Lo que no tiene factura no se puede restar: pedirla en el momento cuesta un minuto.",
      ],
    },
    {
      match: ["autonom", "alta", "emprend", "independiente", "freelance", "apertura"],
      hooks: [
        "Darse de alta se hace en una mañana; elegir bien, antes.",
        "Empezar por cuenta propia es decidir tres cosas antes de la primera factura.",
      ],
      says: [
        "Elegir bien la actividad al darse de alta ahorra correcciones después.",
        "Antes de la primera factura conviene saber qué se paga, cuándo y con qué papeles.",
        "Separar desde el primer día la cuenta del negocio y la de casa ordena todo lo demás.",
      ],
    },
    {
      match: ["nomina", "laboral", "contratac"],
      hooks: [
        "Contratar a la primera persona cambia la empresa.",
        "Un recibo de sueldo se entiende o se discute.",
      ],
      says: [
        "Antes de contratar conviene saber el coste completo, no solo el sueldo.",
        "Fecha de alta y tipo de contrato: dos decisiones que luego cuesta corregir.",
      ],
    },
    {
      match: ["contab", "empresa", "sociedad", "consultor"],
      hooks: [
        "Saber cómo va la empresa en octubre, no en junio.",
        "Los números del mes, con el mes todavía caliente.",
      ],
      says: [
        "Una cuenta al día permite decidir; una cuenta atrasada solo permite explicar.",
        "Tres cifras por mes bastan para conducir: lo que entra, lo que sale y lo que se debe.",
      ],
    },
  ],
  finance: [
    {
      match: ["hipotec", "prestamo", "credito"],
      hooks: [
        "Treinta años caben en una hoja, si la hoja es buena.",
        "La cuota se mira; el total se olvida.",
      ],
      says: [
        "Comparar por el coste total, y no por la cuota, cambia el orden de las ofertas.",
        "Preguntar qué cuesta amortizar antes es preguntar cuánta libertad queda.",
      ],
      tips: [
        ["Sumar lo obligatorio", "Seguros y productos vinculados también son parte del precio."],
      ],
    },
    {
      match: ["seguro", "poliza"],
      own: /seguros|poliza/,
      hooks: [
        "Un seguro se lee por lo que no cubre.",
        "La póliza se firma en un día tranquilo y se usa en uno malo.",
      ],
      says: [
        "Capital, franquicia y exclusiones: con esas tres palabras se compara.",
        "Una póliza antigua puede cubrir una vida que ya cambió.",
      ],
    },
    {
      match: ["inversion", "ahorro", "fondo", "pension", "jubila", "retiro"],
      own: /inversion|ahorrar|colchon/,
      hooks: ["Antes de cuánto, para cuándo.", "El plazo decide más que la intuición."],
      says: [
        "Toda inversión tiene riesgo: entenderlo va antes que la rentabilidad.",
        "Un colchón de meses tranquilos hace mejores las decisiones que vienen después.",
      ],
    },
  ],
  saas: [
    {
      match: ["factura", "cobro", "contab"],
      own: /factura/,
      hooks: [
        "La factura sale y nadie la teclea dos veces.",
        "Cobrar a tiempo empieza por facturar a tiempo.",
        "Fin de mes sin buscar números en el correo.",
      ],
      says: [
        "Con la factura electrónica, el dato se escribe una vez y llega a quien tiene que llegar.",
        "Numeración, impuestos y vencimientos en el mismo sitio: menos huecos donde perder un cobro.",
        "Saber qué está pendiente de cobro, de un vistazo, cambia la conversación con el cliente.",
      ],
      tips: [["Vencimiento a la vista", "Ordenar por fecha de cobro, no por fecha de emisión."]],
    },
    {
      match: ["crm", "cliente", "ventas", "pipeline"],
      hooks: [
        "El cliente llamó y nadie sabe quién lo llevaba.",
        "La próxima llamada, apuntada donde todos la ven.",
      ],
      says: [
        "Un historial compartido evita preguntarle al cliente lo mismo dos veces.",
        "Menos campos y más uso: un CRM vacío es un formulario caro.",
      ],
    },
    {
      match: ["informe", "panel", "integracion", "automatiz", "funcion", "modulo", "app"],
      own: /informe/,
      hooks: [
        "Un dato que llega solo vale por dos reuniones.",
        "Lo que se repite cada lunes puede hacerse solo.",
      ],
      says: [
        "Automatizar conviene donde el paso es siempre igual y el error, siempre el mismo.",
        "Medir cuánto se tarda hoy es la mejor forma de saber si compensa.",
      ],
    },
  ],
  technology: [
    {
      match: ["reparac", "pantalla", "bateria", "movil", "ordenador", "portatil"],
      own: /ventilador|arreglar/,
      hooks: ["Antes de cambiarlo, mirarlo.", "La batería dura lo que dura la paciencia."],
      says: [
        "Contar qué pasó justo antes del fallo ahorra media búsqueda.",
        "Una copia antes de llevarlo a revisar: cinco minutos que valen por todo lo guardado.",
      ],
    },
    {
      match: ["seguridad", "copia", "backup", "antivirus"],
      own: /copia|contrasena/,
      hooks: [
        "La copia de seguridad se valora el día después.",
        "El correo urgente que pide una clave casi nunca es urgente.",
      ],
      says: [
        "Una copia que no se ha probado a recuperar todavía no es una copia.",
        "La mayoría de los sustos entran por un enlace y una prisa.",
      ],
    },
    {
      match: ["web", "desarrollo", "pagina", "tienda"],
      hooks: [
        "La página se decide por lo que el cliente busca, no por el color.",
        "Si tarda en abrir, nadie espera.",
      ],
      says: [
        "Qué haces, dónde estás y cómo se contacta: eso tiene que verse sin bajar.",
        "En el teléfono se ve primero; en la reunión, después.",
      ],
    },
    {
      match: ["soporte", "mantenim", "red", "wifi"],
      hooks: [
        "Lo mejor del mantenimiento es no notarlo.",
        "La red falla cuando todos están conectados.",
      ],
      says: [
        "Revisar antes de que falle cuesta menos que parar una mañana.",
        "Una lista de equipos y claves bien guardada evita el pánico.",
      ],
    },
  ],
  real_estate: [
    {
      match: ["alquil", "renta ", "arriendo", "arrend", "en renta", "inquilin"],
      asked:
        /\b(?:alquil\w*|arriend\w*|arrendar\w*|inquilin\w*|en renta|rentar|rento|rentamos|(?:departamentos?|deptos?|casas?|locales|local|pisos?|cuartos?|habitacion(?:es)?) de renta)\b/,
      own: /alquil|contrato se lee|inquilin|deposito|fianza/,
      act: "[pide|pida] una visita",
      inf: "pedir una visita",
      lead: "[dinos|díganos] para cuándo [lo necesitas|lo necesita]",
      leadInf: "decir para cuándo hace falta",
      word: "LLAVES",
      people: "inquilinos y propietarios",
      thing: "la vivienda en alquiler de la semana",
      hooks: [
        "El contrato se lee; el barrio se pasea.",
        "Alquilar también es elegir con quién se habla cuando algo falla.",
        "Una casa por un tiempo sigue siendo una casa.",
        "Antes que los metros, los minutos hasta el trabajo.",
        "La llave que se entrega hoy abre la cena de esta noche.",
        "El sofá cabe o no cabe: eso también se mide en la visita.",
      ],
      says: [
        "Antes de firmar: duración, depósito, gastos y estado, mejor con fotos del primer día.",
        "Quién paga cada arreglo se acuerda antes de entrar, y por eso se lee el contrato entero.",
        "Visitar a la hora en que se va a vivir enseña el ruido, la luz y el ascensor.",
        "El alquiler es una parte de la cuenta: luz, agua, internet y gastos del edificio son la otra.",
      ],
      pains: [
        "Llegar a la visita y que las fotos fueran de otro año.",
        "Firmar deprisa y descubrir después quién paga la caldera.",
        "Escribir a diez anuncios y que nadie conteste.",
      ],
      asks: [
        "¿Cerca del trabajo o cerca del parque?",
        "¿Amueblado o vacío?",
        "¿Balcón pequeño o una habitación más?",
      ],
      backs: [
        "¿Cómo va la casa desde que [entraste|entró]?",
        "Se acerca la renovación: mejor hablarlo con tiempo.",
      ],
      tips: [
        ["Fotos del primer día", "Cada rincón, con fecha: evita la discusión del último."],
        ["Preguntar por los gastos", "Qué entra en la mensualidad y qué se paga aparte."],
        ["Visitar dos veces", "Una de día y otra de noche: el ruido tiene horario."],
        [
          "Leer cómo se sale",
          "Plazo de aviso, depósito y estado de entrega: está todo en el contrato.",
        ],
        [
          "Tener los papeles listos",
          "Quien los lleva preparados decide antes que quien los busca.",
        ],
      ],
      faqs: [
        [
          "¿Qué papeles hacen falta para alquilar?",
          "Lo habitual es identificación y justificante de ingresos; a veces, un aval. [Pregúntanos|Pregúntenos] por esta vivienda en concreto.",
        ],
        [
          "¿Qué gastos se pagan aparte?",
          "Depende de cada contrato: suministros, gastos del edificio y depósito se aclaran antes de firmar.",
        ],
        [
          "¿Cuánto dura el contrato?",
          "Depende de lo que se acuerde y de la ley del lugar: se lee en el contrato, junto con el plazo de aviso.",
        ],
        [
          "¿Se admiten mascotas?",
          "Lo decide quien alquila la vivienda: [pregúntanos|pregúntenos] antes de la visita.",
        ],
        ["¿Cuándo se puede visitar?", "[Dinos|Díganos] qué horarios [te|le] van bien y lo vemos."],
      ],
      shorts: [
        "El barrio, a pie",
        "Leer el contrato entero",
        "Luz, metros y llaves",
        "Visitar dos veces",
        "Una casa por un tiempo",
      ],
      tags: [
        "alquiler",
        "viviendaenalquiler",
        "vivienda",
        "inmobiliaria",
        "hogar",
        "casaenalquiler",
      ],
      search: [
        "vivienda en alquiler",
        "alquiler cerca de mí",
        "alquilar vivienda",
        "casas en alquiler",
      ],
    },
    {
      match: ["venta", "vender", "valorac", "tasac"],
      asked:
        /\b(?:vend(?:er|an|a|en)) (?:su|sus|tu|tus) (?:casas?|pisos?|viviendas?|departamentos?|apartamentos?|propiedad(?:es)?|terrenos?)\b|\bcaptar (?:propietari\w+|duen\w+|vendedor\w+)\b/,
      act: "[pide|pida] una valoración",
      inf: "pedir una valoración",
      own: /vender|precio|valor|compra/,
      hooks: [
        "El precio de salida decide cuántas puertas se abren.",
        "Vender una casa empieza por vaciarla un poco.",
      ],
      says: [
        "El primer mes es cuando más gente mira: conviene salir con el precio pensado.",
        "Luz, orden y papeles listos: las tres cosas que acortan una venta.",
      ],
    },
    {
      match: [
        "piso",
        "casa",
        "apartamento",
        "vivienda",
        "atico",
        "chalet",
        "departamento",
        "local",
        "terreno",
      ],
      hooks: [
        "Se entra por el recibidor y se decide en la cocina.",
        "Las fotos enseñan metros; la visita enseña luz.",
        "Un barrio se entiende a las ocho de la mañana.",
      ],
      says: [
        "En el centro se gana calle y se negocia ruido: conviene oírlo con la ventana abierta.",
        "Orientación, gastos y estado del edificio pesan más que la última capa de pintura.",
        "Una segunda visita, a otra hora, contesta lo que la primera no deja ver.",
      ],
    },
  ],
  automotive: [
    {
      match: ["electric", "hibrid"],
      hooks: [
        "Lo primero que se nota es lo que no suena.",
        "La pregunta no es cuánto corre: es dónde se carga.",
      ],
      says: [
        "Contar los kilómetros de una semana normal dice si encaja mejor que cualquier cifra.",
        "Un enchufe en casa o cerca del trabajo cambia toda la cuenta.",
      ],
    },
    {
      match: ["usado", "ocasion", "seminuev", "segunda"],
      hooks: [
        "Un coche usado cuenta su historia si se le pregunta.",
        "Los kilómetros importan; cómo se hicieron, más.",
      ],
      says: [
        "Historial, ruedas y aceite: tres vistazos que dicen cómo lo han tratado.",
        "Probarlo en frío enseña lo que caliente se disimula.",
      ],
    },
    {
      match: ["alquiler", "renting", "financ"],
      hooks: [
        "La cuota cabe en el mes; el contrato, en los años.",
        "Leer la última línea antes que la primera.",
      ],
      says: [
        "Kilómetros incluidos y estado a la devolución: por ahí se empieza a comparar.",
        "Un renting se decide por el uso, no por el modelo.",
      ],
    },
    {
      match: ["autoescuela", "permiso", "carnet", "practica", "licencia"],
      hooks: [
        "La primera rotonda se recuerda siempre.",
        "El freno se aprende con el pie; la calma, también.",
      ],
      says: [
        "Prácticas seguidas cunden más que prácticas sueltas.",
        "Conducir de noche y con lluvia antes del examen quita nervios.",
      ],
    },
  ],
  workshop: [
    {
      match: ["aceite", "filtro"],
      own: /aceite/,
      hooks: [
        "El aceite trabaja callado hasta que deja de trabajar.",
        "Oscuro y fino: así avisa el aceite.",
        "El motor agradece lo que no se ve.",
      ],
      says: [
        "El aceite pierde propiedades por kilómetros y también por tiempo: el coche que casi no se usa también lo cambia.",
        "La especificación importa más que la marca: la dice el libro del coche.",
        "Con el aceite se cambia el filtro: dejar el viejo es ensuciar el nuevo.",
      ],
      tips: [
        [
          "Apuntar el kilómetro",
          "Una pegatina o una foto del cuadro: la próxima vez no hay que adivinar.",
        ],
      ],
    },
    {
      match: ["freno", "pastilla", "disco", "balata"],
      own: /freno|frena/,
      hooks: [
        "Los frenos avisan antes con el oído que con el pie.",
        "Un chirrido en el semáforo es un mensaje.",
        "Frenar medio metro antes lo cambia todo.",
      ],
      says: [
        "Las pastillas se gastan antes que los discos, si se cambian a tiempo; si no, se cambian las dos cosas.",
        "Vibración en el volante al frenar, pedal largo o chirrido: tres señales para revisarlos.",
        "El líquido de frenos también caduca: absorbe humedad con los años.",
      ],
      tips: [
        [
          "Escuchar con la ventanilla abierta",
          "A poca velocidad y junto a una pared: el chirrido se oye doble.",
        ],
        ["No esperar al metal", "Cuando suena a hierro, el disco ya se está rayando."],
      ],
    },
    {
      match: ["neumatic", "rueda", "llanta", "alineac"],
      own: /neumatic|presion|dibujo/,
      hooks: [
        "Lo único que toca el suelo cabe en cuatro manos.",
        "El coche se va hacia un lado y no es el viento.",
      ],
      says: [
        "Un desgaste desigual cuenta algo de la alineación o de la presión.",
        "En mojado, unos milímetros de dibujo son metros de frenada.",
      ],
    },
    {
      match: ["revision", "previaje", "itv", "mantenimiento", "diagnosis", "viaje"],
      own: /viaje|kilometros por delante/,
      hooks: [
        "Media hora de taller antes; un viaje sin mirar el cuadro.",
        "El testigo encendido no se va de vacaciones.",
      ],
      says: [
        "Niveles, luces, frenos y ruedas: la lista corta de antes de salir.",
        "Lo que se detecta en casa se arregla con calma; en carretera, con grúa.",
      ],
    },
    {
      match: ["moto"],
      hooks: ["Dos ruedas y todo a la vista.", "La cadena también habla, si se escucha."],
      pains: [
        "Una moto parada en el garaje por una batería.",
        "La rueda que se desinfla cada lunes.",
      ],
      says: [
        "Cadena limpia, frenos a punto y presión: con eso rueda otra.",
        "Un repaso antes de la temporada evita el parón a mitad.",
      ],
    },
    {
      match: ["aire acondicionado", "climatiz", "bateria", "chapa", "pintura"],
      own: /aire acondicionado/,
      hooks: [
        "Falla el primer día de calor, nunca antes.",
        "El golpe pequeño también se ve desde lejos.",
      ],
      says: [
        "Una batería avisa con arranques perezosos, sobre todo en frío.",
        "El olor del aire suele ser un filtro, y tiene arreglo sencillo.",
      ],
    },
  ],
  reforms: [
    {
      match: ["bano", "ducha"],
      own: /ducha|azulej/,
      hooks: [
        "El baño se usa cada día y se mira poco.",
        "Cambiar la bañera gana más que un metro.",
      ],
      says: [
        "Pendiente, ventilación y enchufes se deciden antes que el azulejo.",
        "Una ducha a ras de suelo se agradece a todas las edades.",
      ],
    },
    {
      match: ["cocina"],
      own: /cocina/,
      hooks: ["En la cocina se decide la casa entera.", "La encimera siempre es corta."],
      says: [
        "Fregadero, fuego y nevera: el triángulo manda sobre el color.",
        "Los enchufes se cuentan dos veces: los de hoy y los que vendrán.",
      ],
    },
    {
      match: ["electric", "fontan", "caldera", "instalac", "solar", "clima", "placas"],
      own: /enchufe|gota|grifo/,
      hooks: [
        "Lo que va por dentro de la pared no perdona.",
        "Se nota cuando falla; se agradece cuando no.",
      ],
      says: [
        "Una instalación se piensa con los aparatos de mañana, no con los de ayer.",
        "Saber dónde está la llave de paso y el cuadro es la primera reparación.",
      ],
    },
    {
      match: ["pintura", "pintar", "suelo", "tarima", "ventana", "puerta", "carpinter"],
      own: /puerta que cierra/,
      hooks: [
        "La misma habitación, con otra luz.",
        "El suelo se pisa todos los días: elegirlo merece una tarde.",
      ],
      says: [
        "El color se prueba en la pared y se mira a tres horas distintas.",
        "Una ventana que cierra bien se nota en el ruido y en la factura.",
      ],
    },
  ],
  cleaning: [
    {
      match: ["oficina", "local", "empresa", "comunidad", "portal", "nave", "comercio"],
      own: /oficina/,
      hooks: [
        "Lo primero que ve una visita no es el logotipo.",
        "La mesa de reuniones cuenta cómo fue la última.",
        "El lunes empieza mejor si el viernes se recogió.",
      ],
      says: [
        "En una oficina, baños, cocina y mesas compartidas pesan más que los metros.",
        "Acordar qué se limpia cada día y qué cada semana evita malentendidos.",
        "Fuera de horario se trabaja mejor: ni aspiradora en las llamadas ni suelo mojado en la puerta.",
      ],
      tips: [
        [
          "Mesas despejadas",
          "Lo que se deja encima no se puede limpiar: una bandeja por persona lo resuelve.",
        ],
        [
          "Zonas de contacto",
          "Pomos, interruptores y teclados: lo que más se toca es lo que menos se ve.",
        ],
        [
          "Una lista en la puerta",
          "Qué toca hoy y qué toca el viernes: nadie tiene que acordarse.",
        ],
      ],
    },
    {
      match: ["obra", "fin de obra", "limpieza de mudanza"],
      hooks: [
        "La obra se acaba dos veces: la segunda, sin polvo.",
        "El polvo de obra vuelve a caer al día siguiente.",
      ],
      says: [
        "Después de una obra se limpia de arriba abajo y se repite a los dos días: el polvo tarda en posarse.",
        "Guías, juntas y persianas son donde se esconde.",
      ],
    },
    {
      match: ["cristal", "ventana", "alfombra", "tapicer", "sofa", "colchon"],
      own: /cristal|ventana/,
      hooks: [
        "La luz entra distinta por un cristal limpio.",
        "El sofá guarda más de lo que parece.",
      ],
      says: [
        "Cada tejido pide lo suyo: probar en una esquina evita cercos.",
        "En cristales manda la hora: sin sol directo no quedan marcas.",
      ],
    },
    {
      match: ["hogar", "casa", "domicilio", "piso", "fondo"],
      own: /sabado|domingo|sabanas|familia|nevera|gato|pelusa|bano|pasillo/,
      hooks: ["Volver a casa y que huela a nada.", "El fin de semana, para otra cosa."],
      says: [
        "Una limpieza a fondo empieza por lo que nunca se mueve: nevera, sofá y cama.",
        "Lo que se mantiene cada semana se limpia en la mitad de tiempo.",
      ],
    },
  ],
  architecture: [
    {
      match: ["interior", "decorac", "mobiliario", "mueble"],
      hooks: [
        "El sofá no cabe por la puerta. Eso también es diseño.",
        "Menos cosas, mejor puestas.",
      ],
      says: [
        "Medir la casa y la costumbre: dónde se deja el bolso, dónde se lee.",
        "Tres materiales bien elegidos ordenan más que diez objetos.",
      ],
    },
    {
      match: ["reforma", "rehabilit"],
      hooks: [
        "La casa ya está; falta descubrirla.",
        "Quitar un tabique es fácil; decidir cuál, no.",
      ],
      says: [
        "Antes de tirar, saber qué sujeta cada pared.",
        "Un proyecto claro ahorra decisiones con polvo en los zapatos.",
      ],
    },
    {
      match: ["vivienda", "casa", "proyecto", "licencia", "obra"],
      hooks: ["Una casa se dibuja por cómo amanece.", "El terreno ya ha decidido la mitad."],
      says: [
        "Sol, viento y vistas se miran antes de la primera línea.",
        "Un buen plano se lee como una rutina: por dónde se entra, dónde se para.",
      ],
    },
  ],
};
