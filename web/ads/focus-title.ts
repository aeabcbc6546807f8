/** Whoever reads by ear, or with the keyboard, goes on at the title of what is new. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
