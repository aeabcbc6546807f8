import { type AffiliateView, newAccountHours } from "#shared/affiliates.ts";
import { centsOf, dollarsOf } from "#shared/money.ts";
import { clock, longDay, madridDay, money, shortDay, weekday } from "../formatting.ts";
import { previewPayout } from "./payout-preview.ts";

/** The next payout, including the amount that is being typed. */
export function NextPayout({
  view: { nextPayout, stats, payoutDetails },
  typedAmount,
}: {
  view: AffiliateView;
  /** Dollars typed in the request form; undefined: none, or not valid. */
  typedAmount: number | undefined;
}) {
  const friday =
    typedAmount === undefined
      ? { ...nextPayout, remaining: 0 }
      : previewPayout(nextPayout.automatic, typedAmount);
  const { requested, automatic, remaining, total } = friday;
  const month = shortDay(nextPayout.at).replace(/^\d+ /, "");
  return (
    <section className="panel-sheet" aria-labelledby="next-friday">
      <div className="panel-due">
        <p className="panel-day" aria-hidden="true">
          viernes
          <b>{Number(madridDay(nextPayout.at).slice(8))}</b>
          {month}
        </p>
        <div className="panel-due-when">
          <h2 id="next-friday" className="!text-h3">
            Próximo pago
          </h2>
          <p className="mt-1.5 text-small text-ink-2">
            <span className="sr-only">El {weekday(nextPayout.at)}, </span>a las{" "}
            {clock(nextPayout.at)}, hora de Madrid
          </p>
        </div>
        <dl aria-live="polite">
          {requested > 0 ? (
            <div>
              <dt>{typedAmount === undefined ? "Lo que has pedido" : "Lo que pides ahora"}</dt>
              <dd>{money(requested)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{requested > 0 ? "El resto, sin pedirlo" : "Lo aprobado, sin pedirlo"}</dt>
            <dd>{money(automatic)}</dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
      </div>
      <PayoutNotes
        nextPayout={nextPayout}
        remaining={remaining}
        pendingAmount={stats.pendingAmount}
        isNewAccount={payoutDetails !== null && payoutDetails.waitsUntil !== null}
      />
    </section>
  );
}

const blocks = {
  details: "No sale hasta que digas dónde cobras.",
  connect: "No sale hasta que conectes tu cuenta de cobro.",
  unconfirmed: "No sale hasta que confirmes tu correo.",
  held: "No sale mientras revisamos tu cuenta.",
} as const;

function PayoutNotes({
  nextPayout: { automatic, later, blockedBy, total },
  remaining,
  pendingAmount,
  isNewAccount,
}: {
  nextPayout: AffiliateView["nextPayout"];
  remaining: number;
  pendingAmount: number;
  isNewAccount: boolean;
}) {
  const released = centsOf(automatic) - centsOf(pendingAmount);
  const sentences = [
    isNewAccount
      ? `Has guardado tu cuenta hace poco: por seguridad no sale nada a ella en las primeras ${newAccountHours} horas.`
      : undefined,
    released > 0 && pendingAmount >= 0
      ? `Incluye ${money(dollarsOf(released))} que se liberan hasta entonces.`
      : undefined,
    remaining > 0
      ? `Los ${money(remaining)} restantes no llegan al mínimo y esperan a otro viernes.`
      : undefined,
    blockedBy && total > 0 ? blocks[blockedBy] : undefined,
    later && later.amount > 0
      ? `El ${longDay(later.releasesAt)} a las ${clock(later.releasesAt)} se liberan${total > 0 ? " otros" : ""} ${money(later.amount)}: entran en el ${weekday(later.paidAt)}.`
      : undefined,
  ].filter((sentence) => sentence !== undefined);
  if (sentences.length === 0) return null;
  return <p className="mt-4 text-small text-ink-2">{sentences.join(" ")}</p>;
}
