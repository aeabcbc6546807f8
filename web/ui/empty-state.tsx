import type { ReactNode } from "react";
import { Portrait } from "./portrait.tsx";

/** An empty page or list: its purpose, the worker who fills it, and one next action. */
export function EmptyState({
  title,
  worker,
  action,
  as: Heading = "h2",
  children,
}: {
  title: string;
  /** Id of the worker whose portrait is shown. */
  worker?: string;
  action?: ReactNode;
  /** The title's heading level. */
  as?: "h2" | "h3";
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-6 border-y border-line py-10">
      {worker ? <Portrait worker={worker} size={96} className="portrait-flush" /> : null}
      <div className="min-w-0 max-w-[34em] flex-1 basis-64">
        <Heading className="text-h3">{title}</Heading>
        {children ? <div className="mt-2 text-ink-2">{children}</div> : null}
        {action ? <div className="mt-5">{action}</div> : null}
      </div>
    </div>
  );
}
