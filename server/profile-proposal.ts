import { readWebsite, type WebsiteDeps } from "#server/features/websites/websites.ts";
import type { Client, SignedInUser } from "#server/platform/http/http.ts";
import type { SocialPlatform } from "#shared/brain.ts";
import type { ProfileProposal } from "#shared/websites.ts";
import type { Writer } from "./writer/writer.ts";

const productsMax = 12;

/**
 * Proposes values for the fields of Brain Central from a person's website. Nothing is saved: the person
 * confirms them first.
 * @throws AppError as `readWebsite`
 */
export async function proposeFromWebsite(
  deps: WebsiteDeps & { writer: Pick<Writer, "industryNamed"> },
  websiteUrl: string,
  { user, client }: { user: SignedInUser; client: Client },
): Promise<{ url: string; proposal: ProfileProposal }> {
  const { url, facts } = await readWebsite(deps, websiteUrl, { who: user.userId, client });
  const { siteName, title, description, products } = facts;
  const proposal: ProfileProposal = {
    businessName: (siteName ?? nameFromTitle(title))?.slice(0, 120) ?? null,
    industry: await deps.writer.industryNamed([siteName, title, description], {
      caller: user.userId,
    }),
    mainService: (description ?? title)?.slice(0, 500) ?? null,
    audienceLocation: facts.town,
    brandTone: facts.tone,
    preferredPlatforms: platformsOf(facts.socialLinks),
    // Without commas, because the wizard joins the products with commas.
    products: products
      .slice(0, productsMax)
      .map(({ name }) => name.replace(/\s*,\s*/g, " ").slice(0, 120)),
  };
  return { url, proposal };
}

/** «Panadería Ejemplo» from «Pan de masa madre | Panadería Ejemplo»: the last short part of a title. */
function nameFromTitle(title: string | null): string | null {
  const parts = title?.split(/\s+[|·–—-]\s+/).map((part) => part.trim()) ?? [];
  return parts.filter((part) => part !== "" && part.length <= 60).at(-1) ?? null;
}

const platformByAddress: [RegExp, SocialPlatform][] = [
  [/instagram\.com/, "instagram"],
  [/facebook\.com/, "facebook"],
  [/linkedin\.com/, "linkedin"],
  [/tiktok\.com/, "tiktok"],
  [/\/\/(www\.)?(twitter|x)\.com/, "twitter"],
];

function platformsOf(links: readonly string[]): SocialPlatform[] {
  return platformByAddress
    .filter(([pattern]) => links.some((link) => pattern.test(link)))
    .map(([, platform]) => platform);
}
