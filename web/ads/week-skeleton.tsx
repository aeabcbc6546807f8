import { Skeleton } from "#web/ui/skeleton.tsx";
import "./week.css";

const others = [2, 3, 4, 5, 6, 7];

/** Placeholder for a week that is loading. */
export function WeekSkeleton() {
  return (
    <div className="instant-week" aria-hidden="true">
      <div className="instant-day-large">
        <Skeleton className="aspect-square !rounded-m" />
        <div className="grid content-start gap-3">
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      </div>
      <div className="instant-days">
        {others.map((number) => (
          <div key={number} className="grid gap-2">
            <Skeleton className="aspect-square" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
