import { and, eq, lt, sql } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import { register } from "#server/features/account/account.ts";
import { priceOf } from "#server/features/billing/plans/prices.ts";
import { ensureCustomerId, syncCard } from "#server/features/billing/stripe/customers.ts";
import { syncCustomer } from "#server/features/billing/stripe/sync.ts";
import { saveProfile } from "#server/features/brain/brain.ts";
import { generateReply } from "#server/features/chat/chat.ts";
import { replyResult } from "#server/features/chat/reply-readers.ts";
import { readContent, updateContent } from "#server/features/content/content.ts";
import { createProject } from "#server/features/projects/projects.ts";
import { endSessions } from "#server/platform/http/session.ts";
import { businessProfileInput } from "#shared/brain.ts";
import { conversations, users } from "./schema.ts";

export const demoEmail = "demo@kolmena.example";
const demoPlan = "growth";

const bakery = businessProfileInput.parse({
  businessName: "Horno La Espiga (negocio de ejemplo)",
  industry: "panadería",
  businessType: "b2c",
  mainService: "Pan de masa madre y bollería hecha cada noche",
  targetAudience: "vecinos del barrio que prefieren pan de verdad",
  audienceAge: "36-45",
  audienceLocation: "Valencia",
  primaryGoal: "retention",
  brandTone: "friendly",
  preferredPlatforms: ["instagram", "email"],
  products: ["Hogaza de masa madre", "Cruasán de mantequilla", "Coca de llanda"],
  brandValues: ["Paciencia", "Producto local"],
  differentiators: ["Fermentación de 24 horas", "Harina molida a piedra"],
});

const talks = [
  { workerId: "mel", contentType: "chat", prompt: "¿Por dónde empiezo este mes?" },
  {
    workerId: "teo",
    contentType: "post",
    prompt: "Un post para Instagram sobre la hogaza de masa madre",
    filed: true,
  },
  { workerId: "ani", contentType: "photo-brief", prompt: "Fotos del cruasán de mantequilla" },
  {
    workerId: "bran",
    contentType: "ad",
    prompt: "Anuncio de la coca de llanda para el barrio",
    filed: true,
  },
  {
    workerId: "lia",
    contentType: "review-reply",
    prompt: "Contesta a una reseña de cinco estrellas sobre el pan",
  },
];

/** Makes room for a whole demo account where one was left half made. */
export async function removeUnfinishedDemo({ db, now }: Deps): Promise<void> {
  // Another process on the same database may be making it right now.
  const patience = new Date(now().getTime() - 5 * 60_000);
  await db
    .delete(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, demoEmail),
        lt(users.createdAt, patience),
        lt(db.$count(conversations, eq(conversations.userId, users.id)), talks.length),
      ),
    );
}

/** Gives the demo account this password; false when there is no demo account. */
export async function setDemoPassword(deps: Deps, password: string): Promise<boolean> {
  const changed = await deps.db
    .update(users)
    .set({ passwordHash: await deps.passwords.hash(password) })
    .where(sql`lower(${users.email}) = ${demoEmail}`)
    .returning({ id: users.id });
  return changed.length > 0;
}

/**
 * A small believable world: one account with its business, a project and what its workers wrote.
 * @param deps their `llm` writes the texts
 */
export async function seedDemo(deps: Deps, password: string): Promise<void> {
  const client = { ip: "127.0.0.1", userAgent: "", requestId: "demo" };
  const { userId } = await register(
    deps,
    { username: "demo", email: demoEmail, password, name: "Alba (ejemplo)" },
    client,
  );
  await endSessions(deps, userId);
  await deps.db.update(users).set({ emailVerifiedAt: deps.now() }).where(eq(users.id, userId));
  await subscribe(deps, userId);
  await saveProfile(deps, userId, bakery);
  const project = await createProject(deps, userId, {
    name: "Otoño en el horno",
    description: "Que quien ya nos conoce venga un día más por semana",
    type: "social",
  });
  for (const { filed, ...talk } of talks) {
    const started = await generateReply(deps, {
      ...talk,
      userId,
      projectId: filed ? project.id : null,
      conversationId: null,
      requestId: null,
      handoff: null,
      order: null,
      pictureFormat: null,
      photoId: null,
    });
    const { contentId } = await replyResult(deps, started);
    if (talk.contentType === "post") await sign(deps, userId, contentId);
  }
}

/** Pays the demo's plan with the provider's own test card, so that there is an invoice to look at. */
async function subscribe(deps: Deps, userId: string): Promise<void> {
  const customer = await ensureCustomerId(deps, userId);
  const stripe = await deps.stripe();
  const card = await stripe.paymentMethods.attach("pm_card_visa", { customer });
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: card.id },
  });
  await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: await priceOf(deps, demoPlan) }],
      default_payment_method: card.id,
      metadata: { userId },
    },
    { idempotencyKey: `demo:${userId}` },
  );
  await syncCustomer(deps, customer);
  await syncCard(deps, customer);
}

// One piece shows what an edit of one's own looks like.
async function sign(deps: Deps, userId: string, contentId: string): Promise<void> {
  const { content } = await readContent(deps, userId, contentId);
  await updateContent(deps, userId, contentId, {
    content: `${content}\n\nTe esperamos en la calle de la Espiga, 12.`,
  });
}
