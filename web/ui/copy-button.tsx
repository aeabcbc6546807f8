import { Check, Copy } from "lucide-react";
import { useCopy } from "#web/lib/use-copy.ts";
import { Button } from "./button.tsx";

/** Copies a text and shows «Copiado» for two seconds. `compact`: only the icon is visible. */
export function CopyButton({
  text,
  label,
  compact,
  look = "outline",
}: {
  /** The text, or a function that makes it on click. */
  text: string | (() => string);
  label: string;
  compact?: boolean;
  look?: "outline" | "ink" | "quiet";
}) {
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <Button
      size="s"
      look={look}
      className={compact ? "!min-w-11 !px-3" : undefined}
      onClick={() => void copy(typeof text === "string" ? text : text())}
    >
      <Icon aria-hidden="true" className="size-[18px]" />
      <span aria-live="polite" className={compact && !copied ? "sr-only" : undefined}>
        {copied ? "Copiado" : label}
      </span>
    </Button>
  );
}
