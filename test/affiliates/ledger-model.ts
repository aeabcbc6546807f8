import type { Balance } from "#server/features/affiliates/balance.ts";
import { affiliateCount, customerCount, type Plan } from "./ledger-steps.ts";

const dayMs = 86_400_000;

/** A refund or a dispute of an invoice. */
export interface InvoiceReturn {
  id: string;
  kind: "refund" | "dispute";
  cents: number;
  at: Date;
  /** `sent back`: the customer's bank returned the refund; `won` and `lost`: the dispute was decided. */
  state: "stands" | "sent back" | "open" | "won" | "lost";
}

export interface Invoice {
  id: string;
  paymentId: string;
  plan: Plan;
  cents: number;
  paidAt: Date;
  returns: InvoiceReturn[];
}

export interface Customer {
  signedUp: boolean;
  click: { affiliate: number; id: string | null; at: Date } | null;
  /** Index of the affiliate who referred them; null: nobody. */
  referrer: number | null;
  /** They pay with the affiliate's card from their first invoice on. */
  sameCard: boolean;
  invoices: Invoice[];
}

interface Commission {
  invoice: Invoice;
  affiliate: number;
  approved: boolean;
  paid: boolean;
  /** A dispute is open: the commission cannot be approved, and an unpaid one loses its approval. */
  disputed: boolean;
  /** After the last refund or dispute that the ledger was told of. */
  cents: number;
}

/** An affiliate's state, for the comparison of ledger and model. */
export interface AffiliateState {
  balance: Balance;
  /** By invoice id: the commission's cents, its status, and whether it is disputed. */
  commissions: Record<string, [number, "pending" | "approved" | "paid", boolean]>;
  referrals: number;
}

/** The expected state, computed from the events alone and not from stored rows. */
export class LedgerModel {
  now = new Date(0);
  crashesNext = false;
  readonly customers: Customer[] = Array.from({ length: customerCount }, () => ({
    signedUp: false,
    click: null,
    referrer: null,
    sameCard: false,
    invoices: [],
  }));
  readonly payouts = Array.from({ length: affiliateCount }, () => 0);
  /** Cents of the open payout request; null: none. */
  readonly requests: (number | null)[] = Array.from({ length: affiliateCount }, () => null);
  readonly commissions = new Map<string, Commission>();
  /** Refunds and disputes of invoices whose payment the ledger was not told of yet. */
  readonly #toldBeforePayment = new Map<string, { refundedCents: number; disputed: boolean }>();

  /** A sign-up is credited to the last click, when that is less than sixty days old. */
  signUp(customer: Customer): void {
    customer.signedUp = true;
    const { click } = customer;
    if (click && this.now.getTime() - click.at.getTime() < 60 * dayMs) {
      customer.referrer = click.affiliate;
    }
  }

  /** The ledger is told of all payments of a customer. */
  addPayments(customer: Customer): void {
    const { referrer, sameCard } = customer;
    if (referrer === null || sameCard) return;
    const sold = customer.invoices.filter(({ plan }) => plan !== "sofi" && plan !== "free");
    const first = sold[0]?.paidAt;
    for (const invoice of sold) {
      if (invoice.paidAt >= yearAfter(first!) || this.commissions.has(invoice.id)) continue;
      const { refundedCents = 0, disputed = false } = this.#toldBeforePayment.get(invoice.id) ?? {};
      this.commissions.set(invoice.id, {
        ...{ invoice, affiliate: referrer, approved: false, paid: false, disputed },
        cents: thirtyPercent(invoice.cents - refundedCents),
      });
    }
  }

  /** The ledger is told of an invoice's refunds and disputes. */
  updateReturns(invoice: Invoice): void {
    const commission = this.commissions.get(invoice.id);
    if (!commission) {
      const refunds = invoice.returns.filter(
        ({ kind, state }) => kind === "refund" && state === "stands",
      );
      this.#toldBeforePayment.set(invoice.id, {
        refundedCents: refunds.reduce((sum, { cents }) => sum + cents, 0),
        // The dispute's outcome is told with the invoice's next change.
        disputed: invoice.returns.some(({ state }) => state === "open" || state === "lost"),
      });
      return;
    }
    const back = invoice.returns
      .filter(({ state }) => state === "stands" || state === "lost")
      .reduce((sum, { cents }) => sum + cents, 0);
    commission.cents = thirtyPercent(invoice.cents - back);
    commission.disputed = invoice.returns.some(({ state }) => state === "open");
    if (commission.disputed && !commission.paid) commission.approved = false;
  }

  approve(): void {
    for (const commission of this.commissions.values()) {
      const { paidAt } = commission.invoice;
      if (commission.disputed) continue;
      if (this.now.getTime() - paidAt.getTime() >= 30 * dayMs) commission.approved = true;
    }
  }

  pending(affiliate: number): number {
    const approved = this.of(affiliate).filter((one) => one.approved);
    return sum(approved) - this.payouts[affiliate]! - (this.requests[affiliate] ?? 0);
  }

  /** One open request at a time, of $10 up to the available balance. */
  request(affiliate: number, cents: number): boolean {
    const accepted =
      this.requests[affiliate] === null && cents >= 1000 && cents <= this.pending(affiliate);
    if (accepted) this.requests[affiliate] = cents;
    return accepted;
  }

  /** Pays the open request and the rest of the balance, unless the bank refuses both. */
  runFriday({ refused }: { refused: boolean }): void {
    this.approve();
    for (const [affiliate, requested] of this.requests.entries()) {
      const pending = this.pending(affiliate);
      if (pending < 0) continue;
      this.requests[affiliate] = null;
      if (refused) continue;
      if (requested !== null) this.payOut(affiliate, requested);
      if (pending >= 1000) this.payOut(affiliate, pending);
    }
  }

  /** Payouts cover commissions that are paid already, then the oldest first. */
  payOut(affiliate: number, cents: number): void {
    this.payouts[affiliate]! += cents;
    let left = this.payouts[affiliate]!;
    const byAge = this.of(affiliate).sort((a, b) => Number(b.paid) - Number(a.paid));
    for (const commission of byAge) {
      if (!commission.approved) continue;
      left -= commission.cents;
      if (left >= 0 && commission.cents > 0) commission.paid = true;
    }
  }

  /** An affiliate's commissions, oldest first. */
  private of(affiliate: number): Commission[] {
    return [...this.commissions.values()]
      .filter((one) => one.affiliate === affiliate)
      .sort((a, b) => +a.invoice.paidAt - +b.invoice.paidAt);
  }

  expected(): AffiliateState[] {
    return this.payouts.map((paid, affiliate) => {
      const all = this.of(affiliate);
      const unapproved = all.filter((one) => !one.approved);
      return {
        balance: {
          totalEarned: sum(all),
          paid,
          held: this.requests[affiliate] ?? 0,
          waiting: sum(unapproved.filter(({ disputed }) => !disputed)),
          disputed: sum(unapproved.filter(({ disputed }) => disputed)),
          pending: this.pending(affiliate),
        },
        commissions: Object.fromEntries(
          all.map(({ invoice, cents, approved, paid, disputed }) => [
            invoice.id,
            [cents, paid ? "paid" : approved ? "approved" : "pending", disputed],
          ]),
        ),
        referrals: this.customers.filter(({ referrer }) => referrer === affiliate).length,
      };
    });
  }
}

function sum(commissions: readonly Commission[]): number {
  return commissions.reduce((cents, one) => cents + one.cents, 0);
}

/** Thirty per cent in whole cents; half a cent is rounded up. */
function thirtyPercent(cents: number): number {
  const tenths = cents * 3;
  const below = Math.floor(tenths / 10);
  return tenths - below * 10 >= 5 ? below + 1 : below;
}

/** Twelve months later. */
function yearAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCFullYear(moment.getUTCFullYear() + 1);
  // 29 February becomes 28 February.
  if (later.getUTCMonth() !== moment.getUTCMonth()) later.setUTCDate(0);
  return later;
}
