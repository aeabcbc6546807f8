import { useEffect, useState } from "react";
import { copyText } from "#web/lib/clipboard.ts";
import { toast } from "#web/ui/toast.ts";

const copiedMs = 2_000;

/** `copy` resolves to whether it worked; `copied` stays true for two seconds. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    if (await copyText(text)) {
      setCopied(true);
      return true;
    }
    toast({
      title: "No se ha podido copiar",
      description: "Tu navegador no lo permite: selecciona el texto y cópialo a mano.",
      variant: "destructive",
    });
    return false;
  };
  return { copied, copy };
}
