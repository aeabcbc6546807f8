import type { Kind } from "./kind.ts";

/** What is done for people and their animals, by whoever cares for them. */
export const caredKinds = {
  health: {
    nature: "care",
    problem: [
      "Buscar síntomas en internet rara vez tranquiliza.",
      "Cuidarse se deja siempre para el mes que viene.",
      "Sin nadie que lo explique, cuidarse se hace difícil.",
    ],
    benefit: [
      "Saber qué pasa ya es empezar a estar mejor.",
      "Una consulta cambia mucho cuando alguien escucha y explica.",
      "Cuidarse a tiempo deja más días para lo que importa.",
    ],
    in_use: [
      "Primero se escucha, luego se mira y después se decide.",
      "Se pregunta todo, se explica con calma y se decide después.",
    ],
    question: [
      "¿[Tienes|Tiene|Tenés] alguna duda de salud sin resolver?",
      "¿Cuánto hace que no [te cuidas|se cuida|te cuidás] como [quieres|quiere|querés]?",
    ],
    shorts: ["Primero, escuchar", "Preguntas con respuesta", "Para salir de dudas"],
  },
  body: {
    nature: "care",
    problem: [
      "Una molestia que se deja pasar suele volver.",
      "Acostumbrarse a una molestia no es lo mismo que tratarla.",
      "Buscar síntomas en internet rara vez tranquiliza.",
    ],
    benefit: [
      "Saber qué pasa ya es empezar a estar mejor.",
      "Una consulta cambia mucho cuando alguien escucha y explica.",
      "Cuidarse a tiempo deja más días para lo que importa.",
    ],
    in_use: [
      "Primero se escucha, luego se mira y después se decide.",
      "Se cuenta lo que pasa, se mira con calma y se explica qué hacer.",
    ],
    question: [
      "¿Desde cuándo [notas|nota|notás] esa molestia?",
      "¿Qué [dejaste|dejó|dejaste] de hacer por una molestia?",
    ],
    shorts: ["Primero, escuchar", "Preguntas con respuesta", "Para salir de dudas"],
  },
  mind: {
    nature: "care",
    problem: [
      "Hay semanas en las que todo pesa y cuesta decir por qué.",
      "Guardárselo todo también cansa.",
    ],
    benefit: [
      "Hablar con alguien que sabe escuchar ordena las ideas.",
      "Pedir ayuda también es cuidarse.",
    ],
    in_use: ["Se cierra la puerta, se habla sin prisa y nadie juzga."],
    question: ["¿Hace cuánto que no [hablas|habla|hablás] de cómo [estás|está|estás]?"],
    shorts: ["Hablar, sin prisa", "Un sitio donde hablar", "A su ritmo"],
  },
  dental: {
    nature: "care",
    problem: [
      "La visita al dentista es la que siempre se aplaza.",
      "En el dentista siempre queda alguna pregunta sin hacer.",
      "Hay quien lleva años sonriendo con la boca cerrada.",
    ],
    benefit: [
      "Una boca cuidada se nota al comer, al hablar y al reír.",
      "Con las dudas resueltas, el sillón del dentista impone menos.",
      "Cuidar la boca es más fácil cuando alguien lo explica bien.",
    ],
    in_use: [
      "Se explica qué se hará, se pregunta todo y se empieza.",
      "Primero se mira, luego se explica y después se decide.",
    ],
    question: [
      "¿Cuándo fue [tu|su|tu] última revisión dental?",
      "¿[Tienes|Tiene|Tenés] dudas sobre {s}?",
    ],
    shorts: [
      "Boca sana, café tranquilo",
      "Explicado antes de empezar",
      "Para sonreír sin pensarlo",
    ],
  },
  hair: {
    nature: "service",
    problem: [
      "El pelo siempre se rebela el día importante.",
      "Llevar meses con el mismo peinado acaba aburriendo.",
      "En casa nunca queda como en la peluquería.",
    ],
    benefit: [
      "Un buen trabajo de peluquería se nota al peinarse en casa.",
      "Cambiar de pelo es la forma más corta de cambiar algo.",
    ],
    in_use: [
      "Se sale a la calle y cuesta no mirarse en los escaparates.",
      "Un sillón, una charla y un rato sin reloj: eso también se disfruta.",
    ],
    question: [
      "¿[Quieres|Quiere|Querés] retocar lo de siempre o cambiar?",
      "¿Hace cuánto que no [te ves|se ve|te ves] con otro pelo?",
    ],
    shorts: ["Del sillón a la calle", "Para verse distinto", "Un rato de sillón"],
  },
  beauty: {
    nature: "service",
    problem: [
      "La semana se va cuidando de todo menos de uno mismo.",
      "En casa nunca hay un rato tranquilo para cuidarse.",
      "Siempre hay algo más urgente que cuidarse.",
    ],
    benefit: [
      "Un rato para cuidarse se nota el resto de la semana.",
      "Cuidarse de vez en cuando es una buena costumbre.",
    ],
    in_use: [
      "Se apaga el móvil, se cierran los ojos y el día se queda fuera.",
      "Con la luz baja y el móvil en silencio, el tiempo va más despacio.",
    ],
    question: [
      "¿Cuándo fue el último rato que [te dedicaste|se dedicó|te dedicaste]?",
      "¿Qué [te pide|le pide|te pide] hoy el cuerpo?",
    ],
    shorts: ["Un rato para cuidarse", "Móvil en silencio", "Para salir de otra manera"],
  },
  tattoo: {
    nature: "service",
    problem: [
      "La idea lleva años clara; falta quien la dibuje.",
      "Decidirse por un tatuaje cuesta si nadie lo dibuja antes.",
    ],
    benefit: [
      "Un buen tatuaje se piensa antes y se disfruta siempre.",
      "Hay ideas que quedan mejor en la piel que en un cuaderno.",
    ],
    in_use: [
      "Primero se habla, luego se dibuja y solo al final suena la máquina.",
      "Se mira el boceto, se cambia lo que haga falta y entonces se empieza.",
    ],
    question: [
      "¿Qué [llevarías|llevaría|llevarías] siempre en la piel?",
      "¿[Tienes|Tiene|Tenés] una idea y falta quien la dibuje?",
    ],
    shorts: ["De la idea a la piel", "Primero, el dibujo", "Para llevar siempre"],
  },
  groomer: {
    nature: "service",
    problem: [
      "Los nudos detrás de la oreja no se van solos.",
      "Bañar al perro en casa acaba con toda la casa bañada.",
    ],
    benefit: [
      "Un perro limpio y bien peinado está más cómodo.",
      "Los ojos estaban ahí, debajo del flequillo.",
    ],
    in_use: [
      "Entra con nudos y sale presumiendo.",
      "Se cepilla, se lava, se seca y vuelve a casa oliendo bien.",
    ],
    question: [
      "¿Quién acaba más mojado cuando se baña [tu|su|tu] perro?",
      "¿Cuándo fue el último baño de [tu|su|tu] perro?",
    ],
    shorts: ["Fuera nudos, cola arriba", "Guapo de oreja a cola", "Para volver oliendo bien"],
  },
  vet: {
    nature: "care",
    problem: [
      "Cuidar a quien no habla pide un poco de ayuda.",
      "Llevar al día la salud de un animal no es tan fácil.",
    ],
    benefit: [
      "Cuidarlos a tiempo deja tranquila a toda la familia.",
      "Cuidarlos también es preguntar a quien sabe.",
    ],
    in_use: ["Se le habla bajo, se le mira con calma y se explica qué tiene."],
    question: [
      "¿Lo [notas|nota|notás] distinto últimamente?",
      "¿Cuándo fue la última revisión de [tu|su|tu] mascota?",
    ],
    shorts: ["Lo que no puede contar", "Para salir de dudas", "Con calma y con cariño"],
  },
  fitness: {
    nature: "class",
    problem: [
      "Empezar es fácil; lo difícil es volver el segundo mes.",
      "Pasar el día en una silla se nota en la espalda.",
    ],
    benefit: [
      "Moverse unas horas a la semana cambia cómo se está el resto.",
      "La primera semana cuesta. La tercera apetece.",
    ],
    in_use: [
      "Se llega con pereza y se sale con otra cara.",
      "Hay una hora al día sin móvil, y es esta.",
    ],
    question: [
      "¿Qué día de la semana [empiezas|empieza|empezás]?",
      "¿[Te mueves|Se mueve|Te movés] mejor a solas o en grupo?",
    ],
    shorts: ["La bolsa, en la puerta", "Una hora sin móvil", "Para volver cada semana"],
  },
  yoga: {
    nature: "class",
    problem: [
      "La cabeza sigue trabajando cuando el cuerpo ya ha parado.",
      "Los hombros suben durante el día y nadie los baja.",
    ],
    benefit: ["Una hora de calma cambia la tarde.", "Respirar despacio también se aprende."],
    in_use: [
      "Se extiende la esterilla, se apaga el móvil y se respira.",
      "Se sale caminando más despacio que al entrar.",
    ],
    question: [
      "¿Cuándo fue la última vez que [paraste|paró|paraste] de verdad?",
      "¿[Te viene|Le viene|Te viene] mejor parar por la mañana o por la tarde?",
    ],
    shorts: ["Una hora de calma", "Esterilla y silencio", "Para bajar los hombros"],
  },
  nursery: {
    nature: "class",
    problem: [
      "Volver al trabajo y dejar a un bebé no es fácil para nadie.",
      "Elegir dónde dejar a un hijo pide muchas preguntas.",
    ],
    benefit: [
      "Cuando entran contentos, la mañana empieza de otra manera.",
      "A esta edad se aprende jugando.",
    ],
    in_use: [
      "Se pintan las manos, se escucha un cuento y se aprende a esperar turno.",
      "Vuelven con una piedra en el bolsillo, y es importante.",
    ],
    question: [
      "¿Qué [te gustaría|le gustaría|te gustaría] preguntar antes de elegir escuela?",
      "¿Cuándo empieza a ir [tu|su|tu] peque?",
    ],
    shorts: ["Con calma, la despedida", "Manos pintadas", "Para ver y preguntar"],
  },
} as const satisfies Record<string, Kind>;
