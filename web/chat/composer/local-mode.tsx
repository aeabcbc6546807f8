import { Info } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { readEngine } from "#shared/chat.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { classes } from "#web/ui/classes.ts";

/** «Modo local» with an explanation; nothing when a language model answers. */
export function LocalMode({ className }: { className?: string }) {
  const { data: engine } = useEndpoint(readEngine, {});
  if (!engine?.local) return null;
  return (
    <Popover.Root>
      <Popover.Trigger className={classes("chat-local", className)}>
        <span>
          Modo local
          <Info aria-hidden="true" className="size-4" />
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Qué es el modo local"
          sideOffset={6}
          collisionPadding={16}
          className="appear z-50 w-[min(340px,calc(100vw-32px))] rounded-m border border-line bg-surface p-5 text-small text-ink shadow-object"
        >
          <p className="font-[650]">Escribe el redactor local de Kolmena</p>
          <p className="mt-1.5 text-ink-2">
            Los textos salen de nuestro propio redactor, en este servidor y sin enviar tus datos a
            nadie. No es un modelo de lenguaje: escribe con lo que le cuentas y con Brain Central, y
            no explica lo que no sabe.
          </p>
          <p className="mt-3 text-ink-2">
            Si el servidor es tuyo, puedes conectar un modelo en tu propio ordenador (Ollama, LM
            Studio o llama.cpp) con tres variables: <code>LLM_PROVIDER=compatible</code>,{" "}
            <code>LLM_BASE_URL</code> con su dirección y <code>LLM_MODEL</code> con su nombre.
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
