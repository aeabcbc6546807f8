import type { SectorWords } from "./sector.ts";

export const belleza: SectorWords = {
  meta: {
    title: "Marketing para belleza y cosmética",
    description:
      "Textos e imágenes que enseñan el gesto y no prometen milagros. Mira la semana que escribe Kolmena para una marca de aceite facial.",
    keywords:
      "marketing para belleza, marketing cosmética natural, publicaciones centro de estética, anuncios de peluquería, redes sociales salón de belleza",
  },
  head: {
    title: "Enseña el gesto,",
    mark: "no el milagro",
    lead: "Cinco gotas convencen más que cinco adjetivos. Tu equipo escribe lo que se hace con las manos y deja las promesas a otros.",
  },
  week: {
    title: "Agenda de la semana",
    lead: "Pocas citas y bien puestas. La tuya se abre con tus productos y tus tratamientos.",
    paper: {
      title: "Calma",
      about: "Aceite facial de rosa mosqueta",
      foot: "Cinco gotas, cada noche",
    },
  },
  price: {
    dollarsOfOne: 8,
    count: 5,
    unit: "frascos al mes",
    title: "Lo que cabe en una balda del baño",
    text: "Si de cada frasco te quedan 8 dólares después de envasar y enviar, cinco pagan el mes. En un salón, cuenta cinco huecos de la agenda.",
  },
  questions: {
    title: "Lo que pregunta quien cuida la piel de otros",
    list: [
      {
        question: "¿Puede decir que un producto cura o rejuvenece?",
        answer:
          "No. Escribe cómo se usa, qué lleva y para qué momento es. Lo que un cosmético no puede prometer no sale en el texto.",
      },
      {
        question: "Tengo salón, no tienda. ¿Cambia algo?",
        answer:
          "Cambia la llamada final: pide cita en lugar de vender un frasco. Cuéntale a Mel tus servicios y a qué horas tienes huecos.",
      },
      {
        question: "¿Las imágenes parecerán mías?",
        answer:
          "Ani parte de los colores y el tono de tu marca. Cada imagen cuesta 5 créditos, y la publicas tú si te convence.",
      },
      {
        question: "¿Escribe con vos?",
        answer:
          "Sí, si tu negocio habla así. Toma el trato de tu país y de lo que le escribes, y lo mantiene en todos los textos.",
      },
    ],
  },
  ending: { title: "Tu próxima clienta", mark: "lee la etiqueta" },
};
