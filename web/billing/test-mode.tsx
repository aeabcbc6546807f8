import { Notice } from "#web/ui/notice.tsx";

/** Payments are rehearsed here. */
export function TestModeNotice({ className }: { className?: string }) {
  return <Notice className={className}>Pagos de prueba: no se cobra ninguna tarjeta</Notice>;
}
