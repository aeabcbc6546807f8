import type { ProfileProposal } from "#shared/websites.ts";
import type { Answers } from "./answers.ts";

/** The fields' names in the sentence that lists what was filled in. */
const names = {
  businessName: "el nombre",
  industry: "el sector",
  mainService: "lo que vendes",
  audienceLocation: "dónde está tu cliente",
  brandTone: "el tono",
  preferredPlatforms: "las plataformas",
  products: "los productos",
} as const;

export type Filled = Partial<Pick<Answers, keyof typeof names>>;

/** Values from the website for fields the person left empty; typed ones are never replaced. */
export function filledFrom(proposal: ProfileProposal, typed: Answers): Filled {
  const proposed: Filled = {
    businessName: proposal.businessName ?? "",
    industry: proposal.industry ?? "",
    mainService: proposal.mainService ?? "",
    audienceLocation: proposal.audienceLocation ?? "",
    brandTone: proposal.brandTone,
    preferredPlatforms: proposal.preferredPlatforms,
    products: proposal.products.join(", "),
  };
  const isEmpty = (value: string | string[] | undefined) => !value || value.length === 0;
  return Object.fromEntries(
    Object.entries(proposed).filter(
      ([field, value]) => !isEmpty(value) && isEmpty(typed[field as keyof Filled]),
    ),
  );
}

/** «el nombre, el sector y el tono». */
export function namesOf(filled: Filled): string {
  const fields = Object.keys(filled) as (keyof Filled)[];
  return new Intl.ListFormat("es").format(fields.map((field) => names[field]));
}

/** The fields that undoing clears: those that still have the value they were filled with. */
export function stillAsFilled(filled: Filled, now: Answers): (keyof Filled)[] {
  return (Object.keys(filled) as (keyof Filled)[]).filter(
    (field) => JSON.stringify(now[field]) === JSON.stringify(filled[field]),
  );
}
