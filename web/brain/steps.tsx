import type { ComponentType } from "react";
import { useWatch } from "react-hook-form";
import { audienceAges, brandTones, businessTypes, goals, platforms } from "#shared/brain.ts";
import { Choice, ChoiceGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { Answers } from "./answers.ts";
import { industrySuggestions } from "./industry-suggestions.ts";
import { ListField } from "./list-field.tsx";
import { examplesFor } from "./sector-examples.ts";
import type { StepProps } from "./step-props.ts";

interface Step {
  title: string;
  /** Why these fields are asked, in Mel's words. */
  why: string;
  Fields: ComponentType<StepProps>;
}

/** Placeholders for the industry of the first step. */
function useExamples({ control }: StepProps["form"]) {
  return examplesFor(useWatch<Answers, "industry">({ control, name: "industry" }));
}

function BusinessFields({ form }: StepProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const examples = useExamples(form);
  return (
    <>
      <Field label="Nombre de tu negocio" required error={errors.businessName?.message}>
        <Input {...register("businessName")} maxLength={120} autoComplete="organization" />
      </Field>
      <Field
        label="Sector"
        required
        hint="Elige uno de la lista o escríbelo con tus palabras."
        error={errors.industry?.message}
      >
        <Input
          {...register("industry")}
          maxLength={80}
          list="industrias"
          autoComplete="off"
          placeholder="Panadería, dentista, tienda de ropa…"
        />
      </Field>
      <datalist id="industrias">
        {industrySuggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ChoiceGroup
        legend="¿A quién vendes?"
        required
        error={errors.businessType?.message}
        className="sm:grid-cols-3"
      >
        {businessTypes.map(({ id, label }) => (
          <Choice key={id} type="radio" value={id} {...register("businessType")}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      <Field label="¿Qué vendes o qué servicio das?" required error={errors.mainService?.message}>
        <Textarea {...register("mainService")} maxLength={500} placeholder={examples.mainService} />
      </Field>
    </>
  );
}

function AudienceFields({ form }: StepProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const examples = useExamples(form);
  return (
    <>
      <Field label="¿Cómo es tu cliente ideal?" required error={errors.targetAudience?.message}>
        <Textarea
          {...register("targetAudience")}
          maxLength={500}
          placeholder={examples.targetAudience}
        />
      </Field>
      <div className="grid items-start gap-7 sm:grid-cols-2">
        <Field label="Edad" error={errors.audienceAge?.message}>
          <Select {...register("audienceAge")}>
            <option value="">De todas las edades</option>
            {audienceAges.map((age) => (
              <option key={age} value={age}>
                {age === "55+" ? "Más de 55 años" : `De ${age.replace("-", " a ")} años`}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="¿Dónde está?" error={errors.audienceLocation?.message}>
          <Input
            {...register("audienceLocation")}
            maxLength={160}
            placeholder="Valencia y alrededores"
          />
        </Field>
      </div>
      <ChoiceGroup
        legend="¿Qué quieres conseguir primero?"
        required
        error={errors.primaryGoal?.message}
      >
        {goals.map(({ id, label }) => (
          <Choice key={id} type="radio" value={id} {...register("primaryGoal")}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
    </>
  );
}

const toneSamples: Record<(typeof brandTones)[number]["id"], string> = {
  professional: "«Reserve su cita esta semana.»",
  casual: "«¿Te pasas el sábado?»",
  friendly: "«Te guardamos tu sitio de siempre.»",
  authoritative: "«Veinte años nos dan la razón.»",
  playful: "«Aviso: engancha más que tu serie.»",
  luxury: "«Solo doce piezas. Ninguna igual.»",
};

function VoiceFields({ form: { register, formState } }: StepProps) {
  const { errors } = formState;
  return (
    <>
      <ChoiceGroup legend="¿Cómo habla tu marca?" required error={errors.brandTone?.message}>
        {brandTones.map(({ id, label }) => (
          <Choice key={id} type="radio" value={id} {...register("brandTone")}>
            {label}
            <small className="block text-small font-normal text-ink-2">{toneSamples[id]}</small>
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        legend="¿Dónde quieres estar?"
        required
        hint="Elige todas las que uses o quieras usar."
        error={errors.preferredPlatforms?.message}
        className="grid-cols-2 sm:grid-cols-3"
      >
        {platforms.map(({ id, label }) => (
          <Choice key={id} type="checkbox" value={id} {...register("preferredPlatforms")}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
    </>
  );
}

function DetailFields({ form }: StepProps) {
  const examples = useExamples(form);
  return (
    <>
      <ListField
        form={form}
        name="products"
        label="Productos o servicios"
        placeholder={examples.products}
      />
      <ListField
        form={form}
        name="brandValues"
        label="Valores de tu marca"
        placeholder={examples.brandValues}
      />
      <ListField
        form={form}
        name="differentiators"
        label="Lo que te hace distinto"
        placeholder={examples.differentiators}
      />
    </>
  );
}

export const steps: readonly Step[] = [
  {
    title: "Tu negocio",
    why: "Con esto todo el equipo sabrá de qué habla cuando habla de ti. Tardas unos tres minutos.",
    Fields: BusinessFields,
  },
  {
    title: "Tu cliente",
    why: "Escribir para todo el mundo es no escribir para nadie. Dime a quién quieres llegar.",
    Fields: AudienceFields,
  },
  {
    title: "Tu voz",
    why: "El tono cambia las palabras de cada texto, y las plataformas, su forma y su largo.",
    Fields: VoiceFields,
  },
  {
    title: "Lo que te distingue",
    why: "Este paso es opcional, pero aquí salen los mejores textos: con nombres y detalles tuyos.",
    Fields: DetailFields,
  },
];
