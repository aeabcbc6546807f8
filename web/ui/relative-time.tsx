import { useEffect, useState } from "react";
import { exactTime, relativeTime } from "#web/lib/format.ts";

/** «hace 12 minutos», updated while it is on screen; the exact time on hover. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={exactTime(at)} className={className}>
      {relativeTime(at, now)}
    </time>
  );
}
