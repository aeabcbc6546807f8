import { X } from "lucide-react";
import { PageLink } from "#web/ui/page-link.tsx";

/** Why the last request was refused. */
export function SendNotice({
  notice,
  needsPlan,
  onDismissNotice,
}: {
  notice: string;
  /** It is about credits or plan. */
  needsPlan: boolean;
  onDismissNotice: () => void;
}) {
  return (
    <div role="alert" className="chat-notice appear">
      <p>
        {notice}{" "}
        {needsPlan ? (
          <PageLink href="/precios" className="underline underline-offset-4">
            Ver planes y precios
          </PageLink>
        ) : null}
      </p>
      <button
        type="button"
        className="chat-icon"
        aria-label="Cerrar aviso"
        onClick={onDismissNotice}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
