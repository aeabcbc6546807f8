// Written by scripts/write-shop.ts with the local copywriter. Not edited by hand.
export const shopExample = {
  "sheet": {
    "title": "Jabón de avena",
    "paragraphs": [
      "Jabón de avena, de Calma.",
      "Lleva avena molida y aceite de oliva. Va envuelto en papel, sin plástico."
    ],
    "details": [
      "Pesa 100 gramos"
    ],
    "price": "7,50 €",
    "seoTitle": "Jabón de avena | Calma",
    "seoDescription": "Jabón de avena, de Calma: pesa 100 gramos. Lleva avena molida y aceite de oliva. Va envuelto en papel, sin plástico. Precio: 7,50 €."
  },
  "cart": {
    "paragraphs": [
      "Hola:",
      "Dejaste un pedido a medias en Calma y lo hemos guardado. Si algo falló al pagar o faltaba un dato, responde y lo solucionamos."
    ],
    "button": "Ver mi carrito",
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
      "where": "Fotos que resuelven dudas",
      "must": "Si las fotos enseñan el trabajo o el producto en uso, de cerca y con una referencia de tamaño.",
      "fix": "Elegir tres fotos por página, las más claras, y poner debajo de cada una qué se ve."
    },
    {
      "where": "La primera pantalla",
      "must": "Si en el móvil, sin bajar, se entiende qué se ofrece, para quién y qué hacer.",
      "fix": "Un titular con lo que se ofrece, una línea con para quién y un solo botón."
    },
    {
      "where": "Precio o manera de saberlo",
      "must": "Si hay un precio, un «desde» o una explicación de cómo se calcula.",
      "fix": "Publicar el precio o los datos que hacen falta para darlo."
    }
  ]
};
