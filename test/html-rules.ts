import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** What the HTML of our pages is checked against: the standard's rules, as html-validate knows them. */
const rules = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {},
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
