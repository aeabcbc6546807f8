/**
 * Text from people or web pages for a language model: JSON between tags that the system prompt
 * declares to be data. `<` is escaped, so nothing inside can close the tag.
 */
export function dataBlock(tag: string, data: unknown): string {
  const json = JSON.stringify(data, null, 1).replaceAll("<", "\\u003c");
  return `<${tag}>\n${json}\n</${tag}>`;
}
