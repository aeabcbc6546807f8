import type { AdPreview } from "#shared/ads.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import "./week-strip.css";

/** The week's pictures in a row. Hidden from screen readers, which get the same as text elsewhere. */
export function WeekStrip({
  ads = [],
  pendingDays,
  className,
}: {
  ads: AdPreview[] | undefined;
  /** Numbers of the days whose picture is still being drawn. */
  pendingDays: readonly number[];
  className: string;
}) {
  const shown = ads.filter(
    ({ number, thumbnailUrl }) => thumbnailUrl !== null || pendingDays.includes(number),
  );
  if (shown.length === 0) return null;
  return (
    <div aria-hidden="true" className={className}>
      {shown.map(({ number, thumbnailUrl }) =>
        thumbnailUrl === null ? (
          <Skeleton key={number} className="aspect-square !rounded-[4px]" />
        ) : (
          <img key={number} src={thumbnailUrl} width={480} height={480} alt="" />
        ),
      )}
    </div>
  );
}
