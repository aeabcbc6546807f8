import { type AdIdea, chooseLooks } from "../choose-looks.ts";
import { createPalette } from "../colors/palette.ts";
import type { Angle, Creative, CreativeTexts, Format, TypePairName } from "../creative.ts";
import type { ExamplePictures } from "./example-pictures.ts";

/** An invented shop with the words of its seven ads. */
export interface ExampleShop {
  name: string;
  colors: readonly string[];
  pair: TypePairName;
  seed: number;
  /** Of the page, the first one its hero. */
  pictures: readonly string[];
  logo?: string;
  ads: readonly (Partial<CreativeTexts> & Pick<CreativeTexts, "headline"> & { angle: Angle })[];
}

/** The seven creatives of a shop's week, with the looks that an order would get. */
export function exampleWeek(shop: ExampleShop, drawn: ExamplePictures, format: Format): Creative[] {
  const palette = createPalette(
    shop.colors.map((hex, at) => ({ hex, weight: shop.colors.length - at })),
  );
  const ideas = shop.ads.map(
    ({ angle, ...texts }): AdIdea => ({
      angle,
      texts: { cta: "Ver más", ...texts, name: shop.name },
    }),
  );
  const pictures = shop.pictures.map((id) => drawn.pictures[id]!);
  const { seed, pair } = shop;
  const looks = chooseLooks({ ideas, pictures, hero: pictures[0]?.id, palette, seed });
  return looks.map((look, at) => ({
    ...look,
    format,
    seed,
    palette,
    pair,
    texts: ideas[at]!.texts,
    ...(shop.logo ? { logo: drawn.logos[shop.logo]! } : {}),
  }));
}

/** Shops without a picture, with one, and with several. */
export const exampleShops: readonly ExampleShop[] = [
  {
    name: "Cerrajería Llave Maestra",
    colors: ["#14497a", "#f4b942"],
    pair: "taller",
    seed: 5,
    pictures: [],
    ads: [
      {
        angle: "benefit",
        headline: "Llegamos en 30 minutos",
        body: "A cualquier barrio de la ciudad, también de noche.",
        cta: "Llamar ahora",
      },
      {
        angle: "problem",
        headline: "Abrimos tu puerta sin romperla",
        body: "Nueve de cada diez aperturas no dañan la cerradura.",
        cta: "Llamar ahora",
      },
      {
        angle: "offer",
        headline: "Cambio de bombín con montaje",
        body: "Precio cerrado por teléfono, sin recargos por la hora.",
        cta: "Pedir precio",
        price: { text: "79 €" },
      },
      {
        angle: "proof",
        headline: "Cerrajeros del barrio desde 1987",
        body: "Dos generaciones en la misma calle de Valencia.",
        cta: "Conocer el taller",
      },
      {
        angle: "urgency",
        headline: "Abierto todas las noches",
        body: "Contesta un cerrajero, no una centralita.",
        cta: "Llamar ahora",
      },
      {
        angle: "question",
        headline: "¿Cuánto cuesta abrir?",
        body: "Te lo decimos antes de salir y no cambia al llegar.",
        cta: "Pedir precio",
      },
      {
        angle: "in_use",
        headline: "Tres trabajos que hacemos en el día",
        cta: "Pedir cita",
        facts: ["Bombín antirrobo", "Puerta acorazada", "Copia de llave de coche"],
      },
    ],
  },
  {
    name: "Panadería La Tahona",
    colors: ["#9a4a14", "#f2c14e"],
    pair: "cuaderno",
    seed: 21,
    pictures: ["bread"],
    logo: "leaf",
    ads: [
      {
        angle: "benefit",
        headline: "Pan de masa madre desde 1962",
        body: "Tres generaciones con el mismo horno de leña.",
        cta: "Encargar pan",
      },
      {
        angle: "problem",
        headline: "Pan sin gluten, en obrador aparte",
        body: "Certificado por la asociación de celíacos.",
        cta: "Ver panes sin gluten",
      },
      {
        angle: "offer",
        headline: "Hogaza de trigo antiguo",
        body: "Un kilo, veinticuatro horas de reposo.",
        cta: "Encargar la hogaza",
        price: { text: "5,80 €" },
      },
      {
        angle: "proof",
        headline: "El mejor pan de cristal que he probado",
        cta: "Encargar pan",
        quoteSource: "Reseña publicada en su página web",
      },
      {
        angle: "urgency",
        headline: "Encargos hasta las doce del mediodía",
        body: "Y los recoges por la tarde, recién hechos.",
        cta: "Encargar pan",
      },
      {
        angle: "question",
        headline: "¿Abrís los domingos?",
        body: "Sí, de ocho a dos, con bollería del día.",
        cta: "Ver horario",
      },
      {
        angle: "in_use",
        headline: "Harina molida en piedra a diez kilómetros",
        body: "De un molino de la misma comarca.",
        cta: "Conocer el horno",
      },
    ],
  },
  {
    name: "Cosmética Oliva",
    colors: ["#7f9a4a", "#b4532a"],
    pair: "galeria",
    seed: 9,
    pictures: ["hair", "serum", "coffeeBag"],
    ads: [
      {
        angle: "benefit",
        headline: "Con aceite de nuestros olivos",
        body: "Prensado en frío en la finca, cada noviembre.",
        cta: "Ver la gama",
      },
      {
        angle: "problem",
        headline: "Sin perfume ni alcohol",
        body: "Para piel sensible, probado en cabina.",
        cta: "Ver ingredientes",
      },
      {
        angle: "offer",
        headline: "Envío gratis desde 40 €",
        body: "A toda la península, en dos días.",
        cta: "Comprar ahora",
      },
      {
        angle: "proof",
        headline: "Hecho a mano en Jaén desde 1994",
        body: "Lotes de doscientas unidades.",
        cta: "Conocer el taller",
      },
      {
        angle: "urgency",
        headline: "Sérum de caléndula",
        cta: "Comprar el sérum",
        price: { text: "24,90 €", note: "30 ml" },
      },
      {
        angle: "question",
        headline: "¿Se puede devolver?",
        body: "Sí, tienes treinta días, aunque esté abierto.",
        cta: "Ver condiciones",
      },
      {
        angle: "in_use",
        headline: "Dos gotas por la noche bastan",
        body: "Un frasco dura cuatro meses.",
        cta: "Ver cómo se usa",
      },
    ],
  },
];
