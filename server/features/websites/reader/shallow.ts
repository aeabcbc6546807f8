/** What is read of a page at most: characters, tags, and tags within each other. */
const charactersMax = 3_000_000;
const tagsMax = 40_000;
const depthMax = 400;

const voids = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
// An open one of these is closed by its next sibling, so that pages may leave its end out.
const endOptional = new Set(
  "p li dt dd tr td th thead tbody tfoot option optgroup rt rp html head body".split(" "),
);
const rawTexts = new Set("script style textarea title xmp iframe noembed".split(" "));

/**
 * The beginning of a page that can be parsed and walked in linear time and little stack: it ends
 * where the page nests deeper or has more tags than any page made for people.
 */
export function shallowPart(html: string): string {
  const whole = html.slice(0, charactersMax).replaceAll("\0", "");
  const open = new Map<string, number>();
  let depth = 0;
  let tags = 0;
  const tag = /<(?:!--|(\/?)([a-z][^\s/>]{0,40}))/gi;
  for (let found = tag.exec(whole); found; found = tag.exec(whole)) {
    if (found[2] === undefined) {
      const end = whole.indexOf("-->", tag.lastIndex);
      if (end < 0) return whole.slice(0, found.index);
      tag.lastIndex = end + 3;
      continue;
    }
    const name = found[2].toLowerCase();
    tags += 1;
    if (tags > tagsMax || depth > depthMax) return whole.slice(0, found.index);
    if (voids.has(name) || endOptional.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (found[1] === "/") {
      if (count === 0) continue;
      open.set(name, count - 1);
      depth -= 1;
    } else if (rawTexts.has(name)) {
      const end = new RegExp(`</${name}`, "gi");
      end.lastIndex = tag.lastIndex;
      const closed = end.exec(whole);
      if (!closed) return whole;
      tag.lastIndex = closed.index;
    } else {
      open.set(name, count + 1);
      depth += 1;
    }
  }
  return whole;
}
