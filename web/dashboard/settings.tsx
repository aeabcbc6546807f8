import type { ReactNode } from "react";
import { readBusinessProfile } from "#shared/brain.ts";
import { ChangePassword } from "#web/account/change-password.tsx";
import { DataExport } from "#web/account/data-export.tsx";
import { DeleteAccount } from "#web/account/delete-account.tsx";
import { OpenSessions } from "#web/account/open-sessions.tsx";
import { planName } from "#web/billing/plan-names.ts";
import { PlanSection } from "#web/billing/plan-section.tsx";
import { industryLabel } from "#web/brain/answers.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

/** Configuración tab: account, plan, Brain Central, theme, password, sessions and data. */
export default function Settings() {
  return (
    <>
      <h1 className="pt-[clamp(32px,4.4vw,64px)] pb-8">Configuración</h1>
      <Part title="Tu cuenta">
        <Account />
      </Part>
      <Part title="Plan y facturación">
        <PlanSection />
      </Part>
      <Part title="Brain Central">
        <Brain />
      </Part>
      <Part title="Aspecto">
        <ThemeChoice />
      </Part>
      <Part title="Contraseña">
        <ChangePassword />
      </Part>
      <Part title="Sesiones abiertas">
        <OpenSessions />
      </Part>
      <Part title="Tus datos">
        <DataExport />
      </Part>
      <Part title="Borrar mi cuenta">
        <DeleteAccount />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 border-t border-line-2 py-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 className="!text-h3">{title}</h2>
      <div className="max-w-[640px]">{children}</div>
    </section>
  );
}

function Account() {
  const { name, email, emailVerified, plan } = useUser();
  const rows = [
    { label: "Nombre", value: name },
    {
      label: "Email",
      value: (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          <Tag tone={emailVerified ? "success" : "wax"}>
            {emailVerified ? "Confirmado" : "Sin confirmar"}
          </Tag>
        </span>
      ),
    },
    { label: "Plan", value: planName(plan) },
  ];
  return (
    <dl className="grid gap-4">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-[550] break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Brain() {
  const { data, error, refetch, isFetching } = useEndpoint(readBusinessProfile, {});
  if (error) {
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data === undefined) {
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  if (data === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <Tag>Sin configurar</Tag>
        <p className="text-ink-2">
          Mel todavía no conoce tu negocio, así que el equipo escribe textos generales.
        </p>
        <ButtonLink href="/onboarding" look="ink" size="s">
          Configurar Brain Central
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Tag tone="success">Activo</Tag>
      <p>
        <b className="block text-lead font-[650]">{data.businessName}</b>
        <span className="inline-block text-ink-2 first-letter:uppercase">
          {industryLabel(data.industry)}
        </span>
      </p>
      <ButtonLink href="/onboarding" look="outline" size="s">
        Editar Brain Central
      </ButtonLink>
    </div>
  );
}
