import { useNavigate } from "react-router";
import { toast } from "#web/ui/toast.ts";
import { useIsApplicationPath } from "./application-paths.ts";
import { type Flash, saveFlash } from "./flash.ts";

interface GoOptions {
  /** Shown on the target page, also after a document load. */
  notice?: Flash;
  replace?: boolean;
}

/** Goes to a path of this site: client-side to application pages, by a document load to static ones. */
export function useGo(): (to: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  const isApplicationPath = useIsApplicationPath();
  return (to, { notice, replace } = {}) => {
    if (isApplicationPath(to.split(/[?#]/)[0] ?? "")) {
      if (notice) toast({ ...notice, variant: "success" });
      void navigate(to, { replace });
      return;
    }
    if (notice) saveFlash(notice);
    if (replace) window.location.replace(to);
    else window.location.assign(to);
  };
}
