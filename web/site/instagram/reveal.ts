/** The «Mostrar» / «Ocultar» buttons beside the secret fields. */
export function enableReveal(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-reveal]")) {
    const input = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!(input instanceof HTMLInputElement)) continue;
    const name = button.getAttribute("aria-label")?.replace(/^\S+ /, "") ?? "";
    button.addEventListener("click", () => {
      const isShown = input.type === "password";
      input.type = isShown ? "text" : "password";
      button.setAttribute("aria-pressed", `${isShown}`);
      button.textContent = isShown ? "Ocultar" : "Mostrar";
      button.setAttribute("aria-label", `${button.textContent} ${name}`);
    });
  }
}
