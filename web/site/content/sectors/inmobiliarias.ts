import type { SectorWords } from "./sector.ts";

export const inmobiliarias: SectorWords = {
  meta: {
    title: "Marketing para inmobiliarias",
    description:
      "De la referencia a la visita: anuncios y textos que enseñan cómo se vive. Mira la semana que escribe Kolmena para una agencia de Sevilla.",
    keywords:
      "marketing inmobiliario, anuncios de casas, textos para inmobiliarias, captar vendedores, publicaciones inmobiliaria",
  },
  head: {
    title: "Vende la cena,",
    mark: "no la ref. 2219",
    lead: "Los metros ya salen en el portal. Tu equipo escribe lo que hace que alguien llame para verla: la luz, el patio, la mesa larga.",
  },
  week: {
    title: "El plano de esta semana",
    lead: "Una habitación por texto, con la puerta abierta a la visita. El tuyo se dibuja con tus inmuebles.",
    paper: {
      title: "Se vende",
      about: "Llave Nueve · casa con tres dormitorios y patio",
      foot: "Visitas por la tarde",
    },
  },
  price: {
    dollarsOfOne: 2000,
    count: 51,
    longer: true,
    unit: "meses por una venta",
    title: "Una llave paga cuatro años",
    text: "Si de una venta te quedan 2.000 dólares después de gastos, cubre 51 meses de Starter. Lo que cuesta es que llamen para verla.",
  },
  questions: {
    title: "Lo que pregunta una inmobiliaria",
    list: [
      {
        question: "¿Puede escribir la descripción de cada inmueble?",
        answer:
          "Sí. Pásale los datos a Teo: dormitorios, metros, planta y lo que se ve desde la ventana. Si no dices que tiene ascensor, no lo tendrá.",
      },
      {
        question: "También necesito captar propietarios. ¿Sirve?",
        answer:
          "Sí. Dilo como objetivo y los textos cambian de lector: hablan a quien vende, de papeles, luz y precio, y no a quien busca casa.",
      },
      {
        question: "¿Publica en los portales?",
        answer:
          "No. Te entrega los textos y las imágenes para que los subas tú, al portal, a tu web o a tus redes.",
      },
      {
        question: "¿Qué hay de los anuncios de Meta y Google?",
        answer:
          "Bran los prepara dentro de sus límites de caracteres. Está en la prueba y desde el plan Growth.",
      },
    ],
  },
  ending: { title: "Alguien ya cena", mark: "en tu anuncio" },
};
