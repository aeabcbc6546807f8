import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";
import type { StatusMark } from "./formatting.ts";

/** The colour of each status of money, the same in the chart, the lists and the filters. */
export const statusColors: Readonly<Record<StatusMark | "empty", string>> = {
  paid: "var(--success)",
  requested: "var(--w-mel-deep)",
  available: "var(--honey)",
  waiting: "var(--honey-soft)",
  disputed: "var(--ink-3)",
  failed: "var(--danger)",
  empty: "var(--cell-empty)",
};

/** A small cell in a status's colour. */
export function StatusCell({ mark, className }: { mark: StatusMark; className?: string }) {
  return (
    <svg
      viewBox="0 0 26 30"
      aria-hidden="true"
      className={classes("h-[15px] w-[13px] flex-none", className)}
    >
      <path d="M13 0L26 7.5v15L13 30 0 22.5v-15Z" fill={statusColors[mark]} />
    </svg>
  );
}

/** A status as a coloured cell and a word. */
export function StatusLabel({ mark, children }: { mark: StatusMark; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-[7px] text-small font-[650] whitespace-nowrap text-ink">
      <StatusCell mark={mark} />
      <span>{children}</span>
    </span>
  );
}
