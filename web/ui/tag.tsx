import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const tones = {
  honey: "bg-honey text-on-honey",
  wax: "bg-wax text-ink",
  success: "bg-success-tint text-success",
  danger: "bg-danger-tint text-danger",
  worker: "bg-w-tint text-w-ink",
} as const;

/** A label in a stretched hexagon. `worker` takes the colours of the surrounding `data-worker`. */
export function Tag({
  tone = "wax",
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classes("tag", tones[tone], className)}>{children}</span>;
}
