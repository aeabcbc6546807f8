import { Notice } from "#web/ui/notice.tsx";

/** Payments are rehearsed here. */
export const testModeSentence = "Pagos de prueba: no se cobra ninguna tarjeta";

export function TestModeNotice({ className }: { className?: string }) {
  return <Notice className={className}>{testModeSentence}</Notice>;
}
