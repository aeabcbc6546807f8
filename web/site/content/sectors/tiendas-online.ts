import type { SectorWords } from "./sector.ts";

export const tiendasOnline: SectorWords = {
  meta: {
    title: "Marketing para tiendas online",
    description:
      "Fichas, anuncios y correos que explican por qué ese producto y no otro. Mira la semana que escribe Kolmena para una tienda de plantas.",
    keywords:
      "marketing para tiendas online, fichas de producto, anuncios e-commerce, correos de carrito abandonado, redes sociales tienda online",
  },
  head: {
    title: "Que no pregunten",
    mark: "si hay stock",
    lead: "Que pregunten cuándo llega. Tu equipo escribe lo que la foto no cuenta: para quién es, cómo se usa y por qué vale lo que vale.",
  },
  week: {
    title: "Una etiqueta por día",
    lead: "Cada texto cuelga de un producto de la tienda. En la tuya colgarán de los tuyos.",
    paper: {
      title: "Hoja Lenta",
      about: "Plantas de interior en maceta de barro",
      foot: "Envíos a todo el país",
    },
  },
  price: {
    dollarsOfOne: 5,
    count: 8,
    unit: "pedidos al mes",
    title: "Dos paquetes por semana",
    text: "Si de cada pedido te quedan 5 dólares después del producto, la caja y el envío, ocho pagan el mes. El noveno ya es tuyo.",
  },
  questions: {
    title: "Lo que pregunta una tienda",
    list: [
      {
        question: "Tengo cientos de productos. ¿Los meto todos?",
        answer:
          "No hace falta. Empieza por los que más vendes: con el nombre y lo que los distingue, Teo ya escribe. Los demás, cuando les toque.",
      },
      {
        question: "¿Funciona con Shopify?",
        answer:
          "Sofi está hecha para Shopify: fichas, colecciones, carritos y revisión de la tienda. Entra con el plan Pro. El resto del equipo trabaja con cualquier tienda.",
      },
      {
        question: "¿Puede rescatar carritos abandonados?",
        answer:
          "Escribe los correos: Nai y Sofi te los dejan listos para pegar en la herramienta con la que envías. Kolmena no los manda por ti.",
      },
      {
        question: "¿Inventa descuentos para vender más?",
        answer:
          "No. Si no le das una oferta, el texto vende sin ella. Un precio o un plazo solo aparece si lo has dicho tú.",
      },
    ],
  },
  ending: { title: "La próxima caja", mark: "ya tiene texto" },
};
