import { type UseFormReturn, useWatch } from "react-hook-form";
import { brandTones, businessTypes, goals, platforms, splitCommaList } from "#shared/brain.ts";
import type { Answers } from "./answers.ts";

const labelOf = (list: readonly { id: string; label: string }[], id: string) =>
  list.find((item) => item.id === id)?.label ?? "";

/** A live summary of the answers, on wide screens only. */
export function AnswersSummary({ form }: { form: UseFormReturn<Answers> }) {
  const answers = useWatch({ control: form.control });
  const rows = [
    { label: "Negocio", value: joined([answers.businessName, answers.industry]) },
    { label: "Vende", value: joined([answers.mainService]) },
    { label: "A quién", value: joined([labelOf(businessTypes, answers.businessType ?? "")]) },
    { label: "Cliente", value: joined([answers.targetAudience, answers.audienceLocation]) },
    { label: "Objetivo", value: labelOf(goals, answers.primaryGoal ?? "") },
    { label: "Tono", value: labelOf(brandTones, answers.brandTone ?? "") },
    {
      label: "Dónde",
      value: joined(answers.preferredPlatforms?.map((id) => labelOf(platforms, id ?? "")) ?? []),
    },
    { label: "Productos", value: joined(splitCommaList(answers.products ?? "")) },
  ].filter(({ value }) => value !== "");
  if (rows.length === 0) return null;
  return (
    <section aria-label="Lo que Mel ya sabe" className="mt-10 hidden lg:block">
      <h2 className="mb-2 font-text !text-small font-bold tracking-normal [font-stretch:100%]">
        Mel ya sabe
      </h2>
      <dl className="text-small">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-t border-line py-2"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="line-clamp-2 font-[550]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(", ");
}
