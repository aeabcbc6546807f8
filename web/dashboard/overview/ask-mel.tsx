import { type FormEvent, useRef } from "react";
import { chatPriceCredits } from "#shared/workers.ts";
import { credits } from "#web/lib/format.ts";
import { useGo } from "#web/lib/use-go.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { askMelExample } from "./ask-mel-example.ts";

/** A one-line question to Mel; the chat sends it on arrival. */
export function AskMel() {
  const go = useGo();
  const field = useRef<HTMLInputElement>(null);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const prompt = field.current?.value.trim();
    if (prompt) go(`/chat/mel?prompt=${encodeURIComponent(prompt)}`);
    else field.current?.focus();
  };
  return (
    <form onSubmit={ask} className="relative">
      <label
        htmlFor="ask-mel"
        className="mb-2.5 ml-[92px] flex items-end font-[650] max-sm:min-h-14 max-sm:pb-1"
      >
        ¿Qué quieres mover hoy?
      </label>
      <div className="flex items-center rounded-[30px] border-[1.5px] border-field-line bg-surface p-1.5 shadow-object has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus max-sm:flex-wrap sm:rounded-pill sm:pl-[92px]">
        <input
          id="ask-mel"
          ref={field}
          maxLength={1000}
          enterKeyHint="send"
          autoComplete="off"
          placeholder={askMelExample}
          className="h-[52px] min-w-0 flex-1 bg-transparent pr-3 outline-none placeholder:text-ink-3 max-sm:basis-full max-sm:px-3"
        />
        <Button
          type="submit"
          look="cta"
          price={credits(chatPriceCredits)}
          className="max-sm:w-full"
        >
          Preguntar a Mel
        </Button>
      </div>
      <Portrait
        worker="mel"
        className="pointer-events-none absolute left-1.5 [--portrait:76px] max-sm:-top-1 sm:-bottom-1"
      />
    </form>
  );
}
