import { ChevronDown, LayoutDashboard, LogOut } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { buttonClass } from "#web/ui/button.tsx";
import { PageLink } from "#web/ui/page-link.tsx";

export const logoutLabel = "Cerrar Sesión";

/** Props of the logout button; `data-*` are for the static pages' script. */
type LogoutProps = ButtonHTMLAttributes<HTMLButtonElement> & { "data-logout"?: string };

interface AccountMenuProps {
  /** On static pages enhance.ts sets it. */
  name?: string;
  logout: LogoutProps;
}

/** The button with the person's name and its menu: a native popover, on static and application pages. */
export function AccountMenu({ name, logout }: AccountMenuProps) {
  return (
    <>
      <button
        type="button"
        className={buttonClass("outline", "s")}
        popoverTarget="account-menu"
        data-session="in"
      >
        <span className="max-w-48 truncate leading-normal" data-session-name="">
          {name}
        </span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <div id="account-menu" className="site-menu" popover="auto">
        <PageLink href="/dashboard">
          <LayoutDashboard aria-hidden="true" className="size-4" />
          Dashboard
        </PageLink>
        <button type="button" {...logout}>
          <LogOut aria-hidden="true" className="size-4" />
          <span>{logout.children ?? logoutLabel}</span>
        </button>
      </div>
    </>
  );
}

/** The same entries inside the mobile menu, with a greeting. */
export function MobileAccount({ name, logout }: AccountMenuProps) {
  return (
    <div data-session="in">
      <p className="hello">
        Hola, <b data-session-name="">{name}</b>
      </p>
      <PageLink href="/dashboard">Dashboard</PageLink>
      <button type="button" {...logout}>
        <span>{logout.children ?? logoutLabel}</span>
      </button>
    </div>
  );
}
