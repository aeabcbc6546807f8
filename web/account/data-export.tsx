import { useEffect, useState } from "react";
import { useUser } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { DataExportDialog, type PreparedExport } from "./data-export-dialog.tsx";

/** Downloads all the data that is stored about a person. */
export function DataExport() {
  const { email, emailVerified } = useUser();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [prepared, setPrepared] = useState<PreparedExport>();
  useEffect(() => {
    if (!prepared) return;
    const leftMs = new Date(prepared.expiresAt).getTime() - Date.now();
    const timer = setTimeout(() => setPrepared(undefined), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [prepared]);
  return (
    <>
      <p>
        Llévate una copia de todo en un archivo ZIP: tu cuenta, tu negocio, tus conversaciones, los
        contenidos con sus versiones y sus imágenes, los proyectos, los créditos, las facturas y tus
        pedidos de Web Ads. Se puede leer tal cual o con otro programa.
      </p>
      {emailVerified ? null : (
        <p className="mt-3 text-ink-2">
          Confirma antes tu email si hiciste pedidos o consultas con él sin entrar en tu cuenta:
          solo entonces sabemos que son tuyos.
        </p>
      )}
      {prepared ? (
        <Notice
          tone="success"
          className="mt-6"
          action={
            <a href={prepared.url} download={prepared.fileName} className="link py-2">
              Descargar otra vez
            </a>
          }
        >
          Tu descarga ha empezado: {prepared.fileName}. Con muchas imágenes tarda unos minutos.
        </Notice>
      ) : (
        <Button look="outline" size="s" className="mt-6" onClick={() => setIsDialogOpen(true)}>
          Descargar mis datos
        </Button>
      )}
      {isDialogOpen ? (
        <DataExportDialog
          email={email}
          onClose={() => setIsDialogOpen(false)}
          onPrepared={(ready) => {
            setIsDialogOpen(false);
            setPrepared(ready);
            startDownload(ready);
          }}
        />
      ) : null}
    </>
  );
}

/** Uses the browser's own download, which shows its progress and does not hold the file in memory. */
function startDownload({ url, fileName }: PreparedExport): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
}
