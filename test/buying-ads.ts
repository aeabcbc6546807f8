import assert from "node:assert/strict";
import { type AdEdits, createAdsPayment, type Order, readOrder } from "#shared/ads.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { Person } from "./app.ts";
import { payCheckout } from "./paying.ts";
import type { WebShop } from "./web-shop.ts";

/** Somebody from an address of their own, where the server trusts what a proxy says. */
export class DistantPerson extends Person {
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

const asRead: AdEdits = { colors: null, products: null };

export interface OpenOrder {
  token: string;
  email: string;
  checkoutId: string;
}

/** Orders the advertisements of a shop and pays nothing yet. */
export async function orderAds(
  person: Person,
  shop: Pick<WebShop, "host">,
  { email, edits = asRead }: { email: string; edits?: AdEdits },
): Promise<OpenOrder> {
  const wish = { websiteUrl: shop.host, email, businessName: "Vivero La Encina" };
  const read = await person.call(analyzeWebsite, { body: wish });
  assert.equal(read.status, 200, JSON.stringify(read.body));
  const analysis = { id: read.body.analysis.id, edits };
  const ordered = await person.call(createAdsPayment, { body: { ...wish, analysis } });
  assert.equal(ordered.status, 200, JSON.stringify(ordered.body));
  const { checkoutUrl, orderToken: token } = ordered.body;
  return { token, email, checkoutId: new URL(checkoutUrl).pathname.split("/").at(-1)! };
}

/** Pays its page, as its buyer does. */
export async function payOrder(person: Person, order: OpenOrder): Promise<void> {
  const paid = await payCheckout(person, order.checkoutId, { email: order.email });
  assert.equal(paid.error, undefined, JSON.stringify(paid));
}

/** An order by its private link. */
export async function readByToken(person: Person, token: string): Promise<Order> {
  const { status, body } = await person.call(readOrder, { params: { token } });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
