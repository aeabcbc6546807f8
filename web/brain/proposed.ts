import type { ProfileProposal } from "#shared/websites.ts";
import type { Answers } from "./answers.ts";

/** What each field is called where it is told what was filled in. */
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

/** The fields that the person left empty and the website tells: what was typed is never touched. */
export function filledFrom(proposal: ProfileProposal, typed: Answers): Filled {
  const told: Filled = {
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
    Object.entries(told).filter(
      ([field, value]) => !isEmpty(value) && isEmpty(typed[field as keyof Filled]),
    ),
  );
}

/** «el nombre, el sector y el tono». */
export function namesOf(filled: Filled): string {
  const fields = Object.keys(filled) as (keyof Filled)[];
  return new Intl.ListFormat("es").format(fields.map((field) => names[field]));
}

/** What undoing empties again: the filled fields that still stand as they were filled. */
export function stillAsFilled(filled: Filled, now: Answers): (keyof Filled)[] {
  return (Object.keys(filled) as (keyof Filled)[]).filter(
    (field) => JSON.stringify(now[field]) === JSON.stringify(filled[field]),
  );
}
