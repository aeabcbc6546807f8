/** Types for the parts of culori that we use; it ships none. */
declare module "culori" {
  export interface Rgb {
    mode: "rgb";
    r: number;
    g: number;
    b: number;
  }
  export interface Oklch {
    mode: "oklch";
    l: number;
    c: number;
    /** Degrees; absent when the colour is a grey. */
    h?: number;
  }
  export interface Lab65 {
    mode: "lab65";
    l: number;
    a: number;
    b: number;
  }
  export function parse(color: string): Rgb | undefined;
  export function converter(mode: "oklch"): (color: Rgb | Oklch) => Oklch;
  export function converter(mode: "lab65"): (color: Rgb) => Lab65;
  export function clampChroma(color: Oklch, mode: "oklch"): Oklch;
  export function formatHex(color: Rgb | Oklch): string;
  export function wcagContrast(one: string | Rgb, other: string | Rgb): number;
  export function wcagLuminance(color: string | Rgb): number;
}
