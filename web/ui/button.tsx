import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  Children,
  type ReactNode,
  type Ref,
} from "react";
import { classes } from "./classes.ts";
import { PageLink } from "./page-link.tsx";

/** `cta`: the one coral button in view. `ink`: the next one down. Then `outline`, then `link`. */
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
    // Its words stand in one line where there is room: text may be twice its size.
    "btn inline-flex max-w-full shrink-0 [&>svg]:flex-none items-center justify-center gap-2.5 rounded-pill py-1.5 font-[650] !leading-[1.15] no-underline transition-transform duration-150 ease-out select-none",
    "enabled:hover:-translate-y-px disabled:opacity-55 aria-disabled:opacity-55",
    look === "link" ? classes("min-h-11 min-w-11", size === "s" && "text-small") : sizes[size],
    looks[look],
    more,
  );
}

// The price goes under the words only where it has no room beside the longest of them.
const withPrice = "flex-wrap [&>span]:max-w-max [&>span]:grow [&>span]:basis-[min-content]";

interface ButtonParts {
  look?: ButtonLook;
  size?: ButtonSize;
  /** What it costs, after a thin rule: «2 créditos». */
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
 * Its words in elements of their own: a browser that translates the page puts others in the place of
 * bare texts, and React, which sets an icon before one of them, would break the whole page.
 */
function inElements(content: ReactNode): ReactNode[] {
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

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonParts {
  ref?: Ref<HTMLButtonElement>;
  pending?: boolean;
  /** Shown instead of the children while pending: «Guardando...». */
  pendingLabel?: ReactNode;
}

/** A call to action says that it is one: a visitor who agreed to be counted is counted here, too. */
const markOf = (look?: ButtonLook) => (look === "cta" ? { "data-cta": "" } : {});

/** A button. While `pending` it is disabled and says so. */
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
      {...markOf(look)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      // Leaving a field may write an error under it, which moves a button away from under the pointer.
      onMouseDown={type === "submit" ? (event) => event.preventDefault() : rest.onMouseDown}
      className={buttonClass(look, size, classes(price && withPrice, className))}
    >
      {inElements(pending && pendingLabel ? pendingLabel : children)}
      {price && !pending ? <Price>{price}</Price> : null}
    </button>
  );
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonParts {
  href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, price, className, children, ...rest }: ButtonLinkProps) {
  return (
    <PageLink
      {...rest}
      {...markOf(look)}
      className={buttonClass(look, size, classes(price && withPrice, className))}
    >
      {inElements(children)}
      {price ? <Price>{price}</Price> : null}
    </PageLink>
  );
}
