import {
  type MaterialPictureId,
  materialPicturePath,
  materialZipPath,
} from "#shared/affiliate-material.ts";
import type { AffiliateView } from "#shared/affiliates.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { type Notify, startCopying } from "./start-copying.ts";
import { startTabs } from "./start-tabs.ts";

const patienceMs = 10_000;

type Affiliate = Pick<AffiliateView["affiliate"], "affiliateCode" | "link">;

/** null: whoever looks is no affiliate. */
async function askForAffiliate(): Promise<Affiliate | null> {
  const response = await fetch("/api/affiliate/me", {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(patienceMs),
  });
  if ([401, 404].includes(response.status)) return null;
  if (!response.ok) throw new Error(String(response.status));
  const { affiliate }: Partial<AffiliateView> = await response.json();
  return affiliate ?? null;
}

/** Puts the person's link and their QR codes where the sample stands. */
function fill(root: HTMLElement, { affiliateCode, link }: Affiliate): void {
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

/** Tabs, copying, and the link of whoever is signed in and an affiliate. */
export function startMaterial(root: HTMLElement, notify: Notify): void {
  function note(state: "sample" | "asking" | "own" | "failed"): void {
    for (const line of root.querySelectorAll<HTMLElement>("[data-note]")) {
      line.hidden = line.dataset.note !== state;
    }
  }

  async function find(): Promise<boolean> {
    note("asking");
    try {
      const affiliate = await askForAffiliate();
      if (affiliate) fill(root, affiliate);
      note(affiliate ? "own" : "sample");
      return affiliate !== null;
    } catch {
      note("failed");
      return false;
    }
  }

  // A stranger asks the server nothing.
  let found: Promise<boolean> = maybeSignedIn() ? find() : Promise.resolve(false);
  root.querySelector("[data-retry]")!.addEventListener("click", () => {
    found = find();
  });
  startTabs(root);
  startCopying(root, { notify, settled: () => found });
}
