import type { SectorWords } from "./sector.ts";

export const fitness: SectorWords = {
  meta: {
    title: "Marketing para gimnasios y fitness",
    description:
      "Publicaciones y anuncios que responden a la excusa, no al espejo. Mira la semana que escribe Kolmena para un gimnasio de grupos pequeños.",
    keywords:
      "marketing para gimnasios, publicaciones fitness, anuncios de gimnasio, captar alumnos, redes sociales entrenador personal",
  },
  head: {
    title: "Gánale al",
    mark: "«mañana voy»",
    lead: "Tu competencia no es el gimnasio de enfrente: es el sofá. Tu equipo contesta a cada excusa con un texto y una plaza libre.",
  },
  week: {
    title: "Tu perfil también entrena",
    lead: "Series cortas, sin promesas de seis semanas. El tuyo se hará con tus clases y tu horario.",
    paper: {
      title: "Plan de la semana",
      about: "Sala Norte · grupos de ocho",
      foot: "Descanso: el que tú decidas",
    },
  },
  price: {
    dollarsOfOne: 20,
    count: 2,
    unit: "plazas de una clase de ocho",
    title: "La clase se da igual con seis",
    text: "Si cada alumno te deja 20 dólares al mes, dos plazas que hoy quedan libres pagan Starter. Las otras seis ni se enteran.",
  },
  questions: {
    title: "Lo que pregunta un gimnasio",
    list: [
      {
        question: "¿Va a prometer que se pierden diez kilos?",
        answer:
          "No. El equipo no escribe resultados que no puedas demostrar ni habla del cuerpo de nadie. Habla de venir, de aprender y de volver.",
      },
      {
        question: "Tengo un mes flojo. ¿Por dónde empiezo?",
        answer:
          "Dile a Mel qué clases tienen hueco y a qué hora. Te propone el plan de esa semana y encarga cada texto al especialista que toca.",
      },
      {
        question: "¿Hace guiones para reels?",
        answer:
          "Teo escribe las publicaciones y los carruseles con Starter. Los guiones son de Vivi, que va aparte, en Video Studio.",
      },
      {
        question: "¿Sirve para un entrenador que va por libre?",
        answer:
          "Sí, con el mismo plan. Cuéntale a Mel que trabajas por tu cuenta, a quién entrenas y dónde: los textos salen de ahí.",
      },
    ],
  },
  ending: { title: "Mañana no.", mark: "Hoy" },
};
