import type { BusinessFacts } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";
import { readRequest } from "./read-request.ts";
import type { Request } from "./request.ts";

export interface Case {
  worker?: WorkerId;
  kind?: string;
  place?: string;
  products?: string[];
  history?: string[];
}

const profileOf = ({ place = "Vigo, España", products = [] }: Case): BusinessFacts =>
  ({
    businessName: "Casa Prueba",
    industry: "tienda",
    businessType: "b2c",
    mainService: "venta y talleres",
    products,
    differentiators: [],
    brandValues: [],
    targetAudience: "",
    audienceLocation: place,
    primaryGoal: "sales",
    brandTone: "friendly",
    preferredPlatforms: ["instagram"],
  }) as unknown as BusinessFacts;

/** A request as it is read for a small shop. */
export function read(prompt: string, options: Case = {}): Request {
  return readRequest({
    workerId: options.worker ?? "teo",
    contentType: options.kind ?? "chat",
    prompt,
    handoff: null,
    profile: profileOf(options),
    history: (options.history ?? []).map((content, at) => ({
      role: at % 2 === 0 ? ("user" as const) : ("worker" as const),
      content,
    })),
    seed: "seed",
    today: new Date("2026-11-24T12:00:00Z"),
  });
}

/** The facts of a request. */
export const textsOf = ({ facts }: Request) => facts.map(({ text }) => text);
