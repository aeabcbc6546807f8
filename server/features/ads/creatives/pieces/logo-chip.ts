import { contrastOf, lchOf } from "../colors/color.ts";
import type { Logo, Palette } from "../creative.ts";

/** A wide logo is usually a word, which needs more contrast than a symbol. */
const leastContrast = ({ width, height }: Logo): number => (width > 1.8 * height ? 4.5 : 3);

/** Contrast with the light plate from which a logo is read on it. */
const leastOnPaper = 2.2;
/** Contrast below which a part of a logo is lost in its ground, and how much may be lost. */
const lostBelow = 2;
/** On a dark ground the colours of most logos glow less than on the paper they were made for. */
const lostOnDark = 4.2;
const mostLost = 0.2;
/** A few dark letters below a yellow cheese are the name, and gone on black. */
const mostLostOnDark = 0.07;

/** A strong colour such as yellow is seen on a light ground at little contrast, unlike on a dark one. */
function isLost(color: string, ground: string): boolean {
  const { l } = lchOf(ground)!;
  const isStrongOnLight = l > 0.8 && lchOf(color)!.c > 0.1;
  const limit = isStrongOnLight ? 1.35 : l < 0.4 ? lostOnDark : lostBelow;
  return contrastOf(color, ground) < limit;
}

/** A dark ink is darker than this (OKLCH lightness), and the only one of a logo. */
const darkestInk = 0.45;
const onlyInk = 0.95;

/** Whether a transparent logo has one dark ink, so that it may be drawn in a light one. */
export function isDarkInk({ inks = [], opaque }: Logo): boolean {
  const [first] = inks;
  if (opaque || !first || first.share < onlyInk) return false;
  return lchOf(first.color)!.l < darkestInk;
}

/** The share of a logo that would be lost on a ground; its mean colour decides where no inks are known. */
function lostShare({ color, inks }: Logo, ground: string): number {
  const all = inks && inks.length > 0 ? inks : [{ color, share: 1 }];
  const total = all.reduce((sum, { share }) => sum + share, 0);
  const lost = all.filter((ink) => isLost(ink.color, ground));
  return lost.reduce((sum, { share }) => sum + share, 0) / total;
}

/** The light plate, unless the logo is nearly white: a dark one swallows any logo of several colours. */
function plateFor(logo: Logo, { schemes }: Palette): string {
  const [paper, deep, ink] = [schemes.paper.ground, schemes.deep.ground, schemes.ink.ground];
  const isReadOnPaper =
    lostShare(logo, paper) <= mostLost && contrastOf(logo.color, paper) >= leastOnPaper;
  if (isReadOnPaper) return paper;
  // A dark plate must be clearly better, because most logos are made for white paper.
  const gain = (ground: string) => lostShare(logo, paper) - lostShare(logo, ground);
  const dark = contrastOf(logo.color, deep) >= leastContrast(logo) ? deep : ink;
  const contrastGain = contrastOf(logo.color, dark) / contrastOf(logo.color, paper);
  return gain(dark) > 0 || (gain(dark) === 0 && contrastGain > 1.5) ? dark : paper;
}

/**
 * The colour of the plate under a logo that its ground would hide; null where it is legible on the
 * ground, or where no plate would make it more legible.
 */
export function chipFor(logo: Logo, ground: string, palette: Palette): string | null {
  const contrast = contrastOf(logo.color, ground);
  const lost = lostShare(logo, ground);
  const most = lchOf(ground)!.l < 0.4 ? mostLostOnDark : mostLost;
  if (contrast >= leastContrast(logo) && lost <= most) return null;
  const plate = plateFor(logo, palette);
  const isBetter =
    lostShare(logo, plate) < lost - 0.05 || contrastOf(logo.color, plate) > 1.3 * contrast;
  return isBetter ? plate : null;
}
