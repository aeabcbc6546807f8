import type { Order, OrderedAd } from "#shared/orders.ts";
import { restoreAd } from "#shared/revisions.ts";
import { errorMessage } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { Button } from "#web/ui/button.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { toast } from "#web/ui/toast.ts";

/** All versions of an ad; restoring one is free and possible until the order is refunded. */
export function VersionList({
  order,
  ad,
  onRestored,
}: {
  order: Order;
  ad: OrderedAd;
  onRestored: (ad: OrderedAd) => void;
}) {
  const restore = useAction(restoreAd, {
    onSuccess: (restored) => {
      onRestored(restored);
      toast({
        title: "Versión recuperada",
        description: "Es la que ahora se ve y se descarga.",
        variant: "success",
      });
    },
  });
  const restoring = restore.isPending ? restore.variables.body.version : undefined;
  return (
    <>
      {restore.error ? (
        <p role="alert" className="mb-4 text-small font-[550] text-danger">
          {errorMessage(restore.error, "No hemos podido recuperarla. Inténtalo de nuevo.")}
        </p>
      ) : null}
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 md:grid-cols-3">
        {ad.versions.map(({ number, request, createdAt, thumbnailUrl }) => (
          <li key={number} className="grid content-start gap-2">
            <img
              src={thumbnailUrl}
              width={1080}
              height={1080}
              loading="lazy"
              alt={`Versión ${number + 1}`}
              className="aspect-square h-auto w-full rounded-s bg-paper-2 object-cover shadow-object"
            />
            <p className="text-small leading-snug">
              <b className="font-[650]">{number === 0 ? "La entregada" : `Cambio ${number}`}</b>
              <span className="block text-ink-2">
                {request ? `«${request}», ` : null}
                <RelativeTime at={createdAt} />
              </span>
            </p>
            {number === ad.version ? (
              <p className="flex min-h-11 items-center text-small font-[650] text-success">
                Es la que se descarga
              </p>
            ) : order.status === "delivered" ? (
              <Button
                look="outline"
                size="s"
                className="justify-self-start"
                disabled={restore.isPending}
                pending={restoring === number}
                pendingLabel="Recuperando..."
                onClick={() =>
                  restore.mutate({
                    params: { token: order.token, number: ad.number },
                    body: { version: number },
                  })
                }
              >
                Usar esta
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
