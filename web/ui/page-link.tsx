import type { AnchorHTMLAttributes } from "react";
import { Link } from "react-router";
import { useIsApplicationPath } from "#web/lib/application-paths.ts";

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link to any address: client-side between application pages, a plain anchor to static pages, mail and other sites. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  const isApplicationPath = useIsApplicationPath();
  const pathname = href.split(/[?#]/)[0] ?? "";
  return isApplicationPath(pathname) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
