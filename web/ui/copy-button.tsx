import { Check, Copy } from "lucide-react";
import { useCopy } from "#web/lib/use-copy.ts";
import { Button } from "./button.tsx";

/** Copies a text and says so for two seconds. `compact`: the sign alone, its label for who cannot see it. */
export function CopyButton({
  text,
  label,
  compact,
  look = "outline",
}: {
  /** Or what makes it when it is pressed. */
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
