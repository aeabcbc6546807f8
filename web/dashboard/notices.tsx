import { readBilling } from "#shared/billing.ts";
import { VerifyEmailNotice } from "#web/account/verify-email-notice.tsx";
import { PastDueNotice } from "#web/billing/past-due-notice.tsx";
import { FoldableTestMode, useTestModeFolded } from "#web/billing/test-mode.tsx";
import { keptFresh, useEndpoint } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";
import { Notice } from "#web/ui/notice.tsx";

/**
 * The one strip for what the system has to say, the most urgent first; test payments until that is
 * folded away, but not on a page that `saysTestMode` itself.
 */
export function Notices({ saysTestMode = false }: { saysTestMode?: boolean }) {
  const { emailVerified } = useUser();
  const { data } = useEndpoint(readBilling, {}, keptFresh);
  const [folded, fold] = useTestModeFolded();
  const testMode = data?.testMode && !saysTestMode && !folded;
  const also = testMode ? <FoldableTestMode onFold={fold} /> : undefined;
  if (data?.pastDue) return <PastDueNotice pastDue={data.pastDue} also={also} className="mt-5" />;
  if (!emailVerified) return <VerifyEmailNotice also={also} />;
  if (also) return <Notice className="mt-5">{also}</Notice>;
  return null;
}
