import { angleNames } from "#shared/ads.ts";
import { metaButtonNames } from "#shared/orders.ts";
import type { DeliveredAd, DeliveredOrder } from "../delivered-order.ts";
import { dateRangeOf, longDay } from "./spanish-days.ts";

/** The texts of the strategy, shared by its PDF and HTML files. */
export interface Strategy {
  title: string;
  businessName: string;
  /** The site's address without its scheme. */
  site: string;
  span: string;
  lead: string;
  days: StrategyDay[];
  /** Ways to publish the week, each in steps. */
  ways: { title: string; lead: string; steps: string[] }[];
  /** How to react to results: an observation and an action. */
  signs: { seen: string; todo: string }[];
  /** How texts and pictures were made, as the law requires to be stated. */
  origin: string;
  /** The same for programs: the URI of IPTC's digital source type. */
  sourceType: string;
}

export interface StrategyDay {
  number: number;
  day: string;
  angle: string;
  instagramAt: string;
  facebookAt: string;
  goal: string;
  why: string;
  /** The texts to paste, named as in Meta's forms. */
  fields: { name: string; text: string }[];
  /** Alternative text of its picture. */
  alt: string;
}

const ways: Strategy["ways"] = [
  {
    title: "En tus perfiles, gratis",
    lead: "Cada día una publicación en Instagram y otra en Facebook, a la hora que te proponemos.",
    steps: [
      "Abre «calendario.ics» en el móvil: cada publicación te avisa diez minutos antes, con su texto.",
      "O prográmalas todas hoy en el Planificador de Meta Business Suite: imagen, texto y hora.",
      "La imagen cuadrada es para Instagram; la horizontal, para Facebook.",
    ],
  },
  {
    title: "Como anuncios, con presupuesto",
    lead: "Todo llega en pausa y sin presupuesto: no se gasta nada hasta que tú lo actives.",
    steps: [
      "En el Administrador de anuncios elige «Importar anuncios», sube «textos-meta.csv» y después las imágenes.",
      "Pon tu página, el país o la zona a la que atiendes y lo que quieres gastar al día.",
      "Revisa cada anuncio, activa la campaña y déjala correr los siete días antes de juzgarla.",
    ],
  },
];

const signs: Strategy["signs"] = [
  {
    seen: "Lo ve mucha gente y casi nadie pulsa",
    todo: "Cambia la imagen o la primera frase por las del anuncio que más clics tenga.",
  },
  {
    seen: "Pulsan, pero no compran ni escriben",
    todo: "Mira tu página desde el móvil: el precio y el botón tienen que verse sin bajar.",
  },
  {
    seen: "Lo guardan o lo comparten",
    todo: "Repite ese argumento la semana que viene con otro producto.",
  },
  {
    seen: "Varios preguntan lo mismo",
    todo: "Responde en público y mete la respuesta en el texto del anuncio.",
  },
  {
    seen: "Dos anuncios destacan al séptimo día",
    todo: "Quédate con esos dos, pausa el resto y reparte entre ellos el presupuesto.",
  },
];

export function composeStrategy(order: DeliveredOrder): Strategy {
  const { ads, businessName, websiteUrl, writer } = order;
  return {
    title: "Tu semana de anuncios",
    businessName,
    site: websiteUrl.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, ""),
    span: dateRangeOf(ads[0]!.date, ads.at(-1)!.date),
    lead: "Siete anuncios, uno por día, para Instagram y Facebook: qué publicar, a qué hora y por qué.",
    days: ads.map(dayOf),
    ways,
    signs,
    origin: `${wordsOrigin(writer)} a partir de lo que dice tu web; imágenes compuestas por programa con tus fotos y tus colores. Comprueba precios y fechas antes de publicar.`,
    sourceType: `http://cv.iptc.org/newscodes/digitalsourcetype/${isLocal(writer) ? "composite" : "compositeWithTrainedAlgorithmicMedia"}`,
  };
}

/** The local writer follows rules and must not be called artificial intelligence. */
const isLocal = (writer: string): boolean => writer === "Modo local";

const wordsOrigin = (writer: string): string =>
  isLocal(writer)
    ? "Textos escritos por programa (modo local)"
    : `Textos escritos con inteligencia artificial (${writer})`;

function dayOf(ad: DeliveredAd): StrategyDay {
  const { number, date, angle, instagramAt, facebookAt, goal, why, copy } = ad;
  const fields = [
    { name: "Texto principal", text: copy.primaryText },
    { name: "Titular", text: copy.headline },
    { name: "Descripción", text: copy.description },
    { name: "Botón", text: metaButtonNames[copy.button] },
    { name: "Hashtags", text: copy.hashtags.join(" ") },
    { name: "Enlace", text: ad.link },
  ];
  return {
    number,
    day: longDay(date),
    angle: angleNames[angle],
    instagramAt,
    facebookAt,
    goal,
    why,
    fields: fields.filter(({ text }) => text !== ""),
    alt: `Anuncio del día ${number}: ${ad.pictureHeadline}`,
  };
}
