import { copyText } from "#web/lib/clipboard.ts";
import { linkWords, notices } from "./content.ts";

const copiedMs = 2_000;

export type Notify = (notice: {
  title: string;
  description?: string;
  variant: "success" | "error";
}) => void;

interface Copying {
  notify: Notify;
  /** Resolves once the link is known; true: the person's own, false: the sample. */
  isOwnLink: () => Promise<boolean>;
}

/** Shows «Copiado» instead of the label for two seconds. */
function showCopied(button: HTMLElement): void {
  const label = button.querySelector<HTMLElement>("[data-copy-label]")!;
  if (button.dataset.copied !== undefined) return;
  const before = [...label.childNodes];
  button.dataset.copied = "";
  label.replaceChildren(linkWords.copied);
  setTimeout(() => {
    delete button.dataset.copied;
    label.replaceChildren(...before);
  }, copiedMs);
}

/** Makes each button copy the text of the element it names. */
export function startCopying(root: HTMLElement, { notify, isOwnLink }: Copying): void {
  async function copy(button: HTMLElement, text: () => string, isLink: boolean): Promise<void> {
    const isOwn = await isOwnLink();
    if (!(await copyText(text()))) return notify({ ...notices.refused, variant: "error" });
    showCopied(button);
    if (isLink) notify({ ...notices.link, variant: "success" });
    else if (!isOwn && text().includes("?ref=")) notify({ ...notices.sample, variant: "success" });
  }

  for (const button of root.querySelectorAll<HTMLElement>("[data-copy]")) {
    const text = () => document.getElementById(button.dataset.copy ?? "")?.textContent ?? "";
    button.addEventListener("click", () => void copy(button, text, false));
  }
  const field = root.querySelector<HTMLInputElement>("#mat-link")!;
  field.addEventListener("focus", () => field.select());
  const button = root.querySelector<HTMLElement>("[data-copy-link]")!;
  button.addEventListener("click", () => void copy(button, () => field.value, true));
}
