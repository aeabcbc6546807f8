import { useState } from "react";
import { listSessions, revokeOtherSessions, revokeSession } from "#shared/account.ts";
import { CallError } from "#web/lib/call.ts";
import { useAction, useEndpoint } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.ts";

/** Lists the account's sessions and ends any of them except this one. */
export function OpenSessions() {
  const list = useEndpoint(listSessions, {}, { refetchOnMount: "always" });
  const [sessionToEnd, setSessionToEnd] = useState<{ id: string; device: string }>();
  const revoke = useAction(revokeSession, { changes: [listSessions] });
  const [isConfirmingOthers, setIsConfirmingOthers] = useState(false);
  const revokeOthers = useAction(revokeOtherSessions, {
    changes: [listSessions],
    onSuccess: () => {
      setIsConfirmingOthers(false);
      toast({
        title: "Sesiones cerradas",
        description: "Solo queda abierta esta.",
        variant: "success",
      });
    },
    onError: (error) => toastFailure(error, { title: "No hemos podido cerrarlas" }),
  });
  const endSession = (id: string) =>
    revoke.mutate(
      { params: { sessionId: id } },
      {
        onSuccess: () => toast({ title: "Sesión cerrada", variant: "success" }),
        onError: (error) => {
          // The session has ended already: the list was out of date.
          if (error instanceof CallError && error.status === 404) void list.refetch();
          toastFailure(error, { title: "No hemos podido cerrarla" });
        },
        onSettled: () => setSessionToEnd(undefined),
      },
    );

  if (list.error) {
    return (
      <ErrorState
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!list.data) {
    return (
      <Loading label="Cargando sesiones…">
        <Skeleton className="h-20" />
      </Loading>
    );
  }
  return (
    <>
      <ul className="border-t border-line">
        {list.data.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
          >
            <p>
              <b className="block font-[650]">{session.device}</b>
              <span className="text-small text-ink-2">
                {session.current ? "Abierta" : "Usada"}{" "}
                <RelativeTime at={session.current ? session.createdAt : session.lastUsedAt} />
              </span>
            </p>
            {session.current ? (
              <Tag tone="success">Esta sesión</Tag>
            ) : (
              <Button
                look="outline"
                size="s"
                aria-label={`Cerrar la sesión de ${session.device}`}
                onClick={() => setSessionToEnd(session)}
              >
                Cerrar sesión
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.data.some(({ current }) => !current) ? (
        <Button
          look="outline"
          size="s"
          className="mt-4"
          onClick={() => setIsConfirmingOthers(true)}
        >
          Cerrar las demás
        </Button>
      ) : null}
      <Confirm
        open={isConfirmingOthers}
        onOpenChange={setIsConfirmingOthers}
        title="¿Cerrar las demás sesiones?"
        description="Solo seguirá abierta esta. En los demás dispositivos habrá que volver a entrar con la contraseña."
        action="Cerrar las demás"
        pendingLabel="Cerrando..."
        pending={revokeOthers.isPending}
        onConfirm={() => revokeOthers.mutate({})}
      />
      <Confirm
        open={sessionToEnd !== undefined}
        onOpenChange={(open) => {
          if (!open) setSessionToEnd(undefined);
        }}
        title="¿Cerrar esta sesión?"
        description={`En «${sessionToEnd?.device ?? ""}» habrá que volver a entrar con la contraseña.`}
        action="Cerrar sesión"
        pendingLabel="Cerrando..."
        pending={revoke.isPending}
        onConfirm={() => sessionToEnd && endSession(sessionToEnd.id)}
      />
    </>
  );
}
