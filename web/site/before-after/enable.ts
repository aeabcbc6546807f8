/** Each comparison follows its slider, which says in words where it stands. */
export function enableBeforeAfters(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>(".before-after input")) {
    const show = () => {
      const at = Number(slider.value);
      slider.parentElement!.style.setProperty("--split", `${at}%`);
      const words = at < 30 ? "Después" : at > 70 ? "Antes" : "Mitad y mitad";
      slider.setAttribute("aria-valuetext", words);
    };
    slider.addEventListener("input", show);
    // A finger moves it smoothly, a key by steps.
    slider.addEventListener("pointerdown", () => {
      slider.step = "any";
    });
    slider.addEventListener("keydown", () => {
      slider.step = "5";
    });
    // A browser that comes back to the page keeps what was in its fields.
    show();
  }
}
