import { useWatch } from "react-hook-form";
import { splitCommaList } from "#shared/brain.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import type { Answers } from "./answers.ts";
import type { StepProps } from "./step-props.ts";

interface ListFieldProps extends StepProps {
  name: "products" | "brandValues" | "differentiators";
  label: string;
  placeholder: string;
}

/** A comma-separated list, with its parsed items below. */
export function ListField({ form, name, label, placeholder }: ListFieldProps) {
  const typed: string = useWatch<Answers, typeof name>({ control: form.control, name });
  const items = splitCommaList(typed);
  return (
    <div>
      <Field label={label} hint="Sepáralos con comas." error={form.formState.errors[name]?.message}>
        <Input {...form.register(name)} maxLength={2000} placeholder={placeholder} />
      </Field>
      {items.length > 0 ? (
        <ul aria-label="Así lo entiende Mel" className="mt-3 flex flex-wrap gap-2">
          {items.map((item, position) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be typed twice
              key={position}
              className="max-w-full rounded-pill bg-wax px-3.5 py-1 text-small font-[550]"
            >
              {item}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
