import type { SectorWords } from "./sector.ts";

export const restaurantes: SectorWords = {
  meta: {
    title: "Marketing para restaurantes",
    description:
      "Publicaciones, anuncios y respuestas a reseñas con tu carta y tus precios. Mira la semana que escribe Kolmena para un restaurante de arroces.",
    keywords:
      "marketing para restaurantes, publicaciones para restaurantes, anuncios de menú del día, redes sociales restaurante, responder reseñas",
  },
  head: {
    title: "Llena las mesas",
    mark: "del martes",
    lead: "El sábado se llena solo. Tu equipo escribe y diseña lo que hace falta el resto de la semana, con tu carta y tus precios.",
  },
  week: {
    title: "La carta de esta semana",
    lead: "Lo que Teo y Ani sirven de lunes a sábado. La tuya saldrá de tus platos, no de estos.",
    paper: {
      title: "Brasa y Limón",
      about: "Arroces por encargo, a leña de naranjo",
      foot: "Los arroces se encargan antes de las doce",
    },
  },
  price: {
    dollarsOfOne: 6,
    count: 7,
    unit: "cubiertos al mes",
    title: "Menos que una mesa de ocho",
    text: "Si de cada cubierto te quedan 6 dólares después de pagar cocina y sala, siete pagan el mes. Son dos sillas por semana que hoy están vacías.",
  },
  questions: {
    title: "Lo que pregunta un restaurante",
    list: [
      {
        question: "¿De dónde salen los platos y los precios?",
        answer:
          "De tu web o de lo que le cuentes a Mel. Si un dato no está, el equipo no lo inventa: el texto sale sin precio hasta que lo digas.",
      },
      {
        question: "Cambio la carta cada día. ¿Sirve igual?",
        answer:
          "Sí. Le escribes a Teo «hoy hay lubina a la brasa» y tienes la publicación antes de abrir. Cuesta 2 créditos.",
      },
      {
        question: "¿Quién contesta las reseñas?",
        answer:
          "Lía te deja la respuesta escrita, también la de una estrella. Tú la lees y la publicas. Lía está en la prueba y desde el plan Growth.",
      },
      {
        question: "¿Y los alérgenos?",
        answer:
          "Los confirma tu cocina. Kolmena solo repite lo que le has dicho de tus platos y no promete que algo sea apto para nadie.",
      },
    ],
  },
  ending: { title: "Esta semana", mark: "hay martes" },
};
