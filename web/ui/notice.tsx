import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const tones = {
  info: "bg-wax text-ink",
  success: "bg-success-tint text-success",
  danger: "bg-danger-tint text-danger",
} as const;

/** A strip with one sentence and at most one action. A page shows at most one. */
export function Notice({
  tone = "info",
  action,
  className,
  children,
}: {
  tone?: keyof typeof tones;
  /** A link or a small button. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      className={classes(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-m px-5 py-3 text-small",
        tones[tone],
        className,
      )}
    >
      <p className="font-[550]">{children}</p>
      {action}
    </div>
  );
}
