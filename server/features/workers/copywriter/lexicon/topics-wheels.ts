import type { Topics } from "./topic.ts";

/** Cars, from the showroom to the ramp. */
export const wheelTopics: Topics = {
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
};
