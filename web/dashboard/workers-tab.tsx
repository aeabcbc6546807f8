import type { OutputOf } from "#shared/endpoint.ts";
import { deliverablesOf, findWorker, myWorkers } from "#shared/workers.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { inSentence } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type MyWorker = OutputOf<typeof myWorkers>[number];

const smallTeam = 6;

/** Workers tab: the available workers, Mel first. */
export default function WorkersTab() {
  const { data, error, refetch, isFetching } = useEndpoint(
    myWorkers,
    {},
    { refetchOnMount: "always" },
  );
  return (
    <>
      <h1 className="pt-[clamp(32px,4.4vw,64px)] pb-8">Tu equipo</h1>
      {data ? (
        <Team workers={data} />
      ) : error ? (
        <ErrorState
          title="No hemos podido reunir a tu equipo"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Reuniendo a tu equipo…">
          <div className="grid gap-6 md:grid-cols-2">
            <Skeleton className="h-44 rounded-l md:col-span-2" />
            <Skeleton className="h-32" />
            <Skeleton className="h-32" />
          </div>
        </Loading>
      )}
    </>
  );
}

function Team({ workers }: { workers: MyWorker[] }) {
  const assistant = workers.find((worker) => worker.isAssistant);
  const mine = workers.filter((worker) => worker.available && !worker.isAssistant);
  const others = workers.filter((worker) => !worker.available);
  return (
    <>
      {assistant ? <Assistant worker={assistant} /> : null}
      <ul
        className={classes(
          "mt-10 grid border-t border-line-2 md:gap-x-16",
          mine.length > 1 && "md:grid-cols-2",
        )}
      >
        {mine.map((worker) => (
          <Specialist key={worker.id} worker={worker} />
        ))}
      </ul>
      {mine.length < smallTeam && others.length > 0 ? <Missing workers={others} /> : null}
    </>
  );
}

function Assistant({ worker }: { worker: MyWorker }) {
  return (
    <section
      data-worker={worker.id}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-5 rounded-l border border-line bg-surface p-5 shadow-object sm:gap-x-8 sm:px-9 sm:py-8 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Portrait
        worker={worker.id}
        className="[--portrait:64px] max-sm:self-start sm:[--portrait:96px]"
      />
      <div className="max-w-[38em]">
        <h2 className="!text-h3">
          {worker.name} <span aria-hidden="true">{worker.emoji}</span>
        </h2>
        <p className="font-[550] text-w-ink">{worker.specialty}</p>
        <p className="mt-1 text-ink-2">{worker.description}</p>
      </div>
      <ButtonLink
        href={`/chat/${worker.id}`}
        look="cta"
        className="max-md:col-span-2"
        aria-label={`Chatear con ${worker.name}`}
      >
        Chatear
      </ButtonLink>
    </section>
  );
}

function Specialist({ worker }: { worker: MyWorker }) {
  const found = findWorker(worker.id);
  const deliverables = found ? deliverablesOf(found).map(({ label }) => label) : [];
  return (
    <li
      data-worker={worker.id}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 border-b border-line py-6 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Portrait worker={worker.id} size={64} />
      <div>
        <h2 className="font-display !text-h3">
          {worker.name} <span aria-hidden="true">{worker.emoji}</span>
        </h2>
        <p className="font-[550] text-w-ink">{worker.specialty}</p>
        <p className="mt-1 text-small text-ink-2">
          {deliverables
            .map((label, position) => (position === 0 ? label : inSentence(label)))
            .join(", ")}
        </p>
      </div>
      <ButtonLink
        href={`/chat/${worker.id}`}
        look="outline"
        size="s"
        className="max-sm:col-span-2"
        aria-label={`Chatear con ${worker.name}`}
      >
        Chatear
      </ButtonLink>
    </li>
  );
}

/** Workers that a larger plan would add. */
function Missing({ workers }: { workers: MyWorker[] }) {
  return (
    <section className="mt-14 grid gap-x-10 gap-y-6 rounded-l bg-paper-2 p-6 sm:p-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
      <div>
        <h2 className="!text-h3">Tu equipo puede crecer</h2>
        <p className="mt-2 max-w-[30em] text-ink-2">
          Con un plan mayor se suman más especialistas, cada uno a lo suyo y todos con tu Brain
          Central.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href="/precios" look="ink" size="s">
            Ver planes y precios
          </ButtonLink>
          <PageLink href="/ai-workers" className="link text-small">
            Conocer a todo el equipo
          </PageLink>
        </div>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-4 sm:grid-cols-3">
        {workers.map((worker) => (
          <li key={worker.id} className="flex items-center gap-3">
            <Portrait worker={worker.id} size={48} />
            <span className="leading-tight font-[650]">{worker.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
