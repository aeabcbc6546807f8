import { createPalette } from "../colors/palette.ts";
import type {
  Creative,
  CreativeTexts,
  Format,
  Ground,
  LayoutName,
  Pattern,
  TypePairName,
} from "../creative.ts";
import type { ExamplePictures } from "./example-pictures.ts";

/** An example ad for an invented business. */
export interface Example {
  /** Its caption on the contact sheet. */
  title: string;
  layout: LayoutName;
  colors: readonly string[];
  ground: Ground;
  pair: TypePairName;
  texts: CreativeTexts;
  picture?: string;
  logo?: string;
  pattern?: Pattern;
}

const itemPictures = ["sansevieria", "pothos", "zamioculca"];

/** The example as a creative. */
export function exampleCreative(
  example: Example,
  drawn: ExamplePictures,
  format: Format,
): Creative {
  const { layout, ground, pair, texts, picture, logo, colors, pattern } = example;
  const weighted = colors.map((hex, at) => ({ hex, weight: colors.length - at }));
  const illustrated = layout === "catalogo" && !example.title.startsWith("sin fotos");
  const items = texts.items?.map((item, at) => ({
    ...item,
    ...(illustrated ? { picture: drawn.pictures[itemPictures[at]!] } : {}),
  }));
  return {
    layout,
    format,
    seed: 7,
    palette: createPalette(weighted),
    ground,
    pair,
    texts: { ...texts, items },
    picture: picture ? drawn.pictures[picture] : undefined,
    logo: logo ? drawn.logos[logo] : undefined,
    ...(pattern ? { pattern } : {}),
  };
}
