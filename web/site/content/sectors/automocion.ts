import type { SectorWords } from "./sector.ts";

export const automocion: SectorWords = {
  meta: {
    title: "Marketing para talleres y automoción",
    description:
      "Textos que empiezan por el ruido y acaban en la cita. Mira la semana que escribe Kolmena para un taller de barrio.",
    keywords:
      "marketing para talleres, publicaciones taller mecánico, anuncios de automoción, captar clientes taller, redes sociales concesionario",
  },
  head: {
    title: "¿Suena raro?",
    mark: "Que te llamen",
    lead: "Tu cliente no sabe qué pieza falla. Sabe cómo suena. Tu equipo escribe en su idioma y le quita el miedo al presupuesto.",
  },
  week: {
    title: "Orden de trabajo de esta semana",
    lead: "Punto por punto, como en el taller: qué se hace y para qué sirve. La tuya se abre con tus servicios.",
    paper: {
      title: "Orden de trabajo",
      about: "Taller Pistón · frenos, aceite y llantas",
      foot: "Presupuesto antes de reparar",
    },
  },
  price: {
    dollarsOfOne: 13,
    count: 3,
    unit: "cambios de aceite",
    title: "Tres carros en el elevador",
    text: "Si de cada cambio de aceite te quedan 13 dólares después del aceite, el filtro y la mano de obra, tres pagan el mes.",
  },
  questions: {
    title: "Lo que pregunta un taller",
    list: [
      {
        question: "No tengo web. ¿Puedo usarlo?",
        answer:
          "Sí. Le cuentas a Mel qué arreglas, dónde estás y qué haces distinto. En unos minutos el equipo ya puede escribir.",
      },
      {
        question: "Escribo desde el móvil y con prisa. ¿Me entiende?",
        answer:
          "Sí. «Post de frenos para hoy» basta: lo demás lo toma de lo que ya sabe de tu taller.",
      },
      {
        question: "¿Dice carro, coche o auto?",
        answer:
          "Lo que se diga donde trabajas. El taller de este ejemplo está en Medellín y sus textos hablan de carros y de llantas.",
      },
      {
        question: "Vendo coches, no los arreglo. ¿Sirve?",
        answer:
          "Sí. Pásale a Teo los datos de cada vehículo y escribe el anuncio con ellos. No añade kilómetros, extras ni garantías que no le hayas dado.",
      },
    ],
  },
  ending: { title: "Ese ruido", mark: "ya busca taller" },
};
