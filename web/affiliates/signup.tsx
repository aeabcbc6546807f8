import { type ReactNode, useEffect, useRef } from "react";
import { readAffiliate, registerAffiliate } from "#shared/affiliates.ts";
import { alwaysRefetch, useAction, useEndpoint } from "#web/lib/endpoints.ts";
import { useHydrated } from "#web/lib/hydration.ts";
import { useSession } from "#web/lib/session.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { ActiveAffiliate } from "./active/active-affiliate.tsx";
import { Join } from "./join/join.tsx";

/** The programme's page: its presentation, or the link of somebody who has joined. */
export function Signup({
  questions,
  materialHref,
}: {
  /** Frequent questions, shown between the calculator and the last section. */
  questions: ReactNode;
  materialHref: string | undefined;
}) {
  const hydrated = useHydrated();
  const session = useSession({ enabled: maybeSignedIn() });
  const isSignedIn = session.user != null;
  const account = useEndpoint(readAffiliate, {}, { ...alwaysRefetch, enabled: isSignedIn });
  const joined = useRef(false);
  const registration = useAction(registerAffiliate, {
    changes: [readAffiliate],
    onSuccess: () => {
      joined.current = true;
    },
    onError: (error) =>
      toastFailure(error, { title: "Error", fallback: "Error al registrarse como afiliado" }),
  });
  const view = account.data && !("message" in account.data) ? account.data : undefined;
  const isActive = view !== undefined;
  useEffect(() => {
    if (!isActive || !joined.current) return;
    joined.current = false;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>(".active h1")?.focus({ preventScroll: true });
    toast({ title: "Ya eres afiliado", description: "Tu enlace está listo.", variant: "success" });
  }, [isActive]);

  // The HTML made at build is for visitors who are not signed in.
  const isVisitor = !hydrated || !maybeSignedIn() || session.user === null || session.error;
  if (isVisitor && !isSignedIn)
    return <Join joining={{ registered: false }} questions={questions} />;
  if (view) return <ActiveAffiliate view={view} materialHref={materialHref} />;
  if (account.data) {
    return (
      <Join
        joining={{
          registered: true,
          pending: registration.isPending || (registration.isSuccess && account.isFetching),
          join: () => registration.mutate({}),
        }}
        questions={questions}
      />
    );
  }
  if (account.error) {
    return (
      <div className="wrap py-16">
        <h1 className="mb-8">Programa de afiliados</h1>
        <ErrorState
          title="No hemos podido abrir tu enlace"
          error={account.error}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      </div>
    );
  }
  return (
    <Loading label="Abriendo tu enlace…">
      <div className="wrap grid gap-x-16 gap-y-10 pt-[clamp(28px,4vw,56px)] pb-24 lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)]">
        <div className="grid content-start gap-6">
          <Skeleton className="h-20 max-w-[520px]" />
          <Skeleton className="h-14 max-w-[440px]" />
          <Skeleton className="h-16 rounded-pill" />
          <Skeleton className="h-56" />
        </div>
        <Skeleton className="h-[560px] rounded-l" />
      </div>
    </Loading>
  );
}
