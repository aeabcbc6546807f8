/** Chooses cells to highlight, never two next to each other. */
export function chooseHighlightedCells<C extends { x: number; y: number }>(
  cells: readonly C[],
  most: number,
  width: number,
  random: () => number,
): C[] {
  const lit: C[] = [];
  const order = cells.map((cell) => ({ cell, at: random() })).sort((a, b) => a.at - b.at);
  for (const { cell } of order) {
    if (lit.length >= most) break;
    if (lit.every((other) => Math.hypot(other.x - cell.x, other.y - cell.y) > width * 1.2)) {
      lit.push(cell);
    }
  }
  return lit;
}
