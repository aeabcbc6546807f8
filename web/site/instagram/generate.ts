import type { DemoContent } from "#shared/instagram.ts";
import { post } from "../prices/refusal.ts";
import { captionParts, shownTags } from "./caption.ts";
import { element, find, showPerson } from "./elements.ts";
import { onSubmit } from "./pending-form.ts";

interface Picture {
  small: string;
  large: string;
  alt: string;
}

/** Asks for a post of the chosen type and shows it in place of the one before. */
export function enableGenerate(): void {
  const made = find("[data-made]");
  const pictures: Picture[] = JSON.parse(made.dataset.pictures ?? "[]");
  const image = find<HTMLImageElement>("img", made);

  const show = ({ caption, hashtags, estimatedReach, worker, picture }: DemoContent) => {
    const { hook, paragraphs } = captionParts(caption);
    find("[data-hook]", made).textContent = hook;
    find("[data-paragraphs]", made).replaceChildren(
      ...paragraphs.map((paragraph) => element("p", paragraph)),
    );
    const { first, rest } = shownTags(hashtags);
    const tags = first.map((tag) => element("span", tag));
    if (rest > 0) tags.push(element("b", `+${rest} más`, "tag"));
    find("[data-tags]", made).replaceChildren(...tags);
    find("[data-reach]", made).textContent = `${estimatedReach} vistas`;
    const name = showPerson(made, worker);
    const drawn = pictures[picture - 1];
    if (drawn) {
      image.srcset = `${drawn.small} 360w, ${drawn.large} 720w`;
      image.src = drawn.large;
      image.alt = drawn.alt;
    }
    find("[role=status]", made).textContent = `Publicación de ${name}: ${hook}`;
  };

  onSubmit(find<HTMLFormElement>("[data-generate]"), async (data) => {
    const type = data.get("type");
    const { content } = await post<{ content: DemoContent }>(
      "/api/instagram/demo/generate-content",
      type === "spotlight" ? { type, workerName: data.get("workerName") } : { type },
    );
    show(content);
    made.scrollIntoView({ block: "nearest" });
  });
}
