// Script of /ai-workers: opens a scripted talk with each worker. The address contains its id (#teo), so
// that it can be linked to and closed by the back button.
import { readFirstTask } from "#web/lib/first-task.ts";
import { prepareTalk } from "./talk.ts";

/** The talk of an address's hash, such as `#teo`. */
function talkIn(hash: string): HTMLDialogElement | null {
  const named = document.getElementById(`charla-${hash.slice(1)}`);
  return named instanceof HTMLDialogElement ? named : null;
}

function show(talk: HTMLDialogElement): void {
  talk.showModal();
  talk.querySelector<HTMLElement>("[data-start]")!.focus();
}

/** Removes a closed talk from the address; without a focused element, focuses that worker's row. */
function onTalkClosed(talk: HTMLDialogElement): void {
  if (document.activeElement === document.body) {
    const links = document.querySelectorAll<HTMLElement>(`#${talk.dataset.worker} a`);
    [...links].find((link) => link.checkVisibility())?.focus({ preventScroll: true });
  }
  if (talkIn(location.hash) !== talk) return;
  if (history.state?.talk) history.back();
  else history.replaceState(null, "", location.pathname + location.search);
}

/** Opens the talk of the address and closes all others. */
function openFromAddress(): void {
  const named = talkIn(location.hash);
  for (const talk of document.querySelectorAll<HTMLDialogElement>("dialog.worker-talk[open]")) {
    if (talk !== named) talk.close();
  }
  if (named && !named.open) show(named);
}

for (const talk of document.querySelectorAll<HTMLDialogElement>("dialog.worker-talk")) {
  prepareTalk(talk, () => onTalkClosed(talk));
}
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-talk-with]")) {
  link.setAttribute("aria-haspopup", "dialog");
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState({ talk: true }, "", `#${link.dataset.talkWith}`);
    openFromAddress();
  });
}
addEventListener("popstate", openFromAddress);
addEventListener("hashchange", openFromAddress);
openFromAddress();

const firstTask = readFirstTask();
if (firstTask) {
  void import("../first-task/fill.ts").then(({ fillFirstTask }) => fillFirstTask(firstTask));
}
