import type { AdPreview } from "#shared/ads.ts";
import "./strip.css";

/** The week at a glance, for those who see it; what it shows stands in words elsewhere. */
export function Strip({ ads, className }: { ads: AdPreview[] | undefined; className: string }) {
  const drawn = (ads ?? []).flatMap(({ number, thumbnailUrl }) =>
    thumbnailUrl === null ? [] : [{ number, thumbnailUrl }],
  );
  if (drawn.length === 0) return null;
  return (
    <div aria-hidden="true" className={className}>
      {drawn.map(({ number, thumbnailUrl }) => (
        <img key={number} src={thumbnailUrl} width={480} height={480} alt="" />
      ))}
    </div>
  );
}
