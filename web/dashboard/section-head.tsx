import type { ReactNode } from "react";

/** A section's name with at most one thing to do at its right. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
      <h2 className="!text-h3 [font-stretch:92%]">{title}</h2>
      {children}
    </div>
  );
}
