import type { AdPreview } from "#shared/ads.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import "./strip.css";

/** The week at a glance, for those who see it; what it shows stands in words elsewhere. */
export function Strip({
  ads = [],
  awaited,
  className,
}: {
  ads: AdPreview[] | undefined;
  /** Days whose picture is on its way. */
  awaited: readonly number[];
  className: string;
}) {
  const shown = ads.filter(
    ({ number, thumbnailUrl }) => thumbnailUrl !== null || awaited.includes(number),
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
