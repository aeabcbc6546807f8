import { X } from "lucide-react";
import * as Primitive from "radix-ui/dialog";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { useReturnFocus } from "./return-focus.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Maximum width: `m` 560 px, `l` 860 px. On a phone a sheet at the bottom. */
  size?: "m" | "l";
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Our own overlay: Radix's writes a style element, which our CSP refuses. */
export const overlayClass = "fixed inset-0 z-40 bg-night/60";
export const panelClass =
  "appear fixed z-50 flex max-h-[92dvh] flex-col bg-surface text-ink shadow-object focus:outline-none inset-x-0 bottom-0 rounded-t-l sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-48px)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-l";

/** The buttons: side by side, or on a phone stacked at full width with the main one last. */
export const actionsClass = "grid gap-3 sm:flex sm:flex-wrap sm:justify-end";

/** A modal dialog: traps the focus and returns it on close; Escape and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = "m",
  actions,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div className={overlayClass} data-modal="" data-state={open ? "open" : "closed"} />
        <Primitive.Content
          {...returnFocus}
          aria-modal="true"
          className={classes(panelClass, size === "l" ? "sm:max-w-[860px]" : "sm:max-w-[560px]")}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-6 pb-2">
            <div>
              <Primitive.Title className="text-h3">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description className="mt-2 text-ink-2">
                  {description}
                </Primitive.Description>
              ) : null}
            </div>
            <Primitive.Close
              className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-pill hover:bg-wax"
              aria-label="Cerrar"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4">{children}</div>
          {actions ? (
            <footer className={classes(actionsClass, "border-t border-line px-6 py-4")}>
              {actions}
            </footer>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
