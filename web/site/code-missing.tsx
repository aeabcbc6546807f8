import { Button } from "#web/ui/button.tsx";
import "./code-missing.css";

/**
 * Hidden on every application page until shell-script.ts or entry.client.tsx detects that its code failed
 * to load. React is not running then, so shell-script.ts handles the button as well.
 */
export function CodeMissing() {
  return (
    <div className="code-missing wrap py-6" role="alert">
      <div className="rounded-l bg-wax p-6 sm:p-8">
        <h2 className="text-h3">No ha llegado toda la página</h2>
        <p className="mt-2 max-w-[38em]">
          Revisa tu conexión y vuelve a cargarla. Si usas un bloqueador o un antivirus, mira que no
          esté reteniendo parte de Kolmena.
        </p>
        <Button size="s" className="mt-5" data-reload="">
          Volver a cargar
        </Button>
      </div>
    </div>
  );
}
