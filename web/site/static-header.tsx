import { buttonClass } from "#web/ui/button.tsx";
import { AccountMenu, MobileAccount } from "./account-menu.tsx";
import { HeaderBar } from "./header-bar.tsx";

const leave = { "data-logout": "" };

/**
 * The header of static pages. Both faces are in the document: `data-session` says whose; the
 * enhancement script writes the name.
 */
export function StaticHeader() {
  return (
    <HeaderBar
      account={
        <>
          <a href="/login" className={buttonClass("outline", "s")} data-session="out">
            Iniciar Sesión
          </a>
          <AccountMenu name="Mi cuenta" leave={leave} />
        </>
      }
      mobileAccount={
        <>
          <a href="/login" className="pill" data-session="out">
            Iniciar Sesión
          </a>
          <MobileAccount leave={leave} />
        </>
      }
    />
  );
}
