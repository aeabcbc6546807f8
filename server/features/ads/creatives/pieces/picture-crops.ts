import type { Box, Picture } from "../creative.ts";
import type { Scene } from "../scene.ts";

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Maximum share of a subject that may be cut off, and maximum enlargement of a picture. */
const usualCut = 0.02;
export const mostEnlarged = 2.17;
export const mostEnlargedCutout = 1.6;

const middle = { x: 0.5, y: 0.5 };

export interface PictureCrop {
  from: Box;
  /** The subject's box on the canvas. */
  subject: Box;
  /** Share of the subject that is cut off. */
  cut: number;
  /** Canvas pixels per pixel of the picture. */
  enlarged: number;
}

/** Maps a part of the picture (fractions) to the canvas, where the crop `from` fills `at`. */
function mapped(part: Box, from: Box, at: Box): Box {
  const left = clamp((part.x - from.x) / from.width, 0, 1);
  const top = clamp((part.y - from.y) / from.height, 0, 1);
  const right = clamp((part.x + part.width - from.x) / from.width, 0, 1);
  const bottom = clamp((part.y + part.height - from.y) / from.height, 0, 1);
  return {
    x: at.x + left * at.width,
    y: at.y + top * at.height,
    width: (right - left) * at.width,
    height: (bottom - top) * at.height,
  };
}

/** Sets the zoom so that the subject takes about `share` of a box, as far as sharpness allows. */
export function zoomedToShare(
  picture: Picture,
  at: Box,
  share: { width: number; height: number },
): Picture {
  const { subject, zoom = 1 } = picture;
  const scale = Math.max(at.width / picture.width, at.height / picture.height);
  const fits = Math.min(
    (share.width * at.width) / (subject.width * picture.width * scale),
    (share.height * at.height) / (subject.height * picture.height * scale),
  );
  const sharp = mostEnlarged / scale;
  return { ...picture, zoom: Math.max(1, Math.min(fits * zoom, sharp)) };
}

/**
 * The crop that fills `at`, with the subject's centre at `aim` (fractions of `at`) or as near as
 * possible. The widest crop, enlarged by the picture's zoom.
 */
export function cropToFill(picture: Picture, at: Box, aim = middle): PictureCrop {
  const { subject, zoom = 1 } = picture;
  const scale = Math.max(at.width / picture.width, at.height / picture.height) * Math.max(1, zoom);
  const width = at.width / (picture.width * scale);
  const height = at.height / (picture.height * scale);
  const center = { x: subject.x + subject.width / 2, y: subject.y + subject.height / 2 };
  const from = {
    x: clamp(center.x - aim.x * width, 0, 1 - width),
    y: clamp(center.y - aim.y * height, 0, 1 - height),
    width,
    height,
  };
  const visibleSubject = mapped(subject, from, at);
  const whole = (subject.width / width) * at.width * (subject.height / height) * at.height;
  const cut = whole === 0 ? 0 : 1 - (visibleSubject.width * visibleSubject.height) / whole;
  return { from, subject: visibleSubject, cut: clamp(cut, 0, 1), enlarged: scale };
}

const isGood = (most: number, { cut, enlarged }: PictureCrop): boolean =>
  cut <= most && enlarged <= mostEnlarged;

/**
 * The first crop, at the picture's zoom or else at its widest, that keeps the subject whole and sharp
 * enough and that `suits`; null if there is none.
 */
export function findGoodCrop(
  picture: Picture,
  at: Box,
  aims: readonly { x: number; y: number }[] = [middle],
  suits: (shot: PictureCrop) => boolean = () => true,
  mostCut = usualCut,
): PictureCrop | null {
  for (const one of [picture, { ...picture, zoom: 1 }]) {
    for (const aim of aims) {
      const shot = cropToFill(one, at, aim);
      if (isGood(mostCut, shot) && suits(shot)) return shot;
    }
  }
  return null;
}

export function addCrop(
  scene: Scene,
  picture: Picture,
  at: Box,
  { from, subject }: PictureCrop,
  radii?: [number, number, number, number],
): void {
  scene.elements.push({ kind: "picture", id: picture.id, from, at, radii });
  scene.subject = subject;
  scene.pictureAreas.push(at);
}

/** The trimmed picture as large as possible in a box, aligned at its bottom. */
export function containBox(picture: Picture, box: Box, align: "center" | "right" = "center"): Box {
  const { subject } = picture;
  const ratio = (subject.width * picture.width) / (subject.height * picture.height);
  const most = subject.height * picture.height * mostEnlargedCutout;
  const height = Math.min(box.height, box.width / ratio, most);
  const width = height * ratio;
  const room = box.width - width;
  const x = box.x + (align === "center" ? room / 2 : room);
  return { x, y: box.y + box.height - height, width, height };
}

/** Adds a trimmed cut-out without cropping it. */
export function addCutout(scene: Scene, picture: Picture, at: Box): void {
  scene.elements.push({ kind: "picture", id: picture.id, from: picture.subject, at });
  scene.subject = at;
  scene.pictureAreas.push(at);
}

/** Width over height of the picture's subject. */
export const subjectRatio = ({ subject, width, height }: Picture): number =>
  (subject.width * width) / (subject.height * height);
