import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { addPhoto } from "../pieces/photo.ts";
import { zoomedToShare } from "../pieces/picture-crops.ts";
import { addShape, bottom, boundingBoxOf, createScene, padded, px, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** A second line around the arch, and a floor line. */
function frameSvg({ s, scheme }: Stage, arch: Box, floor: { from: number; to: number }): string {
  const away = 0.028 * s;
  const radius = arch.width / 2 + away;
  const [left, foot] = [arch.x - away, bottom(arch)];
  const line = `fill="none" stroke="${scheme.key}" stroke-width="${px(0.0035 * s)}"`;
  return `<path d="M${px(left)} ${px(foot)}V${px(arch.y + arch.width / 2)}a${px(radius)} ${px(radius)} 0 0 1 ${px(2 * radius)} 0V${px(foot)}" ${line}/><path d="M${px(floor.from)} ${px(foot)}H${px(floor.to)}" ${line}/>`;
}

function addArch(
  stage: Stage,
  scene: Scene,
  arch: Box,
  floor: { from: number; to: number },
): boolean {
  const { picture } = stage;
  if (!picture) return false;
  // The arch cuts off the upper corners, so the subject is placed a little below the middle.
  const near = zoomedToShare(picture, arch, { width: 0.84, height: 0.7 });
  const aims = [0.62, 0.56, 0.7].map((y) => ({ x: 0.5, y }));
  const radius = Math.min(arch.width / 2, arch.height);
  const inset = 0.16 * arch.width;
  const zone = {
    x: arch.x + inset,
    y: arch.y + 0.16 * arch.height,
    width: arch.width - 2 * inset,
    height: 0.8 * arch.height,
  };
  const radii = [radius, radius, 0, 0] as [number, number, number, number];
  if (!addPhoto(stage, scene, picture, arch, { radii, nearer: [near], aims, zone })) return false;
  const within = padded({ ...arch, x: floor.from, width: floor.to - floor.from }, 0.04 * stage.s);
  addShape(
    scene,
    frameSvg(stage, arch, floor),
    boundingBoxOf(within, padded(arch, 0.04 * stage.s)),
  );
  return true;
}

function composeCentered(stage: Stage): Scene | null {
  const { s, safe, size, tall, format } = stage;
  const { width, height } = size;
  const scene = createScene(size, stage.scheme.ground);
  const mark = addBrandMark(stage, scene, { x: width / 2, top: safe.y, align: "center" });
  const share = tall ? 0.6 : 0.52;
  const top = bottom(mark) + 0.055 * s;
  const foot = { square: 0.52, portrait: 0.56, story: 0.53 }[format as "square"] * height;
  const arch = { x: ((1 - share) / 2) * width, y: top, width: share * width, height: foot - top };
  const floor = { from: safe.x, to: width - safe.x };
  if (!addArch(stage, scene, arch, floor)) return null;
  const column = addColumn(stage, scene, {
    x: width / 2,
    width: safe.width,
    top: foot + 0.05 * s,
    bottom: bottom(safe),
    align: "center",
    anchor: "middle",
    max: 0.1,
    min: 0.046,
    maxLines: tall ? 3 : 2,
    body: stage.texts.body,
    bodyLines: 2,
  });
  return column && scene;
}

function composeWide(stage: Stage): Scene | null {
  const { s, safe, size } = stage;
  const scene = createScene(size, stage.scheme.ground);
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: 0.47 * size.width });
  const arch = { x: 0.605 * size.width, y: 0.12 * s, width: 0.31 * size.width, height: 0.8 * s };
  const floor = { from: arch.x - 0.08 * s, to: arch.x + arch.width + 0.08 * s };
  if (!addArch(stage, scene, arch, floor)) return null;
  const column = addColumn(stage, scene, {
    x: safe.x,
    width: 0.47 * size.width,
    top: bottom(mark) + 0.06 * s,
    bottom: bottom(safe),
    anchor: "bottom",
    max: 0.115,
    min: 0.046,
    maxLines: 3,
    body: stage.texts.body,
  });
  return column && scene;
}

/** A photo in an arch, with everything centred. */
export const arco: Layout = {
  name: "arco",
  angles: ["proof", "benefit"],
  needs: { picture: "photo" },
  pictureKinds: ["photo"],
  droppable: ["body"],
  centered: true,
  compose: (stage) => (stage.wide ? composeWide(stage) : composeCentered(stage)),
};
