import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const tones = {
  info: "bg-wax text-ink",
  success: "bg-success-tint text-success",
  danger: "bg-danger-tint text-danger",
} as const;

/**
 * A strip with one sentence and at most one action. A page shows at most one notice; further information
 * goes into `also`.
 */
export function Notice({
  tone = "info",
  action,
  also,
  className,
  children,
}: {
  tone?: keyof typeof tones;
  /** A link or a small button. */
  action?: ReactNode;
  /** A second sentence, quieter, under a rule. */
  also?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      className={classes(
        "flex flex-wrap items-center justify-between gap-x-6 rounded-m px-5 py-3 text-small max-sm:px-4 max-sm:py-2",
        tones[tone],
        className,
      )}
    >
      <p className="min-w-0 font-[550] only:w-full">{children}</p>
      {action}
      {also ? <p className="w-full border-t border-current/20 pt-2 pb-0.5">{also}</p> : null}
    </div>
  );
}
