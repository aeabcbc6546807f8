import { figures } from "./content/figures.ts";

const shown = [figures.companies, figures.reviews, figures.guarantee].filter((item) => item.shown);

/** The operator's figures that are configured to be shown. */
export function FigureList() {
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map(({ figure, words }) => (
        <li key={words}>
          <b>{figure}</b> {words}
        </li>
      ))}
    </ul>
  );
}
