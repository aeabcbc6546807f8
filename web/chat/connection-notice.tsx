import { Hourglass, RotateCw, WifiOff } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import type { ConnectionState } from "./thread/reply-connection.ts";

const words: Readonly<Record<Exclude<ConnectionState, "live">, string>> = {
  retrying: "Se ha cortado la conexión. Reconectando…",
  crowded:
    "Tienes respuestas abiertas en demasiados sitios a la vez. Esta se sigue escribiendo y llegará aquí en unos segundos.",
  offline: "Estás sin conexión. En cuanto vuelva, seguimos donde estábamos.",
  lost: "No conseguimos conectar con Kolmena. No se pierde nada y nada se cobra dos veces.",
};

/** Shown while the connection to the reply is interrupted; the server goes on writing it. */
export function ConnectionNotice({
  link,
  onReconnect,
}: {
  link: ConnectionState;
  onReconnect: () => void;
}) {
  if (link === "live") return null;
  return (
    <div role="status" className="chat-strip chat-link appear">
      {link === "crowded" ? (
        <Hourglass aria-hidden="true" className="size-5" />
      ) : (
        <WifiOff aria-hidden="true" className="size-5" />
      )}
      <p>{words[link]}</p>
      {link === "lost" ? (
        <Button look="outline" size="s" onClick={onReconnect}>
          <RotateCw aria-hidden="true" className="size-4" />
          Reintentar conexión
        </Button>
      ) : null}
    </div>
  );
}
