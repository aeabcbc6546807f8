import { readBilling } from "#shared/billing.ts";
import { PastDueNotice } from "#web/billing/past-due-notice.tsx";
import Chat from "#web/chat/chat.tsx";
import { alwaysRefetch, useEndpoint } from "#web/lib/endpoints.ts";

export { meta } from "#web/chat/chat.tsx";

/** The chat page, which shows only urgent notices because it has little room. */
export default function ChatWithNotice() {
  return <Chat notice={<UrgentNotice />} />;
}

function UrgentNotice() {
  const { data } = useEndpoint(readBilling, {}, alwaysRefetch);
  if (!data?.pastDue) return null;
  return <PastDueNotice pastDue={data.pastDue} short className="chat-urgent" />;
}
