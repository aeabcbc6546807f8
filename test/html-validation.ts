import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** The HTML standard's rules, as html-validate knows them. */
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
      // An <input> without a type is a text field.
      "no-implicit-input-type": "off",
      // Screen readers do not see a table in one with a grid layout, unless it has explicit roles.
      "no-redundant-role": "off",
      // Our progress bar has a cell for each step.
      "prefer-native-element": ["error", { exclude: ["progressbar"] }],
      // Browsers should not store the keys that are typed into a simulation.
      "autocomplete-password": "off",
      // React's ids begin with an underscore, which is valid.
      "valid-id": ["error", { relaxed: true }],
    },
  }),
);

/** Each error with its position; empty for valid HTML. */
export async function htmlErrorsOf(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) =>
      [ruleId, message, `${line}:${column}`, selector ?? ""].join(" · "),
    ),
  );
}
