import type { SectorWords } from "./sector.ts";

export const finanzas: SectorWords = {
  meta: {
    title: "Marketing para asesorías y finanzas",
    description:
      "Textos claros sobre plazos, papeles y cuentas, sin prometer rentabilidad. Mira la semana que escribe Kolmena para una asesoría fiscal.",
    keywords:
      "marketing para asesorías, marketing financiero, publicaciones para gestorías, captar clientes asesoría fiscal, redes sociales contables",
  },
  head: {
    title: "Da una fecha,",
    mark: "no tus 20 años",
    lead: "La experiencia se supone. Tu equipo recuerda el plazo, explica el papel y convierte cada trimestre en un motivo para llamarte.",
  },
  week: {
    title: "El balance de la semana",
    lead: "Cada texto, en su línea y con lo que cuesta. El tuyo cuadrará con tus servicios y tu calendario fiscal.",
    paper: {
      title: "Libro de publicaciones",
      about: "Cuentas Claras · renta, IVA y nóminas",
      foot: "Total en créditos",
    },
  },
  price: {
    dollarsOfOne: 40,
    count: 1,
    unit: "hora de consulta",
    title: "Una hora al mes, y cuadra",
    text: "Si una hora de asesoría te deja 40 dólares, una sola cubre Starter. Escribir tú los textos de un mes lleva bastantes más.",
  },
  questions: {
    title: "Lo que pregunta una asesoría",
    list: [
      {
        question: "¿Y si un plazo o un impuesto está mal?",
        answer:
          "Las fechas y los porcentajes los pones tú: el equipo no los da por sabidos, porque cambian con el país y el año. Léelo siempre antes de publicar.",
      },
      {
        question: "¿Puede hablar de rentabilidad?",
        answer:
          "No promete ganancias ni compara productos de inversión. Explica, ordena y recuerda, que es lo que hace volver a un cliente.",
      },
      {
        question: "Mis clientes son empresas. ¿Cambia el tono?",
        answer:
          "Sí. Dilo en Brain Central junto con tu red principal y los textos salen para LinkedIn o correo, más sobrios y sin emojis si lo pides.",
      },
      {
        question: "¿Hay factura?",
        answer:
          "Sí, en cada cobro y con los impuestos desglosados. Se cobra en dólares (USD) y tu banco aplica su cambio.",
      },
    ],
  },
  ending: { title: "El trimestre", mark: "ya tiene fecha" },
};
