import { hexOf, lchOf } from "#server/features/ads/creatives/colors/color.ts";
import type { Shade } from "../wishes.ts";

/** «azul claro», «rosa pastel»: a colour moved as its adjective says. */
export function toned(hex: string, shade: Shade | "muted" | null): string {
  const color = lchOf(hex);
  if (!color || !shade || shade === "other") return hex;
  const { l, c, h } = color;
  const moved = {
    light: { l: Math.min(0.9, l + 0.2), c: c * 0.75, h },
    dark: { l: Math.max(0.2, l - 0.2), c: c * 0.85, h },
    vivid: { l, c: c * 1.25, h },
    muted: { l: l * 0.92, c: c * 0.5, h },
    soft: { l: Math.max(0.86, l), c: Math.min(c, 0.07), h },
  }[shade];
  return hexOf(moved);
}

/** «otro rojo»: the same colour by name, and another to the eye. */
export function sibling(hex: string): string {
  const color = lchOf(hex);
  if (!color) return hex;
  return hexOf({ ...color, l: color.l > 0.5 ? color.l - 0.13 : color.l + 0.13, h: color.h + 8 });
}
