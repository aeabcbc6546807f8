/** What copies of a picture have alike at any size or compression. */
export interface Fingerprint {
  /** See `perceptualHash`. */
  hash: string;
  /** Mean red, green and blue (0–255) of 12 × 12 cells, row by row, as hexadecimal digits. */
  cells: string;
}

/** Rows and columns of cells. */
export const cellsAcross = 12;

/** The root mean square, over the cells, of the distance of two pictures' colours: 0 to 442. */
export function cellDistance(one: string, other: string): number {
  const [first, second] = [Buffer.from(one, "hex"), Buffer.from(other, "hex")];
  const sum = first.reduce((total, value, at) => total + (value - (second[at] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / cellsAcross ** 2);
}
