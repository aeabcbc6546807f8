/** What campaigns, and our own pages, write into addresses. Anything else may be somebody's. */
const harmless = /^(utm_[a-z]+|fbclid|gclid|paso|plan|sector|elegir)$/;

/**
 * Whether a page's address may be told to the pixel, which sends all of it: without a query, or with
 * known parameters only.
 */
export function mayTell({ search }: { search: string }): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => harmless.test(name));
}
