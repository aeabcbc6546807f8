import { ArrowRight } from "lucide-react";
import { useEffect } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { websiteInput } from "#shared/websites.ts";
import { useEarlyInput } from "#web/lib/hydration.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSession } from "#web/lib/session.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailInput } from "#web/ui/email-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.ts";
import { WebsiteInput } from "#web/ui/website-input.tsx";
import type { Website } from "../flow.ts";

/** Asks for website, business name and e-mail; every change is stored at once. */
export function WebsiteForm({
  typed,
  proposedUrl,
  onTyped,
  onReady,
}: {
  typed: Website;
  /** The website typed on the page that led here; "" for none. */
  proposedUrl: string;
  onTyped: (typed: Website) => void;
  onReady: (typed: Website) => void;
}) {
  const before = useEarlyInput("web-ads");
  const { user } = useSession({ enabled: maybeSignedIn() });
  const { register, handleSubmit, getValues, setValue, setFocus, watch, formState } = useForm({
    mode: "onTouched",
    resolver: schemaResolver<Website>(websiteInput),
    defaultValues: {
      websiteUrl: before("websiteUrl") || proposedUrl || typed.websiteUrl,
      email: before("email") || typed.email,
      businessName: before("businessName") || typed.businessName,
    },
  });
  const { errors } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the form's life
  useEffect(() => {
    // Store values that were typed on another page or before hydration.
    onTyped(getValues());
    const { unsubscribe } = watch((values) => onTyped({ ...typed, ...values }));
    return unsubscribe;
  }, [watch]);
  // When the address came from another page, focus the first empty field.
  useEffect(() => {
    if (proposedUrl === "" || document.activeElement !== document.body) return;
    const missing = (["businessName", "email"] as const).find((field) => getValues(field) === "");
    if (missing) setFocus(missing, { shouldSelect: false });
  }, [proposedUrl, getValues, setFocus]);
  useEffect(() => {
    if (user && getValues("email") === "") setValue("email", user.email);
  }, [user, getValues, setValue]);

  const refuse = (wrong: FieldErrors<Website>) => {
    const missing = Object.keys(wrong).some((field) => !getValues(field as keyof Website).trim());
    if (!missing) return;
    toast({
      title: "Campos requeridos",
      description: "Por favor completa todos los campos.",
      variant: "destructive",
    });
  };
  return (
    <form
      name="web-ads"
      method="post"
      noValidate
      onSubmit={handleSubmit(onReady, refuse)}
      className="instant-form"
    >
      <Field label="Tu web" error={errors.websiteUrl?.message}>
        <WebsiteInput {...register("websiteUrl")} />
      </Field>
      <Field
        label="Nombre del negocio"
        className="instant-half"
        error={errors.businessName?.message}
      >
        <Input {...register("businessName")} autoComplete="organization" maxLength={120} />
      </Field>
      <Field label="Email" className="instant-half" error={errors.email?.message}>
        <EmailInput {...register("email")} />
      </Field>
      <Button type="submit" look="cta" className="w-full">
        Ver mis anuncios
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
      <p className="text-small text-ink-2">
        Sin registro ni tarjeta. El email es para enviarte el pedido, si lo haces.
      </p>
    </form>
  );
}
