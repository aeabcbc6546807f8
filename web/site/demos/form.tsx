import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmailInput } from "#web/ui/email-input.tsx";
import { Input } from "#web/ui/input.tsx";
import { demoForm } from "../content/demos.ts";
import { suggestedIndustries } from "./industries.ts";

const idOf = (name: string) => `demo-${name}`;

function Labelled({
  name,
  label,
  optional,
  children,
}: {
  name: string;
  label: string;
  optional?: true;
  children: ReactNode;
}) {
  return (
    <div className="demo-field">
      <label htmlFor={idOf(name)}>
        {label} {optional ? <span>{demoForm.optional}</span> : null}
      </label>
      {children}
      {optional ? null : <p id={`${idOf(name)}-error`} className="demo-error" aria-live="polite" />}
    </div>
  );
}

const fieldProps = (name: string) => ({
  id: idOf(name),
  name,
  required: true,
  "aria-describedby": `${idOf(name)}-error`,
});

/** The demo's form: business, industry, product and email; demo.ts handles it. */
export function DemoForm() {
  return (
    <form className="demo-form" aria-label={demoForm.label} data-demo-form="" noValidate>
      <Labelled name="businessName" label={demoForm.businessName}>
        <Input {...fieldProps("businessName")} autoComplete="organization" maxLength={120} />
      </Labelled>
      <Labelled name="industry" label={demoForm.industry} optional>
        <Input
          id={idOf("industry")}
          name="industry"
          list="demo-industries"
          autoComplete="off"
          maxLength={80}
        />
        <datalist id="demo-industries">
          {suggestedIndustries.map((industry) => (
            <option key={industry} value={industry} />
          ))}
        </datalist>
      </Labelled>
      <Labelled name="product" label={demoForm.product}>
        <Input
          {...fieldProps("product")}
          placeholder={demoForm.productExample}
          autoComplete="off"
          maxLength={500}
        />
      </Labelled>
      <Labelled name="email" label={demoForm.email}>
        <EmailInput {...fieldProps("email")} placeholder="tu@negocio.com" />
      </Labelled>
      <div>
        <Button type="submit" look="cta" disabled>
          {demoForm.start}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
        <p className="demo-terms">{demoForm.terms}</p>
        <noscript>
          <p className="demo-terms">{demoForm.withoutScript}</p>
        </noscript>
      </div>
    </form>
  );
}
