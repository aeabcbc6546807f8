import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { verifyEmail } from "#shared/account.ts";
import { CallError, call } from "#web/lib/call.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { useRefreshSession, useSession } from "#web/lib/session.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkVariants, minLinkValueLength } from "#web/ui/link-variants.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { ConfirmWithPassword } from "./confirm-with-password.tsx";
import { InvalidLink } from "./invalid-link.tsx";

export const meta = () =>
  pageMeta({
    title: "Confirmar tu email",
    description: "Confirma que este email es tuyo.",
  });

export default function VerifyEmail() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { user } = useSession({ enabled: maybeSignedIn() });
  const next = user
    ? { href: "/dashboard", label: "Ir a mi panel" }
    : { href: "/login", label: "Iniciar sesión" };
  return (
    <LinkVariants
      whole={token.length >= minLinkValueLength.token}
      link={<Confirmation token={token} user={user} next={next} />}
      bare={<InvalidLink action={next} />}
    />
  );
}

interface ConfirmationProps {
  token: string;
  user: { email: string } | null | undefined;
  next: { href: string; label: string };
}

/**
 * Confirms on arrival when the account is signed in, and asks for a password otherwise. The query
 * cache makes it happen once, however often React mounts it.
 */
function Confirmation({ token, user, next }: ConfirmationProps) {
  const refreshSession = useRefreshSession();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["verify-email", token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    enabled: token !== "",
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isDone = data?.status === "confirmed";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is confirmed
  useEffect(() => {
    if (isDone && maybeSignedIn()) void refreshSession();
  }, [isDone]);

  if (error instanceof CallError && error.status === 404) {
    return <InvalidLink error={error} action={next} />;
  }
  if (error) {
    return (
      <AccountLayout title="No hemos podido confirmarlo">
        <ErrorState
          title="El enlace sigue valiendo"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </AccountLayout>
    );
  }
  if (!data) {
    return (
      <AccountLayout title="Confirmando tu email…">
        <Loading label="Confirmando tu email…">
          <div className="grid gap-4">
            <Skeleton className="h-7 w-72 max-w-full" />
            <Skeleton className="h-13 w-44" />
          </div>
        </Loading>
      </AccountLayout>
    );
  }
  if (data.status === "proof-needed") {
    return <ConfirmWithPassword token={token} email={data.email ?? ""} other={user?.email} />;
  }
  return (
    <AccountLayout title="Email confirmado">
      <p role="status" className="text-lead text-ink-2">
        {data.message}. Ya puedes recuperar tu cuenta si algún día olvidas la contraseña.
      </p>
      <ButtonLink href={next.href} className="justify-self-start">
        {next.label}
      </ButtonLink>
    </AccountLayout>
  );
}
