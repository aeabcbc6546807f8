import type { Example } from "./example-creatives.ts";

const longName =
  "Centro Integral de Estética Avanzada y Bienestar de la Comarca del Alto Duero - Sede Central, S.L.";

/** One example of each poster with the difficult content of real sites. */
export const uglyPosterExamples: readonly Example[] = [
  {
    title: "todo en mayúsculas, nombre largo",
    layout: "cifra",
    colors: ["#ff1fb4", "#fff200"],
    ground: "brand",
    pair: "obra",
    texts: {
      name: longName,
      headline: "MÁS DE 1.250 ESPAÑOLAS ÚNICAS TRATADAS AQUÍ",
      body: "Valoración con especialista y plan por escrito, con cita y sin listas de espera.",
      cta: "Pedir valoración ahora",
    },
  },
  {
    title: "inicial con tilde y cola",
    layout: "inicial",
    colors: ["#f0e68c"],
    ground: "deep",
    pair: "galeria",
    texts: {
      name: "Ñandú Ángeles y Compañía Internacional de Muebles, S.A. de C.V.",
      headline: "Muebles de roble macizo con veinticinco años de garantía",
      body: "Los montamos en tu casa y nos llevamos los viejos sin cobrarte nada más.",
      cta: "Ver los muebles de roble",
    },
  },
  {
    title: "precios y nombres largos",
    layout: "carta",
    colors: ["#39ff14"],
    ground: "brand",
    pair: "cartel",
    texts: {
      name: longName,
      headline: "Tratamientos y precios de toda la temporada",
      cta: "Pedir valoración",
      items: [
        {
          name: "Masaje relajante de espalda y cuello con piedras calientes",
          priceText: "$ 38.500",
        },
        { name: "Té", priceText: "Gratis" },
        { name: "Electroencefalografía computarizada", priceText: "1.299,00 €" },
        { name: "Depilación" },
      ],
    },
  },
  {
    title: "palabra muy larga",
    layout: "bicolor",
    colors: ["#e0286e"],
    ground: "tint",
    pair: "suave",
    texts: {
      name: "X",
      headline: "Otorrinolaringología pediátrica sin esperas",
      body: "Consultas de mañana y de tarde, también los sábados por la mañana y los festivos.",
      cta: "Pedir cita",
    },
  },
  {
    title: "una palabra, blanco y negro",
    layout: "trama",
    colors: ["#000000", "#ffffff"],
    ground: "ink",
    pair: "taller",
    pattern: "letters",
    texts: {
      name: "123 Fontaneros",
      headline: "Abierto",
      cta: "Ver",
    },
  },
  {
    title: "precio largo, logo blanco",
    layout: "etiqueta",
    colors: ["#3a6ab5", "#ffffff"],
    ground: "paper",
    pair: "cuaderno",
    logo: "whiteWordmark",
    texts: {
      name: "Reparación de ordenadores",
      headline: "Ordenador reacondicionado con dos años de garantía",
      body: "Con factura, transporte incluido y treinta días para devolverlo sin preguntas.",
      cta: "Elegir el mío",
      price: { text: "MXN $12,499.90" },
    },
  },
  {
    title: "titular de 12 palabras",
    layout: "marco",
    colors: ["#0b5560", "#ffc85a"],
    ground: "accent",
    pair: "imprenta",
    texts: {
      name: longName,
      headline: "Niños, ¿quién dijo que ir al dentista tenía que dar miedo?",
      body: "Odontopediatría con cita en la misma semana y aparcamiento gratuito en la puerta.",
      cta: "Pedir cita para mi peque",
    },
  },
];
