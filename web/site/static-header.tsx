import { buttonClass } from "#web/ui/button.tsx";
import { AccountMenu, MobileAccount } from "./account-menu.tsx";
import { HeaderBar } from "./header-bar.tsx";

const leave = { "data-logout": "" };

/**
 * The header of static pages: for a stranger as it stands. Both faces are in the document; the
 * enhancement script shows the one with the name when somebody is signed in.
 */
export function StaticHeader() {
  return (
    <HeaderBar
      account={
        <>
          <a href="/login" className={buttonClass("outline", "s")} data-session="out">
            Iniciar Sesión
          </a>
          <AccountMenu hidden leave={leave} />
        </>
      }
      mobileAccount={
        <>
          <a href="/login" className="pill" data-session="out">
            Iniciar Sesión
          </a>
          <MobileAccount hidden leave={leave} />
        </>
      }
    />
  );
}
