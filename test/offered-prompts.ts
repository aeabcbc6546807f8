import type { BusinessFacts } from "#shared/brain.ts";
import { type WorkerId, workers } from "#shared/workers.ts";
import { suggestionsOf } from "#web/chat/welcome-texts.ts";
import { askMelExample } from "#web/dashboard/overview/ask-mel-example.ts";
import { exampleRequests } from "#web/workers/content.ts";
import { samples } from "#web/workers/dialog/samples.ts";

export interface OfferedPrompt {
  workerId: WorkerId;
  prompt: string;
  contentType: string;
}

/** Every request that the interface offers for a business, with the worker it goes to. */
export function offeredPrompts(profile: BusinessFacts | null): OfferedPrompt[] {
  return workers.flatMap((worker) => {
    const chat = (prompt: string) => ({ prompt, contentType: "chat" });
    return [
      ...suggestionsOf(worker.id, profile).filter(({ contentType }) => contentType !== "image"),
      chat(exampleRequests[worker.id]),
      ...samples[worker.id].questions.map(({ ask }) => chat(ask)),
      ...(worker.id === "mel" ? [chat(askMelExample)] : []),
    ].map((offered) => ({ workerId: worker.id, ...offered }));
  });
}

const business = (facts: Partial<BusinessFacts>): BusinessFacts => ({
  businessName: "",
  industry: "",
  businessType: "b2c",
  mainService: "",
  targetAudience: "",
  audienceAge: "",
  audienceLocation: "",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram"],
  products: [],
  brandValues: [],
  differentiators: [],
  ...facts,
});

/** The bakery of the demo and three businesses unlike it. */
export const exampleBusinesses: Readonly<Record<string, BusinessFacts>> = {
  bakery: business({
    businessName: "Horno La Espiga",
    industry: "panadería",
    mainService: "Pan de masa madre y bollería hecha cada noche",
    targetAudience: "vecinos del barrio que prefieren pan de verdad",
    audienceLocation: "Valencia",
    primaryGoal: "retention",
    preferredPlatforms: ["instagram", "email"],
    products: ["Hogaza de masa madre", "Cruasán de mantequilla", "Coca de llanda"],
    brandValues: ["Paciencia", "Producto local"],
    differentiators: ["Fermentación de 24 horas", "Harina molida a piedra"],
  }),
  "escape room": business({
    businessName: "Sala Enigma",
    industry: "escape room",
    mainService: "Juegos de escape para grupos",
    targetAudience: "grupos de amigos y empresas",
    audienceLocation: "Zaragoza",
    primaryGoal: "leads",
    brandTone: "playful",
    products: ["El taller del relojero", "La bóveda 13"],
    differentiators: ["Dos salas sin sustos para niños"],
  }),
  accountant: business({
    businessName: "Asesoría Cuentas Claras",
    industry: "asesoría fiscal",
    businessType: "b2b",
    mainService: "Contabilidad e impuestos para autónomos",
    targetAudience: "autónomos y pequeñas empresas",
    audienceLocation: "Bogotá",
    primaryGoal: "leads",
    brandTone: "professional",
    preferredPlatforms: ["linkedin", "email"],
    products: ["Declaración de la renta", "Contabilidad mensual"],
    differentiators: ["Respondemos el mismo día"],
  }),
  "dog groomer": business({
    businessName: "Patas Limpias",
    industry: "peluquería canina",
    mainService: "Baño y corte para perros",
    targetAudience: "gente con perro en el barrio",
    audienceLocation: "Sevilla",
    brandTone: "casual",
    products: ["Baño y corte", "Corte de uñas"],
    differentiators: ["Sin jaulas"],
  }),
};
