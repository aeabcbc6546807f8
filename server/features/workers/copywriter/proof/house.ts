import type { WorkerId } from "#shared/workers.ts";
import { writeCopy } from "../copywriter.ts";

export type House = {
  name: string;
  trade: string;
  place: string;
  products: string[];
  own?: string[];
};

/** What a worker writes for a house that asks for one kind of text. */
export function writeFor(
  workerId: WorkerId,
  contentType: string,
  prompt: string,
  house: House,
): string {
  return writeCopy({
    workerId,
    contentType,
    prompt,
    history: [],
    seed: "store",
    today: new Date("2026-11-23"),
    profile: {
      businessName: house.name,
      industry: house.trade,
      businessType: "b2c",
      mainService: house.products.join(", "),
      targetAudience: "Vecinos",
      audienceAge: "",
      audienceLocation: house.place,
      primaryGoal: "sales",
      brandTone: "friendly",
      preferredPlatforms: ["instagram"],
      products: house.products,
      brandValues: [],
      differentiators: house.own ?? [],
    },
  } as Parameters<typeof writeCopy>[0]).split("\n---")[0]!;
}
