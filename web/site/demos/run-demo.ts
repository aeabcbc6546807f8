import { betweenStartsMs, demoWorkers, endMs, firstStartMs, workMs } from "./demo-workers.ts";
import { textAt } from "./fill.ts";
import { requestPicture, showPicture } from "./picture.ts";
import type { DemoInput, DemoTexts } from "./texts.ts";

type State = "idle" | "working" | "done";

const counted = ["", "Uno listo", "Dos listos", "Tres listos", "Cuatro listos", "Cinco listos"];
const howMany = (done: number) => counted[done] ?? (done === 6 ? "Seis listos" : "Siete listos");

/**
 * Shows the seven workers one after the other, whatever the server answers.
 * @returns stops the demo; `onEnd` is called 500 ms after the last worker is done.
 */
export function runDemo(
  place: HTMLElement,
  typed: DemoInput,
  textsPromise: Promise<DemoTexts>,
  onEnd: () => void,
): () => void {
  const find = <Found extends HTMLElement>(selector: string) =>
    place.querySelector<Found>(selector)!;
  const cardOf = (worker: string) => find(`.demo-card[data-worker=${worker}]`);
  const stopped = new AbortController();
  const { signal } = stopped;
  const done = new Set<string>();

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => clearTimeout(timer));
    });
  const announce = (words: string) => {
    find("[data-demo-status]").textContent = words;
  };
  const setTitle = (words: string, mark: string) => {
    find("[data-title-words]").textContent = words;
    find("[data-title-mark]").textContent = mark;
  };
  const setState = (worker: string, state: State, words: string) => {
    const card = cardOf(worker);
    card.dataset.state = state;
    find(`[data-cell=${worker}]`).dataset.state = state;
    card.querySelector("[data-state-words]")!.textContent = words;
  };
  const countDown = (next: number) => {
    demoWorkers.forEach((worker, at) => {
      if (at >= next) setState(worker, "idle", `Empieza en ${at - next + 1} s`);
    });
  };

  function prepare(): void {
    const { businessName, industry, product } = typed;
    for (const [name, value] of Object.entries({ businessName, industry, product })) {
      const element = find(`[data-brief=${name}]`);
      element.textContent = value;
      element.hidden = value === "";
    }
    for (const image of place.querySelectorAll(".demo-picture img")) image.remove();
    find("[data-demo-closing]").hidden = true;
    find(".demo-cells").setAttribute("aria-valuenow", "0");
    const title = find("[data-demo-title]");
    setTitle(title.dataset.ready!, title.dataset.readyMark!);
    countDown(0);
    announce("");
    place.scrollIntoView({ block: "start" });
    title.focus({ preventScroll: true });
  }

  function write(texts: DemoTexts, worker: string): void {
    for (const element of cardOf(worker).querySelectorAll<HTMLElement>("[data-text]")) {
      element.textContent = textAt(texts, element.dataset.text!, typed);
      element.hidden = element.textContent === "";
    }
  }

  function finish(worker: string): void {
    const { name, done: words } = cardOf(worker).dataset;
    setState(worker, "done", words!);
    done.add(worker);
    find(".demo-cells").setAttribute("aria-valuenow", `${done.size}`);
    announce(`${name} ha terminado`);
    if (done.size < demoWorkers.length) return;
    const { finished, finishedMark } = find("[data-demo-title]").dataset;
    setTitle(finished!, finishedMark!);
    announce(`${finished} ${finishedMark}`);
    find("[data-demo-closing]").hidden = false;
  }

  async function work(at: number): Promise<void> {
    const worker = demoWorkers[at]!;
    await wait(firstStartMs + at * betweenStartsMs);
    const { name, doing } = cardOf(worker).dataset;
    countDown(at + 1);
    setState(worker, "working", `${doing![0]!.toUpperCase()}${doing!.slice(1)}…`);
    setTitle(`${done.size ? `${howMany(done.size)}. ` : ""}${name} está`, doing!);
    const pictureRequest =
      worker === "ani" ? textsPromise.then((texts) => requestPicture(texts, typed, signal)) : null;
    await wait(workMs);
    const texts = await textsPromise;
    const picture = await pictureRequest;
    if (signal.aborted) return;
    write(texts, worker);
    if (picture) {
      showPicture(find("[data-demo-picture]"), picture, textAt(texts, "sofi.pictureWords", typed));
    }
    finish(worker);
  }

  prepare();
  void Promise.all(demoWorkers.map((_, at) => work(at)))
    .then(() => wait(endMs))
    .then(onEnd);
  return () => stopped.abort();
}
