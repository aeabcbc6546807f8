import { ArrowUpRight, BadgeCheck } from "lucide-react";
import { payoutAccountPath, readPayoutAccount } from "#shared/affiliates.ts";
import { alwaysRefetch, useEndpoint } from "#web/lib/endpoints.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const words = {
  not_begun: {
    title: "Falta un paso para cobrar",
    text: "Las transferencias las hace Stripe, y antes de enviarte dinero tiene que saber quién eres y cuál es tu banco. Son unos minutos y se hace una vez.",
    button: "Conectar mi cuenta de cobro",
  },
  incomplete: {
    title: "Tu cuenta de cobro está a medias",
    text: "Stripe aún no puede enviarte dinero: le falta algún dato tuyo o lo está comprobando. Lo que tengas aprobado te espera.",
    button: "Seguir en Stripe",
  },
} as const;

/** The state of the affiliate's Stripe account, with a link to complete it. */
export function StripeAccount() {
  const { data, error, refetch, isFetching } = useEndpoint(readPayoutAccount, {}, alwaysRefetch);
  if (error && !data) {
    return (
      <ErrorState
        title="No hemos podido preguntar a Stripe por tu cuenta"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Comprobando tu cuenta de cobro…">
        <Skeleton className="h-24 max-w-[520px]" />
      </Loading>
    );
  }
  if (data.state === "not_needed") return null;
  if (data.state === "ready") {
    return (
      <p className="flex gap-2 text-small text-ink-2">
        <BadgeCheck aria-hidden="true" className="mt-px size-5 flex-none text-success" />
        <span>
          <b className="font-[650] text-ink">Cuenta de cobro conectada.</b> Stripe ya puede enviarte
          tus comisiones; llegan al banco que le diste.
        </span>
      </p>
    );
  }
  const { title, text, button } = words[data.state];
  return (
    <section>
      <h2 className="mb-2 !text-h3">{title}</h2>
      <p className="mb-4 max-w-[38em] text-ink-2">{text}</p>
      <ButtonLink href={payoutAccountPath} look="ink" size="s">
        {button}
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </ButtonLink>
    </section>
  );
}
