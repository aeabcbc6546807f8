/** The hexagon logo, by default with the product's name. */
export function Logo({ name = true }: { name?: boolean }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5 font-display text-[min(1.5rem,11vw)] leading-none font-extrabold tracking-[-0.03em]">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by the spread */}
      <svg
        viewBox="0 0 44 44"
        width="36"
        height="36"
        {...(name ? { "aria-hidden": true } : { role: "img", "aria-label": "Kolmena" })}
      >
        <path
          d="M22 3L38.5 12.5v19L22 41 5.5 31.5v-19Z"
          fill="#FFB800"
          stroke="#FFB800"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path
          d="M16 13v18M29 14.5L17.5 23 29 30.5"
          fill="none"
          stroke="#1B1530"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name ? <span className="logo-name">Kolmena</span> : null}
    </span>
  );
}
