/** Announces changes on the page to screen readers. */
export function Announcer({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
