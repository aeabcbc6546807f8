const controls =
  "a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=tab]";
/** Distance between a notice and the controls. */
const gapPx = 8;

/**
 * Distance in px from the window's bottom at which a notice covers no control: the lowest such place, or
 * the one that covers least.
 * @param leastPx minimum distance
 */
export function findClearBottom(notice: HTMLElement, leastPx: number): number {
  const { left, right } = notice.getBoundingClientRect();
  const height = notice.offsetHeight;
  const obstacles = boxesOfControls(notice).filter((box) => box.left < right && left < box.right);
  const coveredAt = (foot: number) => {
    const bottom = innerHeight - foot;
    const overlaps = obstacles.map(
      (box) => Math.min(bottom, box.bottom) - Math.max(bottom - height, box.top),
    );
    return overlaps.reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
  };
  const feet = obstacles
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

/** The boxes of all visible and usable controls; those behind a dialog do not count. */
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
