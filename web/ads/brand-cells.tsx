/** A brand's colours as cells of the comb, the most important first. */
export function BrandCells({ colors }: { colors: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${colors.length * 28} 32`}
      height="32"
      width={colors.length * 28}
      className="flex-none"
    >
      {colors.map((color, at) => (
        <path
          key={color}
          fill={color}
          transform={`translate(${at * 28} 0)`}
          d="M13.9 0 27.8 8v16L13.9 32 0 24V8Z"
        />
      ))}
    </svg>
  );
}
