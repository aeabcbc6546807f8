import type { ReactNode } from "react";

/** A section's title, with its actions at the right. */
export function SectionTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 className="!text-h3">{title}</h2>
      {children}
    </div>
  );
}
