import { randomUUID } from "node:crypto";
import { noEdits } from "./ads-orders.ts";
import { exampleProfile } from "./example-profile.ts";

const token = "t".repeat(43);

/** The required queries, by endpoint. */
export const queries: Record<string, { query: Record<string, string> }> = {
  "GET /api/billing/plan-change": { query: { plan: "growth" } },
  "GET /api/affiliate/days": { query: { days: "30" } },
};

/** A valid body of each endpoint. */
export const bodies: Record<string, unknown> = {
  "POST /api/register": {
    username: "alguien",
    email: "alguien@ejemplo.test",
    password: "una frase larga",
    name: "Alguien",
  },
  "POST /api/login": { email: "nadie@ejemplo.test", password: "una frase larga" },
  "POST /api/auth/forgot-password": { email: "nadie@ejemplo.test" },
  "POST /api/auth/reset-password": { token, password: "otra frase larga" },
  "POST /api/auth/verify-email": { token },
  "POST /api/auth/change-password": {
    currentPassword: "no es esta",
    newPassword: "otra frase larga",
  },
  "POST /api/auth/data-export": { currentPassword: "no es esta" },
  "POST /api/auth/delete-account": { currentPassword: "no es esta", understood: true },
  "POST /api/business-profile": exampleProfile,
  "POST /api/business-profile/from-website": { websiteUrl: "http://127.0.0.1/" },
  "PUT /api/business-profile/draft": { step: 2, answers: { businessName: "Horno" } },
  "POST /api/workers/{workerId}/generate": { prompt: "Un post" },
  "PATCH /api/conversations/{conversationId}": { title: "Otro título" },
  "POST /api/messages/{messageId}/retry": {},
  "PATCH /api/content/{contentId}": { content: "Otro texto" },
  "POST /api/projects": { name: "Verano" },
  "PATCH /api/projects/{projectId}": { name: "Otro nombre" },
  "POST /api/auth/start-trial": {
    name: "Alguien",
    email: "prueba@ejemplo.test",
    password: "una frase larga",
  },
  "POST /api/billing/trial": { setupIntentId: "seti_nada" },
  "POST /api/consents": {
    consentId: "3b9c1c52-0f4e-4f0a-9f0e-7d5a2f1b8c11",
    choice: "granted",
    textVersion: 1,
  },
  "POST /api/create-checkout": { plan: "growth" },
  "POST /api/billing/plan-change": { plan: "growth" },
  "POST /api/billing/cancel": { plan: "starter" },
  "POST /api/billing/reactivate": { plan: "starter" },
  "POST /api/billing/card": { setupIntentId: "seti_nada" },
  // A private address: refused before any request goes out.
  "POST /api/analyze-website": {
    websiteUrl: "http://127.0.0.1/",
    email: "ana@ejemplo.test",
    businessName: "Horno de ejemplo",
  },
  "POST /api/generate-image": { prompt: "Pan de masa madre" },
  "POST /api/create-instant-ads-payment": {
    websiteUrl: "https://ejemplo.test/",
    email: "ana@ejemplo.test",
    businessName: "Horno de ejemplo",
    analysis: { id: randomUUID(), edits: noEdits },
  },
  "POST /api/analyses/{analysisId}/preview": { edits: noEdits },
  "POST /api/orders/{token}/ads/{number}/revisions": { words: "Más grande el precio" },
  "POST /api/orders/{token}/ads/{number}/version": { version: 0 },
  "POST /api/instagram/demo/generate-content": { type: "spotlight", workerName: "teo" },
  "POST /api/instagram/demo/simulate-campaign": { duration: 7 },
  "POST /api/affiliate/track": {
    affiliateCode: "NADIE234",
    referrerUrl: "direct",
    landingUrl: "/",
  },
  "POST /api/affiliate/payout": { amount: 10 },
  "PUT /api/affiliate/payout-details": {
    method: "iban",
    account: "ES91 2100 0418 4502 0005 1332",
    holder: "Ana",
    password: "una frase larga y rara",
  },
  "POST /api/contact": { name: "Ana", email: "ana@ejemplo.test", message: "¿Tenéis API?" },
  "POST /api/capture-lead": {
    email: "ana@ejemplo.test",
    businessName: "Horno de ejemplo",
    product: "Pan de masa madre",
  },
};
