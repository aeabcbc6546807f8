import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { keep, readKept } from "#web/lib/kept.ts";
import { useUser } from "#web/lib/session.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Payments are rehearsed here. */
const testModeSentence = "Pagos de prueba: no se cobra ninguna tarjeta";
/** What has room in one line of a phone, beside a button. */
const shortSentence = "Pagos de prueba: no se cobra nada";

/** Where somebody pays: it stays. */
export function TestModeNotice({ className }: { className?: string }) {
  return <Notice className={className}>{testModeSentence}</Notice>;
}

const foldedKey = "kolmena_test_mode_read";

/** Whether the person has folded the notice away in this tab, and how they do. */
export function useTestModeFolded(): [folded: boolean, fold: () => void] {
  const { id } = useUser();
  const [folded, setFolded] = useState(() => readKept("tab", foldedKey) === id);
  return [
    folded,
    () => {
      keep("tab", foldedKey, id);
      setFolded(true);
    },
  ];
}

/** The sentence with what folds it away, one line high. */
export function FoldableTestMode({ onFold }: { onFold: () => void }): ReactNode {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="max-sm:hidden">{testModeSentence}</span>
      <span className="sm:hidden">{shortSentence}</span>
      <button
        type="button"
        aria-label="Ocultar el aviso de pagos de prueba"
        onClick={onFold}
        className="-my-3 -mr-3 grid size-11 flex-none place-items-center rounded-pill hover:bg-paper"
      >
        <X aria-hidden="true" className="size-[18px]" />
      </button>
    </span>
  );
}
