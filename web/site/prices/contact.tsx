import { contactInput } from "#shared/contact.ts";
import { fieldMessagesOf } from "#web/lib/schema-resolver.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailInput } from "#web/ui/email-input.tsx";
import { controlClass } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { company } from "../content/company.ts";
import { contactWords } from "../content/prices.ts";
import "./contact.css";

// The server's messages for an empty form, which contact-form.ts shows before sending.
const sentences = fieldMessagesOf(contactInput, { name: "", email: "", message: "" });

/** The contact form; contact-form.ts sends it. */
export function Contact() {
  return (
    <section className="contact" id="contacto" aria-labelledby="contact-title">
      <div className="wrap">
        <div>
          <Portrait worker="lia" size={96} />
          <h2 id="contact-title">{contactWords.title}</h2>
          <p>{contactWords.text}</p>
          <a className="link" href={`mailto:${company.contactEmail}`}>
            {company.contactEmail}
          </a>
        </div>
        <form data-contact="" method="post" action="/api/contact" noValidate>
          <ContactField name="name" label="Nombre">
            <Input {...fieldProps("name")} autoComplete="name" minLength={2} maxLength={80} />
          </ContactField>
          <ContactField name="email" label="Email">
            <EmailInput {...fieldProps("email")} />
          </ContactField>
          <ContactField name="message" label="Mensaje">
            <textarea
              {...fieldProps("message")}
              className={controlClass}
              rows={5}
              maxLength={4000}
            />
          </ContactField>
          <Button type="submit" look="ink" data-pending={contactWords.sending}>
            {contactWords.send}
          </Button>
        </form>
      </div>
    </section>
  );
}

type FieldName = "name" | "email" | "message";

function fieldProps(name: FieldName) {
  return {
    id: `contact-${name}`,
    name,
    required: true,
    "aria-describedby": `contact-${name}-error`,
  };
}

function ContactField({
  name,
  label,
  children,
}: {
  name: FieldName;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <div className="grid gap-2">
      <label htmlFor={`contact-${name}`} className="font-[650]">
        {label}
      </label>
      {children}
      <p
        id={`contact-${name}-error`}
        className="field-error"
        aria-live="polite"
        data-sentence={sentences[name]}
      />
    </div>
  );
}
