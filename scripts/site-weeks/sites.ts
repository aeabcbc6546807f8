import * as bakeryDrawings from "#server/features/ads/creatives/examples/bakery.ts";
import {
  pothos,
  sansevieria,
  zamioculca,
} from "#server/features/ads/creatives/examples/cutouts.ts";

/** A fictional business's website, with the parts that Web Ads reads. */
export interface SiteWeek {
  /** The folder of its week, relative to `web/`. */
  folder: string;
  /** Sides of its pictures in pixels, twice the displayed size. */
  sides: readonly number[];
  address: string;
  name: string;
  /** A schema.org type. */
  type: string;
  since: string;
  town: string;
  country: string;
  currency: string;
  title: string;
  description: string;
  heading: string;
  text: string;
  /** What the page says of itself, a bullet each. */
  says: readonly string[];
  question: { asked: string; answer: string };
  link: string;
  button: string;
  /** Main colour, second colour and a light colour. */
  colors: readonly [string, string, string];
  review: { text: string; author: string };
  products: readonly { name: string; price: string; drawing: string }[];
  /** SVG pictures by the products' `drawing` names. */
  drawings: Readonly<Record<string, string>>;
  /** An example photo that the page also shows. */
  photo?: string;
  /** The colour at the drawings' edges. */
  edgeColor: string;
}

/** The example sites; each address is the seed of its week. */
export const siteWeeks = {
  bakery: {
    folder: "ads/example",
    // The smallest is for the grid on phones.
    sides: [720, 360, 240],
    address: "https://lumbre.example/",
    name: "Lumbre",
    type: "Bakery",
    since: "2009",
    town: "Valencia",
    country: "ES",
    currency: "EUR",
    title: "Pan de masa madre en Valencia",
    description: "Panadería de barrio: pan de masa madre y bollería del día.",
    heading: "Tu pan de cada mañana",
    text: "Ven cuando quieras: te guardamos la tuya.",
    says: [
      "Masa madre con 24 horas de fermentación",
      "Harina de trigo molida a piedra en Requena",
      "Encargos hasta las 20:00 para el día siguiente",
      "Cortamos la hogaza en rebanadas, gratis",
      "Si el pan no te convence, te lo cambiamos",
    ],
    question: {
      asked: "¿Se puede pagar con Bizum?",
      answer: "Sí, con Bizum, tarjeta o efectivo.",
    },
    link: "Pan",
    button: "Encarga",
    colors: ["#1f3d30", "#dd9440", "#f6e3c5"],
    review: { text: "La hogaza aguanta tierna hasta el jueves.", author: "Marta" },
    products: [
      { name: "Hogaza de centeno y nuez", price: "6.50", drawing: "loaf" },
      { name: "Barra de masa madre", price: "1.80", drawing: "sticks" },
      { name: "Croissant de mantequilla", price: "1.60", drawing: "croissant" },
      { name: "Ensaimada", price: "2.20", drawing: "ensaimada" },
    ],
    drawings: bakeryDrawings,
    photo: "bread",
    edgeColor: "#a5662c",
  },
  plants: {
    folder: "site/home/week",
    sides: [720, 360],
    address: "https://hojalenta.example/",
    name: "Hoja Lenta",
    type: "GardenStore",
    since: "2016",
    town: "Quito",
    country: "EC",
    currency: "USD",
    title: "Plantas de interior en Quito",
    description: "Plantas de interior en maceta de barro, con envíos a todo el país.",
    heading: "Plantas que perdonan olvidos",
    text: "En maceta de barro. Enviamos a todo el país.",
    says: [
      "Maceta de barro hecha a mano en Pujilí",
      "Envío en 48 horas a todo el país",
      "Si llega dañada, te mandamos otra",
      "Cada planta lleva su tarjeta de cuidados",
      "Taller de trasplante gratis los sábados",
    ],
    question: {
      asked: "¿Y si la riego de más?",
      answer: "Escríbenos con una foto y te decimos qué hacer.",
    },
    link: "Plantas",
    button: "Elige la tuya",
    colors: ["#2f6b45", "#f2668b", "#dcebdf"],
    review: { text: "Dos meses sin mirarla y sigue igual de verde.", author: "Elena" },
    products: [
      { name: "Sansevieria", price: "18.00", drawing: "sansevieria" },
      { name: "Potos", price: "12.00", drawing: "pothos" },
      { name: "Zamioculca", price: "24.00", drawing: "zamioculca" },
    ],
    drawings: { sansevieria, pothos, zamioculca },
    edgeColor: "#3d6b45",
  },
} as const satisfies Record<string, SiteWeek>;
