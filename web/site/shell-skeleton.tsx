import { Logo } from "#web/ui/logo.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/**
 * Shown while the page's code loads. It has no text, so that the fonts need not load before the code.
 */
export function ShellSkeleton() {
  return (
    <div role="status" aria-label="Cargando…">
      <div className="wrap grid min-h-[80dvh] content-start gap-6 py-10">
        <Logo name={false} />
        <Skeleton className="mt-8 h-16 w-full max-w-[520px]" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}
