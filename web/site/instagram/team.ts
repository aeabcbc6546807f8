import type { DemoWorkerPost } from "#shared/instagram.ts";
import { getJson } from "../fetch-json.ts";
import { find } from "./elements.ts";

/** Returns the handler for opening the team tab, which loads the eight example posts once. */
export function enableTeam(): () => void {
  const list = find("[data-team]");
  const failure = find("[data-team-failed]");
  let isRequested = false;
  const load = async () => {
    if (isRequested) return;
    isRequested = true;
    failure.hidden = true;
    list.hidden = false;
    try {
      const { workers } = await getJson<{ workers: DemoWorkerPost[] }>(
        "/api/instagram/demo/all-workers",
      );
      for (const { worker, preview, hashtags, estimatedReach } of workers) {
        const row = find(`[data-worker="${worker}"]`, list);
        find("[data-preview]", row).textContent = preview;
        find("[data-reach]", row).textContent = `${estimatedReach} vistas`;
        find("[data-tags]", row).textContent = `${hashtags.length} hashtags`;
      }
      list.removeAttribute("aria-busy");
    } catch {
      isRequested = false;
      list.hidden = true;
      failure.hidden = false;
    }
  };
  find("[data-team-retry]").addEventListener("click", () => void load());
  return () => void load();
}
