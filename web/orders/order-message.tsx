import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";

/** A message about an order, with the next action. */
export function OrderMessage({
  title,
  worker = "mel",
  primary,
  busy,
  children,
}: {
  title: string;
  /** Id of the worker in the picture. */
  worker?: string;
  primary?: { href: string; label: string; price?: string };
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className="wrap grid min-h-[64vh] grid-cols-[minmax(0,1fr)] content-center py-14"
      aria-busy={busy}
    >
      <Portrait worker={worker} className="[--portrait:clamp(80px,9vw,120px)]" />
      <h1 className="mt-6 max-w-[14em]">{title}</h1>
      <div className="mt-5 max-w-[36em] text-lead text-ink-2">{children}</div>
      {primary ? (
        <div className="mt-8">
          <ButtonLink href={primary.href} look="cta" price={primary.price}>
            {primary.label}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}
