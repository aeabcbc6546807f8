import type { AffiliateView } from "#shared/affiliates.ts";
import { number } from "#web/lib/format.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import {
  commissionStatus,
  daysLeft,
  formatCount,
  longDay,
  money,
  percent,
  planMonth,
} from "../formatting.ts";
import { LinkField } from "../link-field.tsx";
import { SectionTitle } from "../section-title.tsx";
import { StatusLabel } from "../status-label.tsx";
import { DayChart } from "./day-chart.tsx";
import { EarningsSummary } from "./earnings-summary.tsx";
import { EmptyOverview } from "./empty-overview.tsx";

/** Resumen tab: balance, daily chart, latest commissions and next releases. */
export function Overview({
  view,
  materialHref,
}: {
  view: AffiliateView;
  materialHref: string | undefined;
}) {
  const { stats, affiliate } = view;
  if (stats.clicks === 0 && stats.totalReferrals === 0 && stats.totalEarned === 0) {
    return <EmptyOverview link={affiliate.link} materialHref={materialHref} />;
  }
  return (
    <>
      <div className="panel-head">
        <h1 className="panel-title">Tus recomendaciones</h1>
        <LinkField link={affiliate.link} copyLabel="Copiar" labelHidden className="panel-link" />
      </div>
      <div className="panel-top">
        <EarningsSummary view={view} />
        <Figures stats={stats} />
      </div>
      <DayChart />
      <div className="panel-pair panel-block">
        <Latest view={view} />
        <Releases view={view} />
      </div>
    </>
  );
}

function Figures({ stats }: { stats: AffiliateView["stats"] }) {
  const unpaid = stats.totalReferrals - stats.conversions;
  const figures = [
    {
      name: "Registros",
      figure: number(stats.totalReferrals),
      more: unpaid === 0 ? "todos han pagado ya" : `${number(unpaid)} aún sin pagar`,
    },
    {
      name: "Clientes",
      figure: number(stats.conversions),
      more: formatCount(stats.paidInvoices, "factura pagada", "facturas pagadas"),
    },
    {
      name: "Conversión",
      figure: percent(stats.conversionRate),
      more: "de registro a cliente",
    },
  ];
  return (
    <dl className="panel-figures">
      {figures.map(({ name, figure, more }) => (
        <div key={name}>
          <dt>
            {name}
            <small>{more}</small>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const shownRows = 3;

function Latest({ view: { commissions } }: { view: AffiliateView }) {
  const rows = commissions.slice(0, shownRows);
  return (
    <section>
      <SectionTitle title="Lo último">
        {rows.length > 0 ? (
          <PageLink href="/affiliate-dashboard?tab=comisiones" className="link text-small">
            Ver comisiones
          </PageLink>
        ) : null}
      </SectionTitle>
      {rows.length === 0 ? (
        <p className="panel-none">
          La primera comisión aparece aquí en cuanto alguien paga su primera factura.
        </p>
      ) : (
        <ul className="panel-rows">
          {rows.map((commission) => (
            <li key={commission.id}>
              <b>{planMonth(commission)}</b>
              <span className="panel-amount">{money(commission.amount)}</span>
              <small>{longDay(commission.invoicedAt)}</small>
              <span className="justify-self-end">
                <StatusLabel mark={commissionStatus(commission).mark}>
                  {commissionStatus(commission).word}
                </StatusLabel>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The next commissions to be released; undefined when the list is cut off and may lack some of them. */
function nextReleases({ commissions }: AffiliateView) {
  const isCut = commissions.length >= 50 && commissions.at(-1)?.status === "pending";
  if (isCut) return undefined;
  return commissions
    .filter(
      ({ status, amount, disputedAt }) => status === "pending" && amount > 0 && disputedAt === null,
    )
    .sort((a, b) => Date.parse(a.releasesAt) - Date.parse(b.releasesAt))
    .slice(0, shownRows);
}

function Releases({ view }: { view: AffiliateView }) {
  const rows = nextReleases(view);
  const now = Date.now();
  if (!rows) return null;
  return (
    <section>
      <SectionTitle title="Lo próximo que se libera" />
      {rows.length === 0 ? (
        <p className="panel-none">
          No hay nada en espera: lo que ya pasó la garantía está disponible o pagado.
        </p>
      ) : (
        <ul className="panel-rows">
          {rows.map(({ id, amount, releasesAt, returnedAmount }) => (
            <li key={id}>
              <b>{longDay(releasesAt)}</b>
              <span className="panel-amount">{money(amount)}</span>
              <small>
                {daysLeft(releasesAt, now)}
                {returnedAmount > 0 ? ", con un reembolso descontado" : ""}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
