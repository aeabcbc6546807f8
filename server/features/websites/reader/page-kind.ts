import type { PageKind, SiteProduct } from "#db/schema-site-facts.ts";
import { metaTexts } from "./head.ts";
import { type HtmlPage, pageText } from "./page.ts";
import type { SchemaItem } from "./structured-data.ts";

const articleTypes = /^(?:\w*Article|BlogPosting|LiveBlogPosting)$/;
/** A page to sign in has little else. */
const loginTextMax = 1_200;
const storyParagraphsMin = 4;

/** Whether the page is somebody's article or a form to sign in; undefined for every other page. */
export function readPageKind(
  page: HtmlPage,
  items: readonly SchemaItem[],
  products: readonly SiteProduct[],
): PageKind | undefined {
  if (products.some(({ priceText }) => priceText !== null)) return undefined;
  if (isArticle(page, items)) return "article";
  return products.length === 0 && isLogin(page) ? "login" : undefined;
}

function isArticle(page: HtmlPage, items: readonly SchemaItem[]): boolean {
  const articles = items.filter(({ types }) => types.some((type) => articleTypes.test(type)));
  // A list of posts on a business's page has several.
  if (articles.length > 0) return articles.length === 1;
  if (metaTexts(page).has("article:published_time")) return true;
  const { $ } = page;
  const stories = $("article").toArray();
  const [story] = stories;
  if (!story || stories.length > 1) return false;
  const isDated =
    $(story).find("time, [rel=author], [class*=byline i], [class*=author i]").length > 0;
  return isDated && $(story).find("p").length >= storyParagraphsMin;
}

function isLogin(page: HtmlPage): boolean {
  return (
    page.$('input[type="password" i]').length > 0 &&
    // A cut text ends somewhat before its limit.
    pageText(page, loginTextMax * 2).length <= loginTextMax
  );
}
