import { focusManager, useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { me } from "#shared/account.ts";
import { readBilling } from "#shared/billing.ts";
import { VerifyEmailNotice } from "#web/account/verify-email-notice.tsx";
import { useCardReturn } from "#web/billing/card/use-card-return.ts";
import { PastDueNotice } from "#web/billing/past-due-notice.tsx";
import { planName } from "#web/billing/plan-names.ts";
import { DismissibleTestMode, useTestModeDismissed } from "#web/billing/test-mode.tsx";
import { creditWords } from "#web/lib/credit-words.ts";
import { alwaysRefetch, keyOf, useEndpoint } from "#web/lib/endpoints.ts";
import { number } from "#web/lib/format.ts";
import { lazyModuleQuery } from "#web/lib/lazy-module.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { useLogout, useUser } from "#web/lib/session.ts";
import { classes } from "#web/ui/classes.ts";
import { Logo } from "#web/ui/logo.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { LazyTab } from "./lazy-tab.tsx";
import { Overview } from "./overview.tsx";
import { useIdle } from "./use-idle.ts";

export const meta = () =>
  pageMeta({
    title: "Mi panel",
    description: "Tus créditos, tu equipo y lo último que ha escrito.",
  });

const tabs = [
  { id: "resumen", label: "Resumen", href: "/dashboard", load: undefined },
  {
    id: "workers",
    label: "Workers",
    href: "/dashboard?tab=workers",
    load: () => import("./workers-tab.tsx"),
  },
  {
    id: "proyectos",
    label: "Proyectos",
    href: "/dashboard?tab=proyectos",
    load: () => import("./projects.tsx"),
  },
  {
    id: "galeria",
    label: "Galería",
    href: "/dashboard?tab=galeria",
    load: () => import("./gallery.tsx"),
  },
  {
    id: "pedidos",
    label: "Pedidos",
    href: "/dashboard?tab=pedidos",
    load: () => import("./orders.tsx"),
  },
  {
    id: "configuracion",
    label: "Configuración",
    href: "/dashboard?tab=configuracion",
    load: () => import("./settings.tsx"),
  },
] as const;

export default function Dashboard() {
  const [search] = useSearchParams();
  const open = tabs.find((tab) => tab.id === search.get("tab")) ?? tabs[0];
  const confirmingCard = useCardReturn();
  const client = useQueryClient();
  const billing = useEndpoint(readBilling, {}, alwaysRefetch);
  useFreshSession();
  useIdle(() => {
    for (const { id, load } of tabs) if (load) void client.prefetchQuery(lazyModuleQuery(id, load));
  });
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the last tabs are outside of the visible part.
    const tab = list.current?.querySelector<HTMLElement>(`a[href="${open.href}"]`);
    if (tab) list.current!.scrollLeft = tab.offsetLeft - (window.innerWidth - tab.offsetWidth) / 2;
  }, [open.href]);
  return (
    <div className="panel min-h-dvh">
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      <Header />
      <nav aria-label="Panel" className="border-b border-line">
        <ul ref={list} className="wrap relative flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {tabs.map((tab) => (
            <li key={tab.id} className="first:-ml-3.5">
              <PageLink
                href={tab.href}
                aria-current={tab === open ? "page" : undefined}
                className={classes(
                  "flex min-h-12 items-center px-3.5 text-small whitespace-nowrap no-underline focus-visible:-outline-offset-3",
                  tab === open
                    ? "font-bold text-ink shadow-[inset_0_-3px_var(--honey)]"
                    : "font-[550] text-ink-2 hover:text-ink",
                )}
              >
                {tab.label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* `settling` hides the page for a moment, until it is known whether a notice is above it. */}
      <main
        id="contenido"
        tabIndex={-1}
        className={classes("wrap pb-24", billing.isLoading && "settling")}
      >
        {confirmingCard ? <Notice className="mt-5">Estamos confirmando tu tarjeta…</Notice> : null}
        <Notices saysTestMode={open.id === "configuracion"} />
        {open.load ? <LazyTab key={open.id} id={open.id} load={open.load} /> : <Overview />}
      </main>
    </div>
  );
}

function Header() {
  const logout = useLogout();
  return (
    <header className="wrap flex min-h-[76px] flex-wrap items-center gap-x-5 max-sm:min-h-16 max-sm:gap-x-3">
      <PageLink href="/" aria-label="Kolmena, inicio" className="max-sm:[&_.logo-name]:sr-only">
        <Logo />
      </PageLink>
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-5 text-small whitespace-nowrap text-ink-2 max-sm:gap-x-2.5">
        <PlanTag />
        <HeaderCredits />
        <button
          type="button"
          onClick={() => logout.mutate({})}
          disabled={logout.isPending}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-[550] hover:text-ink"
        >
          <LogOut aria-hidden="true" className="size-[18px]" />
          <span className="max-sm:sr-only">
            {logout.isPending ? "Cerrando..." : "Cerrar Sesión"}
          </span>
        </button>
      </div>
    </header>
  );
}

/** «152 / 400 créditos usados», on a phone «248 créditos» left; details as a tooltip. */
function HeaderCredits() {
  const user = useUser();
  const { sentence, left } = creditWords(user);
  if (user.creditsLimit === null || left === null) {
    return (
      <span title={sentence}>
        <b className="font-bold text-ink">Sin límite</b>
        <span className="max-sm:sr-only"> de créditos</span>
      </span>
    );
  }
  return (
    <span title={sentence}>
      <span className="md:hidden">
        <b className="font-bold text-ink">{number(left)}</b> {left === 1 ? "crédito" : "créditos"}
      </span>
      <span className="max-md:hidden">
        <b className="font-bold text-ink">{number(user.creditsUsed)}</b> /{" "}
        {number(user.creditsLimit)} créditos usados
      </span>
    </span>
  );
}

/** «Plan Growth»; during the trial, its remaining days. */
function PlanTag() {
  const { plan, isTrialActive, trialDaysLeft } = useUser();
  if (isTrialActive) {
    const [verb, left] =
      trialDaysLeft === 1 ? ["queda", "1 día"] : ["quedan", `${trialDaysLeft} días`];
    return (
      <Tag tone="honey">
        Prueba: <span className="max-sm:sr-only">{verb} </span>
        {left}
      </Tag>
    );
  }
  return <Tag>Plan {planName(plan)}</Tag>;
}

const freshMs = 5_000;

/** Refetches the session on mount and on focus, because credits or plan may have changed elsewhere. */
function useFreshSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = keyOf(me, {});
    const refresh = () => void client.invalidateQueries({ queryKey });
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - readAt > freshMs) refresh();
    return focusManager.subscribe((isFocused) => {
      if (isFocused) refresh();
    });
  }, [client]);
}

/**
 * Shows the most urgent system notice. The notice about test payments is shown until it is dismissed,
 * and not on a tab that shows it itself (`saysTestMode`).
 */
function Notices({ saysTestMode = false }: { saysTestMode?: boolean }) {
  const { emailVerified } = useUser();
  const { data } = useEndpoint(readBilling, {}, alwaysRefetch);
  const [isDismissed, dismiss] = useTestModeDismissed();
  const testMode = data?.testMode && !saysTestMode && !isDismissed;
  const also = testMode ? <DismissibleTestMode onDismiss={dismiss} /> : undefined;
  if (data?.pastDue) return <PastDueNotice pastDue={data.pastDue} also={also} className="mt-5" />;
  if (!emailVerified) return <VerifyEmailNotice also={also} />;
  if (also) return <Notice className="mt-5">{also}</Notice>;
  return null;
}
