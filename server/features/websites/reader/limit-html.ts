/** Limits of what is read of a page: characters, tags and nesting depth. */
const charactersMax = 3_000_000;
const tagsMax = 40_000;
const depthMax = 400;

const voids = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
// These may omit their closing tag, because the next sibling closes them.
const endOptional = new Set(
  "p li dt dd tr td th thead tbody tfoot option optgroup rt rp html head body".split(" "),
);
const rawTexts = new Set("script style textarea title xmp iframe noembed".split(" "));

/**
 * The beginning of a page, cut off where it exceeds the limits, so that it can be parsed and walked in
 * linear time with little stack.
 */
export function limitHtml(html: string): string {
  const page = html.slice(0, charactersMax).replaceAll("\0", "");
  const open = new Map<string, number>();
  let depth = 0;
  let tags = 0;
  const tag = /<(?:!--|(\/?)([a-z][^\s/>]{0,40}))/gi;
  for (let match = tag.exec(page); match; match = tag.exec(page)) {
    if (match[2] === undefined) {
      const end = page.indexOf("-->", tag.lastIndex);
      if (end < 0) return page.slice(0, match.index);
      tag.lastIndex = end + 3;
      continue;
    }
    const name = match[2].toLowerCase();
    tags += 1;
    if (tags > tagsMax || depth > depthMax) return page.slice(0, match.index);
    if (voids.has(name) || endOptional.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (match[1] === "/") {
      if (count === 0) continue;
      open.set(name, count - 1);
      depth -= 1;
    } else if (rawTexts.has(name)) {
      const end = new RegExp(`</${name}`, "gi");
      end.lastIndex = tag.lastIndex;
      const closed = end.exec(page);
      if (!closed) return page;
      tag.lastIndex = closed.index;
    } else {
      open.set(name, count + 1);
      depth += 1;
    }
  }
  return page;
}
