import { useId } from "react";
import type { Cell } from "./credit-cells.ts";

// A cell is 30 units wide; rows are 29 apart, every second one shifted right by half a step.
const stepX = 33;
const stepY = 29;
const outline = "M15 0L30 8.66V25.98L15 34.64L0 25.98V8.66Z";
const empty = "var(--cell-empty)";
const colorOf = (workerId: string) => `var(--w-${workerId})`;

/** The month's credits as honeycomb cells, filled column by column. */
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
      // Keeps the cells' size when there are few columns.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position only
          <g key={position} transform={`translate(${x} ${row * stepY})`}>
            {isShared ? <Mix id={mix} cell={cell} /> : null}
            <path
              d={outline}
              fill={isShared ? `url(#${mix})` : first ? colorOf(first.workerId) : empty}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Gradient with hard edges for a cell shared by workers; the rest is empty. */
function Mix({ id, cell }: { id: string; cell: Cell }) {
  let at = 0;
  return (
    <linearGradient id={id}>
      {cell.flatMap(({ workerId, share }) => {
        const from = at;
        at += share;
        return [
          <stop key={`${workerId}-from`} offset={from} stopColor={colorOf(workerId)} />,
          <stop key={`${workerId}-to`} offset={at} stopColor={colorOf(workerId)} />,
        ];
      })}
      <stop offset={at} stopColor={at < 1 ? empty : colorOf(cell.at(-1)!.workerId)} />
    </linearGradient>
  );
}
