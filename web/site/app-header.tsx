import { useEffect } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#web/lib/hydration.ts";
import { useLogout, useSession } from "#web/lib/session.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { AccountMenu, logoutLabel, MobileAccount } from "./account-menu.tsx";
import { HeaderBar } from "./header-bar.tsx";

/** The header of application pages with `frame: "site"`. */
export function AppHeader() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const { user, isFetching } = useSession({ enabled: maybeSignedIn() });
  const logout = useLogout();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menus
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>(".site-menu")) menu.hidePopover();
  }, [pathname]);

  if (!user) {
    const className = hydrated && isFetching ? "settling" : undefined;
    return (
      <HeaderBar
        account={
          <ButtonLink href="/login" look="outline" size="s" className={className}>
            Iniciar Sesión
          </ButtonLink>
        }
        mobileAccount={
          <PageLink href="/login" className={classes("pill", className)}>
            Iniciar Sesión
          </PageLink>
        }
      />
    );
  }
  const name = user.name || user.email;
  const logoutButton = {
    disabled: logout.isPending,
    children: logout.isPending ? "Cerrando..." : logoutLabel,
    onClick: () => logout.mutate({}),
  };
  return (
    <HeaderBar
      account={<AccountMenu name={name} logout={logoutButton} />}
      mobileAccount={<MobileAccount name={name} logout={logoutButton} />}
    />
  );
}
