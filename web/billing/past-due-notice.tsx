import type { ReactNode } from "react";
import type { Billing } from "#shared/billing.ts";
import { cardHref } from "#web/lib/billing-links.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { pastDueSentence, unpaidSentence } from "./plan/subscription-text.ts";

/** Tells that a renewal could not be charged, and links to replace the card. */
export function PastDueNotice({
  pastDue,
  also,
  short = false,
  className,
}: {
  pastDue: NonNullable<Billing["pastDue"]>;
  also?: ReactNode;
  /** Only the unpaid amount, for narrow places. */
  short?: boolean;
  className?: string;
}) {
  return (
    <Notice
      tone="danger"
      className={className}
      also={also}
      action={
        <PageLink href={cardHref} className="link text-small">
          Cambiar tarjeta
        </PageLink>
      }
    >
      {short ? unpaidSentence(pastDue) : pastDueSentence(pastDue)}
    </Notice>
  );
}
