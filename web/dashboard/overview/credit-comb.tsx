import { useId } from "react";
import type { Cell } from "./credit-cells.ts";

// A cell is 30 wide; rows stand 29 apart, every second one half a cell to the right.
const stepX = 33;
const stepY = 29;
const outline = "M15 0L30 8.66V25.98L15 34.64L0 25.98V8.66Z";
const empty = "var(--cell-empty)";
const hue = (workerId: string) => `var(--w-${workerId})`;

/** The month's credits as cells of the comb, filled column by column. */
export function CreditComb({
  cells,
  rows,
  label,
  className,
}: {
  cells: readonly Cell[];
  rows: number;
  label: string;
  className?: string;
}) {
  const id = useId();
  const columns = Math.ceil(cells.length / rows);
  const width = columns * stepX + 13.5;
  const height = (rows - 1) * stepY + 34.64;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={className}
      // A short comb keeps the size of its cells.
      style={{ maxWidth: width * 1.3 }}
    >
      {cells.map((cell, position) => {
        const column = Math.floor(position / rows);
        const row = position % rows;
        const x = column * stepX + (row % 2 ? stepX / 2 : 0);
        const [first, second] = cell;
        const isShared = first !== undefined && (second !== undefined || first.share < 1);
        const mix = `${id}-${position}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
          <g key={position} transform={`translate(${x} ${row * stepY})`}>
            {isShared ? <Mix id={mix} cell={cell} /> : null}
            <path
              d={outline}
              fill={isShared ? `url(#${mix})` : first ? hue(first.workerId) : empty}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The hues of a cell side by side, with hard edges; what is left of it is empty. */
function Mix({ id, cell }: { id: string; cell: Cell }) {
  let at = 0;
  return (
    <linearGradient id={id}>
      {cell.flatMap(({ workerId, share }) => {
        const from = at;
        at += share;
        return [
          <stop key={`${workerId}-from`} offset={from} stopColor={hue(workerId)} />,
          <stop key={`${workerId}-to`} offset={at} stopColor={hue(workerId)} />,
        ];
      })}
      <stop offset={at} stopColor={at < 1 ? empty : hue(cell.at(-1)!.workerId)} />
    </linearGradient>
  );
}
