import type { DemoContent } from "#shared/instagram.ts";
import { postJson } from "../fetch-json.ts";
import { captionParts, splitTags } from "./caption.ts";
import { element, find, showAuthor } from "./elements.ts";
import { enablePendingForm } from "./pending-form.ts";

interface Picture {
  small: string;
  large: string;
  alt: string;
}

/** Requests a post of the chosen type and replaces the shown one. */
export function enableGenerate(): void {
  const container = find("[data-made]");
  const pictures: Picture[] = JSON.parse(container.dataset.pictures ?? "[]");
  const image = find<HTMLImageElement>("img", container);

  const show = ({ caption, hashtags, estimatedReach, worker, picture }: DemoContent) => {
    const { hook, paragraphs } = captionParts(caption);
    find("[data-hook]", container).textContent = hook;
    find("[data-paragraphs]", container).replaceChildren(
      ...paragraphs.map((paragraph) => element("p", paragraph)),
    );
    const { first, rest } = splitTags(hashtags);
    const tags = first.map((tag) => element("span", tag));
    if (rest > 0) tags.push(element("b", `+${rest} más`, "tag"));
    find("[data-tags]", container).replaceChildren(...tags);
    find("[data-reach]", container).textContent = `${estimatedReach} vistas`;
    const name = showAuthor(container, worker);
    const chosen = pictures[picture - 1];
    if (chosen) {
      image.srcset = `${chosen.small} 360w, ${chosen.large} 720w`;
      image.src = chosen.large;
      image.alt = chosen.alt;
    }
    find("[role=status]", container).textContent = `Publicación de ${name}: ${hook}`;
  };

  enablePendingForm(find<HTMLFormElement>("[data-generate]"), async (data) => {
    const type = data.get("type");
    const { content } = await postJson<{ content: DemoContent }>(
      "/api/instagram/demo/generate-content",
      type === "spotlight" ? { type, workerName: data.get("workerName") } : { type },
    );
    show(content);
    container.scrollIntoView({ block: "nearest" });
  });
}
