import type { Campaign } from "#shared/instagram.ts";
import { postJson } from "../fetch-json.ts";
import { cloneTemplate, element, find, showPortrait, workerInfo } from "./elements.ts";
import { enablePendingForm } from "./pending-form.ts";

/** Number of days shown in detail. */
const daysShown = 3;

const thousands = new Intl.NumberFormat("es", { useGrouping: "always" });

type Day = Campaign["schedule"][number];

function dayColumn({ day, times, content }: Day): HTMLElement {
  const section = cloneTemplate("day");
  find("[data-day]", section).textContent = `Día ${day}`;
  const posts = content.map(({ worker, title }, at) => {
    const row = cloneTemplate("planned");
    const [time = ""] = times.slice(at);
    find("time", row).textContent = time;
    showPortrait(row, worker);
    find("b", row).textContent = title;
    find("small", row).textContent = workerInfo(worker).name;
    return row;
  });
  find("ol", section).replaceChildren(...posts);
  return section;
}

/** A column of the honeycomb: the day's number and a cell per post. */
function combColumn({ day, content }: Day): HTMLElement {
  const column = document.createElement("li");
  const cells = content.map(({ worker }) => {
    const cell = element("i", "", "hex");
    cell.dataset.worker = worker;
    return cell;
  });
  column.append(element("span", `${day}`), ...cells);
  return column;
}

/** «+12 días más con 48 publicaciones…» */
function remainingDays({ schedule, postsPerDay, duration }: Campaign): (string | HTMLElement)[] {
  const days = duration - daysShown;
  const hours = schedule[0]?.times.map((time) => time.split(":")[0]) ?? [];
  const last = hours.pop();
  return [
    element("b", `+${days} días más`),
    ` con ${days * postsPerDay} publicaciones, siempre a las ${hours.join(", ")} y ${last} h.`,
  ];
}

function show(campaign: Campaign): void {
  const { schedule, totalPosts, duration, estimatedReach, postsPerDay, benefits } = campaign;
  const container = find("[data-campaign]");
  const write = (name: string, words: string) => {
    find(`[data-${name}]`, container).textContent = words;
  };
  const planned = schedule.flatMap(({ content }) => content);
  write("total", `${totalPosts}`);
  write("total-words", `publicaciones en ${duration} días`);
  write("per-day", `${postsPerDay}`);
  write("sum-reach", thousands.format(estimatedReach));
  write("sum-workers", `${new Set(planned.map(({ worker }) => worker)).size}`);
  write("sum-posts", `${totalPosts}`);
  const comb = find("[data-comb]", container);
  comb.dataset.comb = `${duration}`;
  comb.replaceChildren(...schedule.map(combColumn));
  for (const item of container.querySelectorAll<HTMLElement>("[data-key] li")) {
    const count = planned.filter(({ worker }) => worker === item.dataset.worker).length;
    find("b", item).textContent = `${count}`;
  }
  find("[data-days]", container).replaceChildren(...schedule.slice(0, daysShown).map(dayColumn));
  find("[data-more]", container).replaceChildren(...remainingDays(campaign));
  find("[data-benefits]", container).replaceChildren(
    ...benefits.map((benefit) => element("li", benefit)),
  );
  container.hidden = false;
  find("[data-campaign-status]").textContent =
    `Campaña simulada: ${totalPosts} publicaciones en ${duration} días`;
}

/** Enables the form. Returns the handler for opening the tab, which simulates the default campaign the first time. */
export function enableCampaign(): () => void {
  const simulate = enablePendingForm(find<HTMLFormElement>("[data-simulate]"), async (data) => {
    const { campaign } = await postJson<{ campaign: Campaign }>(
      "/api/instagram/demo/simulate-campaign",
      { duration: Number(data.get("duration")) },
    );
    show(campaign);
  });
  return () => {
    if (find("[data-campaign]").hidden) simulate();
  };
}
