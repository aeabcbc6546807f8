import { Menu as MenuIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Logo } from "#web/ui/logo.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { headerLinks } from "./site-links.ts";
import "./site.css";

function SiteLinks() {
  const { pathname } = useLocation();
  const currentPath = pathname.replace(/(.)\/$/, "$1");
  return headerLinks.map((link) => (
    <PageLink
      key={link.href}
      href={link.href}
      aria-current={currentPath === link.href ? "page" : undefined}
    >
      {link.label}
    </PageLink>
  ));
}

interface HeaderBarProps {
  /** Shown at the right on a wide screen. */
  account: ReactNode;
  /** Shown below the links of the mobile menu. */
  mobileAccount: ReactNode;
}

/** The sticky bar with the mobile menu, a native popover that needs no script. */
export function HeaderBar({ account, mobileAccount }: HeaderBarProps) {
  return (
    <header className="top">
      <div className="wrap">
        <PageLink href="/" className="inline-flex" aria-label="Kolmena, inicio">
          <Logo />
        </PageLink>
        <nav className="wide" aria-label="Principal">
          <SiteLinks />
        </nav>
        <div className="account">{account}</div>
        <button type="button" className="menu-button" popoverTarget="mobile-menu" aria-label="Menú">
          <MenuIcon aria-hidden="true" className="size-[28px]" />
          <X aria-hidden="true" className="menu-close size-[28px]" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link or button also fires a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks that bubble from its links and buttons */}
      <div
        id="mobile-menu"
        className="site-menu"
        popover="auto"
        onClick={(event) => {
          const tapped = event.target as HTMLElement;
          if (tapped.closest("a, button")) event.currentTarget.hidePopover();
        }}
      >
        <nav aria-label="Menú">
          <SiteLinks />
        </nav>
        {mobileAccount}
      </div>
    </header>
  );
}
