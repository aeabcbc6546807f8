import type { FormEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Field } from "#web/ui/field.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

/** About as wide as what is proposed most. */
const skeletonWidths = ["w-44", "w-28", "w-28", "w-24", "w-36", "w-32"];

const lowered = (words: string) => `${words.charAt(0).toLocaleLowerCase("es")}${words.slice(1)}`;

/** With what is there already, as one request. */
function joined(words: string, more: string): string {
  const said = words.trim().replace(/[.,;]+$/, "");
  return said === "" ? more : `${said}, ${lowered(more)}`;
}

/** A change asked for in plain words; what was not understood is asked back, and what was typed stays. */
export function RevisionWords({
  words,
  proposals,
  onWords,
  question,
  error,
  pending,
  onSend,
}: {
  words: string;
  /** What can be done with this picture; absent while the server finds out. */
  proposals: readonly string[] | undefined;
  onWords: (words: string) => void;
  /** What Ani asks because she did not understand. */
  question: string | undefined;
  error: string | undefined;
  pending: boolean;
  onSend: () => void;
}) {
  const [first, second] = proposals ?? [];
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
          placeholder={first && second ? `${first} y ${lowered(second)}` : first}
          disabled={pending}
          onChange={(event) => onWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
      </Field>
      <Proposals
        proposals={proposals}
        disabled={pending}
        onPick={(proposal) => onWords(joined(words, proposal))}
      />
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

function Proposals({
  proposals,
  disabled,
  onPick,
}: {
  proposals: readonly string[] | undefined;
  disabled: boolean;
  onPick: (proposal: string) => void;
}) {
  if (!proposals) {
    return (
      <p aria-label="Buscando ideas" role="status" className="my-5 flex flex-wrap gap-2">
        {skeletonWidths.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are filled together
          <Skeleton key={at} className={classes("h-11 rounded-pill", width)} />
        ))}
      </p>
    );
  }
  if (proposals.length === 0) return <div className="my-2.5" />;
  return (
    <fieldset aria-label="Ideas" className="my-5 flex flex-wrap gap-2">
      {proposals.map((proposal) => (
        <button
          key={proposal}
          type="button"
          disabled={disabled}
          onClick={() => onPick(proposal)}
          className="min-h-11 rounded-pill px-4 text-small font-[550] inset-ring-[1.5px] inset-ring-line-2 hover:inset-ring-ink disabled:opacity-55"
        >
          {proposal}
        </button>
      ))}
    </fieldset>
  );
}
