import type { ReactNode } from "react";

/** Announces the loading once to screen readers; the skeletons inside are not read. */
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
