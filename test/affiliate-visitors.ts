import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { affiliates } from "#db/schema-affiliates.ts";
import { register } from "#shared/account.ts";
import { registerAffiliate, trackClick } from "#shared/affiliates.ts";
import type { TestApp } from "./app.ts";
import { Person } from "./person.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

let visitors = 0;

/** A person with an IP address and user agent of their own; the app must trust 127.0.0.1 as a proxy. */
export class Visitor extends Person {
  ip: string;
  userAgent = browser;

  constructor(origin: string, ip?: string) {
    super(origin);
    visitors += 1;
    this.ip = ip ?? `203.0.${visitors >> 8}.${visitors & 255}`;
  }

  override fetch(url: URL | string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", this.ip);
    headers.set("user-agent", this.userAgent);
    return super.fetch(url, { ...init, headers });
  }
}

/** What the browser sends when somebody comes by an affiliate's link. */
export function clickBody(affiliateCode: string) {
  return { affiliateCode, referrerUrl: "direct", landingUrl: `/precios?ref=${affiliateCode}` };
}

/** Signs a visitor up as their browser does, with the affiliate's code and the click that it has stored. */
export async function signUp(
  visitor: Person,
  by: { affiliateCode?: string; affiliateClickId?: string | null } = {},
  email = `v-${randomUUID().slice(0, 12)}@ejemplo.test`,
): Promise<void> {
  visitor.email = email;
  const answer = await visitor.call(register, {
    body: {
      username: `v-${randomUUID().slice(0, 12)}`,
      email,
      password: "una frase larga y rara",
      name: "Persona que llega",
      ...by,
    },
  });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  visitor.userId = answer.body.id;
}

export interface TestAffiliate {
  person: Visitor;
  id: string;
  code: string;
}

/** A person who has joined the affiliate programme. */
export async function newAffiliate(site: TestApp, email?: string): Promise<TestAffiliate> {
  const person = new Visitor(site.origin);
  await signUp(person, {}, email);
  const joined = await person.call(registerAffiliate);
  assert.equal(joined.status, 200, JSON.stringify(joined.body));
  const [row] = await site.database.db
    .select()
    .from(affiliates)
    .where(eq(affiliates.userId, person.userId));
  return { person, id: row!.id, code: row!.code };
}

/** A person who came by an affiliate's link and signed up. */
export async function newReferral(site: TestApp, { code }: TestAffiliate): Promise<Visitor> {
  const visitor = new Visitor(site.origin);
  const { body } = await visitor.call(trackClick, { body: clickBody(code) });
  assert.equal(body.tracked, true);
  await signUp(visitor, { affiliateCode: code, affiliateClickId: body.clickId });
  return visitor;
}
