import { toast as show } from "sonner";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
  /** How long it stays, five unless said; not while the pointer or the focus is on it. */
  seconds?: number;
  /** What can be done about it, on a button: «Deshacer». */
  action?: { label: string; onPress: () => void };
  /** It was closed, ran out or gave way to another. */
  onGone?: () => void;
}

/** Takes away the notice that is shown: what it said no longer holds. */
export function dismissToast(): void {
  show.dismiss();
}

/** Shows one notice; a new one takes the place of the last. */
export function toast({
  title,
  description,
  variant = "default",
  seconds = 5,
  action,
  onGone,
}: ToastMessage): void {
  show.dismiss();
  const say = { default: show.message, success: show.success, destructive: show.error }[variant];
  say(title, {
    description,
    duration: seconds * 1000,
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
    ...(onGone ? { onDismiss: onGone, onAutoClose: onGone } : {}),
  });
}
