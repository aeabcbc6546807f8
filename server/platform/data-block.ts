/**
 * What people and pages wrote, for a language model: JSON between tags that its instructions call
 * data. Nothing inside can close the tag.
 */
export function dataBlock(tag: string, data: unknown): string {
  const json = JSON.stringify(data, null, 1).replaceAll("<", "\\u003c");
  return `<${tag}>\n${json}\n</${tag}>`;
}
