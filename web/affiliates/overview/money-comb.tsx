import { statusColors } from "../status-label.tsx";
import type { MoneyCells } from "./money-cells.ts";

// A cell is 30 units wide; rows are 29 apart, every second one shifted right by half a step.
const stepX = 33;
const stepY = 29;
const outline =
  "M13.2 1Q15 0 16.8 1L28.2 7.6Q30 8.66 30 10.7V23.9Q30 26 28.2 27L16.8 33.6Q15 34.64 13.2 33.6L1.8 27Q0 26 0 23.9V10.7Q0 8.66 1.8 7.6Z";

/** Money as honeycomb cells, filled column by column. */
export function MoneyComb({
  cells,
  rows,
  label,
  className,
}: {
  cells: MoneyCells["cells"];
  rows: number;
  label: string;
  className?: string;
}) {
  const columns = Math.ceil(cells.length / rows);
  const width = columns * stepX + 13.5;
  const height = (rows - 1) * stepY + 34.64;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={className}>
      {cells.map((state, position) => {
        const row = position % rows;
        const x = Math.floor(position / rows) * stepX + (row % 2 ? stepX / 2 : 0);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position only
            key={position}
            d={outline}
            transform={`translate(${x} ${row * stepY})`}
            fill={statusColors[state]}
          />
        );
      })}
    </svg>
  );
}
