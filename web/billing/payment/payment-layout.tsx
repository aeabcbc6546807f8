import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";

interface Action {
  href: string;
  label: string;
}

/** Layout of a payment's status with the actions that follow. */
export function PaymentLayout({
  title,
  primary,
  secondary,
  busy,
  team = [],
  children,
}: {
  title: string;
  /** Ids of the workers shown beside Mel. */
  team?: readonly string[];
  primary?: Action;
  secondary?: Action;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className="wrap grid min-h-[62vh] grid-cols-[minmax(0,1fr)] content-center py-14"
      aria-busy={busy}
    >
      <div
        aria-hidden="true"
        className="-ml-2 flex items-end gap-x-2 *:min-w-0 *:flex-[0_1_clamp(72px,8.5vw,120px)] sm:gap-x-3"
      >
        {["mel", ...team].map((worker) => (
          <Portrait key={worker} worker={worker} />
        ))}
      </div>
      <h1 className="mt-6 max-w-[14em]">{title}</h1>
      <div className="mt-5 grid max-w-[36em] justify-items-start gap-4 text-lead text-ink-2 [&_h2]:text-ink">
        {children}
      </div>
      {primary || secondary ? (
        <div className="mt-8 flex flex-wrap gap-3">
          {primary ? (
            <ButtonLink href={primary.href} look="cta">
              {primary.label}
            </ButtonLink>
          ) : null}
          {secondary ? (
            <ButtonLink href={secondary.href} look="outline">
              {secondary.label}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
