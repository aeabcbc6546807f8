import { ArrowUp, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** Sends, showing the price; while a reply is being written, stops it. */
export function SendButton({
  isPicture,
  price,
  disabled,
  writing,
  onStop,
}: {
  isPicture: boolean;
  price: string;
  disabled: boolean;
  writing: boolean;
  onStop: () => void;
}) {
  const [stopping, setStopping] = useState(false);
  useEffect(() => {
    if (!writing) setStopping(false);
  }, [writing]);
  if (writing) {
    return (
      <Button
        look="ink"
        size="s"
        className="chat-send"
        pending={stopping}
        pendingLabel="Deteniendo..."
        onClick={(event) => {
          // Ignore the second half of a double click on «Enviar», which was in this place.
          if (event.detail > 1) return;
          setStopping(true);
          onStop();
        }}
      >
        <Square aria-hidden="true" className="size-3.5 fill-current" />
        Detener
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      look="cta"
      size="s"
      className="chat-send"
      disabled={disabled}
      price={price}
    >
      {isPicture ? null : (
        <ArrowUp aria-hidden="true" className="size-5 max-[359px]:hidden sm:hidden" />
      )}
      {isPicture ? "Crear imagen" : "Enviar"}
    </Button>
  );
}
