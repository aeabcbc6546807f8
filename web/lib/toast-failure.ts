import { toast } from "#web/ui/toast.ts";
import { errorMessage } from "./call.ts";

/** Shows a failed call as a toast: the title, and below it the server's message or the fallback. */
export function toastFailure(
  error: unknown,
  { title, fallback = "Inténtalo de nuevo en un momento." }: { title: string; fallback?: string },
): void {
  toast({ title, description: errorMessage(error, fallback), variant: "destructive" });
}
