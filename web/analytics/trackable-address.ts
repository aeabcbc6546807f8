/** Query parameters of campaigns and of our own pages. Any other may hold personal data. */
const harmless = /^(utm_[a-z]+|fbclid|gclid|paso|plan|sector|elegir)$/;

/**
 * Whether the pixel may run at this address, which it sends whole: true without a query, or with known
 * parameters only.
 */
export function isTrackableAddress({ search }: { search: string }): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => harmless.test(name));
}
