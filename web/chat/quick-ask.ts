import type { Message } from "#shared/chat.ts";
import { toast } from "#web/ui/toast.ts";

/** Tells how what was asked from the dashboard has ended; who stopped it knows, and why it failed stands beside it. */
export function announceQuickAsk(status: Message["status"]): void {
  if (status === "done") toast({ title: "Respuesta generada", variant: "success" });
  if (status === "failed") toast({ title: "Error al generar contenido", variant: "destructive" });
}
