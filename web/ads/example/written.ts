// Written by scripts/draw-web-ads.ts with the product's own reader, writer and renderer. Not edited by hand.
export const written = {
  "name": "Lumbre",
  "colors": [
    "#dd9440",
    "#1f3d30"
  ],
  "ads": [
    {
      "number": 1,
      "angle": "benefit",
      "date": "2026-11-23",
      "instagramAt": "19:30",
      "facebookAt": "18:30",
      "goal": "Que te conozcan",
      "why": "Quien aún no sabe de ti necesita primero una buena razón para pararse. Lunes: al salir del trabajo, cuando se piensa en la cena y en el plan de mañana.",
      "headline": "Croissant de mantequilla en Valencia",
      "primaryText": "Un bocado dulce arregla media tarde. Prueba el croissant de mantequilla de Lumbre. Entra en la web.",
      "hashtags": [
        "#Lumbre",
        "#CroissantDeMantequilla",
        "#Valencia",
        "#Panaderiadebarrio",
        "#Desayuno"
      ]
    },
    {
      "number": 2,
      "angle": "problem",
      "date": "2026-11-24",
      "instagramAt": "12:30",
      "facebookAt": "11:30",
      "goal": "Que se reconozcan",
      "why": "Ayer dijiste lo que das; hoy nombras lo que les pasa, para que lo hagan suyo. Martes: antes de comer, cuando el hambre ya decide y todavía hay tiempo de acercarse.",
      "headline": "Ahí entra la barra de masa madre",
      "primaryText": "Una buena mesa se queda coja si falla el pan. Ahí entra la barra de masa madre de Lumbre. Consulta los precios en la web.",
      "hashtags": [
        "#Lumbre",
        "#BarraDeMasa",
        "#Valencia",
        "#Horno",
        "#Merienda"
      ]
    },
    {
      "number": 3,
      "angle": "in_use",
      "date": "2026-11-25",
      "instagramAt": "19:30",
      "facebookAt": "18:30",
      "goal": "Que se imaginen contigo",
      "why": "Verlo en su vida vale más que otra lista de ventajas. Miércoles: al salir del trabajo, cuando se piensa en la cena y en el plan de mañana.",
      "headline": "Hogaza de centeno y nuez, en la web",
      "primaryText": "Con la hogaza de centeno y nuez en la mesa, todos alargan la mano. Es de Lumbre. Entra en la web.",
      "hashtags": [
        "#Lumbre",
        "#HogazaDeCenteno",
        "#Valencia",
        "#Horno",
        "#Merienda"
      ]
    },
    {
      "number": 4,
      "angle": "proof",
      "date": "2026-11-26",
      "instagramAt": "12:30",
      "facebookAt": "11:30",
      "goal": "Que confíen",
      "why": "Ya te han visto varias veces: toca enseñar por qué fiarse. Jueves: antes de comer, cuando el hambre ya decide y todavía hay tiempo de acercarse.",
      "headline": "Lo que cuentan de Lumbre",
      "primaryText": "«La hogaza aguanta tierna hasta el jueves». Reseña de Marta en nuestra web. Lumbre, en Valencia.",
      "hashtags": [
        "#Lumbre",
        "#Valencia",
        "#Merienda",
        "#Panaderiadebarrio",
        "#Pasteleria"
      ]
    },
    {
      "number": 5,
      "angle": "offer",
      "date": "2026-11-27",
      "instagramAt": "19:30",
      "facebookAt": "18:30",
      "goal": "Que se decidan",
      "why": "Con la confianza hecha, la propuesta concreta llega a las puertas del fin de semana, que es cuando se hacen los planes. Viernes: al salir del trabajo, cuando se piensa en la cena y en el plan de mañana.",
      "headline": "Barra de masa madre: 1,80 €",
      "primaryText": "La barra de masa madre cuesta 1,80 € en Lumbre. Un buen pan no necesita más que un cuchillo y hambre.",
      "hashtags": [
        "#Lumbre",
        "#BarraDeMasa",
        "#Valencia",
        "#Merienda",
        "#Panaderia"
      ]
    },
    {
      "number": 6,
      "angle": "question",
      "date": "2026-11-28",
      "instagramAt": "11:30",
      "facebookAt": "10:30",
      "goal": "Que te respondan",
      "why": "Una pregunta abre la conversación; contesta a cada comentario ese mismo día. Sábado: a media mañana, mientras se decide con calma dónde comer.",
      "headline": "Croissant de mantequilla",
      "primaryText": "¿Eres de los que comparten lo dulce o de los que lo esconden? En Lumbre está el croissant de mantequilla.",
      "hashtags": [
        "#Lumbre",
        "#CroissantDeMantequilla",
        "#Valencia",
        "#Desayuno",
        "#Pasteleria"
      ]
    },
    {
      "number": 7,
      "angle": "urgency",
      "date": "2026-11-29",
      "instagramAt": "11:30",
      "facebookAt": "10:30",
      "goal": "Que no lo dejen para luego",
      "why": "Cierra la semana para quien ya te conoce: un motivo para hacerlo hoy, sin inventar prisas. Domingo: a media mañana, mientras se decide con calma dónde comer.",
      "headline": "Hoy, la ensaimada",
      "primaryText": "Para darse un gusto no hace falta esperar al sábado. Ven a Lumbre, en Valencia, y prueba la ensaimada.",
      "hashtags": [
        "#Lumbre",
        "#Ensaimada",
        "#Valencia",
        "#Panaderia",
        "#Horno"
      ]
    }
  ]
} as const;
