import { betweenStartsMs, demoWorkers, endMs, firstStartMs, workMs } from "./demo-workers.ts";
import { textAt } from "./fill.ts";
import { askForPicture, showPicture } from "./picture.ts";
import type { DemoTexts, Typed } from "./texts.ts";

type State = "idle" | "working" | "done";

const counted = ["", "Uno listo", "Dos listos", "Tres listos", "Cuatro listos", "Cinco listos"];
const howMany = (done: number) => counted[done] ?? (done === 6 ? "Seis listos" : "Siete listos");

/**
 * The seven work, one after the other, whatever the server answers.
 * @returns what stops it; `ended` is called 500 ms after the last one is done.
 */
export function runDemo(
  place: HTMLElement,
  typed: Typed,
  coming: Promise<DemoTexts>,
  ended: () => void,
): () => void {
  const one = <Found extends HTMLElement>(selector: string) =>
    place.querySelector<Found>(selector)!;
  const cardOf = (worker: string) => one(`.demo-card[data-worker=${worker}]`);
  const stopped = new AbortController();
  const { signal } = stopped;
  const done = new Set<string>();

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => clearTimeout(timer));
    });
  const say = (words: string) => {
    one("[data-demo-status]").textContent = words;
  };
  const entitle = (words: string, mark: string) => {
    one("[data-title-words]").textContent = words;
    one("[data-title-mark]").textContent = mark;
  };
  const set = (worker: string, state: State, words: string) => {
    const card = cardOf(worker);
    card.dataset.state = state;
    one(`[data-cell=${worker}]`).dataset.state = state;
    card.querySelector("[data-state-words]")!.textContent = words;
  };
  const countDown = (next: number) => {
    demoWorkers.forEach((worker, at) => {
      if (at >= next) set(worker, "idle", `Empieza en ${at - next + 1} s`);
    });
  };

  function prepare(): void {
    const { businessName, industry, product } = typed;
    for (const [name, value] of Object.entries({ businessName, industry, product })) {
      const words = one(`[data-brief=${name}]`);
      words.textContent = value;
      words.hidden = value === "";
    }
    for (const image of place.querySelectorAll(".demo-picture img")) image.remove();
    one("[data-demo-closing]").hidden = true;
    one(".demo-cells").setAttribute("aria-valuenow", "0");
    const title = one("[data-demo-title]");
    entitle(title.dataset.ready!, title.dataset.readyMark!);
    countDown(0);
    say("");
    place.scrollIntoView({ block: "start" });
    title.focus({ preventScroll: true });
  }

  function write(texts: DemoTexts, worker: string): void {
    for (const words of cardOf(worker).querySelectorAll<HTMLElement>("[data-text]")) {
      words.textContent = textAt(texts, words.dataset.text!, typed);
      words.hidden = words.textContent === "";
    }
  }

  function finish(worker: string): void {
    const { name, done: words } = cardOf(worker).dataset;
    set(worker, "done", words!);
    done.add(worker);
    one(".demo-cells").setAttribute("aria-valuenow", `${done.size}`);
    say(`${name} ha terminado`);
    if (done.size < demoWorkers.length) return;
    const { finished, finishedMark } = one("[data-demo-title]").dataset;
    entitle(finished!, finishedMark!);
    say(`${finished} ${finishedMark}`);
    one("[data-demo-closing]").hidden = false;
  }

  async function work(at: number): Promise<void> {
    const worker = demoWorkers[at]!;
    await wait(firstStartMs + at * betweenStartsMs);
    const { name, doing } = cardOf(worker).dataset;
    countDown(at + 1);
    set(worker, "working", `${doing![0]!.toUpperCase()}${doing!.slice(1)}…`);
    entitle(`${done.size ? `${howMany(done.size)}. ` : ""}${name} está`, doing!);
    const picture =
      worker === "ani" ? coming.then((texts) => askForPicture(texts, typed, signal)) : null;
    await wait(workMs);
    const texts = await coming;
    const drawn = await picture;
    if (signal.aborted) return;
    write(texts, worker);
    if (drawn) {
      showPicture(one("[data-demo-picture]"), drawn, textAt(texts, "sofi.pictureWords", typed));
    }
    finish(worker);
  }

  prepare();
  void Promise.all(demoWorkers.map((_, at) => work(at)))
    .then(() => wait(endMs))
    .then(ended);
  return () => stopped.abort();
}
