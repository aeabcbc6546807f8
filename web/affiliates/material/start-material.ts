import {
  type MaterialPictureId,
  materialPicturePath,
  materialZipPath,
} from "#shared/affiliate-material.ts";
import type { AffiliateView } from "#shared/affiliates.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { type Notify, startCopying } from "./start-copying.ts";
import { startTabs } from "./start-tabs.ts";

const timeoutMs = 10_000;

type Affiliate = Pick<AffiliateView["affiliate"], "affiliateCode" | "link">;

/** null: the visitor is not an affiliate. */
async function fetchAffiliate(): Promise<Affiliate | null> {
  const response = await fetch("/api/affiliate/me", {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if ([401, 404].includes(response.status)) return null;
  if (!response.ok) throw new Error(String(response.status));
  const { affiliate }: Partial<AffiliateView> = await response.json();
  return affiliate ?? null;
}

/** Replaces the sample link and QR codes by the affiliate's own. */
function applyAffiliate(root: HTMLElement, { affiliateCode, link }: Affiliate): void {
  for (const place of root.querySelectorAll("[data-link]")) place.textContent = link;
  root.querySelector<HTMLInputElement>("#mat-link")!.value = link;
  for (const image of root.querySelectorAll<HTMLImageElement>("[data-picture]")) {
    const id = image.dataset.picture as MaterialPictureId;
    image.src = materialPicturePath(id, "webp", affiliateCode);
  }
  for (const anchor of root.querySelectorAll<HTMLAnchorElement>("[data-download]")) {
    const id = anchor.dataset.download as MaterialPictureId;
    anchor.href = materialPicturePath(id, "png", affiliateCode);
  }
  root.querySelector<HTMLAnchorElement>("[data-zip]")!.href = materialZipPath(affiliateCode);
}

/** Starts tabs and copy buttons, and shows the link of a signed-in affiliate. */
export function startMaterial(root: HTMLElement, notify: Notify): void {
  function showNote(state: "sample" | "asking" | "own" | "failed"): void {
    for (const line of root.querySelectorAll<HTMLElement>("[data-note]")) {
      line.hidden = line.dataset.note !== state;
    }
  }

  async function loadOwnLink(): Promise<boolean> {
    showNote("asking");
    try {
      const affiliate = await fetchAffiliate();
      if (affiliate) applyAffiliate(root, affiliate);
      showNote(affiliate ? "own" : "sample");
      return affiliate !== null;
    } catch {
      showNote("failed");
      return false;
    }
  }

  // No request for visitors who are not signed in.
  let isOwnLink: Promise<boolean> = maybeSignedIn() ? loadOwnLink() : Promise.resolve(false);
  root.querySelector("[data-retry]")!.addEventListener("click", () => {
    isOwnLink = loadOwnLink();
  });
  startTabs(root);
  startCopying(root, { notify, isOwnLink: () => isOwnLink });
}
