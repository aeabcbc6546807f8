import { commissionMonths } from "#shared/affiliates.ts";
import { money } from "../formatting.ts";

const cell = { width: 82, height: 94.6, stepX: 86, stepY: 76, shift: 43 };
const outline =
  "M41 4.7L74.8 24.2Q77.5 25.8 77.5 29V65.6Q77.5 68.8 74.8 70.4L43.7 88.4Q41 90 38.3 88.4L7.2 70.4Q4.5 68.8 4.5 65.6V29Q4.5 25.8 7.2 24.2L38.3 6.2Q41 4.7 43.7 6.2Z";

/** A customer's year as cells: one per month, with the commission of its invoice. */
export function YearComb({ perInvoice }: { perInvoice: number }) {
  return (
    <>
      <Comb perInvoice={perInvoice} columns={4} className="join-comb-wide" />
      <Comb perInvoice={perInvoice} columns={3} className="join-comb-narrow" />
    </>
  );
}

function Comb({
  perInvoice,
  columns,
  className,
}: {
  perInvoice: number;
  columns: number;
  className: string;
}) {
  const rows = commissionMonths / columns;
  const width = (columns - 1) * cell.stepX + cell.shift + cell.width;
  const height = (rows - 1) * cell.stepY + cell.height;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Doce celdas, una por mes: ${money(perInvoice)} cada una`}
      className={className}
    >
      {Array.from({ length: commissionMonths }, (_, month) => {
        const row = Math.floor(month / columns);
        const x = (month % columns) * cell.stepX + (row % 2 ? cell.shift : 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its month
          <g key={month} transform={`translate(${x} ${row * cell.stepY})`}>
            <path d={outline} fill={month === 0 ? "var(--honey)" : "var(--wax)"} />
            <text x="41" y="49">
              {money(perInvoice)}
            </text>
            <text x="41" y="66" className="join-month">
              mes {month + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
