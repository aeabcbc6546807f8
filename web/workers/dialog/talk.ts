const writingMs = 700;

/** Adds the behaviour of one talk; closing resets it. */
export function prepareTalk(talk: HTMLDialogElement, onClosed: () => void): void {
  const log = talk.querySelector<HTMLElement>("[role=log]")!;
  const form = talk.querySelector<HTMLFormElement>(".worker-talk-form")!;
  const field = form.querySelector("input")!;
  const questions = [...talk.querySelectorAll<HTMLElement>(".worker-talk-ask button")];
  const parts = (name: string) => [
    ...talk.querySelectorAll<HTMLTemplateElement>(`[data-part=${name}]`),
  ];
  const part = (name: string) => parts(name)[0]!;
  const answers = parts("answer");
  const replies = parts("reply");
  const timers = new Set<number>();
  /** Replies not used yet, so that none is repeated before all others were used. */
  let unusedReplies = replies;

  const add = (template: HTMLTemplateElement): Element => {
    log.append(template.content.cloneNode(true));
    log.scrollTop = log.scrollHeight;
    return log.lastElementChild!;
  };
  const anyReply = (): HTMLTemplateElement => {
    const reply = unusedReplies[Math.floor(Math.random() * unusedReplies.length)]!;
    const others = (all: HTMLTemplateElement[]) => all.filter((other) => other !== reply);
    unusedReplies = unusedReplies.length > 1 ? others(unusedReplies) : others(replies);
    return reply;
  };
  /** Not the field on phones, where focusing it opens the keyboard. */
  const moveFocus = () => (matchMedia("(pointer: fine)").matches ? field : log).focus();

  const ask = (words: string, reply: HTMLTemplateElement) => {
    add(part("question")).querySelector("[data-typed]")!.textContent = words;
    const writing = add(part("writing"));
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      writing.remove();
      add(reply);
    }, writingMs);
    timers.add(timer);
  };

  talk.querySelector("[data-start]")!.addEventListener("click", () => {
    talk.dataset.begun = "";
    // Makes the log focusable, so that it can be scrolled with the arrow keys.
    log.tabIndex = 0;
    add(part("greeting"));
    moveFocus();
  });
  for (const [at, question] of questions.entries()) {
    question.addEventListener("click", () => {
      question.hidden = true;
      question.parentElement!.scrollLeft = 0;
      ask(question.textContent, answers[at]!);
      moveFocus();
    });
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = field.value.trim();
    if (words === "") return;
    form.reset();
    field.focus();
    ask(words, anyReply());
  });

  let pressedOutside = false;
  talk.addEventListener("pointerdown", (event) => {
    pressedOutside = event.target === talk;
  });
  talk.addEventListener("click", (event) => {
    if (pressedOutside && event.target === talk) talk.close();
  });
  talk.addEventListener("close", () => {
    timers.forEach(clearTimeout);
    timers.clear();
    log.replaceChildren();
    log.removeAttribute("tabindex");
    form.reset();
    for (const question of questions) question.hidden = false;
    delete talk.dataset.begun;
    unusedReplies = replies;
    onClosed();
  });
}
