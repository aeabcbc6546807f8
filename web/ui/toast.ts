import { toast as show } from "sonner";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
  /** How long it stays, five by default; the timer stops while it has the pointer or the focus. */
  seconds?: number;
  /** A button in the notice: «Deshacer». */
  action?: { label: string; onPress: () => void };
  /** Called when it is closed, expires or is replaced. */
  onClose?: () => void;
}

/** Removes the shown notice when it is no longer true. */
export function dismissToast(): void {
  show.dismiss();
}

/** Shows one notice; it replaces the previous one. */
export function toast({
  title,
  description,
  variant = "default",
  seconds = 5,
  action,
  onClose,
}: ToastMessage): void {
  show.dismiss();
  const variants = { default: show.message, success: show.success, destructive: show.error };
  variants[variant](title, {
    description,
    duration: seconds * 1000,
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
    ...(onClose ? { onDismiss: onClose, onAutoClose: onClose } : {}),
  });
}
