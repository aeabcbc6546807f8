/** Query parameters that only say which size or form of a picture is asked for. */
const sizeParameter = /^(?:w|h|width|height|size|q|quality|fit|crop|resize|format|fm|auto|dpr|v)$/i;
/** «-300x200», «_600x», «@2x», «-scaled» and the like at the end of a file's name. */
const sizeSuffix = /(?:[-_]\d{2,4}x\d{0,4}|@\dx|[-_](?:scaled|large|medium|small|thumb))$/i;

/** The same for all sizes of one picture on a site. */
export function pictureKeyOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const { host, pathname, searchParams } = parsed;
  const dot = pathname.lastIndexOf(".");
  const name = dot > pathname.lastIndexOf("/") ? pathname.slice(0, dot) : pathname;
  const kept = [...searchParams].filter(([key]) => !sizeParameter.test(key));
  return `${host}${name.replace(sizeSuffix, "")}?${new URLSearchParams(kept)}`;
}
