import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark, markHeight } from "../pieces/brand-mark.ts";
import { addButton } from "../pieces/button.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addBlock, fitBody, fitFullBlock } from "../pieces/text-block.ts";
import { addRect, bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** The frame's lines, interrupted at the top by the brand and at the bottom by the button. */
function addFrame(stage: Stage, scene: Scene, frame: Box, mark: Box, pill: Box): void {
  const { s, scheme } = stage;
  const thick = 0.0065 * s;
  const gap = 0.03 * s;
  const line = (box: Box) => addRect(scene, box, scheme.text);
  const across = (y: number, cut: Box) => {
    const [from, to] = [cut.x - gap, right(cut) + gap];
    line({ x: frame.x, y, width: Math.max(0, from - frame.x), height: thick });
    line({ x: to, y, width: Math.max(0, right(frame) - to), height: thick });
  };
  across(frame.y, mark);
  across(bottom(frame) - thick, pill);
  line({ x: frame.x, y: frame.y, width: thick, height: frame.height });
  line({ x: right(frame) - thick, y: frame.y, width: thick, height: frame.height });
}

/** A frame around a centred headline. */
export const marco: Layout = {
  name: "marco",
  angles: ["proof", "in_use", "benefit"],
  needs: {},
  pictureKinds: [],
  droppable: ["body"],
  centered: true,
  compose(stage) {
    const { s, safe, size, scheme, wide, tall, texts } = stage;
    const scene = createScene(size, scheme.ground);
    const x = size.width / 2;
    const most = 0.62 * safe.width;
    const mark = addBrandMark(stage, scene, { x, top: safe.y, align: "center", mostWidth: most });
    const pill = addButton(stage, scene, scheme.cta, {
      x,
      align: "center",
      bottom: bottom(safe),
      mostWidth: most,
    });
    const top = safe.y + Math.max(markHeight(stage), mark.height) / 2;
    const frame = { ...safe, y: top, height: pill.y + pill.height / 2 - top };
    addFrame(stage, scene, frame, mark, pill);
    const width = frame.width - (wide ? 0.2 : 0.15) * s;
    const body = texts.body
      ? (fitBody(stage, texts.body, width, 2) ?? fitBody(stage, texts.body, width, 4))
      : null;
    if (texts.body && !body) return null;
    const least = body ? body.height + (wide ? 0.1 : 0.115) * s : 0;
    const y = safe.y + Math.max(markHeight(stage), mark.height) + 0.06 * s;
    const room = pill.y - 0.07 * s - y;
    const block = fitHeading(
      stage,
      {
        width,
        height: room - least,
        maxSize: (wide ? 0.15 : tall ? 0.165 : 0.135) * s,
        minSize: 0.05 * s,
        maxLines: wide ? 3 : tall ? 6 : 5,
        style: stage.pair.display,
      },
      fitFullBlock,
    );
    if (!block) return null;
    // The short line stands clear of the descenders of the headline's last line.
    const line = Math.max(0.05 * s, 0.4 * block.size);
    const under = body ? body.height + line + 0.05 * s : 0;
    if (block.height + under > room) return null;
    const place = { x, align: "center" } as const;
    const at = y + (room - block.height - under) / 2;
    addHeading(stage, scene, block, { ...place, top: at, scheme });
    if (!body) return scene;
    const end = at + block.height;
    const short = { x: x - 0.035 * s, y: end + line, width: 0.07 * s, height: 0.0065 * s };
    addRect(scene, short, scheme.key);
    const words = { ...place, top: end + line + 0.05 * s, color: scheme.muted } as const;
    addBlock(stage, scene, body, { ...words, role: "body" });
    return scene;
  },
};
