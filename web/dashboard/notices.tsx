import { readBilling } from "#shared/billing.ts";
import { VerifyEmailNotice } from "#web/account/verify-email-notice.tsx";
import { PastDueNotice } from "#web/billing/past-due-notice.tsx";
import { TestModeNotice } from "#web/billing/test-mode.tsx";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";

/** The one strip for what the system has to say, the most urgent first. */
export function Notices() {
  const { emailVerified } = useUser();
  const { data } = useEndpoint(readBilling, {}, { refetchOnMount: "always" });
  if (data?.pastDue) return <PastDueNotice pastDue={data.pastDue} />;
  if (!emailVerified) return <VerifyEmailNotice />;
  if (data?.testMode) return <TestModeNotice className="mt-5" />;
  return null;
}
