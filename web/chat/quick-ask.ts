import type { Message } from "#shared/chat.ts";
import { toast } from "#web/ui/toast.ts";

const failed = "Error al generar contenido";

/** Tells how what was asked from the dashboard has ended; who stopped it knows. */
export function announceQuickAsk(status: Message["status"], content: string): void {
  if (status === "done") toast({ title: "Respuesta generada", variant: "success" });
  if (status === "failed") refuseQuickAsk(content);
}

/** @param sentence why; without one the notice says only that it failed */
export function refuseQuickAsk(sentence: string | null): void {
  toast({
    title: "Error",
    description: sentence || failed,
    variant: "destructive",
  });
}
