/** What changes on the page, said to those who do not see it. */
export function Announcer({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
