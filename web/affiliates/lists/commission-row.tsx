import { type AffiliateView, type Commission, commissionPercent } from "#shared/affiliates.ts";
import {
  commissionStatus,
  daysLeft,
  ledgerRowText,
  money,
  planMonth,
  shortDay,
  weekday,
} from "../formatting.ts";
import { StatusLabel } from "../status-label.tsx";

/** One commission, with its ledger below when that has more than one line. */
export function CommissionRow({
  commission,
  nextPayout,
}: {
  commission: Commission;
  nextPayout: AffiliateView["nextPayout"];
}) {
  const { mark, word } = commissionStatus(commission);
  const { disputedAt, amount, invoiceAmount, returnedAmount, invoiceNumber, invoicedAt, rows } =
    commission;
  const base = (Math.round(invoiceAmount * 100) - Math.round(returnedAmount * 100)) / 100;
  return (
    <>
      <tr>
        <th scope="row">
          <b>{planMonth(commission)}</b>
          Factura {invoiceNumber ? `${invoiceNumber}, ` : ""}del {shortDay(invoicedAt)}
        </th>
        <td>
          {commissionPercent}&nbsp;% de {money(base)}
          {returnedAmount > 0 ? (
            <span className="sm:whitespace-nowrap">
              {" "}
              ({money(invoiceAmount)} − {money(returnedAmount)} devueltos)
            </span>
          ) : null}
        </td>
        <td className="panel-amount">{money(amount)}</td>
        <td>
          <StatusLabel mark={mark}>{word}</StatusLabel>
        </td>
        <td>
          {mark === "disputed" ? null : <b>{shortDay(commission.releasesAt)}</b>}
          {releaseOf(commission, nextPayout)}
        </td>
      </tr>
      {rows.length > 1 || disputedAt !== null ? (
        <tr className="panel-account">
          <td colSpan={5}>
            <ul>
              {rows.map((row) => (
                <li key={`${row.kind} ${row.at} ${row.baseAmount}`}>
                  <span>{shortDay(row.at)}</span>
                  <span>{ledgerRowText(row)}</span>
                  <span className={row.amount < 0 ? "!text-danger" : undefined}>
                    {row.amount < 0 ? money(row.amount) : `+${money(row.amount)}`}
                  </span>
                </li>
              ))}
              {disputedAt === null ? null : (
                <li>
                  <span>{shortDay(disputedAt)}</span>
                  <span>El cliente ha reclamado la factura a su banco</span>
                  <span>por decidir</span>
                </li>
              )}
            </ul>
          </td>
        </tr>
      ) : null}
    </>
  );
}

function releaseOf(
  { status, amount, paidAt, releasesAt, disputedAt }: Commission,
  { at, total, blockedBy }: AffiliateView["nextPayout"],
): string {
  if (status === "paid") return paidAt ? `cobrada el ${shortDay(paidAt)}` : "cobrada";
  if (amount <= 0) return "no queda nada por cobrar";
  if (status === "pending" && disputedAt !== null) return "cuando decida el banco";
  if (status === "pending") return daysLeft(releasesAt, Date.now());
  if (total > 0 && blockedBy === null) return `sale el ${weekday(at).replace(/ de .*/, "")}`;
  return "liberada, espera a tu próximo pago";
}
