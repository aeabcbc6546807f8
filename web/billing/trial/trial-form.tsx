import { Check } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { startTrial, startTrialInput } from "#shared/billing.ts";
import { monthlyPrice, planOf, trialPlanId } from "#shared/plans.ts";
import { referralFields } from "#web/lib/affiliate-code.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { useEarlyInput } from "#web/lib/hydration.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { browserTimeZone } from "#web/lib/time-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/email-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { NewPasswordField } from "#web/ui/password-input.tsx";
import { toast } from "#web/ui/toast.ts";
import { preloadCardForm } from "../card/card-field.tsx";
import type { Reservation } from "./reservation.ts";

interface Values {
  name: string;
  email: string;
  password: string;
}

const benefits = [
  "Los 6 workers: Teo, Ani, Bran, Lía, Nai e Iko",
  "100 créditos para usarlos como quieras",
  "Sin restricciones durante 3 días",
  "Cancelas cuando quieras, en dos clics",
];

const loginHref = "/login?next=%2Ftrial";

/** Step 1: account data. Creates the account and reserves one of this month's trials. */
export function TrialForm({
  onReserved,
  onRefused,
  onFailed,
}: {
  onReserved: (reservation: Reservation) => void;
  /** The server refused; this month's trials may be taken. */
  onRefused: () => void;
  /** The request failed midway; the account may have been created. */
  onFailed: () => void;
}) {
  const typed = useEarlyInput("trial");
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    mode: "onTouched",
    resolver: schemaResolver<Values>(startTrialInput),
    defaultValues: {
      name: typed("name"),
      email: typed("email"),
      password: typed("password"),
    },
  });
  const { errors } = formState;
  const start = useAction(startTrial);

  const submit = useSubmitLock(
    handleSubmit(async (values) => {
      setRefusal(undefined);
      try {
        const reservation = await start.mutateAsync({
          body: { ...values, ...referralFields(), timeZone: browserTimeZone() },
        });
        toast({
          title: "¡Trial iniciado!",
          description: "Ahora completa la información de tu tarjeta",
          variant: "success",
        });
        onReserved(reservation);
      } catch (error) {
        const sentence = errorMessage(error, "Error al iniciar trial");
        toast({ title: "Error", description: sentence, variant: "destructive" });
        showFieldErrors(error, setError);
        const status = error instanceof CallError ? error.status : 0;
        if (status === 409) {
          setRefusal(sentence);
          onRefused();
        } else if (status === 0 || status >= 500) onFailed();
      }
    }),
  );

  return (
    <form
      name="trial"
      method="post"
      onSubmit={submit}
      onFocus={preloadCardForm}
      noValidate
      className="grid gap-5"
    >
      <ul className="mb-2 grid gap-2.5">
        {benefits.map((benefit) => (
          <li
            key={benefit}
            className="text-balance grid grid-cols-[20px_minmax(0,1fr)] items-start gap-3"
          >
            <Check aria-hidden="true" className="mt-[3px] size-5 text-honey-ink" />
            {benefit}
          </li>
        ))}
      </ul>
      <Field label="Nombre completo" error={errors.name?.message}>
        <Input {...register("name")} autoComplete="name" />
      </Field>
      <EmailField {...register("email")} error={errors.email?.message} />
      <NewPasswordField {...register("password")} error={errors.password?.message} />
      {refusal ? (
        <Notice
          action={
            <PageLink href={loginHref} className="link text-small">
              Iniciar sesión
            </PageLink>
          }
        >
          {refusal}
        </Notice>
      ) : null}
      <Button
        type="submit"
        look="cta"
        className="mt-1 w-full"
        pending={start.isPending}
        pendingLabel="Iniciando..."
      >
        Continuar a la tarjeta
      </Button>
      <p className="font-[550]">
        Se requiere tarjeta de crédito. {monthlyPrice(planOf(trialPlanId))} después del trial.
      </p>
      <p className="text-small text-ink-2">
        Hoy no se cobra nada. Al continuar creas tu cuenta y aceptas los{" "}
        <PageLink href="/legal" className="underline underline-offset-4">
          términos y la privacidad
        </PageLink>
        .
      </p>
      <PageLink href={loginHref} className="link justify-self-start text-small">
        ¿Ya tienes una cuenta? Inicia sesión
      </PageLink>
    </form>
  );
}
