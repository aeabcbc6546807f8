import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addCutout, containBox, subjectRatio } from "../pieces/pictures.ts";
import { addPrice, priceWidthEm, strikeSvg } from "../pieces/price.ts";
import { addShown } from "../pieces/shown.ts";
import { addBlock, addLine, fitBlock, fitHeadline } from "../pieces/text-block.ts";
import { addCircle, addShape, bottom, createScene, padded, right, type Scene } from "../scene.ts";
import { groundedFor, type Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

interface PricePlace {
  x: number;
  /** The price's baseline, and the room above it. */
  bottom: number;
  width: number;
  height: number;
  maxSize: number;
}

/** The price as large as its place, with the one it replaces above it. */
function addFigures(stage: Stage, scene: Scene, place: PricePlace): Box | null {
  const { price } = stage.texts;
  if (!price) return null;
  const { s, pair, scheme } = stage;
  const cap = capHeightOf(pair.figures);
  const beforeSize = price.before ? Math.max(0.042 * s, stage.sizes.least) : 0;
  const above = price.before ? beforeSize * 1.5 : 0;
  const size = Math.min(
    place.maxSize * stage.scale.price,
    (place.width * 0.99) / priceWidthEm(stage, price.text, pair.figures),
    (place.height - above) / cap,
  );
  if (size < 0.08 * s) return null;
  const top = place.bottom - cap * size;
  const box = addPrice(stage, scene, price.text, {
    x: place.x,
    top,
    size,
    color: scheme.key,
    style: pair.figures,
  });
  if (!price.before) return box;
  const style = pair.strong;
  const width = stage.widthOf(price.before, style, beforeSize);
  const baseline = top - beforeSize * 0.7;
  const line = { text: price.before, x: place.x, baseline, size: beforeSize, style };
  addLine(scene, { ...line, color: scheme.muted });
  const y = baseline - capHeightOf(style) * beforeSize;
  const struck = { x: place.x, y, width, height: baseline - y };
  const thin = 0.004 * s;
  addShape(scene, strikeSvg(struck, scheme.muted, thin), padded(struck, 2 * thin));
  scene.boxes.push({ ...struck, role: "price", text: price.before, color: scheme.muted });
  return { ...box, y, height: bottom(box) - y };
}

/** The note, on the right above the button or on the left beside it. */
function addNote(stage: Stage, scene: Scene, pill: Box, beside: boolean): boolean {
  const { s, safe, scheme, pair, texts } = stage;
  const text = texts.note ?? texts.price?.note ?? texts.body ?? "";
  if (text === "") return true;
  const width = beside ? pill.x - safe.x - 0.05 * s : Math.max(pill.width, 0.34 * s);
  const block = fitBlock(stage, text, {
    width,
    height: 0.14 * s,
    maxSize: stage.sizes.body,
    minSize: stage.sizes.least,
    maxLines: 2,
    style: pair.body,
    lineCost: 0.09,
  });
  if (!block) return false;
  const top = beside
    ? pill.y + (pill.height - block.height) / 2
    : pill.y - 0.045 * s - block.height;
  addBlock(stage, scene, block, {
    x: beside ? safe.x : right(safe),
    top,
    align: beside ? "left" : "right",
    color: scheme.muted,
    role: "note",
  });
  return true;
}

function addHeadline(stage: Stage, scene: Scene, top: number, width: number, lines: number) {
  const block = fitHeadline(stage, stage.texts.headline, {
    width,
    height: stage.size.height,
    maxSize: 0.088 * stage.s,
    minSize: 0.046 * stage.s,
    maxLines: lines,
    style: stage.pair.display,
  });
  const place = { x: stage.safe.x, top, color: stage.scheme.text, role: "headline" } as const;
  return block && addBlock(stage, scene, block, place);
}

function addProduct(stage: Stage, scene: Scene, zone: Box): boolean {
  const { picture, s } = stage;
  if (!picture) return true;
  if (zone.height < 0.18 * s) return false;
  if (picture.kind === "cutout") {
    addCutout(scene, picture, containBox(picture, zone));
    return true;
  }
  const radius = 0.03 * s;
  const width = Math.min(zone.width, (zone.height * picture.width) / picture.height);
  // As wide as can be, else as wide as the photo is, on the other side than the words.
  const own = { ...zone, x: right(zone) - width, width };
  return [zone, own].some((at) =>
    addShown(stage, scene, picture, at, { radii: [radius, radius, radius, radius] }),
  );
}

/** What is much taller than wide stands beside the headline: under it, it would be small. */
const isSlim = ({ picture, tall }: Stage): boolean =>
  picture?.kind === "cutout" && !tall && subjectRatio(picture) < 0.75;

function composeUpright(stage: Stage): Scene | null {
  const { s, safe, size, scheme, picture } = stage;
  const scene = createScene(size, scheme.ground);
  const y = size.height * 0.62;
  addCircle(scene, { x: 0.7 * size.width, y }, 0.53 * s, scheme.shapes[0]);
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y });
  const slim = isSlim(stage);
  const width = slim ? 0.56 * safe.width : safe.width;
  const lines = slim ? 4 : stage.tall ? 3 : 2;
  const headline = addHeadline(stage, scene, bottom(mark) + 0.068 * s, width, lines);
  if (!headline) return null;
  const pill = addButton(stage, scene, scheme.cta, {
    x: right(safe),
    bottom: bottom(safe),
    align: "right",
    mostWidth: 0.5 * safe.width,
  });
  const start = bottom(headline) + 0.022 * s;
  const alone = !picture;
  // Beside the button there is no room for more.
  const large = alone || stage.scale.price > 1;
  const price = addFigures(stage, scene, {
    x: safe.x,
    bottom: large ? pill.y - 0.1 * s : bottom(safe),
    width: large ? safe.width : pill.x - safe.x - 0.05 * s,
    height: large ? pill.y - 0.1 * s - start : Math.min(0.24 * s, bottom(safe) - start),
    maxSize: (alone ? 0.46 : 0.27) * s,
  });
  if (!price || !addNote(stage, scene, pill, large)) return null;
  const tops = scene.boxes
    .filter(({ role }) => role === "note" || role === "price")
    .map((box) => box.y);
  const foot = Math.min(...tops, pill.y) - 0.026 * s;
  if (slim) {
    const x = safe.x + 0.6 * safe.width;
    const zone = { x, y: safe.y, width: right(safe) - x, height: foot - safe.y };
    return addProduct(stage, scene, zone) ? scene : null;
  }
  const zone = { x: safe.x, y: start, width: safe.width, height: foot - start };
  return addProduct(stage, scene, zone) ? scene : null;
}

function composeWide(stage: Stage): Scene | null {
  const { s, safe, size, scheme, picture } = stage;
  const scene = createScene(size, scheme.ground);
  const disc = { x: 0.78 * size.width, y: 0.56 * size.height };
  addCircle(scene, disc, 0.52 * s, scheme.shapes[0]);
  const width = 0.47 * size.width;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const headline = addHeadline(stage, scene, bottom(mark) + 0.075 * s, width, 3);
  if (!headline) return null;
  const height = buttonSize(stage).height;
  const ends = bottom(safe) - height - 0.075 * s;
  const button = { x: safe.x, bottom: bottom(safe), mostWidth: width };
  const pill = addButton(stage, scene, scheme.cta, button);
  const room = ends - bottom(headline) - 0.06 * s;
  const left = 0.53 * size.width;
  // Without a picture the price takes its place.
  const alone = { x: left, bottom: 0.69 * size.height, width: right(safe) - left, height: 0.5 * s };
  const beside = { x: safe.x, bottom: ends, width, height: room };
  const price = picture
    ? addFigures(stage, scene, { ...beside, maxSize: 0.36 * s })
    : addFigures(stage, scene, { ...alone, maxSize: 0.62 * s });
  if (!price) return null;
  const zone = { x: left, y: 0.1 * s, width: right(safe) - left, height: size.height - 0.2 * s };
  if (!addProduct(stage, scene, zone)) return null;
  const { texts } = stage;
  const note = texts.note ?? texts.price?.note ?? texts.body;
  if (!note) return scene;
  const style = stage.pair.body;
  const block = fitBlock(stage, note, {
    width: safe.x + width - right(pill) - 0.05 * s,
    height,
    maxSize: stage.sizes.bodyMin,
    minSize: 0.036 * s,
    maxLines: 2,
    style,
  });
  if (!block) return null;
  const top = pill.y + (pill.height - block.height) / 2;
  const x = right(pill) + 0.05 * s;
  addBlock(stage, scene, block, { x, top, color: scheme.muted, role: "note" });
  return scene;
}

/** The price is the picture. */
export const precio: Layout = {
  name: "precio",
  angles: ["offer"],
  needs: { price: true },
  shows: ["cutout", "photo"],
  falls: ["body", "note", "picture"],
  compose(stage) {
    const shown = stage.picture ? groundedFor(stage, stage.picture) : stage;
    return stage.wide ? composeWide(shown) : composeUpright(shown);
  },
};
