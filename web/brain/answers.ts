import {
  type BusinessFacts,
  type BusinessProfile,
  brainSteps,
  industries,
  splitCommaList,
} from "#shared/brain.ts";

/** The wizard's form values; lists are comma-separated text until they are sent. */
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

export type SavedAnswers = Partial<Record<keyof Answers, string | string[]>>;

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

/** «Restaurante» for `restaurant`; any other text unchanged. */
export function industryLabel(industry: string): string {
  return industries.find(({ id }) => id === industry)?.label ?? industry;
}

function industryId(typed: string): string {
  const name = typed.trim().toLocaleLowerCase("es");
  const known = industries.find(({ label }) => label.toLocaleLowerCase("es") === name);
  return known?.id ?? typed;
}

/** The form's initial values: from the draft, else from the profile, else empty. */
export function answersFrom(
  profile: BusinessProfile | null,
  draft: { answers: SavedAnswers } | null | undefined,
): Answers {
  const from: SavedAnswers = draft?.answers ?? profile ?? {};
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

/** The facts to send: lists split on commas, the ten known industries as ids. */
export function toFacts(answers: Answers): BusinessFacts {
  const facts = {
    ...answers,
    industry: industryId(answers.industry),
    products: splitCommaList(answers.products),
    brandValues: splitCommaList(answers.brandValues),
    differentiators: splitCommaList(answers.differentiators),
  };
  // The schemas validate the choices and provide the error sentences.
  return facts as BusinessFacts;
}

/** The part of the facts that a step (1 to 4) asks for. */
export function factsOfStep(step: number, answers: Answers): Record<string, unknown> {
  const facts: Record<string, unknown> = { ...toFacts(answers) };
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

/** The furthest reachable step (1 to 4): the first incomplete one. */
export function furthestStep(answers: Answers): number {
  for (let step = 1; step < stepCount; step++) {
    if (!schemaOfStep(step).safeParse(factsOfStep(step, answers)).success) return step;
  }
  return stepCount;
}
