import { ArrowRight, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import {
  type AffiliateView,
  commissionMonths,
  commissionPercent,
  readAffiliate,
} from "#shared/affiliates.ts";
import { alwaysRefetch, useEndpoint } from "#web/lib/endpoints.ts";
import { useLogout } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Commissions } from "./lists/commissions.tsx";
import { Referrals } from "./lists/referrals.tsx";
import { Overview } from "./overview/overview.tsx";
import { Payouts } from "./payouts/payouts.tsx";
import { PanelSkeleton } from "./skeletons.tsx";
import type { TabId } from "./tab-id.ts";
import "./panel.css";
import "./lists/table.css";

const here = "/affiliate-dashboard";
const tabs = [
  { id: "resumen", label: "Resumen", href: here },
  { id: "referidos", label: "Referidos", href: `${here}?tab=referidos` },
  { id: "comisiones", label: "Comisiones", href: `${here}?tab=comisiones` },
  { id: "pagos", label: "Pagos", href: `${here}?tab=pagos` },
] as const;

interface PanelProps {
  /** Address of the page with texts and pictures for sharing; undefined: there is none. */
  materialHref: string | undefined;
}

/** The affiliate's panel: overview, referrals, commissions and payouts. */
export function AffiliatePanel({ materialHref }: PanelProps) {
  const [search] = useSearchParams();
  const open = tabs.find(({ id }) => id === search.get("tab"))?.id ?? "resumen";
  const account = useEndpoint(readAffiliate, {}, alwaysRefetch);
  const { data, error, refetch, isFetching } = account;
  if (data && "message" in data) {
    return (
      <PanelFrame materialHref={materialHref}>
        <NotAffiliate />
      </PanelFrame>
    );
  }
  return (
    <PanelFrame materialHref={materialHref} open={open}>
      {data ? (
        <Tab open={open} view={data} materialHref={materialHref} />
      ) : error ? (
        <>
          <h1 className="panel-title panel-head">Panel de afiliados</h1>
          <ErrorState
            title="No hemos podido cargar tu panel"
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </>
      ) : (
        <PanelSkeleton tab={open} />
      )}
    </PanelFrame>
  );
}

function Tab({ open, view, materialHref }: { open: TabId; view: AffiliateView } & PanelProps) {
  switch (open) {
    case "resumen":
      return <Overview view={view} materialHref={materialHref} />;
    case "referidos":
      return <Referrals view={view} />;
    case "comisiones":
      return <Commissions view={view} />;
    case "pagos":
      return <Payouts view={view} />;
  }
}

function NotAffiliate() {
  return (
    <div className="grid max-w-[960px] grid-cols-[minmax(0,1fr)] items-center gap-[clamp(24px,4vw,64px)] py-[clamp(56px,9vw,140px)] sm:grid-cols-[auto_minmax(0,1fr)]">
      <Portrait worker="lia" className="[--portrait:clamp(112px,18vw,220px)]" />
      <div>
        <h1 className="panel-title">No eres afiliado</h1>
        <p className="mt-5 mb-7 text-lead text-ink-2">
          Este panel es de quienes recomiendan Kolmena. Unirte es gratis: recibes un enlace y el{" "}
          {commissionPercent}&nbsp;% de cada factura durante {commissionMonths} meses.
        </p>
        <ButtonLink href="/affiliate-signup" look="cta">
          Ver el programa
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      </div>
    </div>
  );
}

function PanelFrame({
  open,
  materialHref,
  children,
}: PanelProps & {
  /** The open tab; undefined: no tabs are shown. */
  open?: TabId;
  children: ReactNode;
}) {
  const logout = useLogout();
  const links = [
    ...(open ? [{ href: "/affiliate-signup", label: "Mi enlace" }] : []),
    ...(open && materialHref ? [{ href: materialHref, label: "Material" }] : []),
    { href: "/dashboard", label: "Dashboard" },
  ];
  return (
    <div className="panel min-h-dvh">
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      <header className="wrap flex min-h-[76px] flex-wrap items-center gap-x-6 max-sm:min-h-16">
        <PageLink href="/" aria-label="Kolmena, inicio">
          <Logo />
        </PageLink>
        <div className="ml-auto flex flex-wrap items-center gap-x-6 text-small text-ink-2">
          {links.map(({ href, label }) => (
            <PageLink
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center font-[600] no-underline hover:text-ink max-sm:hidden"
            >
              {label}
            </PageLink>
          ))}
          <button
            type="button"
            onClick={() => logout.mutate({})}
            disabled={logout.isPending}
            className="inline-flex min-h-11 items-center gap-2 font-[600] hover:text-ink"
          >
            <LogOut aria-hidden="true" className="size-[18px]" />
            <span>{logout.isPending ? "Cerrando..." : "Cerrar Sesión"}</span>
          </button>
        </div>
      </header>
      {open ? (
        <nav aria-label="Panel de afiliados" className="border-b border-line">
          <ul className="wrap relative flex gap-1 overflow-x-auto [scrollbar-width:none]">
            {tabs.map((tab) => (
              <li key={tab.id} className="first:-ml-3.5">
                <PageLink
                  href={tab.href}
                  aria-current={tab.id === open ? "page" : undefined}
                  className={classes(
                    "flex min-h-12 items-center px-3.5 text-small whitespace-nowrap no-underline focus-visible:-outline-offset-3",
                    tab.id === open
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
      ) : null}
      <main id="contenido" tabIndex={-1} className="wrap pb-24">
        {children}
        <nav aria-label="Más páginas" className="mt-16 border-t border-line-2 sm:hidden">
          <ul>
            {links.map(({ href, label }) => (
              <li key={href} className="border-b border-line">
                <PageLink
                  href={href}
                  className="flex min-h-14 items-center justify-between font-[650] no-underline"
                >
                  {label}
                  <ArrowRight aria-hidden="true" className="size-5" />
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </div>
  );
}
