import assert from "node:assert/strict";
import { createAdsPayment, type Order, readOrder } from "#shared/orders.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { noEdits } from "./ads-orders.ts";
import { payCheckout } from "./card-payments.ts";
import type { LocalSite } from "./local-site.ts";
import { Person } from "./person.ts";

/** A person with an IP address of their own, for servers that trust `X-Forwarded-For`. */
export class PersonAtAddress extends Person {
  readonly #ip: string;

  constructor(origin: string, ip: string) {
    super(origin);
    this.#ip = ip;
  }

  override fetch(url: URL | string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", this.#ip);
    return super.fetch(url, { ...init, headers });
  }
}

export interface UnpaidOrder {
  token: string;
  email: string;
  checkoutId: string;
}

/** What a buyer types, and the id of the analysis that was made of it. */
export interface AnalysedSite {
  websiteUrl: string;
  email: string;
  businessName: string;
  analysisId: string;
}

export async function requestAnalysis(
  person: Person,
  { host }: Pick<LocalSite, "host">,
  email: string,
): Promise<AnalysedSite> {
  const typed = { websiteUrl: host, email, businessName: "Vivero La Encina" };
  const { status, body } = await person.call(analyzeWebsite, { body: typed });
  assert.equal(status, 200, JSON.stringify(body));
  return { ...typed, analysisId: body.analysis.id };
}

/** Orders the advertisements of an analysis and pays nothing yet. */
export async function orderFromAnalysis(
  person: Person,
  { analysisId: id, ...typed }: AnalysedSite,
): Promise<UnpaidOrder> {
  const { status, body } = await person.call(createAdsPayment, {
    body: { ...typed, analysis: { id, edits: noEdits } },
  });
  assert.equal(status, 200, JSON.stringify(body));
  const checkoutId = new URL(body.checkoutUrl).pathname.split("/").at(-1)!;
  return { token: body.orderToken, email: typed.email, checkoutId };
}

/** Has a website analysed and orders its advertisements. */
export async function orderAds(
  person: Person,
  shop: Pick<LocalSite, "host">,
  { email }: { email: string },
): Promise<UnpaidOrder> {
  return await orderFromAnalysis(person, await requestAnalysis(person, shop, email));
}

/** Pays an order on its hosted payment page. */
export async function payOrder(person: Person, order: UnpaidOrder): Promise<void> {
  const paid = await payCheckout(person, order.checkoutId, { email: order.email });
  assert.equal(paid.error, undefined, JSON.stringify(paid));
}

/** An order by its private link. */
export async function readOrderByToken(person: Person, token: string): Promise<Order> {
  const { status, body } = await person.call(readOrder, { params: { token } });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
