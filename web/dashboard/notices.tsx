import { readBilling } from "#shared/billing.ts";
import { VerifyEmailNotice } from "#web/account/verify-email-notice.tsx";
import { PastDueNotice } from "#web/billing/past-due-notice.tsx";
import { FoldableTestMode, useTestModeFolded } from "#web/billing/test-mode.tsx";
import { keptFresh, useEndpoint } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";
import { Notice } from "#web/ui/notice.tsx";

/**
 * Shows the most urgent system notice. The notice about test payments is shown until it is dismissed,
 * and not on a tab that shows it itself (`saysTestMode`).
 */
export function Notices({ saysTestMode = false }: { saysTestMode?: boolean }) {
  const { emailVerified } = useUser();
  const { data } = useEndpoint(readBilling, {}, keptFresh);
  const [isDismissed, dismiss] = useTestModeFolded();
  const testMode = data?.testMode && !saysTestMode && !isDismissed;
  const also = testMode ? <FoldableTestMode onFold={dismiss} /> : undefined;
  if (data?.pastDue) return <PastDueNotice pastDue={data.pastDue} also={also} className="mt-5" />;
  if (!emailVerified) return <VerifyEmailNotice also={also} />;
  if (also) return <Notice className="mt-5">{also}</Notice>;
  return null;
}
