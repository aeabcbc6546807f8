import type { SectorWords } from "./sector.ts";

export const salud: SectorWords = {
  meta: {
    title: "Marketing para clínicas y salud",
    description:
      "Textos serenos que resuelven la duda antes de la cita, sin alarmar ni diagnosticar. Mira la semana que escribe Kolmena para una clínica dental.",
    keywords:
      "marketing para clínicas, marketing dental, publicaciones para clínicas, anuncios para dentistas, redes sociales salud",
  },
  head: {
    title: "Quita el miedo",
    mark: "a la factura",
    lead: "Mucha gente no pide cita porque no sabe qué le van a decir. Tu equipo lo explica antes, con calma y sin jerga.",
  },
  week: {
    title: "Una receta por toma",
    lead: "Información que un paciente puede leer en la sala de espera. La tuya se escribe con tus servicios y la firmas tú.",
    paper: {
      title: "Dental Alba",
      about: "Primera visita con presupuesto por escrito",
      foot: "Léelo, corrígelo y fírmalo: el criterio es tuyo",
    },
  },
  price: {
    dollarsOfOne: 20,
    count: 2,
    unit: "huecos de la agenda",
    title: "Dos huecos de media hora al mes",
    text: "Si de cada limpieza te quedan 20 dólares después de material y personal, dos pagan Starter. Un hueco vacío cuesta lo mismo y no deja nada.",
  },
  questions: {
    title: "Lo que pregunta una clínica",
    list: [
      {
        question: "¿Da consejos médicos?",
        answer:
          "No diagnostica ni receta. Explica en general y acaba donde debe: en tu consulta. Lo que se publica lo revisas tú antes.",
      },
      {
        question: "¿Qué pasa con los datos de mis pacientes?",
        answer:
          "No hacen falta. Kolmena trabaja con lo que cuentas de tu negocio; no le pases historias clínicas ni nombres de pacientes.",
      },
      {
        question: "¿Puedo contestar reseñas sin revelar quién vino?",
        answer:
          "Sí. Revisa la respuesta de Lía antes de publicarla: agradece o se disculpa sin confirmar visitas ni tratamientos que la reseña no cuente.",
      },
      {
        question: "La publicidad sanitaria está regulada. ¿Quién responde?",
        answer:
          "Tú, que conoces las normas de tu país y de tu colegio profesional. Por eso nada sale sin que lo leas.",
      },
    ],
  },
  ending: { title: "La próxima cita", mark: "se pide sin miedo" },
};
