import type { ReactNode } from "react";
import { myWorkers } from "#shared/workers.ts";
import { CallError } from "#web/lib/call.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export function meta() {
  return [{ title: "Prueba del panel · Kolmena" }, { name: "robots", content: "noindex" }];
}

const toLogin = "/login?next=%2Fdashboard-test";

/** Shows the session and its workers as the browser knows them. Not served in production. */
export default function DashboardTest() {
  const { user, error, isFetching } = useSession();
  if (user) {
    return (
      <Frame title="Prueba del panel">
        <Facts title="Usuario" facts={user} />
        <Workers />
      </Frame>
    );
  }
  if (user === null) {
    return (
      <Frame title="Sin Usuario">
        <p className="text-lead text-ink-2">
          Nadie ha iniciado sesión en este navegador: no hay datos que mostrar.
        </p>
        <LoginLink />
      </Frame>
    );
  }
  if (error && !isFetching) {
    return (
      <Frame title="Error de Autenticación">
        <p role="alert" className="text-lead break-words text-ink-2">
          {error.message}
        </p>
        <LoginLink />
      </Frame>
    );
  }
  return (
    <Frame title="Prueba del panel">
      <Loading>
        <Skeleton className="h-64 w-full" />
      </Loading>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap grid content-start justify-items-start gap-6 py-16">
      <h1>{title}</h1>
      {children}
    </section>
  );
}

function LoginLink() {
  return <ButtonLink href={toLogin}>Iniciar Sesión</ButtonLink>;
}

function Workers() {
  const { data, error, refetch, isFetching } = useEndpoint(myWorkers, {});
  if (error) {
    const title = error instanceof CallError ? error.message : "Los workers no han llegado";
    return (
      <ErrorState
        title={title}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-64 w-full" />
      </Loading>
    );
  }
  const facts = Object.fromEntries(
    data.map(({ id, name, specialty, available }) => [
      id,
      `${name} · ${specialty} · ${available ? "disponible" : "fuera del plan"}`,
    ]),
  );
  return <Facts title={`Workers (${data.length})`} facts={facts} />;
}

/** A list of names and raw values. */
function Facts({ title, facts }: { title: string; facts: Record<string, unknown> }) {
  return (
    <section className="w-full max-w-[60rem]">
      <h2 className="text-h3">{title}</h2>
      <dl className="mt-4 border-t-2 border-ink">
        {Object.entries(facts).map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <dt className="font-[650]">{name}</dt>
            <dd className="break-words text-ink-2">
              {typeof value === "string" ? value : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
