import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { readStorage, writeStorage } from "#web/lib/browser-storage.ts";
import { useUser } from "#web/lib/session.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Shown when payments go to the sandbox. */
const testModeSentence = "Pagos de prueba: no se cobra ninguna tarjeta";
/** Short enough for one line on a phone, beside a button. */
const shortSentence = "Pagos de prueba: no se cobra nada";

/** The notice on payment pages, which cannot be dismissed. */
export function TestModeNotice({ className }: { className?: string }) {
  return <Notice className={className}>{testModeSentence}</Notice>;
}

const dismissedKey = "kolmena_test_mode_read";

/** Whether the person has dismissed the notice in this tab, and a function that dismisses it. */
export function useTestModeDismissed(): [isDismissed: boolean, dismiss: () => void] {
  const { id } = useUser();
  const [isDismissed, setIsDismissed] = useState(() => readStorage("tab", dismissedKey) === id);
  return [
    isDismissed,
    () => {
      writeStorage("tab", dismissedKey, id);
      setIsDismissed(true);
    },
  ];
}

/** The notice in one line, with a button that dismisses it. */
export function DismissibleTestMode({ onDismiss }: { onDismiss: () => void }): ReactNode {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="max-sm:hidden">{testModeSentence}</span>
      <span className="sm:hidden">{shortSentence}</span>
      <button
        type="button"
        aria-label="Ocultar el aviso de pagos de prueba"
        onClick={onDismiss}
        className="-my-3 -mr-3 grid size-11 flex-none place-items-center rounded-pill hover:bg-paper"
      >
        <X aria-hidden="true" className="size-[18px]" />
      </button>
    </span>
  );
}
