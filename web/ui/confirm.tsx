import * as AlertDialog from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { actionsClass, overlayClass, panelClass } from "./dialog.tsx";
import { useReturnFocus } from "./return-focus.ts";

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question: «¿Borrar esta conversación?» */
  title: ReactNode;
  description: ReactNode;
  /** Label of the confirming button: «Borrar conversación». */
  action: string;
  /** Label of the cancel button; «Cancelar» by default. */
  cancelLabel?: string;
  /** Label while pending: «Borrando...». */
  pendingLabel?: string;
  pending?: boolean;
  /** The dialog stays open until `onOpenChange(false)`, so that a failure can be shown in it. */
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone. The cancel button has the focus. */
export function Confirm({
  open,
  onOpenChange,
  title,
  description,
  action,
  cancelLabel = "Cancelar",
  pendingLabel,
  pending,
  onConfirm,
}: ConfirmProps) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <div className={overlayClass} data-modal="" data-state={open ? "open" : "closed"} />
        <AlertDialog.Content
          {...returnFocus}
          aria-modal="true"
          className={classes(panelClass, "p-6 sm:max-w-[480px]")}
        >
          <AlertDialog.Title className="text-h3">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 [overflow-wrap:anywhere] text-ink-2">
            {description}
          </AlertDialog.Description>
          <div className={classes(actionsClass, "mt-6")}>
            <AlertDialog.Cancel asChild>
              <Button look="outline" size="s" disabled={pending}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              look="danger"
              size="s"
              pending={pending}
              pendingLabel={pendingLabel}
              onClick={onConfirm}
            >
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
