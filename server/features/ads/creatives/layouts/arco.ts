import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addBrandColumn } from "../pieces/brand-row.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addColumn } from "../pieces/column.ts";
import { addPhoto } from "../pieces/photo.ts";
import { cropToFill, zoomedToShare } from "../pieces/picture-crops.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import {
  addShape,
  betweenCorners,
  bottom,
  boundingBoxOf,
  createScene,
  padded,
  px,
  right,
  type Scene,
} from "../scene.ts";
import { type Stage, withClearEdge } from "../stage.ts";

/** A subject that takes less of the arch (0–1) is enlarged. */
const smallSubject = 0.16;

/** A very wide arch is a window with round upper corners. */
const archRadius = ({ width, height }: Box): number => Math.min(width / 2, 0.52 * height);

/** From a window to the line around it, in shares of the short side. */
const frameGap = 0.028;

/** A second line around the arch, and a floor line. */
function frameSvg({ s, scheme }: Stage, arch: Box, floor: { from: number; to: number }): string {
  const away = frameGap * s;
  const radius = archRadius(arch) + away;
  const [left, foot] = [arch.x - away, bottom(arch)];
  const line = `fill="none" stroke="${scheme.key}" stroke-width="${px(0.0035 * s)}"`;
  return `<path d="M${px(left)} ${px(foot)}V${px(arch.y - away + radius)}a${px(radius)} ${px(radius)} 0 0 1 ${px(radius)} ${px(-radius)}H${px(right(arch) + away - radius)}a${px(radius)} ${px(radius)} 0 0 1 ${px(radius)} ${px(radius)}V${px(foot)}" ${line}/><path d="M${px(floor.from)} ${px(foot)}H${px(floor.to)}" ${line}/>`;
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
  const near = zoomedToShare(picture, arch, { width: 0.7, height: 0.56 });
  const { subject } = cropToFill({ ...picture, zoom: 1 }, arch);
  // What stands beside the subject would be cut, so only a small one is enlarged.
  const isSmall = subject.width * subject.height < smallSubject * arch.width * arch.height;
  const aims = [0.62, 0.56, 0.7].map((y) => ({ x: 0.5, y }));
  const radius = archRadius(arch);
  const inset = 0.16 * arch.width;
  const zone = {
    x: arch.x + inset,
    y: arch.y + 0.16 * arch.height,
    width: arch.width - 2 * inset,
    height: 0.8 * arch.height,
  };
  const radii = [radius, radius, 0, 0] as [number, number, number, number];
  if (
    !addPhoto(stage, scene, picture, arch, {
      radii,
      nearer: isSmall ? [near, picture] : [picture],
      aims,
      zone,
    })
  )
    return false;
  const within = padded({ ...arch, x: floor.from, width: floor.to - floor.from }, 0.04 * stage.s);
  const around = boundingBoxOf(within, padded(arch, 0.04 * stage.s));
  const clear = padded(betweenCorners(arch, radius, 0), -0.005 * stage.s);
  addShape(scene, frameSvg(stage, arch, floor), around, {
    inner: { box: clear, fill: "none" },
  });
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
    price: true,
    body: stage.texts.body,
    bodyLines: 2,
  });
  return column && scene;
}

/** A tall arch that stands on a square's lower edge, to the left of the words. */
function composeBeside(stage: Stage): Scene | null {
  const { s, safe, size } = stage;
  const scene = createScene(size, stage.scheme.ground);
  const arch = { x: 0.04 * s, y: 0.062 * s, width: 0.498 * s, height: 0.938 * s };
  if (!addArch(stage, scene, arch, { from: arch.x, to: right(arch) })) return null;
  const x = right(arch) + 0.028 * s + 0.032 * s;
  const width = right(safe) - x;
  return addBrandColumn(stage, scene, { x, width }) && scene;
}

/** A wide window that stands on a square's lower edge, under the words. */
function composeUnder(stage: Stage): Scene | null {
  const { s, safe, size } = stage;
  const middle = size.width / 2;
  const scene = createScene(size, stage.scheme.ground);
  const arch = { x: 0.045 * s, y: 0.49 * s, width: 0.91 * s, height: 0.51 * s };
  if (!addArch(stage, scene, arch, { from: arch.x, to: right(arch) })) return null;
  const row = addCenteredRow(stage, scene, arch.y - (frameGap + 0.045) * s);
  if (!row) return null;
  const column = addColumn(stage, scene, {
    x: middle,
    width: 0.97 * safe.width,
    top: safe.y,
    bottom: row.y - 0.032 * s,
    align: "center",
    anchor: "middle",
    fills: true,
    max: 0.1,
    min: 0.046,
    maxLines: 3,
    price: true,
    body: stage.texts.body,
    bodyLines: 2,
    button: false,
  });
  return column && scene;
}

/** Brand and button side by side in the middle; returns their box, null if they are too wide. */
function addCenteredRow(stage: Stage, scene: Scene, foot: number): Box | null {
  const { s, safe, size } = stage;
  const gap = 0.05 * s;
  const pill = buttonSize(stage, 0.5 * safe.width);
  const mostWidth = safe.width - pill.width - gap;
  const trial = { x: 0, top: 0, middle: 0.3 * s, mostWidth };
  const { width, height } = addBrandMark(stage, createScene(size, scene.ground), trial);
  const middle = foot - Math.max(pill.height, height) / 2;
  const place = { top: middle - height / 2, middle, mostWidth };
  const whole = width + gap + pill.width;
  if (whole > safe.width + 1) return null;
  const x = (size.width - whole) / 2;
  const mark = addBrandMark(stage, scene, { ...place, x });
  const end = { x: x + whole, bottom: middle + pill.height / 2, align: "right" } as const;
  const button = { ...end, mostWidth: pill.width + 1 };
  return boundingBoxOf(mark, addButton(stage, scene, stage.scheme.cta, button));
}

function composeWide(stage: Stage): Scene | null {
  const { s, safe, size } = stage;
  const scene = createScene(size, stage.scheme.ground);
  const arch = { x: 0.545 * size.width, y: 0.09 * s, width: 0.415 * size.width, height: 0.91 * s };
  if (!addArch(stage, scene, arch, { from: arch.x, to: right(arch) })) return null;
  const width = arch.x - safe.x - 0.09 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const column = addColumn(stage, scene, {
    x: safe.x,
    width,
    top: bottom(mark) + 0.06 * s,
    bottom: bottom(safe),
    anchor: "bottom",
    fills: true,
    max: 0.115,
    min: 0.046,
    maxLines: 4,
    price: true,
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
  compose(plain) {
    const { picture } = plain;
    if (!picture) return null;
    const stage = withClearEdge(plain, picture);
    if (stage.wide) return composeWide(stage);
    if (stage.format !== "square") return composeCentered(stage);
    const isUpright = picture.width < 1.1 * picture.height;
    const both = [composeBeside, composeUnder];
    const order = isUpright ? both : both.toReversed();
    for (const compose of order) {
      const scene = compose(stage);
      if (scene && isPictureLarge(stage, scene)) return scene;
    }
    return stage.allowsSmallPicture ? composeCentered(stage) : null;
  },
};
