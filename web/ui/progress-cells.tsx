import { classes } from "./classes.ts";

export interface CellsProps {
  /** Number of cells, and how many are filled from the left. */
  total: number;
  filled: number;
  /** Accessible name: «Paso 2 de 4». */
  label: string;
  /** Shows numbers inside, for steps. */
  numbered?: boolean;
  className?: string;
}

/** Progress as a row of hexagons. */
export function ProgressCells({ total, filled, label, numbered, className }: CellsProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(filled, total)}
      className={classes("flex flex-wrap gap-1", className)}
    >
      {Array.from({ length: total }, (_, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their position
          key={position}
          aria-hidden="true"
          className={classes(
            "hex grid place-items-center font-display font-extrabold",
            numbered ? "w-10" : "w-3.5",
            position < filled ? "bg-honey text-on-honey" : "bg-cell-empty text-ink",
          )}
        >
          {numbered ? position + 1 : null}
        </span>
      ))}
    </div>
  );
}
