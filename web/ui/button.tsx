import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  Children,
  type ReactNode,
  type Ref,
} from "react";
import { classes } from "./classes.ts";
import { PageLink } from "./page-link.tsx";

/** By importance: `cta` (coral, one in view), `ink`, `outline`, `link`. */
export type ButtonLook = "cta" | "ink" | "outline" | "link" | "danger" | "quiet";
export type ButtonSize = "m" | "s";

const looks: Record<ButtonLook, string> = {
  cta: "bg-accent text-on-accent hover:bg-accent-hover",
  ink: "bg-ink text-paper",
  outline: "text-ink inset-ring-[1.5px] inset-ring-ink",
  danger: "bg-danger text-paper",
  quiet: "text-ink hover:bg-wax",
  link: "text-ink underline underline-offset-[5px] decoration-[1.5px] hover:decoration-[2.5px]",
};
const sizes: Record<ButtonSize, string> = {
  m: "min-h-[52px] px-6 text-body",
  s: "min-h-11 px-[18px] text-small",
};

/** The classes of a button, for an anchor that must look like one. */
export function buttonClass(look: ButtonLook = "ink", size: ButtonSize = "m", more?: string) {
  return classes(
    // The label wraps only without room for one line, for example at 200 % text size.
    "btn inline-flex max-w-full shrink-0 [&>svg]:flex-none items-center justify-center gap-2.5 rounded-pill py-1.5 font-[650] !leading-[1.15] no-underline transition-transform duration-150 ease-out select-none",
    "enabled:hover:-translate-y-px disabled:opacity-55 aria-disabled:opacity-55",
    look === "link" ? classes("min-h-11 min-w-11", size === "s" && "text-small") : sizes[size],
    looks[look],
    more,
  );
}

// The price wraps under the label only without room beside the longest word.
const withPrice = "flex-wrap [&>span]:max-w-max [&>span]:grow [&>span]:basis-[min-content]";

interface ButtonStyle {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Price shown after a thin rule: «2 créditos». */
  price?: string;
}

function Price({ children }: { children: string }) {
  return (
    <span className="ml-1 border-l border-current/40 py-1 pl-3 font-[550] whitespace-nowrap">
      {children}
    </span>
  );
}

/**
 * Wraps each text in a span: a browser that translates the page replaces bare text nodes, and React
 * would then throw when it inserts an icon before one of them.
 */
function wrapTexts(content: ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  for (const part of Children.toArray(content)) {
    const before = parts.at(-1);
    if (isText(part) && isText(before)) parts.splice(-1, 1, `${before}${part}`);
    else parts.push(part);
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one button, in their places
  return parts.map((part, at) => (isText(part) ? <span key={`words-${at}`}>{part}</span> : part));
}

const isText = (part: ReactNode): part is string | number =>
  typeof part === "string" || typeof part === "number";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  ref?: Ref<HTMLButtonElement>;
  pending?: boolean;
  /** Shown instead of the children while pending: «Guardando...». */
  pendingLabel?: ReactNode;
}

/** Marks a call to action, so that its clicks are tracked with the visitor's consent. */
const trackingAttributes = (look?: ButtonLook) => (look === "cta" ? { "data-cta": "" } : {});

/** A button. While `pending` it is disabled and `aria-busy`. */
export function Button({
  look,
  size,
  price,
  pending = false,
  pendingLabel,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...trackingAttributes(look)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      // On blur a field may show an error below it, which would move the button before the click ends.
      onMouseDown={type === "submit" ? (event) => event.preventDefault() : rest.onMouseDown}
      className={buttonClass(look, size, classes(price && withPrice, className))}
    >
      {wrapTexts(pending && pendingLabel ? pendingLabel : children)}
      {price && !pending ? <Price>{price}</Price> : null}
    </button>
  );
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonStyle {
  href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, price, className, children, ...rest }: ButtonLinkProps) {
  return (
    <PageLink
      {...rest}
      {...trackingAttributes(look)}
      className={buttonClass(look, size, classes(price && withPrice, className))}
    >
      {wrapTexts(children)}
      {price ? <Price>{price}</Price> : null}
    </PageLink>
  );
}
