import { affiliateLinkOf, sampleAffiliateCode } from "#shared/affiliate-material.ts";
import { linkPlaceholder } from "#shared/affiliate-texts.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";

export const sampleLink = affiliateLinkOf(siteOrigin, sampleAffiliateCode);

/** A text with the sample link, which the page's script replaces, and with [placeholders] highlighted. */
export function TextWithLink({ text }: { text: string }) {
  return text.split(/(\{enlace\}|\[[^\]]+\])/).map((part, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one text, in their places
    if (part === linkPlaceholder) {
      return (
        <b key={at} data-link="">
          {sampleLink}
        </b>
      );
    }
    return part.startsWith("[") ? <mark key={at}>{part}</mark> : part;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of one text, in their places
  });
}
