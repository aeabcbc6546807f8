import { Check, Copy } from "lucide-react";
import { useCopy } from "#web/lib/use-copy.ts";
import { classes } from "#web/ui/classes.ts";
import "./sheet-view.css";

/** Copies text and shows «Copiado» for two seconds. */
export function CopyButton({
  text,
  label = "Copiar",
  className,
}: {
  /** Called when the button is pressed. */
  text: () => string;
  label?: string;
  className?: string;
}) {
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className={classes("chat-act", className)}
      onClick={() => void copy(text())}
    >
      <Icon aria-hidden="true" className="size-[18px]" />
      <span aria-live="polite">{copied ? "Copiado" : label}</span>
    </button>
  );
}
