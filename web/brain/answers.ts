import {
  type BusinessFacts,
  type BusinessProfile,
  brainSteps,
  commaList,
  industries,
} from "#shared/brain.ts";

/** The wizard's fields as they are typed: lists are comma-separated text until they are sent. */
export interface Answers {
  businessName: string;
  industry: string;
  businessType: string;
  mainService: string;
  targetAudience: string;
  audienceAge: string;
  audienceLocation: string;
  primaryGoal: string;
  brandTone: string;
  preferredPlatforms: string[];
  products: string;
  brandValues: string;
  differentiators: string;
}

export type Kept = Partial<Record<keyof Answers, string | string[]>>;

export const stepCount = brainSteps.length;

const empty: Answers = {
  businessName: "",
  industry: "",
  businessType: "",
  mainService: "",
  targetAudience: "",
  audienceAge: "",
  audienceLocation: "",
  primaryGoal: "",
  brandTone: "",
  preferredPlatforms: [],
  products: "",
  brandValues: "",
  differentiators: "",
};

/** «Restaurante» for `restaurant`; any other text as it is. */
export function industryLabel(industry: string): string {
  return industries.find(({ id }) => id === industry)?.label ?? industry;
}

function industryId(typed: string): string {
  const wanted = typed.trim().toLocaleLowerCase("es");
  const known = industries.find(({ label }) => label.toLocaleLowerCase("es") === wanted);
  return known?.id ?? typed;
}

/** The fields to begin with: what the draft holds, else what the profile holds, else nothing. */
export function answersFrom(
  profile: BusinessProfile | null,
  draft: { answers: Kept } | null | undefined,
): Answers {
  const from: Kept = draft?.answers ?? profile ?? {};
  const answers = { ...empty };
  for (const field of Object.keys(empty) as (keyof Answers)[]) {
    const value = from[field];
    if (value === undefined) continue;
    if (field === "preferredPlatforms") answers[field] = Array.isArray(value) ? value : [];
    else answers[field] = Array.isArray(value) ? value.join(", ") : value;
  }
  answers.industry = industryLabel(answers.industry);
  return answers;
}

/** What is sent: lists split on commas, the ten known industries by their id. */
export function factsFrom(answers: Answers): BusinessFacts {
  const facts = {
    ...answers,
    industry: industryId(answers.industry),
    products: commaList(answers.products),
    brandValues: commaList(answers.brandValues),
    differentiators: commaList(answers.differentiators),
  };
  // The schemas say what is wrong with the choices, in words.
  return facts as BusinessFacts;
}

/** The part of the facts that a step (1 to 4) asks for. */
export function factsOfStep(step: number, answers: Answers): Record<string, unknown> {
  const facts: Record<string, unknown> = { ...factsFrom(answers) };
  return Object.fromEntries(fieldsOfStep(step).map((field) => [field, facts[field]]));
}

export function fieldsOfStep(step: number): (keyof Answers)[] {
  return Object.keys(schemaOfStep(step).shape) as (keyof Answers)[];
}

export function schemaOfStep(step: number) {
  const schema = brainSteps[step - 1];
  if (!schema) throw new Error(`No step ${step}`);
  return schema;
}

/** The first step (1 to 4) that is not complete: nobody gets further than that. */
export function furthestStep(answers: Answers): number {
  for (let step = 1; step < stepCount; step++) {
    if (!schemaOfStep(step).safeParse(factsOfStep(step, answers)).success) return step;
  }
  return stepCount;
}
