import * as bakeryDrawings from "#server/features/ads/creatives/examples/bakery.ts";
import {
  pothos,
  sansevieria,
  zamioculca,
} from "#server/features/ads/creatives/examples/cutouts.ts";

/** The website of a business that does not exist, as far as Web Ads read one. */
export interface SiteWeek {
  /** Where its week is kept, from `web/`. */
  folder: string;
  /** Pixels of its pictures: twice what is shown. */
  sides: readonly number[];
  address: string;
  name: string;
  /** Of the things that schema.org knows. */
  type: string;
  since: string;
  town: string;
  country: string;
  currency: string;
  title: string;
  description: string;
  heading: string;
  text: string;
  link: string;
  button: string;
  /** Its main colour, its second and a light one. */
  colors: readonly [string, string, string];
  review: { text: string; author: string };
  products: readonly { name: string; price: string; drawing: string }[];
  /** Pictures by the names of the products' drawings. */
  drawings: Readonly<Record<string, string>>;
  /** A photo of the examples that its page shows, too. */
  photo?: string;
  /** How the drawings meet a ground, where they meet one. */
  edgeColor: string;
}

/** Drawn with their address as the seed. */
export const siteWeeks = {
  bakery: {
    folder: "ads/example",
    // The last is a cell of the block on a phone.
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
