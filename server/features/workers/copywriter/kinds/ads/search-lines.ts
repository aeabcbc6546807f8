/** What a search engine shows of a page, with its address. */
export const searchLines = (title: string, meta: string, named: string): string =>
  `- **Título SEO:** ${title}\n- **Descripción SEO:** ${meta}\n- **Dirección:** /${slug(named)}`;

/** What stands in the address of a page: «miel-de-romero». */
function slug(text: string): string {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[^a-z\d]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 50) || "producto"
  );
}
