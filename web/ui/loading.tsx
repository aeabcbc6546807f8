import type { ReactNode } from "react";

/** Says once that something is coming; the skeletons inside are not read. */
export function Loading({
  label = "Cargando…",
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-live="polite">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
