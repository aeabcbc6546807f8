/** Focuses the new step's title, for screen readers and keyboard users. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
