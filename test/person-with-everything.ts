import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, referrals } from "#db/schema-affiliates.ts";
import * as account from "#shared/account.ts";
import { registerAffiliate } from "#shared/affiliates.ts";
import { createCheckout } from "#shared/billing.ts";
import { saveBrainDraft, saveBusinessProfile } from "#shared/brain.ts";
import { generate } from "#shared/chat.ts";
import { contact } from "#shared/contact.ts";
import { deleteContent } from "#shared/content.ts";
import type { InputOf } from "#shared/endpoint.ts";
import { captureLead } from "#shared/leads.ts";
import { addPhoto } from "#shared/photos.ts";
import { createProject } from "#shared/projects.ts";
import { createPaidOrder, prepareFiles } from "./ads-orders.ts";
import type { TestApp } from "./app.ts";
import { nextWorkingCard, startTrialOf } from "./card-payments.ts";
import { bodies } from "./endpoint-inputs.ts";
import { examplePhoto } from "./example-photo.ts";
import { waitUntilSettled } from "./subscribers.ts";

/**
 * A person who has a row in every table with personal data. Whoever adds such a table adds a row here.
 * @param shop host of a shop that may be analysed
 */
export async function createPersonWithEverything(
  site: TestApp,
  shop: string,
  card = nextWorkingCard(),
) {
  const person = await site.person("Ana Entera");
  const { db } = site.database;
  const confirmed = { emailVerifiedAt: site.app.deps.now() };
  await db.update(users).set(confirmed).where(eq(users.id, person.userId));
  await person.call(account.forgotPassword, { body: { email: person.email } });
  await startTrialOf(person, card);
  const profile = bodies["POST /api/business-profile"] as InputOf<
    typeof saveBusinessProfile
  >["body"];
  await expectOk(person.call(saveBusinessProfile, { body: profile }));
  await expectOk(
    person.call(saveBrainDraft, { body: { step: 2, answers: { businessName: "Horno" } } }),
  );
  const project = await expectOk(person.call(createProject, { body: { name: "Navidad" } }));
  await expectOk(
    person.call(generate, {
      params: { workerId: "teo" },
      body: { prompt: "Un post sobre pan", projectId: project.id },
    }),
  );
  const picture = await expectOk(
    person.call(generate, {
      params: { workerId: "ani" },
      body: { prompt: "Pan de masa madre", contentType: "image" },
    }),
  );
  const photo = await person.send(
    addPhoto,
    {},
    {
      method: "POST",
      headers: { "content-type": "image/jpeg" },
      body: new Uint8Array(await examplePhoto()),
    },
  );
  assert.equal(photo.status, 201);
  const deletedPiece = await expectOk(
    person.call(generate, {
      params: { workerId: "teo" },
      body: { prompt: "Un post sobre bollos" },
    }),
  );
  await expectOk(person.call(deleteContent, { params: { contentId: deletedPiece.contentId } }));
  await expectOk(person.call(createCheckout, { body: { plan: "sofi" } }));
  await expectOk(
    person.call(contact, { body: { name: "Ana", email: person.email, message: "¿Tenéis API?" } }),
  );
  await expectOk(
    person.call(captureLead, {
      body: { email: person.email, businessName: "Horno Entero", product: "Pan" },
    }),
  );
  await expectOk(person.call(registerAffiliate));
  await addReferral(site, person.userId);
  const own = await createPaidOrder(site, person, shop);
  const stranger = site.stranger();
  stranger.email = person.email;
  // Bought without signing in, with the address that the person has confirmed.
  const asStranger = await createPaidOrder(site, stranger, shop);
  await waitUntilSettled(site);
  const orderIds = [own.orderId, asStranger.orderId];
  await prepareFiles(site, orderIds);
  return { person, pictureId: picture.messageId, orderIds };
}

/** Makes them the referral of another affiliate. */
async function addReferral({ database: { db }, app }: TestApp, userId: string): Promise<void> {
  const createdAt = app.deps.now();
  const affiliateId = randomUUID();
  const code = affiliateId.slice(0, 8).toUpperCase();
  await db.insert(affiliates).values({ id: affiliateId, code, createdAt });
  await db
    .insert(referrals)
    .values({ id: randomUUID(), affiliateId, userId, landingUrl: "/", number: 1, createdAt });
}

async function expectOk<T>(call: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await call;
  assert.ok(status < 300, JSON.stringify(body));
  return body;
}
