import { RotateCw } from "lucide-react";
import { errorMessage } from "#web/lib/call.ts";
import { Button } from "./button.tsx";

/** A failed load: what happened, and a button to retry. */
export function ErrorState({
  title = "No hemos podido cargar esto",
  error,
  onRetry,
  retrying,
  as: Heading = "h2",
}: {
  title?: string;
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  /** The title's heading level. */
  as?: "h2" | "h3";
}) {
  return (
    <div role="alert" className="border-y border-line py-10">
      <Heading className="text-h3">{title}</Heading>
      <p className="mt-2 max-w-[38em] text-ink-2">
        {errorMessage(
          error,
          "Ha fallado algo por nuestra parte. Inténtalo de nuevo en un momento.",
        )}
      </p>
      {onRetry ? (
        <Button
          look="outline"
          size="s"
          className="mt-5"
          onClick={onRetry}
          pending={retrying}
          pendingLabel="Reintentando..."
        >
          <RotateCw aria-hidden="true" className="size-4" />
          Reintentar
        </Button>
      ) : null}
    </div>
  );
}
