import { type AffiliateView, payoutMinDollars } from "#shared/affiliates.ts";
import { classes } from "#web/ui/classes.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { clock, debtSentence, money, weekday } from "../formatting.ts";
import { StatusCell } from "../status-label.tsx";
import { moneyCells } from "./money-cells.ts";
import { MoneyComb } from "./money-comb.tsx";

/** The available balance, and all earnings by status. */
export function EarningsSummary({ view }: { view: AffiliateView }) {
  const { stats } = view;
  const { perCell, cells } = moneyCells({
    paid: stats.paidAmount,
    requested: stats.requestedAmount,
    available: stats.pendingAmount,
    waiting: stats.waitingAmount,
    disputed: stats.disputedAmount,
  });
  const states = [
    { mark: "paid", word: "Pagado", amount: stats.paidAmount },
    { mark: "requested", word: "En camino", amount: stats.requestedAmount },
    { mark: "available", word: "Disponible", amount: stats.pendingAmount },
    { mark: "waiting", word: "En espera", amount: stats.waitingAmount },
    { mark: "disputed", word: "En disputa", amount: stats.disputedAmount },
  ] as const;
  const shown = states.filter(
    ({ mark, amount }) => (mark !== "requested" && mark !== "disputed") || amount !== 0,
  );
  const label = `Has ganado ${money(stats.totalEarned)}: ${shown
    .map(({ word, amount }) => `${money(amount)} ${word.toLowerCase()}`)
    .join(", ")}`;
  return (
    <section className="panel-sheet grid content-between gap-5">
      <header className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <p className={classes("panel-huge", stats.pendingAmount < 0 && "text-danger")}>
          {money(stats.pendingAmount)}
        </p>
        <h2 className="max-w-[22em] font-text !text-body font-bold tracking-normal !leading-snug">
          {stats.pendingAmount < 0 ? "de saldo" : "disponibles"}
          <span className="block font-normal text-ink-2">
            <NextPayoutText view={view} />
          </span>
        </h2>
        <PageLink href="/affiliate-dashboard?tab=pagos" className="link text-small sm:ml-auto">
          {view.nextPayout.total > 0 ? "Ver el pago" : "Ver tus pagos"}
        </PageLink>
      </header>
      <MoneyComb cells={cells} rows={4} label={label} className="hidden w-full sm:block" />
      <MoneyComb cells={cells} rows={6} label={label} className="w-full sm:hidden" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-ink-2">
        <ul className="contents" aria-label="Dónde está lo que has ganado">
          {shown.map(({ mark, word, amount }) => (
            <li key={mark} className="flex items-center gap-[7px]">
              <StatusCell mark={mark} />
              <span>
                {word} <b className="font-[650] text-ink tabular-nums">{money(amount)}</b>
              </span>
            </li>
          ))}
        </ul>
        <p className="max-sm:w-full sm:ml-auto">
          {money(stats.totalEarned)} en total, ${perCell.toLocaleString("en-US")} por celda
        </p>
      </div>
    </section>
  );
}

function NextPayoutText({ view: { stats, nextPayout } }: { view: AffiliateView }) {
  if (stats.pendingAmount < 0) {
    return debtSentence(stats);
  }
  const friday = weekday(nextPayout.at);
  if (nextPayout.blockedBy === "details") {
    return `Di dónde quieres cobrar y salen el ${friday}.`;
  }
  if (nextPayout.blockedBy === "connect") {
    return `Conecta tu cuenta de cobro y salen el ${friday}.`;
  }
  if (nextPayout.blockedBy === "unconfirmed") {
    return `Confirma tu correo y salen el ${friday}.`;
  }
  if (nextPayout.blockedBy === "held") return "Estamos revisando tu cuenta antes de pagarte.";
  if (nextPayout.requested > 0) {
    return `Contando los ${money(nextPayout.requested)} que pediste, el ${friday} salen ${money(nextPayout.total)}.`;
  }
  if (nextPayout.total > stats.pendingAmount) {
    return `El ${friday} salen ${money(nextPayout.total)}, con lo que se libera hasta entonces.`;
  }
  if (nextPayout.total > 0) return `salen solos el ${friday}, ${clock(nextPayout.at)}`;
  if (stats.pendingAmount > 0) return `Salen cuando juntes ${money(payoutMinDollars)}.`;
  if (nextPayout.later) {
    const { amount, releasesAt } = nextPayout.later;
    return `Los próximos ${money(amount)} se liberan el ${weekday(releasesAt)}.`;
  }
  return "Aquí verás lo que se libera tras la garantía del cliente.";
}
