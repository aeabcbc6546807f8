/** Copies text; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** For pages on plain http, where the clipboard API does not exist. */
function copyFromField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  field.readOnly = true;
  // Inside an open dialog focus may not leave it.
  (document.querySelector("[role=dialog]") ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
