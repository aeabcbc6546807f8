import type { ReactNode } from "react";

/** A section's title, with at most one action at the right. */
export function SectionTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
      <h2 className="!text-h3 [font-stretch:92%]">{title}</h2>
      {children}
    </div>
  );
}
