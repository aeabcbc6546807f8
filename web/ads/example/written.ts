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
      "headline": "Hogaza de centeno y nuez en Valencia",
      "primaryText": "Se corta una rebanada para probar y luego se corta otra. En Lumbre lo sabemos: prueba la hogaza de centeno y nuez.",
      "hashtags": [
        "#Lumbre",
        "#HogazaDeCenteno",
        "#Valencia",
        "#Pasteleria",
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
      "headline": "Para eso, la ensaimada",
      "primaryText": "Ir de visita con las manos vacías da apuro. Para eso está la ensaimada de Lumbre. Entra en la web.",
      "hashtags": [
        "#Lumbre",
        "#Ensaimada",
        "#Valencia",
        "#Panaderiadebarrio",
        "#Panaderia"
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
      "headline": "Barra de masa madre de Lumbre",
      "primaryText": "Con un poco de mantequilla, la barra de masa madre alegra el desayuno. Es de Lumbre. Mira los precios en la web.",
      "hashtags": [
        "#Lumbre",
        "#BarraDeMasa",
        "#Valencia",
        "#Horno",
        "#Panaderiadebarrio"
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
        "#Pasteleria",
        "#Merienda",
        "#Panaderia"
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
      "headline": "Ensaimada: 2,20 €",
      "primaryText": "La ensaimada cuesta 2,20 € en Lumbre. Hay caprichos pequeños que mejoran un día entero. Mira los precios en la web.",
      "hashtags": [
        "#Lumbre",
        "#Ensaimada",
        "#Valencia",
        "#Desayuno",
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
      "headline": "Hogaza de centeno y nuez",
      "primaryText": "¿Quién se queda con el pico del pan en tu casa? Apunta la hogaza de centeno y nuez de Lumbre. Mira los precios en la web.",
      "hashtags": [
        "#Lumbre",
        "#HogazaDeCenteno",
        "#Valencia",
        "#Panaderia",
        "#Merienda"
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
      "headline": "Hoy, el croissant de mantequilla",
      "primaryText": "El antojo es de hoy, no de la semana que viene. Date el gusto con el croissant de mantequilla de Lumbre.",
      "hashtags": [
        "#Lumbre",
        "#CroissantDeMantequilla",
        "#Valencia",
        "#Merienda",
        "#Pasteleria"
      ]
    }
  ]
} as const;
