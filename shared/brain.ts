import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { instant, oneOf, text } from "./fields.ts";

/** The specification's ten industries; any other text is accepted and normalised by the engine. */
export const industries = [
  { id: "restaurant", label: "Restaurante" },
  { id: "ecommerce", label: "E-commerce" },
  { id: "saas", label: "Software (SaaS)" },
  { id: "fitness", label: "Fitness" },
  { id: "beauty", label: "Belleza" },
  { id: "education", label: "Educación" },
  { id: "finance", label: "Finanzas" },
  { id: "healthcare", label: "Salud" },
  { id: "real_estate", label: "Inmobiliaria" },
  { id: "automotive", label: "Automoción" },
] as const;

export const businessTypes = [
  { id: "b2c", label: "Vendo a personas (B2C)" },
  { id: "b2b", label: "Vendo a empresas (B2B)" },
  { id: "marketplace", label: "Marketplace" },
] as const;

export const brandTones = [
  { id: "professional", label: "Profesional" },
  { id: "casual", label: "Informal" },
  { id: "friendly", label: "Cercano" },
  { id: "authoritative", label: "Experto" },
  { id: "playful", label: "Divertido" },
  { id: "luxury", label: "Exclusivo" },
] as const;

export const platforms = [
  { id: "instagram", label: "Instagram" },
  { id: "facebook", label: "Facebook" },
  { id: "linkedin", label: "LinkedIn" },
  { id: "tiktok", label: "TikTok" },
  { id: "twitter", label: "X (Twitter)" },
  { id: "email", label: "Email" },
] as const;

export const goals = [
  { id: "sales", label: "Vender más" },
  { id: "awareness", label: "Darme a conocer" },
  { id: "engagement", label: "Crear comunidad" },
  { id: "leads", label: "Conseguir contactos" },
  { id: "retention", label: "Que los clientes vuelvan" },
] as const;

export const audienceAges = ["18-25", "26-35", "36-45", "46-55", "55+"] as const;

type Ids<List extends readonly { id: string }[]> = { [K in keyof List]: List[K]["id"] };
function ids<const List extends readonly { id: string }[]>(list: List) {
  return list.map((item) => item.id) as unknown as Ids<List>;
}
export const businessTypeIds = ids(businessTypes);
export const brandToneIds = ids(brandTones);
export const platformIds = ids(platforms);
export const goalIds = ids(goals);
export type BrandTone = (typeof brandToneIds)[number];
export type Goal = (typeof goalIds)[number];
export type SocialPlatform = (typeof platformIds)[number];

const required = (max: number, short: string) => text({ min: 1, max, short });
const optional = (max: number) => z._default(text({ max }), "");
const list = (maxItems: number) =>
  z._default(
    z
      .array(required(120, "Quita los elementos vacíos"))
      .check(
        z.overwrite(withoutDuplicates),
        z.maxLength(maxItems, { error: `Usa como máximo ${maxItems} elementos` }),
      ),
    [],
  );

/** Removes duplicates, ignoring case, so that generated texts do not repeat an item. */
function withoutDuplicates<Item extends string>(items: Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.toLocaleLowerCase("es");
    return !seen.has(key) && seen.add(key);
  });
}

/** The four steps of the wizard; each is validated before the next. */
export const brainSteps = [
  z.strictObject({
    businessName: required(120, "Escribe el nombre de tu negocio"),
    industry: required(80, "Elige o escribe tu sector"),
    businessType: oneOf(businessTypeIds, "Elige a quién vendes"),
    mainService: required(500, "Cuenta qué vendes o qué servicio das"),
  }),
  z.strictObject({
    targetAudience: required(500, "Describe a tu cliente ideal"),
    audienceAge: z._default(
      z.union([oneOf(audienceAges, "Elige una edad de la lista"), z.literal("")], {
        error: "Elige una edad de la lista",
      }),
      "",
    ),
    audienceLocation: optional(160),
    primaryGoal: oneOf(goalIds, "Elige tu objetivo principal"),
  }),
  z.strictObject({
    brandTone: oneOf(brandToneIds, "Elige el tono de tu marca"),
    preferredPlatforms: z
      .array(oneOf(platformIds, "Elige una plataforma de la lista"), {
        error: "Elige al menos una plataforma",
      })
      .check(
        z.overwrite(withoutDuplicates),
        z.minLength(1, { error: "Elige al menos una plataforma" }),
      ),
  }),
  z.strictObject({
    products: list(30),
    brandValues: list(15),
    differentiators: list(15),
  }),
] as const;

export const businessProfileInput = z.strictObject({
  ...brainSteps[0].shape,
  ...brainSteps[1].shape,
  ...brainSteps[2].shape,
  ...brainSteps[3].shape,
});

export const businessProfile = z.object({ ...businessProfileInput.shape, updatedAt: instant });
export type BusinessProfile = z.output<typeof businessProfile>;
/** The profile without its dates, as the text engine reads it. */
export type BusinessFacts = z.output<typeof businessProfileInput>;

/** Splits what a person typed on commas; trims and drops empty items. */
export function splitCommaList(typed: string): string[] {
  return typed
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

export const readBusinessProfile = endpoint({
  method: "GET",
  path: "/api/business-profile",
  access: "user",
  summary: "Read the business profile; null before the wizard is finished",
  output: z.nullable(businessProfile),
});

export const saveBusinessProfile = endpoint({
  method: "POST",
  path: "/api/business-profile",
  access: "user",
  summary: "Create or replace the business profile",
  body: businessProfileInput,
  output: businessProfile,
});

// A draft stores all input so far, even if it is invalid, so that nothing is lost.
const typed = z.union([text({ max: 2000 }), z.array(text({ max: 120 })).check(z.maxLength(50))], {
  error: "Este dato no se puede guardar",
});
const draftAnswers = z.partial(
  z.strictObject({
    businessName: typed,
    industry: typed,
    businessType: typed,
    mainService: typed,
    targetAudience: typed,
    audienceAge: typed,
    audienceLocation: typed,
    primaryGoal: typed,
    brandTone: typed,
    preferredPlatforms: typed,
    products: typed,
    brandValues: typed,
    differentiators: typed,
  }),
);
export const brainDraft = z.object({
  step: z.int().check(z.minimum(1), z.maximum(4)),
  answers: draftAnswers,
});

export const readBrainDraft = endpoint({
  method: "GET",
  path: "/api/business-profile/draft",
  access: "user",
  summary: "Read the wizard's saved draft; null when there is none",
  output: z.nullable(brainDraft),
});

export const saveBrainDraft = endpoint({
  method: "PUT",
  path: "/api/business-profile/draft",
  access: "user",
  summary: "Save the wizard's step and answers",
  body: z.strictObject({
    step: z
      .int({ error: "Paso no válido" })
      .check(z.minimum(1, { error: "Paso no válido" }), z.maximum(4, { error: "Paso no válido" })),
    answers: draftAnswers,
  }),
  output: brainDraft,
});
