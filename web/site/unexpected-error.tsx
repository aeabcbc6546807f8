import { Button, ButtonLink } from "#web/ui/button.tsx";

/** The page for an unhandled error: reload, or go to the home page. */
export function UnexpectedError() {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <h1>Algo se ha roto por nuestra parte</h1>
      <p className="max-w-[38em] text-lead text-ink-2">
        Tu trabajo está guardado. Vuelve a cargar la página; si sigue igual, empieza desde el
        inicio.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Volver a cargar</Button>
        <ButtonLink href="/" look="outline">
          Ir al inicio
        </ButtonLink>
      </div>
    </main>
  );
}
