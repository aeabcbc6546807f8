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

export type FilledFields = Partial<Pick<Answers, keyof typeof names>>;

/** Values from the website for fields the person left empty; typed ones are never replaced. */
export function fieldsToFill(proposal: ProfileProposal, typed: Answers): FilledFields {
  const proposed: FilledFields = {
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
      ([field, value]) => !isEmpty(value) && isEmpty(typed[field as keyof FilledFields]),
    ),
  );
}

/** «el nombre, el sector y el tono». */
export function fieldNames(filled: FilledFields): string {
  const fields = Object.keys(filled) as (keyof FilledFields)[];
  return new Intl.ListFormat("es").format(fields.map((field) => names[field]));
}

/** The fields that undoing clears: those that still have the value they were filled with. */
export function unchangedFields(filled: FilledFields, now: Answers): (keyof FilledFields)[] {
  return (Object.keys(filled) as (keyof FilledFields)[]).filter(
    (field) => JSON.stringify(now[field]) === JSON.stringify(filled[field]),
  );
}
