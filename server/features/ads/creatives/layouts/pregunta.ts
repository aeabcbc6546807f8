import type { Box, Picture } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { shortenName } from "../pieces/brand-name.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addCutout, containBox } from "../pieces/picture-crops.ts";
import { addBrandFoot, addPosterFoot } from "../pieces/poster-foot.ts";
import { secondScheme } from "../pieces/second-scheme.ts";
import { addBlock, fitAnswer, fitBody, fitFullBlock } from "../pieces/text-block.ts";
import { addRect, addShape, bottom, createScene, padded, px, right, type Scene } from "../scene.ts";
import { type Stage, withContrastingGround } from "../stage.ts";

const bubbleGrounds = ["accent", "deep", "ink", "paper"] as const;

/** A rounded speech bubble whose tail points up to the question. */
function addAnswerBubble({ s }: Stage, scene: Scene, bubble: Box, fill: string): void {
  const { x, y } = bubble;
  const tail = { from: x + 0.06 * s, to: x + 0.155 * s, tip: x + 0.058 * s };
  addRect(scene, bubble, fill, 0.045 * s);
  const svg = `<path d="M${px(tail.from)} ${px(y + 0.06 * s)}L${px(tail.tip)} ${px(y - 0.06 * s)}L${px(tail.to)} ${px(y + 2)}Z" fill="${fill}"/>`;
  addShape(scene, svg, { x, y: y - 0.06 * s, width: 0.16 * s, height: 0.06 * s + 2 });
}

/** The body on the left and the button on the right; only the button when there is no room. */
function addAnswer(stage: Stage, scene: Scene, bubble: Box): boolean {
  const { s, texts } = stage;
  const scheme = secondScheme(stage, bubbleGrounds, 3);
  addAnswerBubble(stage, scene, bubble, scheme.ground);
  const padding = 0.046 * s;
  const inner = bubble.width - 2 * padding;
  const pill = buttonSize(stage, inner);
  const middle = bubble.y + bubble.height / 2;
  const room = inner - pill.width - 0.045 * s;
  // Without a body, the business's name is the answer.
  const answer =
    texts.body ??
    shortenName(
      texts.name,
      (name) => stage.widthOf(name, stage.pair.body, stage.sizes.body) <= room,
    );
  const tallest = bubble.height - 2 * padding * 0.8;
  const large = fitAnswer(stage, answer, room, 4);
  const body = large && large.height <= tallest ? large : fitBody(stage, answer, room, 4);
  const fits = body && body.height <= tallest;
  if (!fits && texts.body) return false;
  if (!fits) {
    const x = bubble.x + padding;
    addButton(stage, scene, scheme.cta, { x, bottom: middle + pill.height / 2, width: inner });
    return true;
  }
  const x = right(bubble) - padding;
  addButton(stage, scene, scheme.cta, { x, bottom: middle + pill.height / 2, align: "right" });
  addBlock(stage, scene, body, {
    x: bubble.x + padding,
    top: middle - body.height / 2,
    color: scheme.text,
    role: "body",
  });
  return true;
}

interface Plan {
  bubble: Box;
  question: Box;
  zone: Box;
}

function planOf(stage: Stage, markBottom: number): Plan {
  const { s, safe, size, format } = stage;
  const { width, height } = size;
  const bubbleHeight = (stage.wide ? 0.29 : 0.235) * s;
  const y = bottom(safe) - bubbleHeight;
  if (stage.tall) {
    const bubble = { x: safe.x, y, width: safe.width, height: bubbleHeight };
    const top = markBottom + 0.03 * s;
    const share = format === "story" ? 0.46 : 0.5;
    const zone = { x: 0.32 * width, y: top, width: 0.68 * width, height: share * (y - top) };
    const under = bottom(zone) + 0.04 * s;
    return {
      bubble,
      zone,
      question: { x: safe.x, y: under, width: safe.width, height: y - 0.1 * s - under },
    };
  }
  const share = stage.wide ? 0.56 : 1;
  const bubble = { x: safe.x, y, width: share * safe.width, height: bubbleHeight };
  const top = markBottom + 0.07 * s;
  const across = (stage.wide ? 0.5 : 0.525) * width;
  const question = { x: safe.x, y: top, width: across, height: y - 0.095 * s - top };
  const zone = stage.wide
    ? { x: 0.62 * width, y: 0.1 * height, width: 0.38 * width, height: 0.8 * height }
    : {
        x: safe.x + across + 0.02 * s,
        y: 0.09 * s,
        width: width - safe.x - across - 0.02 * s,
        height: y - 0.15 * s,
      };
  return { bubble, question, zone };
}

/** The question on the left, the product on the right, and the answer in a bubble below. */
function composeWithPicture(plain: Stage, cutout: Picture): Scene | null {
  const stage = withContrastingGround(plain, cutout);
  const { s, safe, size, scheme } = stage;
  const scene = createScene(size, scheme.ground);
  const words = createScene(size, scheme.ground);
  const mark = addBrandMark(stage, words, {
    x: safe.x,
    top: safe.y,
    mostWidth: 0.5 * size.width,
  });
  const { bubble, question, zone } = planOf(stage, bottom(mark));
  const box = containBox(cutout, zone, "right");
  // Not aligned at the bottom, because the cut-out comes in from the canvas's edge.
  addCutout(scene, cutout, { ...box, y: zone.y + (zone.height - box.height) * 0.4 });
  const block = fitHeading(stage, {
    width: question.width,
    height: question.height,
    maxSize: 0.128 * s,
    minSize: 0.046 * s,
    maxLines: 5,
    style: stage.pair.display,
  });
  if (!block) return null;
  const top = bottom(question) - block.height;
  addHeading(stage, words, block, { x: safe.x, top, scheme });
  if (!addAnswer(stage, words, bubble)) return null;
  scene.elements.push(...words.elements);
  scene.boxes.push(...words.boxes);
  return scene;
}

/** A large bubble whose tail points down to the answer, or right to it on a wide canvas. */
function addQuestionBubble({ s, wide }: Stage, scene: Scene, box: Box, fill: string): void {
  const [x, y] = [right(box) - 2, bottom(box) - 2];
  const tip = 2 + 0.085 * s;
  const [from, to] = [box.y + 0.56 * box.height, box.y + 0.8 * box.height];
  const left = box.x + 0.1 * s;
  const tail = wide
    ? `M${px(x)} ${px(from)}V${px(box.y + 0.74 * box.height)}L${px(x + tip)} ${px(to)}Z`
    : `M${px(left)} ${px(y)}H${px(box.x + 0.235 * s)}L${px(box.x + 0.105 * s)} ${px(y + tip)}Z`;
  const around = wide
    ? { x, y: from, width: tip, height: to - from }
    : { x: left, y, width: 0.135 * s, height: tip };
  addRect(scene, box, fill, 0.06 * s);
  addShape(scene, `<path d="${tail}" fill="${fill}"/>`, padded(box, 0.1 * s), {
    painted: padded(around, 1),
  });
}

/** The share of the width for an answer beside the question, and its largest type in sizes of body text. */
const answerPlaces = [2.2, 1.9, 1.6, 1.45, 1.3, 1.2].map((most) => ({ width: 0.36, most }));

/** The question's bubble next to brand, answer and button. */
function wideBubble(stage: Stage, scene: Scene): Box | null {
  const { s, safe, size } = stage;
  const x = 0.68 * size.width;
  const mostWidth = right(safe) - x;
  const mark = addBrandMark(stage, scene, {
    x: right(safe),
    top: safe.y,
    align: "right",
    mostWidth,
  });
  // As large as the room allows; a long answer is not set larger than other body text.
  const places = [
    ...answerPlaces.map((answer) => ({ isAnswer: true, answer })),
    { isAnswer: false, answer: answerPlaces[0]! },
    { isAnswer: false },
  ];
  const place = places.find((one) => {
    const top = addPosterFoot(stage, createScene(size, scene.ground), one);
    return top !== null && top >= bottom(mark) + 0.05 * s;
  });
  if (!place || addPosterFoot(stage, scene, place) === null) return null;
  // A long button moves the answer above it to the left.
  const left = Math.min(x, ...scene.boxes.map((box) => box.x));
  const width = left - safe.x - 0.15 * s;
  return width < 0.36 * size.width ? null : { ...safe, width };
}

/** The question's bubble above answer, brand and button. */
function uprightBubble(stage: Stage, scene: Scene): Box | null {
  const { s, safe } = stage;
  const foot = addBrandFoot(stage, scene, { isAnswer: true });
  return foot === null ? null : { ...safe, height: foot - 0.12 * s - safe.y };
}

/** Without a picture the question itself is the poster, in a bubble that fills the canvas. */
function composePoster(stage: Stage): Scene | null {
  const { s, size, scheme, wide, tall, pair } = stage;
  const scene = createScene(size, scheme.ground);
  const bubble = secondScheme(stage, ["accent", "brand", "deep", "ink", "paper"], 1.7);
  const box = wide ? wideBubble(stage, scene) : uprightBubble(stage, scene);
  if (!box) return null;
  const padding = (wide ? 0.075 : 0.07) * s;
  const block = fitHeading(
    stage,
    {
      width: box.width - 2 * padding,
      height: box.height - 2 * padding,
      maxSize: (wide || tall ? 0.17 : 0.15) * s,
      minSize: 0.05 * s,
      maxLines: tall ? 6 : 4,
      style: pair.display,
    },
    fitFullBlock,
  );
  if (!block) return null;
  addQuestionBubble(stage, scene, box, bubble.ground);
  addHeading(stage, scene, block, {
    x: box.x + padding,
    top: box.y + (box.height - block.height) / 2,
    scheme: bubble,
  });
  return scene;
}

/** A question, as a poster or next to a product, and its answer. */
export const pregunta: Layout = {
  name: "pregunta",
  angles: ["question", "problem"],
  needs: { question: true },
  pictureKinds: [],
  droppable: ["picture", "body"],
  compose: (stage) =>
    stage.picture?.kind === "cutout"
      ? composeWithPicture(stage, stage.picture)
      : composePoster(stage),
};
