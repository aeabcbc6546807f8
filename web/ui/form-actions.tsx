import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface FormActionsProps {
  /** Id of the form, when the buttons are outside of it. */
  form?: string;
  /** Look of the submit button. */
  look?: "ink" | "danger";
  disabled?: boolean;
  pending: boolean;
  /** Label while pending: «Guardando...». */
  pendingLabel: string;
  onCancel: () => void;
  /** Label of the submit button: «Guardar cambios». */
  children: ReactNode;
}

/** The cancel and submit buttons of a form, in this order. */
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
