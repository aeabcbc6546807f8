import type { Box } from "../creative.ts";

export interface HoneycombRules {
  /** The area of the cells; they may leave it only at the canvas's edges. */
  region: Box;
  /** Boxes that no cell may touch. */
  free: readonly Box[];
  /** Between the two vertical sides of a hexagon. */
  cellWidth: number;
  seed: number;
  /** The probability of a cell at a point of the region (0–1 in both directions). */
  density: (across: number, down: number) => number;
}
