const controls =
  "a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=tab]";
/** Between a notice and what it may not lie over. */
const gapPx = 8;

/**
 * How far above the window's foot a notice stands so that it lies over no control: as low as it can,
 * and where there is no such place, where it covers least.
 * @param leastPx what stays free below it in any case
 */
export function clearFoot(notice: HTMLElement, leastPx: number): number {
  const { left, right } = notice.getBoundingClientRect();
  const height = notice.offsetHeight;
  const inItsWay = boxesOfControls(notice).filter((box) => box.left < right && left < box.right);
  const coveredAt = (foot: number) => {
    const bottom = innerHeight - foot;
    const overlaps = inItsWay.map(
      (box) => Math.min(bottom, box.bottom) - Math.max(bottom - height, box.top),
    );
    return overlaps.reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
  };
  const feet = inItsWay
    .map(({ top }) => Math.ceil(innerHeight - top + gapPx))
    .filter((foot) => foot > leastPx && foot + height + gapPx < innerHeight)
    .sort((a, b) => a - b);
  let best = { foot: leastPx, covered: coveredAt(leastPx) };
  for (const foot of feet) {
    if (best.covered === 0) break;
    const covered = coveredAt(foot);
    if (covered < best.covered) best = { foot, covered };
  }
  return best.foot;
}

/** Of all controls that can be seen and used; behind a dialog there are none. */
function boxesOfControls(notice: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) =>
        !notice.contains(control) &&
        !control.closest("[inert], [aria-hidden=true]") &&
        control.checkVisibility({ visibilityProperty: true }),
    )
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) =>
        width > 1 && height > 1 && bottom > 0 && top < innerHeight,
    );
}
