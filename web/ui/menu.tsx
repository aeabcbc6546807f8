import * as DropdownMenu from "radix-ui/dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { classes } from "./classes.ts";

/** A menu under its button. Not modal, so that the page keeps its scroll bar; not in a portal, so that it stays in its landmark. */
export function Menu({
  trigger,
  align = "end",
  children,
}: {
  /** A `Button`, or any element that takes a ref. */
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="appear z-50 min-w-52 rounded-m border border-line bg-surface p-1.5 text-ink shadow-object"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const itemClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-s px-3 text-small font-[550] no-underline outline-none data-highlighted:bg-wax data-disabled:cursor-not-allowed data-disabled:opacity-55";

export function MenuItem({
  onSelect,
  disabled,
  danger,
  keepOpen,
  children,
}: {
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** For actions that show their pending state in the item. */
  keepOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      className={classes(itemClass, danger && "text-danger data-highlighted:bg-danger-tint")}
      onSelect={(event) => {
        if (keepOpen) event.preventDefault();
        onSelect();
      }}
    >
      {children}
    </DropdownMenu.Item>
  );
}
