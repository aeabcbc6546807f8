import type { Message } from "#shared/chat.ts";
import { toast } from "#web/ui/toast.ts";

/** Toasts how a reply asked for on the dashboard has ended; nothing when the person stopped it. */
export function announceQuickAsk(status: Message["status"]): void {
  if (status === "done") toast({ title: "Respuesta generada", variant: "success" });
  if (status === "failed") toast({ title: "Error al generar contenido", variant: "destructive" });
}
