import { classes } from "./classes.ts";

/** A place that will be filled: give it the size of what comes, by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes("skeleton block", className)} aria-hidden="true" />;
}
