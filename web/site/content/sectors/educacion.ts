import type { SectorWords } from "./sector.ts";

export const educacion: SectorWords = {
  meta: {
    title: "Marketing para academias y educación",
    description:
      "Textos que empiezan por el miedo del alumno y acaban en la prueba de nivel. Mira la semana que escribe Kolmena para una academia de inglés.",
    keywords:
      "marketing para academias, marketing educativo, captar alumnos, publicaciones para academias de idiomas, anuncios de cursos",
  },
  head: {
    title: "Nadie quiere un curso.",
    mark: "Quiere poder",
    lead: "Poder contestar esa llamada, aprobar ese examen, ayudar con esos deberes. Tu equipo escribe desde ahí hasta la matrícula.",
  },
  week: {
    title: "El horario de tus publicaciones",
    lead: "Una asignatura por día y ningún «últimas plazas» que no sea verdad. El tuyo se llena con tus cursos.",
    paper: {
      title: "Horario",
      about: "Aula Abierta · inglés hablado, aulas de seis",
      foot: "Se admiten preguntas",
    },
  },
  price: {
    dollarsOfOne: 20,
    count: 2,
    unit: "pupitres ocupados",
    title: "Dos sillas de un aula de seis",
    text: "Si cada alumno te deja 20 dólares al mes después de pagar al profesor, dos pagan Starter mientras dure el curso.",
  },
  questions: {
    title: "Lo que pregunta una academia",
    list: [
      {
        question: "Solo lleno al empezar el curso. ¿Y el resto del año?",
        answer:
          "Mel conoce el calendario y te propone un plan por semana: lo que se publica en plena matrícula no es lo que se publica a mitad de curso.",
      },
      {
        question: "¿Puede prometer un aprobado o un nivel?",
        answer:
          "No. Cuenta cómo enseñas, cuántos hay en clase y cómo se empieza. Un resultado solo se menciona si es un dato tuyo.",
      },
      {
        question: "Doy clases particulares. ¿Me sobra equipo?",
        answer:
          "La cuenta gratis trae a Mel y a Teo con 100 créditos y sin tarjeta. Si con eso te basta, quédate ahí.",
      },
      {
        question: "¿Escribe los correos para las familias?",
        answer:
          "Nai escribe correos, secuencias y boletines para que los envíes desde tu herramienta. Está en la prueba y desde el plan Studio.",
      },
    ],
  },
  ending: { title: "La última fila", mark: "levanta la mano" },
};
