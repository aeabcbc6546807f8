import {
  blockOf,
  continues,
  countOf,
  isEmphasized,
  isOneHeading,
  isRepeated,
  leadingQuestion,
  questionOf,
} from "./element-looks.ts";
import {
  type Element,
  type HtmlPage,
  isElement,
  isSetApart,
  type Node,
  visibleText,
} from "./page.ts";
import { findParts, type Part } from "./page-parts.ts";
import { inlineTags, isTimetableRow, leadIn, pairOf, rowOf, titleIn } from "./pairs.ts";
import { plainText } from "./texts.ts";

/** One line of a page as its visitors see it. */
export interface PageLine {
  text: string;
  kind: "title" | "heading" | "item" | "row" | "text";
  /** The headings above it, the nearest last. */
  above: readonly string[];
  /** Whether it stands in the page's header, footer or side bar. */
  isMargin: boolean;
  /** Whether all of it is a link. */
  isLink: boolean;
  /** Where it begins: its first text, or the element that it was read of as a whole. */
  node: Node;
}

interface Heading {
  text: string;
  level: number;
  /** How deep the element is that holds it and what it heads. */
  depth: number;
  /** How many lines stand under it. */
  uses: number;
  /** Whether the element that it stood in has ended. */
  isLeft: boolean;
}

const linesMax = 1_500;
const charactersMax = 200_000;
const lineMax = 3_000;

/** The lines of a page in their order, each with the headings that it stands under. */
export function readLines(page: HtmlPage): PageLine[] {
  const reader = new LineReader(page);
  const root = page.$("body")[0] ?? page.$.root()[0];
  if (root) reader.visit(root as Node);
  reader.endLine();
  return reader.lines;
}

const listMark = /^(?:[-–—*•·▪●✓✔☑✅➤►»]|\d{1,2}[.)]|\d{1,2}\.-|[a-h]\))\s*(?=[\p{L}¡¿])/u;
/** Old pages part promises and notes with stars. */
const starred = /\s*\*{2,}\s*|(?:^|(?<=[.;!)]))\s*\*\s+(?=\p{Lu})/u;
const ornamented = /^([★☆*~=♥❤✿|:.-]+) ?[^★☆*~=♥❤✿|]{3,50} ?[★☆*~=♥❤✿|:.-]*\1$/u;
const headingTag = /^h[1-6]$/;
const isHeadingTag = (name = "") => headingTag.test(name);
const isInline = (node: Node) => !isElement(node) || inlineTags.has(node.name);
/** Below h6: a line of bold letters, and the label of a list. */
const boldLevel = 7;
const labelLevel = 8;
/** The title with which an item begins stands below all others. */
const leadLevel = 9;

/** Whether a text that begins with a capital letter touches the end of an element, as no word does. */
const isSeam = (before: string, text: string, { type, prev }: Node): boolean =>
  type === "text" &&
  isElement(prev as Node | null) &&
  /\p{Ll}{3}$/u.test(before) &&
  /^\p{Lu}\p{Ll}/u.test(text);

/** The text that is being read. */
const newRun = () => ({
  text: "",
  bold: 0,
  linked: 0,
  letters: 0,
  breaks: 0,
  lineStart: 0,
  node: null as Node | null,
});

class LineReader {
  readonly lines: PageLine[] = [];
  private readonly partOf: (element: Element) => Part;
  private headings: Heading[] = [];
  private characters = 0;
  private depth = 0;
  private margins = 0;
  private isBold = 0;
  private isLink = 0;
  /** How many links are open that hold blocks, as the cards of shops do. */
  private cards = 0;
  private blocks: string[] = [];
  private run = newRun();

  constructor(page: HtmlPage) {
    this.partOf = findParts(page);
  }

  visit(node: Node): void {
    if (this.lines.length >= linesMax || this.characters > charactersMax) return;
    if (node.type === "text") this.addText(node.data, node);
    else if (isElement(node)) this.visitElement(node);
    else if ("children" in node) for (const child of node.children as Node[]) this.visit(child);
  }

  private visitElement(element: Element): void {
    const { name } = element;
    const isAtStart = this.run.breaks > 0 || !/[\p{L}\d]/u.test(this.run.text);
    const question = /^(a|button)$/.test(name)
      ? questionOf(element)
      : isAtStart && leadingQuestion(element);
    const part = this.partOf(element);
    if (name === "br") {
      this.addBreak();
    } else if (name === "hr") {
      // A rule ends what the headings above it head.
      this.endLine();
      this.headings = this.headings.filter(({ level, uses }) => level === 1 || uses === 0);
    } else if (question) {
      if (/[\p{L}\d]/u.test(this.run.text)) this.endLine();
      this.run = newRun();
      this.addHeading(question, boldLevel, element);
    } else if (part === "skip" || (part === "hidden" && !this.awaitsAnswer())) {
      if (!inlineTags.has(name)) this.endLine();
    } else if (inlineTags.has(name)) {
      this.visitInline(element);
    } else {
      this.visitBlock(element, part === "margin");
    }
  }

  /** Whether a question was just read: the closed part of an accordion behind it holds the answer. */
  private awaitsAnswer(): boolean {
    const last = this.headings.at(-1);
    return last !== undefined && last.uses === 0 && last.text.endsWith("?");
  }

  private visitBlock(element: Element, isMargin: boolean): void {
    this.endLine();
    if (isMargin) {
      this.margins += 1;
      this.headings = [];
    }
    this.depth += 1;
    this.blocks.push(blockOf(element));
    if (!this.addPair(element)) {
      const title = titleIn(element);
      const lead = title ? null : leadIn(element);
      if (title) this.addHeading(visibleText(title, 60), boldLevel, title);
      if (lead) this.addHeading(visibleText(lead, 60).replace(/\.$/, ""), leadLevel, lead);
      this.visitChildren(element, title ?? lead);
    }
    this.endLine();
    this.blocks.pop();
    this.depth -= 1;
    this.leave(isRepeated(element));
    if (isMargin) {
      this.margins -= 1;
      this.headings = [];
    }
  }

  private visitChildren(element: Element, without: Element | null = null): void {
    for (const child of element.children as Node[]) if (child !== without) this.visit(child);
  }

  private visitInline(element: Element): void {
    const isBold = isEmphasized(element);
    const isLink = element.name === "a";
    // Style sheets set such neighbours apart, where the text has no space.
    if (isSetApart(this.run.text, element)) this.addText(" ", element);
    this.isBold += isBold ? 1 : 0;
    this.isLink += isLink ? 1 : 0;
    const isCard = isLink && !(element.children as Node[]).every(isInline);
    this.cards += isCard ? 1 : 0;
    const counted = countOf(element);
    if (counted === null) this.visitChildren(element);
    else this.addText(counted, element);
    this.isBold -= isBold ? 1 : 0;
    this.isLink -= isLink ? 1 : 0;
    this.cards -= isCard ? 1 : 0;
  }

  private addText(data: string, node: Node): void {
    if (this.blocks.includes("pre") && /\n/.test(data.trim())) {
      for (const line of data.split("\n").slice(0, linesMax)) {
        if (line.trim() === "") this.endLine();
        else this.addText(line, node);
        this.addBreak();
      }
      return;
    }
    const { run } = this;
    if (run.text.length > lineMax) return;
    const text = data.slice(0, lineMax);
    this.characters += text.length;
    const letters = text.replace(/[^\p{L}\d]+/gu, "").length;
    if (run.breaks > 0 && text.trim() !== "") {
      const goesOn = isHeadingTag(this.blocks.at(-1)) ? isOneHeading : continues;
      if (run.breaks > 1 || !goesOn(run.text.slice(run.lineStart), text)) this.endLine();
      else run.text += " ";
      this.run.breaks = 0;
      this.run.lineStart = this.run.text.length;
    }
    if (isSeam(this.run.text, text, node)) this.run.text += " ";
    this.run.text += text;
    if (text.trim() !== "") this.run.node ??= node;
    this.run.letters += letters;
    this.run.bold += this.isBold > 0 ? letters : 0;
    this.run.linked += this.isLink > 0 ? letters : 0;
  }

  private addBreak(): void {
    if (this.run.text.trim() !== "") this.run.breaks += 1;
  }

  /** Ends the line that is being read, and adds it to the lines. */
  endLine(): void {
    const { run } = this;
    if (run.text === "") return;
    this.run = newRun();
    const text = plainText(run.text, lineMax);
    if (!run.node || !/[\p{L}\d]/u.test(text)) return;
    const block = this.blocks.at(-1) ?? "";
    const isLink = run.linked === run.letters;
    const level = this.levelOf(text, block, run.bold === run.letters);
    if (level !== null) this.addHeading(text, level, run.node, isLink);
    else {
      const parts = text.split(starred).filter((part) => /[\p{L}\d]/u.test(part));
      const isItem = /^(li|dd)$/.test(block) || listMark.test(text) || parts.length > 1;
      for (const part of parts)
        this.addLine(part.trim(), isItem ? "item" : "text", run.node, isLink && this.cards === 0);
    }
  }

  /** The level of a line that is a heading, by its element or by its looks. */
  private levelOf(text: string, block: string, isBold: boolean): number | null {
    if (!/\p{L}/u.test(text)) return null;
    if (headingTag.test(block)) return Number(block[1]);
    if (/^(dt|summary)$/.test(block)) return labelLevel;
    // A whole sentence over a table tells more than a label.
    if (block === "caption" && !/[.!]$/.test(text)) return labelLevel;
    const isTitle = isBold && text.length <= 90 && !/[.,;]$/.test(text);
    const isQuestion = /^¿[^?]{4,118}\?$/.test(text);
    if (ornamented.test(text) && text.length <= 60 && block !== "li") return boldLevel;
    if ((isTitle || isQuestion) && block !== "li") return boldLevel;
    return /:$/.test(text) && text.length <= 60 ? labelLevel : null;
  }

  private addLine(text: string, kind: PageLine["kind"], node: Node, isLink = false): void {
    this.lines.push({
      text,
      kind,
      above: this.headings.map((heading) => heading.text),
      isMargin: this.margins > 0,
      isLink,
      node,
    });
    for (const heading of this.headings) heading.uses += 1;
  }

  private addHeading(text: string, level: number, node: Node, isLink = false): void {
    this.headings = this.headings.filter((heading) => heading.level < level);
    const line = text.replace(/\s*:$/, "").replace(/^[★☆*~=♥❤✿\s]+(?=\p{L})|[★☆*~=♥❤✿\s]+$/gu, "");
    if (level !== labelLevel) {
      const above = this.headings.map((heading) => heading.text);
      const kind = level === 1 ? "title" : "heading";
      this.lines.push({ text, kind, above, isMargin: this.margins > 0, isLink, node });
    }
    this.headings.push({ text: line, level, depth: this.depth, uses: 0, isLeft: false });
  }

  /** A heading heads the rest of its element; with one line or none beside it, also of the next. */
  private leave(isCard: boolean): void {
    const { depth } = this;
    this.headings = this.headings.filter(({ depth: own, level, uses, isLeft, text }) => {
      const isLooks = level === boldLevel;
      if (own === depth && uses > (isLeft ? 1 : 0)) {
        // What looks like a question is answered by the next element alone.
        return !isLeft && !(isLooks && text.endsWith("?"));
      }
      if (own <= depth) return true;
      return uses === 0 || (uses === 1 && !isLeft && !isCard && level < boldLevel);
    });
    for (const heading of this.headings) {
      if (heading.depth <= depth) continue;
      heading.depth = depth;
      heading.isLeft = heading.uses > 0;
    }
  }

  /** Reads the row of a table, or the value of a label; false when it is neither. */
  private addPair(element: Element): boolean {
    const label = this.headings.at(-1);
    if (element.name === "dd" && label?.level === labelLevel) {
      const value = visibleText(element, 200);
      if (value === "" || value.length > 160 || /[.!?]\s/.test(value) || /\?$/.test(label.text)) {
        return false;
      }
      this.addLine(`${label.text}: ${value}`, "row", element);
      return true;
    }
    if (isTimetableRow(element)) return true;
    const text = element.name === "tr" ? rowOf(element) : pairOf(element);
    if (text === null) return false;
    if (text !== "") this.addLine(text, "row", element);
    return true;
  }
}
