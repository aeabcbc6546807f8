// What /ai-workers does beyond every static page: a scripted talk with each worker, which the
// address names (#teo), so that it can be linked to and left by the back button.
import { readFirstTask } from "#web/lib/first-task.ts";
import { prepareTalk } from "./talk.ts";

/** The talk that an address like `#teo` names. */
function talkIn(hash: string): HTMLDialogElement | null {
  const named = document.getElementById(`charla-${hash.slice(1)}`);
  return named instanceof HTMLDialogElement ? named : null;
}

function show(talk: HTMLDialogElement): void {
  talk.showModal();
  talk.querySelector<HTMLElement>("[data-start]")!.focus();
}

/** Takes a closed talk out of the address; where nothing had the focus before, it goes to that worker's row. */
function leave(talk: HTMLDialogElement): void {
  if (document.activeElement === document.body) {
    const links = document.querySelectorAll<HTMLElement>(`#${talk.dataset.worker} a`);
    [...links].find((link) => link.checkVisibility())?.focus({ preventScroll: true });
  }
  if (talkIn(location.hash) !== talk) return;
  if (history.state?.talk) history.back();
  else history.replaceState(null, "", location.pathname + location.search);
}

/** Shows what the address names, and nothing else. */
function follow(): void {
  const named = talkIn(location.hash);
  for (const talk of document.querySelectorAll<HTMLDialogElement>("dialog.worker-talk[open]")) {
    if (talk !== named) talk.close();
  }
  if (named && !named.open) show(named);
}

for (const talk of document.querySelectorAll<HTMLDialogElement>("dialog.worker-talk")) {
  prepareTalk(talk, () => leave(talk));
}
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-talk-with]")) {
  link.setAttribute("aria-haspopup", "dialog");
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState({ talk: true }, "", `#${link.dataset.talkWith}`);
    follow();
  });
}
addEventListener("popstate", follow);
addEventListener("hashchange", follow);
follow();

const firstTask = readFirstTask();
if (firstTask) {
  void import("../first-task/fill.ts").then(({ fillFirstTask }) => fillFirstTask(firstTask));
}
