import type { FormEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Field } from "#web/ui/field.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

/** About as wide as the most frequent proposals. */
const skeletonWidths = ["w-44", "w-28", "w-28", "w-24", "w-36", "w-32"];

const lowerFirst = (words: string) => `${words.charAt(0).toLocaleLowerCase("es")}${words.slice(1)}`;

/** Appends a proposal to the text that is there already. */
function appendProposal(words: string, more: string): string {
  const current = words.trim().replace(/[.,;]+$/, "");
  return current === "" ? more : `${current}, ${lowerFirst(more)}`;
}

/** Revises an ad in plain words; an unclear request is answered with a question and its text stays. */
export function RevisionRequest({
  words,
  proposals,
  onWords,
  question,
  error,
  pending,
  onSend,
}: {
  words: string;
  /** Proposed changes for this picture; undefined while they are loading. */
  proposals: readonly string[] | undefined;
  onWords: (words: string) => void;
  /** Ani's question about an unclear request. */
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
          placeholder={first && second ? `${first} y ${lowerFirst(second)}` : first}
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
        onPick={(proposal) => onWords(appendProposal(words, proposal))}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders
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
