/** One declaration of a style sheet, with its rule's selector. */
export interface Declaration {
  selector: string;
  property: string;
  value: string;
}

const declarationsMax = 40_000;

/** The declarations of a style sheet in order, in linear time. Skips broken ones. */
export function parseDeclarations(css: string): Declaration[] {
  const text = withoutComments(css.slice(0, 1_500_000));
  const declarations: Declaration[] = [];
  const selectors: string[] = [];
  let start = 0;
  const take = (end: number) => {
    const part = text.slice(start, Math.min(end, start + 4_000));
    const colon = part.indexOf(":");
    if (colon > 0 && selectors.length > 0) {
      const property = part.slice(0, colon).trim().toLowerCase();
      const value = part.slice(colon + 1, colon + 600).trim();
      if (/^-{0,2}[\w-]+$/.test(property) && value !== "") {
        declarations.push({ selector: selectors.at(-1)!, property, value });
      }
    }
    start = end + 1;
  };
  const marks = /[{};]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (declarations.length >= declarationsMax) break;
    if (mark[0] === "{") {
      const selector = text.slice(start, Math.min(mark.index, start + 1_000)).trim();
      // At-rules such as @media have no selector of their own.
      if (selectors.length < 20) selectors.push(selector.startsWith("@") ? "" : selector);
      start = mark.index + 1;
    } else {
      take(mark.index);
      if (mark[0] === "}") selectors.pop();
    }
  }
  return declarations;
}

const urlMax = 300;

/** A style sheet whose relative addresses of pictures are made absolute; long and broken ones stay. */
export function withAbsoluteUrls(css: string, url: string): string {
  return css.replace(/url\(\s{0,9}(["']?)([^"'()\s]{1,300})\1\s{0,9}\)/gi, (whole, _, address) => {
    if (/^(?:data:|#)/i.test(address)) return whole;
    const absolute = URL.parse(address, url)?.href.replace(/[()']/g, encodeURIComponent) ?? "";
    return absolute === "" || absolute.length > urlMax ? whole : `url("${absolute}")`;
  });
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = css.indexOf("/*"); open >= 0; open = css.indexOf("/*", from)) {
    parts.push(css.slice(from, open));
    const close = css.indexOf("*/", open + 2);
    if (close < 0) return parts.join(" ");
    from = close + 2;
  }
  parts.push(css.slice(from));
  return parts.join(" ");
}
