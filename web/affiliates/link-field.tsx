import { Check, Copy } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#web/lib/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { toast } from "#web/ui/toast.ts";
import "./link-field.css";

/** The affiliate's link, read-only, with a copy button. */
export function LinkField({
  link,
  label = "Tu enlace de afiliado",
  copyLabel = "Copiar enlace",
  size = "s",
  look = "ink",
  labelHidden,
  className,
}: {
  link: string;
  label?: string;
  copyLabel?: string;
  size?: "m" | "s";
  look?: "cta" | "ink";
  labelHidden?: boolean;
  className?: string;
}) {
  const id = useId();
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  const onCopy = async () => {
    if (await copy(link)) toast({ title: "¡Enlace copiado!", variant: "success" });
  };
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "mb-2 block font-[650]"}>
        {label}
      </label>
      <div className={classes("link-field", size === "m" && "link-field-large")}>
        <input
          id={id}
          readOnly
          value={size === "s" ? link.replace(/^https?:\/\//, "") : link}
          onFocus={(event) => event.target.select()}
        />
        <Button look={look} size={size} onClick={() => void onCopy()}>
          <Icon aria-hidden="true" className="size-[18px]" />
          {/* Both labels share one grid cell, so that the button keeps its width. */}
          <span className="grid justify-items-start">
            <span className={classes("col-start-1 row-start-1", copied && "invisible")}>
              {copyLabel}
            </span>
            <span
              aria-live="polite"
              className={classes("col-start-1 row-start-1", !copied && "invisible")}
            >
              {copied ? "Copiado" : null}
            </span>
          </span>
        </Button>
      </div>
    </div>
  );
}
