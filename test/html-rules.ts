import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** What the HTML of our pages is checked against: the standard's rules, as html-validate knows them. */
const rules = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // React writes `<br/>`, `srcSet` and `required=""`: the standard takes all three.
      "void-style": "off",
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // What an <input> is without a type is a field of text.
      "no-implicit-input-type": "off",
      // A table that is laid out as a grid is none to a screen reader unless its roles are said.
      "no-redundant-role": "off",
      // Our progress is drawn in cells, one for each step.
      "prefer-native-element": ["error", { exclude: ["progressbar"] }],
      // Keys that are typed into a simulation are none that a browser should keep.
      "autocomplete-password": "off",
      // Ids that React makes begin with an underscore, as they may.
      "valid-id": ["error", { relaxed: true }],
    },
  }),
);

/** Each offence with its place, empty for valid HTML. */
export async function offencesOf(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) =>
      [ruleId, message, `${line}:${column}`, selector ?? ""].join(" · "),
    ),
  );
}
