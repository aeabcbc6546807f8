/** Relative luminance of `#rrggbb` by WCAG. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The business's initial on its colour, in place of a profile picture. */
export function BrandMark({ name, color }: { name: string; color: string | undefined }) {
  const background = color ?? "#1b1530";
  const initial = [...name.trim()][0]?.toLocaleUpperCase("es") ?? "·";
  return (
    <span
      aria-hidden="true"
      style={{ background, color: luminanceOf(background) > 0.2 ? "#1b1530" : "#ffffff" }}
      className="grid size-10 flex-none place-items-center rounded-pill border border-line text-[1.125rem] leading-none font-bold"
    >
      {initial}
    </span>
  );
}
