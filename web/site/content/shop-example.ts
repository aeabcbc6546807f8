// Written by scripts/write-shop.ts with the local copywriter. Not edited by hand.
export const shopExample = {
  "sheet": {
    "title": "Jabón de avena",
    "text": "Lleva avena molida y aceite de oliva. Para hacer tu pedido, escríbenos por mensaje.",
    "points": [
      "Pesa 100 gramos",
      "Va envuelto en papel",
      "Sin plástico"
    ],
    "price": "7,50 €",
    "seoTitle": "Jabón de avena | Calma",
    "seoDescription": "Jabón de avena de Calma. Pesa 100 gramos. Lleva avena molida y aceite de oliva. Va envuelto en papel. Sin plástico. 7,50 €. Curado seis semanas.",
    "address": "/jabon-de-avena",
    "alt": "Jabón de avena de Calma: pesa 100 gramos"
  },
  "cart": {
    "paragraphs": [
      "Hola:",
      "Dejaste un pedido a medias en Calma y lo hemos guardado. Si algo falló al pagar o faltaba un dato, responde y lo solucionamos."
    ],
    "messages": [
      {
        "when": "1 hora después",
        "subject": "¿Hubo algún problema con el pedido?"
      },
      {
        "when": "24 horas después",
        "subject": "¿Te ayudamos a elegir?"
      },
      {
        "when": "72 horas después",
        "subject": "Último aviso de tu carrito"
      }
    ]
  },
  "audit": [
    {
      "where": "Gastos y plazos de envío a la vista",
      "must": "Si el coste y el plazo aparecen antes de llegar al pago.",
      "fix": "Poner coste, zonas y plazo en la ficha y en el carrito."
    },
    {
      "where": "Cambios y devoluciones claros",
      "must": "Si la ficha o el carrito dicen cómo se devuelve y quién paga el envío de vuelta.",
      "fix": "Un párrafo con el plazo y los pasos, enlazado desde cada ficha."
    },
    {
      "where": "Pago sin obstáculos",
      "must": "Cuántos pasos hay entre el carrito y la confirmación, y si obliga a crear una cuenta.",
      "fix": "Permitir la compra sin registro y quitar los campos que no sirven para enviar el pedido."
    }
  ]
};
