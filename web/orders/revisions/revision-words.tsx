import type { FormEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

const suggestions = [
  "Más grande el precio",
  "Otro color",
  "Otra foto",
  "Sin logo",
  "Texto más corto",
  "Otro diseño",
];

/** With what is there already, as one request. */
function joined(words: string, more: string): string {
  const said = words.trim().replace(/[.,;]+$/, "");
  return said === "" ? more : `${said}, ${more.charAt(0).toLocaleLowerCase("es")}${more.slice(1)}`;
}

/** A change asked for in plain words; what was not understood is asked back, and what was typed stays. */
export function RevisionWords({
  words,
  onWords,
  question,
  error,
  pending,
  onSend,
}: {
  words: string;
  onWords: (words: string) => void;
  /** What Ani asks because she did not understand. */
  question: string | undefined;
  error: string | undefined;
  pending: boolean;
  onSend: () => void;
}) {
  const canSend = words.trim() !== "" && !pending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form onSubmit={submit} className="grid">
      <div role="status">
        {question ? (
          <div
            data-worker="ani"
            className="appear mb-5 flex items-start gap-3.5 rounded-m bg-w-tint p-4"
          >
            <Portrait worker="ani" size={48} />
            <div>
              <p className="font-[550]">{question}</p>
              <p className="mt-1 text-small text-ink-2">Esto no te ha gastado ningún cambio.</p>
            </div>
          </div>
        ) : null}
      </div>
      <Field
        label="¿Qué quieres cambiar?"
        error={error}
        hint="Puedes pedir varias cosas a la vez, o dar el texto exacto entre comillas."
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={words}
          placeholder="Más grande el precio y otra foto"
          disabled={pending}
          onChange={(event) => onWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
      </Field>
      <fieldset aria-label="Ideas" className="my-5 flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            disabled={pending}
            onClick={() => onWords(joined(words, suggestion))}
            className="min-h-11 rounded-pill px-4 text-small font-[550] inset-ring-[1.5px] inset-ring-line-2 hover:inset-ring-ink disabled:opacity-55"
          >
            {suggestion}
          </button>
        ))}
      </fieldset>
      <Button
        type="submit"
        look="cta"
        disabled={!canSend}
        pending={pending}
        pendingLabel="Dibujando tu cambio..."
        className="justify-self-end max-sm:w-full"
      >
        Hacer el cambio
      </Button>
    </form>
  );
}
