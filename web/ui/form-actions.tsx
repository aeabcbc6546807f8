import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface FormActionsProps {
  /** Id of the form, where the buttons stand outside of it. */
  form?: string;
  /** Of the button that sends it. */
  look?: "ink" | "danger";
  disabled?: boolean;
  pending: boolean;
  /** While it happens: «Guardando...». */
  pendingLabel: string;
  onCancel: () => void;
  /** What it does: «Guardar cambios». */
  children: ReactNode;
}

/** The way out of a form and the button that sends it, in this order. */
export function FormActions({
  form,
  look = "ink",
  disabled,
  pending,
  pendingLabel,
  onCancel,
  children,
}: FormActionsProps) {
  return (
    <>
      <Button look="outline" size="s" disabled={pending} onClick={onCancel}>
        Cancelar
      </Button>
      <Button
        look={look}
        size="s"
        type="submit"
        form={form}
        disabled={disabled}
        pending={pending}
        pendingLabel={pendingLabel}
      >
        {children}
      </Button>
    </>
  );
}
