import { useState } from "react";
import { chooseTheme, readThemeChoice, type ThemeChoice as Theme } from "#web/lib/theme.ts";
import { Choice, ChoiceGroup } from "#web/ui/choice.tsx";

const themes: { id: Theme; label: string }[] = [
  { id: "system", label: "Como mi sistema" },
  { id: "light", label: "Claro" },
  { id: "dark", label: "Oscuro" },
];

/** Chooses light, dark or the system's theme for dashboard and chat. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(readThemeChoice);
  return (
    <ChoiceGroup
      legend={<span className="sr-only">Aspecto</span>}
      hint="Se guarda en este navegador y cambia el panel y los chats."
      className="sm:grid-cols-3"
    >
      {themes.map(({ id, label }) => (
        <Choice
          key={id}
          type="radio"
          name="theme"
          value={id}
          checked={chosen === id}
          onChange={() => {
            setChosen(id);
            chooseTheme(id);
          }}
        >
          {label}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
