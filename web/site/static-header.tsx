import { buttonClass } from "#web/ui/button.tsx";
import { AccountMenu, MobileAccount } from "./account-menu.tsx";
import { HeaderBar } from "./header-bar.tsx";

const logoutButton = { "data-logout": "" };

/**
 * The header of static pages. The document contains the signed-in and the signed-out elements, marked by
 * `data-session`; enhance.ts sets the name.
 */
export function StaticHeader() {
  return (
    <HeaderBar
      account={
        <>
          <a href="/login" className={buttonClass("outline", "s")} data-session="out">
            Iniciar Sesión
          </a>
          <AccountMenu name="Mi cuenta" logout={logoutButton} />
        </>
      }
      mobileAccount={
        <>
          <a href="/login" className="pill" data-session="out">
            Iniciar Sesión
          </a>
          <MobileAccount logout={logoutButton} />
        </>
      }
    />
  );
}
