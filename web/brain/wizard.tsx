import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { readBrainDraft, readBusinessProfile, saveBusinessProfile } from "#shared/brain.ts";
import { CallError } from "#web/lib/call.ts";
import { keyOf, useAction } from "#web/lib/endpoints.ts";
import { saveFirstTask } from "#web/lib/first-task.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { useGo } from "#web/lib/use-go.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { ProgressCells } from "#web/ui/progress-cells.tsx";
import { dismissToast, toast } from "#web/ui/toast.ts";
import {
  type Answers,
  factsOfStep,
  fieldsOfStep,
  furthestStep,
  schemaOfStep,
  stepCount,
  toFacts,
} from "./answers.ts";
import { AnswersSummary } from "./answers-summary.tsx";
import type { Draft } from "./draft.ts";
import { FromWebsite } from "./from-website.tsx";
import { steps } from "./steps.tsx";
import { dropStashedDraft } from "./unsent-draft.ts";
import { useDraft } from "./use-draft.ts";
import { WizardLayout } from "./wizard-layout.tsx";

export function Wizard({ initial, isEditing }: { initial: Draft; isEditing: boolean }) {
  const [search, setSearch] = useSearchParams();
  const { keeper, state } = useDraft();
  const form = useForm<Answers>({
    mode: "onTouched",
    defaultValues: initial.answers,
    resolver: (values, ...rest) =>
      schemaResolver<Answers>(schemaOfStep(step), (answers) => factsOfStep(step, answers))(
        values,
        ...rest,
      ),
  });
  // The step is in the address, so that the browser's back button goes back one step.
  const requested = Number(search.get("paso")) || initial.step;
  const step = Math.max(
    1,
    Math.min(Math.trunc(requested), furthestStep(form.getValues()), stepCount),
  );
  const goTo = (next: number) => setSearch({ paso: String(next) });
  useStepInAddress(step);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keeper.change({ step, answers: values }),
      }),
    [form, keeper, step],
  );

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    keeper.change({ step, answers: form.getValues() });
    void keeper.flush();
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [form, keeper, step]);

  const submission = useSaveProfile(keeper, (fields) => {
    for (let at = 1; at <= stepCount; at++) {
      const invalidFields = fieldsOfStep(at).filter((field) => field in fields);
      if (invalidFields.length === 0) continue;
      goTo(at);
      for (const field of invalidFields)
        form.setError(field, { type: "server", message: fields[field] });
      return;
    }
  });

  const next = useSubmitLock(
    form.handleSubmit(
      async (answers) => {
        dismissToast();
        if (step < stepCount) goTo(step + 1);
        else await submission.send(answers);
      },
      () => {
        if (step === stepCount) return;
        toast({
          title: "Campos requeridos",
          description: "Por favor completa todos los campos marcados como requeridos",
          variant: "destructive",
        });
      },
    ),
  );

  const { title, why, Fields } = steps[step - 1]!;
  return (
    <WizardLayout state={state}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="content-start lg:sticky lg:top-10 lg:grid lg:self-start">
          <ProgressCells
            total={stepCount}
            filled={step}
            numbered
            label={`Paso ${step} de ${stepCount}`}
          />
          <h1 ref={heading} tabIndex={-1} className="mt-6 outline-none">
            {title}
          </h1>
          <div className="mt-5 flex items-start gap-4">
            <Portrait worker="mel" size={64} className="mt-3" />
            <p className="max-w-[26em] pt-3 text-ink-2">{why}</p>
          </div>
          <AnswersSummary form={form} />
        </div>
        <div className="max-w-[720px]">
          {step === 1 ? <FromWebsite form={form} /> : null}
          <form onSubmit={next} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-7">
            <Fields form={form} />
            <div className="flex flex-wrap-reverse justify-between gap-3 border-t border-line pt-6">
              {step > 1 ? (
                <Button
                  look="outline"
                  className="max-sm:w-full"
                  onClick={() => goTo(step - 1)}
                  disabled={submission.isPending}
                >
                  Atrás
                </Button>
              ) : (
                <span />
              )}
              <Button
                type="submit"
                look="cta"
                className="max-sm:w-full"
                pending={submission.isPending}
                pendingLabel="Guardando..."
              >
                {step < stepCount
                  ? "Siguiente"
                  : isEditing
                    ? "Guardar cambios"
                    : "Activar Brain Central"}
              </Button>
            </div>
          </form>
        </div>
      </div>
    </WizardLayout>
  );
}

/** Adds the step to an address without one; otherwise going back to it would show the draft's latest step. */
function useStepInAddress(step: number) {
  const [search, setSearch] = useSearchParams();
  const isNamed = search.has("paso");
  useEffect(() => {
    if (isNamed) return;
    setSearch({ paso: String(step) }, { replace: true, preventScrollReset: true });
  }, [isNamed, setSearch, step]);
}

/** Saves the whole profile; the draft is kept until the server has accepted it. */
function useSaveProfile(
  keeper: ReturnType<typeof useDraft>["keeper"],
  onInvalidFields: (fields: Readonly<Record<string, string>>) => void,
) {
  const client = useQueryClient();
  const go = useGo();
  const save = useAction(saveBusinessProfile);
  const send = async (answers: Answers) => {
    // A draft saved after the profile would be offered again as unfinished.
    await keeper.pause();
    try {
      const saved = await save.mutateAsync({ body: toFacts(answers) });
      dropStashedDraft();
      client.setQueryData(keyOf(readBusinessProfile, {}), saved);
      client.setQueryData(keyOf(readBrainDraft, {}), null);
      const { businessName, products, mainService } = saved;
      saveFirstTask({ businessName, offer: products[0] || mainService });
      go("/ai-workers", {
        notice: {
          title: "¡Brain Central Activado!",
          description: `El equipo ya conoce ${saved.businessName}.`,
        },
      });
    } catch (error) {
      keeper.resume();
      toastFailure(error, {
        title: "Error al crear perfil",
        fallback: "Error al crear tu perfil de negocio",
      });
      if (error instanceof CallError) onInvalidFields(error.fields);
    }
  };
  return { send, isPending: save.isPending };
}
