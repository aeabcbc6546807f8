// Written by scripts/write-shop.ts with the local copywriter. Not edited by hand.
export const shopExample = {
  "sheet": {
    "title": "Jabón de avena",
    "lead": "Algo que cabe en la palma de la mano y cambia la ducha entera.",
    "text": "Lo que va en pastilla cabe en la maleta y no se derrama.",
    "points": [
      "Pesa 100 gramos",
      "Lleva avena molida y aceite de oliva",
      "Va envuelto en papel",
      "Sin plástico",
      "Curado seis semanas"
    ],
    "price": "7,50 €",
    "seoTitle": "Jabón de avena · Calma",
    "seoDescription": "Jabón de avena en Calma: pesa 100 gramos, lleva avena molida y aceite de oliva, va envuelto en papel. Haz tu pedido online.",
    "address": "/jabon-de-avena",
    "alt": "Jabón de avena de Calma"
  },
  "cart": {
    "paragraphs": [
      "Hola, ¿qué tal?",
      "Dejaste algo en el carrito: el jabón de avena.",
      "Con piel delicada se prueba un día antes en el antebrazo.",
      "Si hubo algún problema, responde a este mensaje y lo miramos."
    ],
    "messages": [
      {
        "when": "1 hora después",
        "subject": "Se quedó a medias: jabón de avena"
      },
      {
        "when": "Al día siguiente",
        "subject": "¿Alguna duda con el jabón de avena?"
      },
      {
        "when": "A los tres días",
        "subject": "¿Lo dejamos aquí?"
      }
    ]
  },
  "audit": [
    {
      "where": "Portada",
      "must": "Se entiende qué vendes en cinco segundos",
      "fix": "Título: «Jabón de avena curado seis semanas»"
    },
    {
      "where": "Carrito",
      "must": "El coste de envío se ve antes del último paso",
      "fix": "Es el motivo de abandono más fácil de quitar"
    },
    {
      "where": "Teléfono",
      "must": "El botón de comprar se alcanza con el pulgar",
      "fix": "Déjalo fijo abajo"
    }
  ]
};
