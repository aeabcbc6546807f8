import { useForm } from "react-hook-form";
import {
  newAccountHours,
  type PayoutDetails,
  readAffiliate,
  savePayoutDetails,
} from "#shared/affiliates.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useUser } from "#web/lib/session.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice, ChoiceGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { toast } from "#web/ui/toast.ts";
import { methodNames } from "../formatting.ts";
import { isIban } from "./iban.ts";

interface Values {
  method: PayoutDetails["method"];
  account: string;
  holder: string;
  password: string;
}

const bySchema = schemaResolver<Values>(savePayoutDetails.body);

/** Sets where payouts are sent; asks for the account's password. */
export function DetailsForm({
  title,
  methods,
  onDone,
}: {
  title: string;
  /** The methods payouts can use. */
  methods: readonly PayoutDetails["method"][];
  /** Called after saving or cancelling; without it there is no cancel button. */
  onDone?: () => void;
}) {
  const { email } = useUser();
  const form = useForm<Values>({
    mode: "onTouched",
    resolver: async (values, context, options) => {
      const checked = await bySchema(values, context, options);
      if ("account" in checked.errors) return checked;
      const message = accountError(values);
      if (!message) return checked;
      return { values: {}, errors: { ...checked.errors, account: { type: "schema", message } } };
    },
    defaultValues: { method: "iban", account: "", holder: "", password: "" },
  });
  const { errors } = form.formState;
  const method = form.watch("method");
  const save = useAction(savePayoutDetails, { changes: [readAffiliate] });
  const submit = useSubmitLock(
    form.handleSubmit(async (body) => {
      try {
        const saved = await save.mutateAsync({ body });
        toast({
          title: "Datos de cobro guardados",
          description: `Cobrarás en ${methodNames[saved.method]} ${saved.masked}.`,
          variant: "success",
        });
        onDone?.();
      } catch (error) {
        if (showFieldErrors(error, form.setError)) return;
        toastFailure(error, { title: "No hemos podido guardarlos" });
      }
    }),
  );
  return (
    <form onSubmit={submit} noValidate className="grid max-w-[520px] gap-5">
      <h2 className="!text-h3">{title}</h2>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {methods.length > 1 ? (
        <ChoiceGroup legend="Cómo quieres cobrar" error={errors.method?.message}>
          {methods.map((one) => (
            <Choice
              key={one}
              type="radio"
              value={one}
              {...form.register("method", { onChange: () => form.resetField("account") })}
            >
              {methodNames[one]}
            </Choice>
          ))}
        </ChoiceGroup>
      ) : null}
      {method === "iban" ? (
        <Field key="iban" label="IBAN" error={errors.account?.message}>
          <Input
            {...form.register("account")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="ES00 0000 0000 0000 0000 0000"
          />
        </Field>
      ) : (
        <Field key="paypal" label="Email de tu cuenta de PayPal" error={errors.account?.message}>
          <Input
            {...form.register("account")}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <Field
        label="Titular"
        hint={methods.length > 1 ? "Como lo conoce tu banco o PayPal." : "Como lo conoce tu banco."}
        error={errors.holder?.message}
      >
        <Input {...form.register("holder")} autoComplete="name" />
      </Field>
      <Field
        label="Tu contraseña de Kolmena"
        hint="Para que nadie cambie por ti adónde va tu dinero."
        error={errors.password?.message}
      >
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
      <p className="text-small text-ink-2">
        Te escribimos cada vez que cambie. Por seguridad, a una cuenta nueva no sale nada en las
        primeras {newAccountHours} horas.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="ink"
          size="s"
          pending={save.isPending}
          pendingLabel="Guardando..."
        >
          Guardar dónde cobro
        </Button>
        {onDone ? (
          <Button look="outline" size="s" disabled={save.isPending} onClick={onDone}>
            Cancelar
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Error of the account's field that the browser can detect; undefined: none. */
function accountError({ method, account }: Values): string | undefined {
  if (method === "iban") {
    return isIban(account) ? undefined : "Este IBAN no es válido: revisa los dígitos";
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account.trim())
    ? undefined
    : "Introduce un email válido";
}
