import { ArrowRight, Check, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Order, OrderedAd } from "#shared/orders.ts";
import { restoreAd } from "#shared/revisions.ts";
import { errorMessage } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { Button } from "#web/ui/button.tsx";
import { pictureAlt } from "../order-text.ts";

/** A finished revision: before and after side by side, with a button to undo it. */
export function RevisionResult({
  order,
  before,
  ad,
  changes,
  undone,
  onRestored,
  onMore,
  onClose,
}: {
  order: Order;
  before: OrderedAd;
  ad: OrderedAd;
  /** Descriptions of the changes. */
  changes: readonly string[];
  /** Reasons for the changes that could not be made. */
  undone: readonly string[];
  onRestored: (ad: OrderedAd) => void;
  /** undefined: no revisions are left. */
  onMore: (() => void) | undefined;
  onClose: () => void;
}) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const restore = useAction(restoreAd, {
    onSuccess: (restored) => {
      onRestored(restored);
      onClose();
    },
  });
  return (
    <div className="grid gap-6 pb-2">
      <div>
        <h3 ref={head} tabIndex={-1} className="focus:outline-none">
          Hecho: aquí tienes la versión nueva
        </h3>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
          {changes.map((change) => (
            <li key={change} className="flex items-center gap-1.5">
              <Check aria-hidden="true" className="size-[18px] flex-none text-success" />
              {change}
            </li>
          ))}
        </ul>
        {undone.map((reason) => (
          <p key={reason} className="mt-2 text-small text-ink-2">
            {reason}
          </p>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3">
        <Picture ad={before} label="Antes" />
        <ArrowRight aria-hidden="true" className="size-6 text-ink-3" />
        <Picture ad={ad} label="Ahora" />
      </div>
      {restore.error ? (
        <p role="alert" className="text-small font-[550] text-danger">
          {errorMessage(restore.error, "No hemos podido volver atrás. Inténtalo de nuevo.")}
        </p>
      ) : null}
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
        <Button
          look="outline"
          size="s"
          pending={restore.isPending}
          pendingLabel="Volviendo..."
          onClick={() =>
            restore.mutate({
              params: { token: order.token, number: ad.number },
              body: { version: before.version },
            })
          }
        >
          <Undo2 aria-hidden="true" className="size-4" />
          Volver a la de antes
        </Button>
        {onMore ? (
          <Button look="outline" size="s" onClick={onMore}>
            Pedir otro cambio
          </Button>
        ) : null}
        <Button look="ink" size="s" className="sm:ml-auto" onClick={onClose}>
          Quedarme con la nueva
        </Button>
      </div>
    </div>
  );
}

function Picture({ ad, label }: { ad: OrderedAd; label: string }) {
  return (
    <figure>
      <img
        src={ad.square.thumbnailUrl}
        width={1080}
        height={1080}
        alt={pictureAlt(ad)}
        className="h-auto w-full rounded-s bg-paper-2 shadow-object"
      />
      <figcaption className="mt-2 text-small font-[650]">{label}</figcaption>
    </figure>
  );
}
