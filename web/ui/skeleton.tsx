import { classes } from "./classes.ts";

/** A placeholder for loading content; its classes give it that content's size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes("skeleton block", className)} aria-hidden="true" />;
}
