import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";

/** Shown when the address contains no worker's id. */
export function WorkerNotFound() {
  const navigate = useNavigate();
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-5 py-16">
      <Portrait worker="mel" size={96} className="portrait-flush" />
      <h1>Worker no encontrado</h1>
      <p className="max-w-[34em] text-lead text-ink-2">
        En el equipo no hay nadie con ese nombre. Mel sabe quién puede ayudarte.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => (window.history.length > 1 ? navigate(-1) : navigate("/chat/mel"))}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Volver
        </Button>
        <ButtonLink href="/chat/mel" look="outline">
          Hablar con Mel
        </ButtonLink>
      </div>
    </main>
  );
}
