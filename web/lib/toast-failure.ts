import { toast } from "#web/ui/toast.ts";
import { saidBy } from "./call.ts";

/** Shows that a call failed: below the title the server's sentence, or the fallback. */
export function toastFailure(
  error: unknown,
  { title, fallback = "Inténtalo de nuevo en un momento." }: { title: string; fallback?: string },
): void {
  toast({ title, description: saidBy(error, fallback), variant: "destructive" });
}
