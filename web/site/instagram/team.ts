import type { DemoWorkerPost } from "#shared/instagram.ts";
import { get } from "../prices/refusal.ts";
import { find } from "./elements.ts";

/** What is done when the tab of the eight opens: asks once what each of them would post. */
export function enableTeam(): () => void {
  const list = find("[data-team]");
  const failed = find("[data-team-failed]");
  let asked = false;
  const load = async () => {
    if (asked) return;
    asked = true;
    failed.hidden = true;
    list.hidden = false;
    try {
      const { workers } = await get<{ workers: DemoWorkerPost[] }>(
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
      asked = false;
      list.hidden = true;
      failed.hidden = false;
    }
  };
  find("[data-team-retry]").addEventListener("click", () => void load());
  return () => void load();
}
