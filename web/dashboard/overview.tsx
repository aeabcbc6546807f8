import { readBusinessProfile } from "#shared/brain.ts";
import { readOverview } from "#shared/overview.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { credits, number, relativeTime } from "#web/lib/format.ts";
import { useUser } from "#web/lib/session.ts";
import { browserTimeZone } from "#web/lib/time-zone.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AskMel } from "./overview/ask-mel.tsx";
import { CreditChart } from "./overview/credit-chart.tsx";
import { CreditSummary } from "./overview/credit-summary.tsx";
import { greeting, greetingName } from "./overview/greeting.ts";
import { LatestContent } from "./overview/latest-content.tsx";
import { quickActions } from "./overview/quick-actions.ts";
import { projectsHref } from "./projects/project-labels.ts";
import { SectionTitle } from "./section-title.tsx";

/** Spending is grouped by days in the browser's time zone. */
const overviewQuery = { query: { timeZone: browserTimeZone() } };

/** Resumen tab: credits, counts, quick actions and latest content. */
export function Overview() {
  const user = useUser();
  const profile = useEndpoint(readBusinessProfile, {});
  // Replies may have arrived while the person was on another page.
  const data = useEndpoint(readOverview, overviewQuery, { refetchOnMount: "always" });
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-[clamp(32px,5vw,80px)] gap-y-7 pt-[clamp(28px,4vw,56px)] pb-[clamp(28px,3.4vw,48px)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h1 className="text-[clamp(2.375rem,1.5rem+2.9vw,3.625rem)] leading-[0.95]">
          {greeting(new Date().getHours())}, {greetingName(user)}
        </h1>
        <AskMel />
      </div>
      {profile.data === null ? <BrainInvitation /> : null}
      {data.data ? (
        <Figures data={data.data} />
      ) : data.error ? (
        <ErrorState
          title="No hemos podido cargar tu resumen"
          error={data.error}
          onRetry={() => void data.refetch()}
          retrying={data.isFetching}
        />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  );
}

type Data = NonNullable<ReturnType<typeof useEndpoint<typeof readOverview>>["data"]>;

function Figures({ data }: { data: Data }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-[clamp(24px,3vw,40px)] lg:grid-cols-[minmax(0,8.2fr)_minmax(0,3.8fr)]">
        <CreditSummary spending={data.spentByWorker} />
        <Counts data={data} />
      </div>
      <QuickActions />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(32px,5vw,80px)] gap-y-14 lg:grid-cols-[minmax(0,5.4fr)_minmax(0,6.6fr)]">
        <LatestContent pieces={data.latestContent} />
        <CreditChart spending={data.spentByDay} />
      </div>
    </>
  );
}

function Counts({ data }: { data: Data }) {
  const { availableWorkers } = useUser();
  const latest = data.latestContent.find(({ contentType }) => contentType !== "chat");
  const counts = [
    {
      label: "Proyectos",
      note: data.projectCount === 0 ? "Para ordenar tu contenido" : "Tu contenido, ordenado",
      href: projectsHref,
      count: data.projectCount,
    },
    {
      label: "Workers",
      note: `${availableWorkers.length} y Mel`,
      href: "/dashboard?tab=workers",
      count: availableWorkers.length + 1,
    },
    {
      label: "Contenidos",
      note:
        data.contentCount === 0
          ? "El primero está a un encargo"
          : latest
            ? `El último, ${relativeTime(latest.createdAt)}`
            : "Todos en tu galería",
      href: "/dashboard?tab=galeria",
      count: data.contentCount,
    },
  ];
  return (
    <dl className="grid content-between">
      {counts.map(({ label, note, href, count }) => (
        <div
          key={label}
          className="group relative grid grid-cols-[1fr_auto] items-end gap-3 border-t border-line-2 py-5 first:border-t-2 first:border-ink"
        >
          <dt className="text-[1.125rem] leading-snug font-[650]">
            <PageLink
              href={href}
              className="no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {label}
            </PageLink>
            <span className="block text-small font-normal text-ink-2">{note}</span>
          </dt>
          <dd className="font-display text-[clamp(3rem,2.4rem+2.4vw,4.75rem)] leading-[0.78] font-extrabold tracking-[-0.015em] [font-stretch:86%]">
            {number(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function QuickActions() {
  const { availableWorkers } = useUser();
  return (
    <section className="py-[clamp(44px,5vw,72px)]">
      <SectionTitle title="Encargos rápidos" />
      <ul className="grid border-y border-line-2 sm:grid-cols-2 xl:grid-cols-4">
        {quickActions(availableWorkers).map((action) => (
          <li
            key={action.href}
            className="border-line max-sm:not-first:border-t sm:max-xl:even:border-l sm:max-xl:even:pl-6 sm:max-xl:nth-[n+3]:border-t xl:not-first:border-l xl:not-first:pl-5"
          >
            <PageLink
              href={action.href}
              className="group grid h-full grid-cols-[auto_1fr] items-center gap-3.5 py-5 pr-3 leading-snug no-underline max-sm:py-3"
            >
              <Portrait worker={action.workerId} size={64} />
              <span>
                <b className="block font-[650] underline-offset-4 group-hover:underline">
                  {action.label}
                </b>
                <small className="text-small text-ink-2">
                  {action.workerName}, {credits(action.priceCredits)}
                </small>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Invites to fill in Brain Central, without which texts are not specific to the business. */
function BrainInvitation() {
  return (
    // Sized in px on phones, so that large text settings leave the room to the text.
    <section className="mb-[clamp(24px,3vw,40px)] grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[20px] gap-y-5 rounded-l border border-line-2 bg-paper-2 p-[20px] sm:gap-x-8 sm:px-9 sm:py-7 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Portrait worker="mel" className="[--portrait:56px] max-sm:self-start sm:[--portrait:96px]" />
      <div className="max-w-[38em]">
        <h2 className="!text-h3">Configura Brain Central</h2>
        <p className="mt-2">
          Cuéntale a Mel cómo es tu negocio en cuatro pasos y cada texto saldrá con tu nombre, tus
          productos y tu manera de hablar.
        </p>
      </div>
      <ButtonLink href="/onboarding" look="ink" className="max-md:col-span-2">
        Configurar en 3 minutos
      </ButtonLink>
    </section>
  );
}

/** Placeholder for Resumen below the greeting. */
function OverviewSkeleton() {
  return (
    <Loading label="Cargando tu resumen…">
      <div className="grid gap-[clamp(24px,3vw,40px)] lg:grid-cols-[minmax(0,8.2fr)_minmax(0,3.8fr)]">
        <Skeleton className="h-[380px] rounded-l" />
        <div className="grid gap-6">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      </div>
      <Skeleton className="mt-16 h-32" />
      <div className="mt-16 grid gap-16 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  );
}
