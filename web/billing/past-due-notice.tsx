import type { Billing } from "#shared/billing.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { cardHref } from "./payment-card.tsx";
import { pastDueSentence } from "./subscription-words.ts";

/** A renewal that could not be charged: what to do about it. */
export function PastDueNotice({
  pastDue,
  also,
}: {
  pastDue: NonNullable<Billing["pastDue"]>;
  also?: string;
}) {
  return (
    <Notice
      tone="danger"
      className="mt-5"
      also={also}
      action={
        <PageLink href={cardHref} className="link text-small">
          Cambiar tarjeta
        </PageLink>
      }
    >
      {pastDueSentence(pastDue)}
    </Notice>
  );
}
