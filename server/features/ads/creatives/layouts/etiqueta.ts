import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton } from "../pieces/button.ts";
import { addPrice, priceWidthEm } from "../pieces/price.ts";
import { secondScheme } from "../pieces/second-scheme.ts";
import { addBlock, fitBlock, fitBody } from "../pieces/text-block.ts";
import {
  addCircle,
  addRect,
  addShape,
  bottom,
  createScene,
  px,
  right,
  type Scene,
} from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

/** A tag with two cut corners and a hole between them, on a string from the canvas's edge. */
function addTag(scene: Scene, stage: Stage, tag: Box, fill: string): void {
  const { s, wide, scheme } = stage;
  const cut = 0.13 * s;
  const [l, t, r, b] = [px(tag.x), px(tag.y), px(right(tag)), px(bottom(tag))];
  const d = wide
    ? `M${px(tag.x + cut)} ${t}H${r}V${b}H${px(tag.x + cut)}L${l} ${px(bottom(tag) - cut)}V${px(tag.y + cut)}Z`
    : `M${px(tag.x + cut)} ${t}H${px(right(tag) - cut)}L${r} ${px(tag.y + cut)}V${b}H${l}V${px(tag.y + cut)}Z`;
  const join = `stroke="${fill}" stroke-width="${px(0.03 * s)}" stroke-linejoin="round"`;
  addShape(scene, `<path d="${d}" fill="${fill}" ${join}/>`, {
    x: tag.x - 0.02 * s,
    y: tag.y - 0.02 * s,
    width: tag.width + 0.04 * s,
    height: tag.height + 0.04 * s,
  });
  const hole = wide
    ? { x: tag.x + 0.075 * s, y: tag.y + tag.height / 2 }
    : { x: tag.x + tag.width / 2, y: tag.y + 0.06 * s };
  addCircle(scene, hole, 0.027 * s, scheme.ground);
  const thin = 0.007 * s;
  const string = wide
    ? { x: 0, y: hole.y - thin / 2, width: hole.x, height: thin }
    : { x: hole.x - thin / 2, y: 0, width: thin, height: hole.y };
  addRect(scene, string, scheme.text);
}

function tagOf({ s, size, safe, wide }: Stage): Box {
  if (wide) {
    const x = 0.13 * s;
    return { x, y: safe.y * 0.75, width: right(safe) - x, height: size.height - 1.5 * safe.y };
  }
  const inset = 0.03 * s;
  const y = safe.y + 0.02 * s;
  return { x: safe.x + inset, y, width: safe.width - 2 * inset, height: bottom(safe) - y };
}

/** A swing tag with the headline and, where there is one, the price. */
export const etiqueta: Layout = {
  name: "etiqueta",
  angles: ["offer", "urgency"],
  needs: {},
  pictureKinds: [],
  droppable: ["body"],
  centered: true,
  compose(stage) {
    const { s, size, wide, tall, texts, pair, palette } = stage;
    const scene = createScene(size, stage.scheme.ground);
    const light = ["paper", "tint", "deep", "ink"] as const;
    const scheme = secondScheme(stage, light, 1.6);
    const tag = tagOf(stage);
    addTag(scene, stage, tag, scheme.ground);
    const padding = 0.062 * s;
    const x = tag.x + tag.width / 2 + (wide ? 0.035 * s : 0);
    const width = tag.width - 2 * padding - (wide ? 0.14 * s : 0);
    const top = tag.y + (wide ? 0.075 : 0.135) * s;
    const mark = addBrandMark({ ...stage, scheme, palette }, scene, {
      x,
      top,
      align: "center",
      mostWidth: 0.8 * width,
      scheme,
    });
    const pill = addButton(stage, scene, scheme.cta, {
      x,
      align: "center",
      bottom: bottom(tag) - (wide ? 0.075 : 0.07) * s,
      mostWidth: width,
    });
    const body = texts.body ? fitBody(stage, texts.body, 0.94 * width, wide ? 2 : 3) : null;
    if (texts.body && !body) return null;
    const price = texts.price?.text;
    const style = pair.figures;
    const em = price ? priceWidthEm(stage, price, style) : 1;
    const cap = capHeightOf(style);
    const priceSize = price
      ? Math.min((0.9 * width) / em, ((wide ? 0.15 : tall ? 0.2 : 0.125) * s) / cap)
      : 0;
    const priceRoom = price ? priceSize * cap + 0.06 * s : 0;
    const bodyRoom = body ? body.height + 0.055 * s : 0;
    const y = bottom(mark) + 0.055 * s;
    const room = pill.y - 0.06 * s - y - priceRoom - bodyRoom;
    const block = fitBlock(stage, texts.headline, {
      width,
      height: room,
      maxSize: (price ? 0.1 : wide ? 0.13 : tall ? 0.15 : 0.132) * s,
      minSize: 0.05 * s,
      maxLines: wide ? 3 : tall ? 6 : 5,
      style: pair.display,
    });
    if (!block) return null;
    let at = y + (room - block.height) / 2;
    const centered = { x, align: "center" } as const;
    addBlock(stage, scene, block, { ...centered, top: at, color: scheme.text, role: "headline" });
    at += block.height;
    if (price) {
      const place = { x: x - (em * priceSize) / 2, top: at + 0.06 * s, size: priceSize, style };
      addPrice(stage, scene, price, { ...place, color: scheme.key });
      at += priceRoom;
    }
    if (body) {
      const place = { ...centered, top: at + 0.055 * s, color: scheme.muted } as const;
      addBlock(stage, scene, body, { ...place, role: "body" });
    }
    return scene;
  },
};
