import { Lock } from "lucide-react";
import { useState } from "react";
import { type AffiliateView, payoutMethods, payoutMinDollars } from "#shared/affiliates.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { debtSentence, longDay, methodNames, money, shortDay } from "../formatting.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { DetailsForm } from "./details-form.tsx";
import { NextPayout } from "./next-payout.tsx";
import { amountError, parseAmount } from "./payout-preview.ts";
import { PreviousPayouts } from "./previous-payouts.tsx";
import { RequestForm } from "./request-form.tsx";
import { StripeAccount } from "./stripe-account.tsx";
import "./payouts.css";

/** Pagos tab: the next payout, its destination, and previous payouts. */
export function Payouts({ view }: { view: AffiliateView }) {
  const { stats, nextPayout, payoutDetails } = view;
  const [typed, setTyped] = useState("");
  const canRequest =
    stats.pendingAmount >= payoutMinDollars &&
    nextPayout.requested === 0 &&
    payoutDetails !== null &&
    nextPayout.blockedBy === null;
  const typedAmount =
    canRequest && amountError(typed, stats.pendingAmount) === undefined
      ? parseAmount(typed)
      : undefined;
  return (
    <>
      <div className="panel-head">
        <h1 className="panel-title">{titleOf(view)}</h1>
      </div>
      <div className="panel-pair panel-payout">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <RequestStatus view={view} />
          {canRequest ? (
            <RequestForm
              pendingAmount={stats.pendingAmount}
              typed={typed}
              onTyped={setTyped}
              onRequested={() => setTyped("")}
            />
          ) : null}
          {stats.disputedAmount > 0 ? (
            <p className="text-small text-ink-2">
              Hay {money(stats.disputedAmount)} en disputa: un cliente ha reclamado la factura a su
              banco, y hasta que decida ni se aprueban ni se pagan.
            </p>
          ) : null}
          <Details view={view} />
        </div>
        <NextPayout view={view} typedAmount={typedAmount} />
      </div>
      <PreviousPayouts paidAmount={stats.paidAmount} />
    </>
  );
}

function titleOf({
  stats: { pendingAmount, requestedAmount },
  nextPayout,
  payoutDetails,
}: AffiliateView): string {
  if (pendingAmount < 0 && nextPayout.total <= 0) return `Tu saldo está en ${money(pendingAmount)}`;
  const now = pendingAmount + requestedAmount;
  if (nextPayout.blockedBy !== null && (now > 0 || nextPayout.total > 0)) {
    return `Te esperan ${money(now > 0 ? now : nextPayout.total)}`;
  }
  if (nextPayout.total > 0) {
    const day = payoutDetails?.waitsUntil ? longDay(nextPayout.at) : "viernes";
    return `El ${day} cobras ${money(nextPayout.total)}`;
  }
  if (pendingAmount > 0) return `Llevas ${money(pendingAmount)} para tu próximo pago`;
  return "Este viernes no sale ningún pago";
}

/** Why there is no request form, or the amount that has been requested. */
function RequestStatus({ view: { stats, nextPayout, payoutDetails } }: { view: AffiliateView }) {
  if (stats.pendingAmount < 0) {
    return <p className="panel-word">{debtSentence(stats)}</p>;
  }
  if (nextPayout.blockedBy === "held") {
    return (
      <p className="panel-word">
        Estamos revisando tu cuenta antes de pagarte y tu dinero sigue guardado.{" "}
        <PageLink href="/precios#contacto" className="underline underline-offset-4">
          Escríbenos
        </PageLink>{" "}
        si quieres saber por qué.
      </p>
    );
  }
  if (nextPayout.blockedBy === "unconfirmed") return <ConfirmEmail />;
  if (nextPayout.requested > 0) {
    return (
      <section>
        <h2 className="mb-2 !text-h3">Has pedido {money(nextPayout.requested)}</h2>
        <p className="text-ink-2">
          Salen el {longDay(nextPayout.at)}. Solo puede haber una solicitud abierta: la siguiente, a
          partir de ese día.
        </p>
      </section>
    );
  }
  if (payoutDetails !== null && stats.pendingAmount < payoutMinDollars) {
    return (
      <p className="panel-word">
        {stats.pendingAmount > 0
          ? `Te faltan ${money(payoutMinDollars - stats.pendingAmount)} para llegar al mínimo de ${money(payoutMinDollars)}. Lo que tienes se guarda y sale solo el viernes en que llegues.`
          : `Lo aprobado sale solo cada viernes, a partir de ${money(payoutMinDollars)}. No hace falta pedir nada.`}
      </p>
    );
  }
  return null;
}

/** The payout destination, with a form to change it. */
function Details({ view: { payoutDetails, paysByStripe } }: { view: AffiliateView }) {
  const [isEditing, setIsEditing] = useState(false);
  const methods = paysByStripe ? (["iban"] as const) : payoutMethods;
  if (payoutDetails === null) return <DetailsForm title="Añade dónde cobrar" methods={methods} />;
  if (isEditing) {
    return (
      <DetailsForm
        title="Cambiar dónde cobras"
        methods={methods}
        onDone={() => setIsEditing(false)}
      />
    );
  }
  return (
    <>
      <section aria-label="Dónde cobras" className="panel-details">
        <Lock aria-hidden="true" className="size-5" />
        <p>
          <b>
            {methodNames[payoutDetails.method]} <span>{payoutDetails.masked}</span>
          </b>
          <small>
            Guardado cifrado el {shortDay(payoutDetails.changedAt)}. Cambiarlo pide tu contraseña.
            {paysByStripe && payoutDetails.method === "paypal"
              ? " Ahora pagamos por transferencia: cámbialo a un IBAN para cobrar."
              : null}
          </small>
        </p>
        <button type="button" className="link text-small" onClick={() => setIsEditing(true)}>
          Cambiar
        </button>
      </section>
      {paysByStripe && payoutDetails.method === "iban" ? <StripeAccount /> : null}
    </>
  );
}
