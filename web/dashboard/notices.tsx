import { readBilling } from "#shared/billing.ts";
import { VerifyEmailNotice } from "#web/account/verify-email-notice.tsx";
import { PastDueNotice } from "#web/billing/past-due-notice.tsx";
import { TestModeNotice, testModeSentence } from "#web/billing/test-mode.tsx";
import { keptFresh, useEndpoint } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";

/**
 * The one strip for what the system has to say, the most urgent first; test payments are always
 * said, but on a page that `saysTestMode` itself.
 */
export function Notices({ saysTestMode = false }: { saysTestMode?: boolean }) {
  const { emailVerified } = useUser();
  const { data } = useEndpoint(readBilling, {}, keptFresh);
  const testMode = data?.testMode && !saysTestMode;
  const also = testMode ? testModeSentence : undefined;
  if (data?.pastDue) return <PastDueNotice pastDue={data.pastDue} also={also} className="mt-5" />;
  if (!emailVerified) return <VerifyEmailNotice also={also} />;
  if (testMode) return <TestModeNotice className="mt-5" />;
  return null;
}
