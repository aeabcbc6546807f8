import * as Primitive from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

/** A word more about a control, on hover and on focus. The child must take a ref (a button, a link). */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={12}
          className="appear z-50 max-w-72 rounded-s bg-ink px-3 py-2 text-mini text-paper"
        >
          {text}
        </Primitive.Content>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
