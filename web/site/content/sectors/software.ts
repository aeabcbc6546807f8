import type { SectorWords } from "./sector.ts";

export const software: SectorWords = {
  meta: {
    title: "Marketing para software",
    description:
      "Textos que cambian la lista de funciones por la pregunta de tu cliente. Mira la semana que escribe Kolmena para un programa de turnos.",
    keywords:
      "marketing para software, marketing SaaS, anuncios para SaaS, textos para demos, publicaciones de LinkedIn para software",
  },
  head: {
    title: "Deja de enumerar",
    mark: "funciones",
    lead: "Tu cliente no busca un módulo: tiene un problema el viernes a las seis. Tu equipo escribe desde ahí y llega a la demo.",
  },
  week: {
    title: "Notas de la versión: esta semana",
    lead: "Lo que sale publicado, con su fecha y su autor. Tu registro de cambios se escribirá con tu producto.",
    paper: {
      title: "cuadrante / publicaciones",
      about: "Turnos para tiendas y bares, en el móvil",
      foot: "Siguiente entrega: el lunes",
    },
  },
  price: {
    dollarsOfOne: 20,
    count: 2,
    unit: "clientes que se quedan",
    title: "Dos altas, y ya no vuelve a costar",
    text: "Si una cuenta te deja 20 dólares al mes después de servidores y soporte, dos cubren Starter mientras sigan contigo.",
  },
  questions: {
    title: "Lo que pregunta un equipo de producto",
    list: [
      {
        question: "Mi producto es técnico. ¿Lo va a entender?",
        answer:
          "Entiende lo que le cuentes: qué problema quita, a quién y en qué se nota. Cuanto mejor lo cuentes en Brain Central, menos tendrás que corregir después.",
      },
      {
        question: "¿Escribe para LinkedIn?",
        answer:
          "Sí. Dile a Teo para qué red es. Escribe posts para LinkedIn, hilos para X y carruseles, cada uno a 2 créditos.",
      },
      {
        question: "¿Puedo pasarle las notas de una versión?",
        answer:
          "Pégalas en el chat y di para quién son. Vuelven como publicación, como correo de Nai o como anuncio de Bran.",
      },
      {
        question: "¿Tiene API?",
        answer:
          "El plan Agency incluye API y marca blanca. Para un solo producto suele bastar el chat.",
      },
    ],
  },
  ending: { title: "Tu próxima demo,", mark: "en una frase" },
};
