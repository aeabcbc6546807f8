import { VerifyEmailNotice } from "#web/account/verify-email-notice.tsx";
import { useUser } from "#web/lib/session.ts";

/** The one strip for what the system has to say, the most urgent first. */
export function Notices() {
  const { emailVerified } = useUser();
  if (!emailVerified) return <VerifyEmailNotice />;
  return null;
}
