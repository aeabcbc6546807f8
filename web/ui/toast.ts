import { toast as show } from "sonner";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
}

/** Takes away the notice that is shown: what it said no longer holds. */
export function dismissToast(): void {
  show.dismiss();
}

/** Shows one notice for five seconds; a new one takes the place of the last. */
export function toast({ title, description, variant = "default" }: ToastMessage): void {
  show.dismiss();
  const say = { default: show.message, success: show.success, destructive: show.error }[variant];
  say(title, { description });
}
