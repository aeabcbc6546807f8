import { fileURLToPath } from "node:url";

/** Metrics in em, from the fonts' `hhea` and `OS/2` tables. */
interface FontMetrics {
  ascent: number;
  descent: number;
  capHeight: number;
  /** Files of one subset each: the first is `latin`, the second `latin-ext`. */
  files: readonly [string, string];
}

function fontOf(
  folder: string,
  file: string,
  [ascent, descent, capHeight]: readonly [number, number, number],
): FontMetrics {
  const name = folder.slice(folder.indexOf("/") + 1);
  const path = (subset: string) => `${folder}/files/${name}-${subset}-${file}.woff2`;
  return { ascent, descent, capHeight, files: [path("latin"), path("latin-ext")] };
}

export const fonts = {
  anton: fontOf("@fontsource/anton", "400-normal", [1.1763, 0.3291, 0.8594]),
  archivo: fontOf("@fontsource-variable/archivo", "wght-normal", [0.878, 0.21, 0.686]),
  "archivo-black": fontOf("@fontsource/archivo-black", "400-normal", [0.878, 0.21, 0.688]),
  "barlow-condensed": fontOf("@fontsource/barlow-condensed", "700-normal", [1, 0.2, 0.7]),
  bricolage: fontOf("@fontsource-variable/bricolage-grotesque", "wght-normal", [0.93, 0.27, 0.66]),
  "dm-sans": fontOf("@fontsource-variable/dm-sans", "wght-normal", [0.992, 0.31, 0.7]),
  "dm-serif": fontOf("@fontsource/dm-serif-display", "400-normal", [1.036, 0.335, 0.66]),
  figtree: fontOf("@fontsource-variable/figtree", "wght-normal", [0.95, 0.25, 0.7]),
  fraunces: fontOf("@fontsource-variable/fraunces", "opsz-normal", [0.978, 0.255, 0.7]),
  fredoka: fontOf("@fontsource-variable/fredoka", "wght-normal", [0.974, 0.236, 0.7]),
  jakarta: fontOf("@fontsource-variable/plus-jakarta-sans", "wght-normal", [1.038, 0.222, 0.745]),
  lora: fontOf("@fontsource-variable/lora", "wght-normal", [1.006, 0.274, 0.7]),
  nunito: fontOf("@fontsource-variable/nunito", "wght-normal", [1.011, 0.353, 0.705]),
  outfit: fontOf("@fontsource-variable/outfit", "wght-normal", [1, 0.26, 0.676]),
  playfair: fontOf("@fontsource-variable/playfair-display", "wght-normal", [1.082, 0.251, 0.708]),
  sora: fontOf("@fontsource-variable/sora", "wght-normal", [0.97, 0.29, 0.73]),
  "young-serif": fontOf("@fontsource/young-serif", "400-normal", [1.046, 0.366, 0.75]),
  "zilla-slab": fontOf("@fontsource/zilla-slab", "700-normal", [0.944, 0.256, 0.65]),
} as const;

export type FontName = keyof typeof fonts;

export const emojiFile = "twemoji-colr-font/twemoji.woff2";

/** The path of a file in an installed package. */
export const packageFilePath = (path: string): string => fileURLToPath(import.meta.resolve(path));

/** The codepoints of Fontsource's two subsets, inclusive. */
export const subsetRanges: readonly [[number, number][], [number, number][]] = [
  [
    [0x0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x300, 0x301],
    [0x303, 0x304],
    [0x308, 0x309],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2193],
    [0x2212, 0x2215],
  ],
  [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x2ba],
    [0x2bd, 0x2c5],
    [0x1e00, 0x1eff],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20c0],
    [0x2113, 0x2113],
  ],
];
