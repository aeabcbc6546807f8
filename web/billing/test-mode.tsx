import { Notice } from "#web/ui/notice.tsx";

/** Payments are rehearsed here. `card`: where a number can be typed, one that works. */
export function TestModeNotice({ card, className }: { card?: boolean; className?: string }) {
  return (
    <Notice className={className}>
      Pagos de prueba: no se cobra ninguna tarjeta
      {card
        ? ". Puedes usar 4242 4242 4242 4242, cualquier fecha futura y cualquier código."
        : null}
    </Notice>
  );
}
