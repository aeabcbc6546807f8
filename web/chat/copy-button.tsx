import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { classes } from "#web/ui/classes.ts";
import { toast } from "#web/ui/toast.ts";
import "./sheet-view.css";

const shownMs = 2_000;

/** Copies text; says «Copiado» for two seconds. */
export function CopyButton({
  text,
  label = "Copiar",
  className,
}: {
  /** Made when it is pressed. */
  text: () => string;
  label?: string;
  className?: string;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await write(text())) setCopied(true);
    else {
      toast({
        title: "No se ha podido copiar",
        description: "Tu navegador no lo permite: selecciona el texto y cópialo a mano.",
        variant: "destructive",
      });
    }
  };
  return (
    <button type="button" className={classes("chat-act", className)} onClick={() => void copy()}>
      {copied ? (
        <Check aria-hidden="true" className="size-[18px]" />
      ) : (
        <Copy aria-hidden="true" className="size-[18px]" />
      )}
      <span aria-live="polite">{copied ? "Copiado" : label}</span>
    </button>
  );
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeTheOldWay(text);
  }
}

/** For pages on plain http, where the clipboard API does not exist. */
function writeTheOldWay(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "sr-only";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
