import { ArrowRight } from "lucide-react";
import { type AffiliateView, commissionMonths, commissionPercent } from "#shared/affiliates.ts";
import { number } from "#web/lib/format.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { formatCount, money, percent, weekday } from "../formatting.ts";
import { LinkField } from "../link-field.tsx";
import { QrCard } from "./qr-card.tsx";
import { ShareLinks } from "./share-links.tsx";
import "./active-affiliate.css";

/** The affiliate's link, ways to share it and its results. */
export function ActiveAffiliate({
  view: { affiliate, stats, nextPayout },
  materialHref,
}: {
  view: AffiliateView;
  /** Address of the page with texts and pictures for sharing; undefined: there is none. */
  materialHref: string | undefined;
}) {
  const unpaid = stats.totalReferrals - stats.conversions;
  const figures = [
    { figure: number(stats.clicks), name: "Clics", more: "visitas por tu enlace" },
    {
      figure: number(stats.totalReferrals),
      name: "Registros",
      more: unpaid === 0 ? "todos han pagado ya" : `${number(unpaid)} aún sin pagar`,
    },
    {
      figure: number(stats.conversions),
      name: "Clientes que pagan",
      more: `${percent(stats.conversionRate)} de los registros`,
    },
    {
      figure: money(stats.pendingAmount),
      name: "Disponible",
      more:
        nextPayout.automatic > 0 && nextPayout.blockedBy === null
          ? `${nextPayout.total === stats.pendingAmount ? "Sale" : `${money(nextPayout.total)} salen`} el ${weekday(nextPayout.at)}`
          : `${money(stats.waitingAmount)} en espera`,
    },
  ];
  if (stats.totalReferrals === 0) {
    figures[1]!.more = "cuentas creadas";
    figures[2]!.more = "con una factura pagada";
  }
  return (
    <div className="wrap active">
      <div className="active-head">
        <div>
          <h1 tabIndex={-1}>Tu enlace ya está activo</h1>
          <p className="active-lead">
            Quien entre por aquí y contrate un plan te deja el {commissionPercent}&nbsp;% de cada
            factura durante {commissionMonths} meses.
          </p>
          <LinkField link={affiliate.link} size="m" look="cta" />
          <ShareLinks link={affiliate.link} />
        </div>
        <QrCard link={affiliate.link} code={affiliate.affiliateCode} />
      </div>
      <dl className="active-figures">
        {figures.map(({ figure, name, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{figure}</b>
              <small>{more}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="active-next">
        <PageLink href="/affiliate-dashboard">
          <span>
            <b>Ver tu panel</b>
            {stats.paidInvoices > 0
              ? `${formatCount(stats.paidInvoices, "comisión", "comisiones")}: de dónde sale cada una y cuándo se libera`
              : "Cada comisión, de dónde sale y cuándo se libera"}
          </span>
          <ArrowRight aria-hidden="true" className="size-6" />
        </PageLink>
        {materialHref ? (
          <PageLink href={materialHref}>
            <span>
              <b>Material para compartir</b>
              Textos e imágenes con tu enlace ya puesto
            </span>
            <ArrowRight aria-hidden="true" className="size-6" />
          </PageLink>
        ) : null}
      </div>
    </div>
  );
}
