/** Connects each comparison to its slider and describes the slider's position for screen readers. */
export function enableBeforeAfters(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>(".before-after input")) {
    const show = () => {
      const at = Number(slider.value);
      slider.parentElement!.style.setProperty("--split", `${at}%`);
      const description = at < 30 ? "Después" : at > 70 ? "Antes" : "Mitad y mitad";
      slider.setAttribute("aria-valuetext", description);
    };
    slider.addEventListener("input", show);
    // A pointer moves it smoothly, a key by steps.
    slider.addEventListener("pointerdown", () => {
      slider.step = "any";
    });
    slider.addEventListener("keydown", () => {
      slider.step = "5";
    });
    // The browser may have restored the slider's value from an earlier visit.
    show();
  }
}
