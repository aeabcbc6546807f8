import type { Page, Route } from "playwright-core";
import type { AffiliateView, Commission, Payout, Referral } from "#shared/affiliates.ts";

/** The moment for which these answers hold, a Tuesday. */
export const affiliateDataAt = "2026-11-24T10:00:00Z";

let ids = 0;
const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`;
const dayMs = 86_400_000;

const commissionRows: readonly [string, string, number, number, number, string][] = [
  // Day, plan, month of the referral, invoice amount in USD, invoice number, status or day of its payout.
  ["2026-11-21", "growth", 2, 89, 431, "pending"],
  ["2026-11-18", "pro", 1, 229, 418, "pending"],
  ["2026-11-12", "growth", 3, 89, 402, "pending"],
  ["2026-11-06", "studio", 2, 149, 377, "pending"],
  ["2026-11-02", "starter", 1, 39, 361, "pending"],
  ["2026-10-30", "growth", 1, 89, 349, "pending"],
  ["2026-10-28", "starter", 2, 39, 340, "pending"],
  ["2026-10-21", "growth", 1, 89, 316, "approved"],
  ["2026-10-12", "growth", 2, 89, 287, "2026-11-13"],
  ["2026-10-06", "studio", 1, 149, 269, "2026-11-06"],
  ["2026-09-28", "starter", 1, 39, 248, "2026-10-30"],
  ["2026-09-12", "growth", 1, 89, 203, "2026-10-16"],
];

const half = 44.5;

export const commissions: readonly Commission[] = commissionRows.map(
  ([day, plan, month, invoiceAmount, number, statusOrPayoutDay]) => {
    const at = `${day}T16:05:00Z`;
    const isHalved = number === 349;
    const whole = Math.round(invoiceAmount * 30) / 100;
    return {
      id: newId(),
      amount: isHalved ? 13.35 : whole,
      createdAt: at,
      status:
        statusOrPayoutDay === "pending" || statusOrPayoutDay === "approved"
          ? statusOrPayoutDay
          : "paid",
      plan,
      month,
      invoiceNumber: `KOL-2026-0${number}`,
      invoicedAt: at,
      invoiceAmount,
      returnedAmount: isHalved ? half : 0,
      releasesAt: new Date(Date.parse(at) + 30 * dayMs).toISOString(),
      disputedAt: null,
      paidAt:
        statusOrPayoutDay === "pending" || statusOrPayoutDay === "approved"
          ? null
          : `${statusOrPayoutDay}T08:00:00Z`,
      rows: [
        { at, kind: "invoice" as const, baseAmount: invoiceAmount, amount: whole },
        ...(isHalved
          ? [
              {
                at: "2026-11-09T11:00:00Z",
                kind: "refund" as const,
                baseAmount: -half,
                amount: -13.35,
              },
            ]
          : []),
      ],
    };
  },
);

const referralRows: readonly [string, string, string | null, number, number][] = [
  ["2026-11-22", "/precios", "trial", 0, 0],
  ["2026-11-19", "/", null, 0, 0],
  ["2026-11-15", "/ai-workers", "pro", 1, 68.7],
  ["2026-11-14", "/", null, 0, 0],
  ["2026-11-08", "/demos", null, 0, 0],
  ["2026-10-30", "/precios", "starter", 1, 11.7],
  ["2026-10-27", "/", "growth", 1, 13.35],
  ["2026-10-18", "/", "growth", 2, 53.4],
  ["2026-10-03", "/resultados", "studio", 2, 89.4],
  ["2026-09-25", "/para/belleza", "starter", 2, 23.4],
  ["2026-09-09", "/", "growth", 3, 80.1],
];

export const referrals: readonly Referral[] = referralRows.map(
  ([day, path, plan, paidInvoices, earned], position) => ({
    id: newId(),
    number: referralRows.length - position,
    landingUrl: path,
    createdAt: `${day}T09:30:00Z`,
    converted: paidInvoices > 0 ? ("true" as const) : ("false" as const),
    plan: plan === "trial" ? null : plan,
    isTrialActive: plan === "trial",
    paidInvoices,
    earned,
  }),
);

export const payouts: readonly Payout[] = commissions
  .filter(({ paidAt }) => paidAt)
  .map(({ amount, paidAt, plan, month, invoiceNumber }) => ({
    id: newId(),
    amount,
    createdAt: paidAt!,
    status: "completed" as const,
    origin: "automatic" as const,
    destination: "IBAN •••• 1332",
    completedAt: paidAt,
    failureReason: null,
    covers: [{ plan, month, invoiceNumber }],
  }));

/** An affiliate's dashboard whose lists, sums and days agree with each other. */
export const affiliateView: AffiliateView = {
  affiliate: {
    affiliateCode: "LUMBRE7",
    link: "https://kolmena.example/?ref=LUMBRE7",
    createdAt: "2026-09-03T08:00:00Z",
  },
  stats: {
    clicks: 214,
    totalReferrals: 11,
    conversions: 7,
    conversionRate: 63.6,
    paidInvoices: 12,
    totalEarned: 340.05,
    paidAmount: 109.8,
    pendingAmount: 26.7,
    requestedAmount: 0,
    waitingAmount: 203.55,
    disputedAmount: 0,
  },
  referrals: [...referrals],
  commissions: [...commissions],
  payouts: [...payouts],
  payoutDetails: {
    method: "iban",
    masked: "ES•• •••• •••• •••• •••• 1332",
    changedAt: "2026-09-10T08:00:00Z",
    waitsUntil: null,
  },
  paysByStripe: false,
  nextPayout: {
    at: "2026-11-27T08:00:00Z",
    requested: 0,
    automatic: 26.7,
    total: 26.7,
    blockedBy: null,
    later: {
      releasesAt: "2026-11-27T16:05:00Z",
      amount: 11.7,
      paidAt: "2026-12-04T08:00:00Z",
    },
  },
};

/** The dashboard of an affiliate who joined today. */
export const emptyAffiliateView: AffiliateView = {
  ...affiliateView,
  stats: {
    clicks: 0,
    totalReferrals: 0,
    conversions: 0,
    conversionRate: 0,
    paidInvoices: 0,
    totalEarned: 0,
    paidAmount: 0,
    pendingAmount: 0,
    requestedAmount: 0,
    waitingAmount: 0,
    disputedAmount: 0,
  },
  referrals: [],
  commissions: [],
  payouts: [],
  payoutDetails: null,
  nextPayout: {
    at: "2026-11-27T08:00:00Z",
    requested: 0,
    automatic: 0,
    total: 0,
    blockedBy: null,
    later: null,
  },
};

const clicks = [
  3, 2, 4, 5, 1, 6, 4, 2, 3, 5, 4, 3, 4, 5, 2, 3, 6, 4, 9, 4, 3, 7, 6, 5, 4, 8, 6, 5, 4, 1,
];

/** The last `count` days up to `answersAt`. */
function daysOf(count: number) {
  const last = Date.parse(affiliateDataAt.slice(0, 10));
  return Array.from({ length: count }, (_, position) => {
    const day = new Date(last - (count - 1 - position) * dayMs).toISOString().slice(0, 10);
    const sales = commissions.filter(({ invoicedAt }) => invoicedAt.startsWith(day));
    const rows = commissions.flatMap((one) => one.rows).filter(({ at }) => at.startsWith(day));
    return {
      day,
      clicks: clicks[(position - count + 30 + 90) % 30]!,
      signUps: referrals.filter(({ createdAt }) => createdAt.startsWith(day)).length,
      sales: sales.length,
      amount: rows.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100,
    };
  });
}

/** Answers the page's reads under /api/affiliate instead of the server; `show` changes the answers. */
export async function fakeAffiliateApi(
  page: Page,
  view: AffiliateView | { message: string },
): Promise<{ show(next: AffiliateView | { message: string }): void }> {
  let shown = view;
  const list = (rows: readonly unknown[]) => ({
    json: rows,
    headers: { "X-Total-Count": String(rows.length) },
  });
  const answer = async (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const account = "message" in shown ? emptyAffiliateView : shown;
    const converted = searchParams.get("converted");
    const status = searchParams.get("status");
    switch (pathname) {
      case "/api/affiliate/me":
        return await route.fulfill({ json: shown });
      case "/api/affiliate/days":
        return await route.fulfill({ json: daysOf(Number(searchParams.get("days"))) });
      case "/api/affiliate/referrals":
        return await route.fulfill(
          list(account.referrals.filter((row) => !converted || row.converted === converted)),
        );
      case "/api/affiliate/commissions":
        return await route.fulfill(
          list(account.commissions.filter((row) => !status || row.status === status)),
        );
      case "/api/affiliate/payouts":
        return await route.fulfill(list(account.payouts));
      default:
        return await route.fallback();
    }
  };
  await page.route("**/api/affiliate/**", answer);
  return {
    show: (next) => {
      shown = next;
    },
  };
}
