import { classes } from "./classes.ts";
import sprite from "./portraits.svg?url";

export interface PortraitProps {
  /** A worker's id; an unknown one shows an empty cell. */
  worker: string;
  /** Width in px. Without it, the surrounding CSS sets `--portrait`. */
  size?: 32 | 40 | 48 | 64 | 96;
  className?: string;
}

const widths = {
  32: "[--portrait:32px]",
  40: "[--portrait:40px]",
  48: "[--portrait:48px]",
  64: "[--portrait:64px]",
  96: "[--portrait:96px]",
} as const;

/** A worker's portrait. Decorative: the name is always beside it. */
export function Portrait({ worker, size, className }: PortraitProps) {
  return (
    <svg className={classes("portrait", size && widths[size], className)} aria-hidden="true">
      <use href={`${sprite}#${worker}`} />
    </svg>
  );
}
