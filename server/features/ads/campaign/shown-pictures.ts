import type { Analysis } from "#server/features/websites/websites.ts";
import { ownSourceUrl, type StoredPicture } from "../material/material.ts";
import { pictureKeyOf } from "../material/picture-key.ts";
import {
  describePicture,
  leadingStems,
  namesOne,
  type ProductNames,
  productNames,
  sceneStems,
  sharedStems,
  stemsOf,
  stemsOfHeading,
} from "../material/picture-words.ts";
import type { EditedFacts } from "./edited-facts.ts";

/** A prepared picture with what the page tells of it. */
export interface ShownPicture {
  picture: StoredPicture;
  /** Of its descriptions and file name, without the business's name. */
  stems: ReadonlySet<string>;
  /** Those of what it shows first of all, with weights from 0 to 1. */
  leads: ReadonlyMap<string, number>;
  /** Stems of the heading that it stands under, or of what the page says beside it in its own words. */
  near: ReadonlySet<string>;
  /** It stands under a heading that names somebody or something. */
  isHeaded: boolean;
  /** That heading has words of its own: «Bodegaje» above a corridor of storerooms. */
  showsHeading: boolean;
  /** Beside what stands under many headings, so that its place tells nothing. */
  isLoose: boolean;
  /** The page's main photo. */
  isHero: boolean;
  /** Uploaded by the buyer. */
  isOwn: boolean;
  /** The picture of one of the page's products. */
  isOfProduct: boolean;
  /** The only picture of a page of goods, which happens to stand beside some of them. */
  isStray: boolean;
  /** Shows the shop, its people or its work. */
  isScene: boolean;
  /** Indexes of the edited facts' products that it names. */
  names: readonly number[];
}

export interface ShownPictures {
  /** In the material's order. */
  all: readonly ShownPicture[];
  products: ProductNames;
  /** The picture that shows a product, by the product's index in the edited facts. */
  ofProduct: (productIndex: number) => ShownPicture | undefined;
  /** The picture of a URL at any size. */
  at: (url: string | undefined) => ShownPicture | undefined;
  /** The page's main photo: of those that show no product the first one on the page. */
  hero: ShownPicture | undefined;
  /** Stems of the business's name and the page's title: what the whole shop is about. */
  trade: ReadonlySet<string>;
}

interface Input {
  /** As read from the site. */
  facts: Pick<Analysis["facts"], "pictures" | "products"> & { title?: string | null };
  edited: Pick<EditedFacts, "products" | "says">;
  pictures: readonly StoredPicture[];
  businessName: string;
}

/** Reads what each picture of the material shows, from the words of the page. Pure. */
export function readShownPictures({ facts, edited, pictures, businessName }: Input): ShownPictures {
  const products = productNames(
    edited.products.map(({ name }) => name),
    businessName,
  );
  const business = stemsOf(businessName);
  const strayUrl = strayPictureOf(facts);
  const productKeys = new Set(
    facts.products.flatMap(({ pictureUrl }) => (pictureUrl === strayUrl ? [] : keysOf(pictureUrl))),
  );
  const isOfProductAt = (url: string) => productKeys.has(pictureKeyOf(url));
  const heroUrl = heroOf(pictures, facts, isOfProductAt)?.sourceUrl;
  const all = pictures.map((picture): ShownPicture => {
    const { sourceUrl } = picture;
    const isOwn = sourceUrl === ownSourceUrl(picture.id);
    const told = stemsOf(isOwn ? "" : describePicture(sourceUrl, facts.pictures));
    const ofBusiness = (stem: string) => business.has(stem);
    const stems = new Set([...told].filter((stem) => !ofBusiness(stem)));
    const leads = isOwn ? [] : [...leadingStems(sourceUrl, facts.pictures)];
    return {
      picture,
      stems,
      leads: new Map(leads.filter(([stem]) => !ofBusiness(stem))),
      ...placeOf(sourceUrl, stems, edited),
      isHero: sourceUrl === heroUrl,
      isOwn,
      isOfProduct: isOfProductAt(sourceUrl),
      isStray: strayUrl !== null && pictureKeyOf(strayUrl) === pictureKeyOf(sourceUrl),
      isScene: Object.values(sceneStems).some((kind) => sharedStems(kind, told).length > 0),
      names: products.namedIn(stems),
    };
  });
  const at = (url: string | undefined) => {
    if (!url) return undefined;
    const isSame = ({ picture }: ShownPicture) => picture.sourceUrl === url;
    const key = pictureKeyOf(url);
    return all.find(isSame) ?? all.find(({ picture }) => pictureKeyOf(picture.sourceUrl) === key);
  };
  const found = new Map<number, ShownPicture | undefined>();
  const ofProduct = (index: number) => {
    const withoutStray = {
      ...edited,
      products: edited.products.map((one) =>
        strayUrl !== null && one.pictureUrl === strayUrl ? { ...one, pictureUrl: null } : one,
      ),
    };
    if (!found.has(index)) {
      found.set(index, pictureOfProduct(index, { all, products, at }, withoutStray));
    }
    return found.get(index);
  };
  const title = edited.says?.find(({ place }) => place === "title")?.text ?? "";
  const trade = stemsOf(`${businessName} ${title} ${facts.title ?? ""}`);
  return { all, products, ofProduct, at, hero: all.find(({ isHero }) => isHero), trade };
}

/** Fewer products are each shown on purpose. */
const fewProducts = 3;

/**
 * The URL of the only picture beside some of many products of a page, if its words name none of these: a photo
 * of the counter that happens to stand beside the octopus. Null if there is none.
 */
function strayPictureOf({ products, pictures }: Input["facts"]): string | null {
  const shown = products.filter(({ pictureUrl }) => pictureUrl);
  const url = shown[0]?.pictureUrl;
  const isOne = shown.every(({ pictureUrl }) => pictureUrl === url);
  if (products.length < fewProducts || !url || !isOne) return null;
  const told = stemsOf(describePicture(url, pictures));
  const isNamed = shown.some(({ name }) => sharedStems(told, stemsOf(name)).length > 0);
  return isNamed ? null : url;
}

/** The first of the page's pictures that shows no product, else the best such one. */
function heroOf(
  pictures: readonly StoredPicture[],
  facts: Input["facts"],
  isOfProduct: (url: string) => boolean,
): StoredPicture | undefined {
  const ofPage = pictures.filter(
    ({ id, sourceUrl }) => sourceUrl !== ownSourceUrl(id) && !isOfProduct(sourceUrl),
  );
  for (const { url } of facts.pictures) {
    const key = pictureKeyOf(url);
    const found = ofPage.find(({ sourceUrl }) => pictureKeyOf(sourceUrl) === key);
    if (found) return found;
  }
  return ofPage[0];
}

/** Beside statements under more headings a picture only stands near them, as on pages without sections. */
const mostHeadings = 2;

/** What the place of a picture on the page tells of it. */
function placeOf(
  url: string,
  own: ReadonlySet<string>,
  { says = [] }: Input["edited"],
): Pick<ShownPicture, "near" | "isHeaded" | "showsHeading" | "isLoose"> {
  const key = pictureKeyOf(url);
  const beside = says.filter(({ pictureUrl }) => pictureUrl && pictureKeyOf(pictureUrl) === key);
  const title = says.find(({ place }) => place === "title")?.text;
  const headings = new Set(beside.map(({ under }) => under));
  const isLoose = headings.size > mostHeadings;
  const named = [...headings].flatMap((under) => (under && under !== title ? [under] : []));
  const told = beside.filter(({ text }) => sharedStems(own, stemsOf(text)).length > 0);
  const near = isLoose
    ? told.flatMap(({ text }) => [...stemsOf(text)])
    : named.flatMap((under) => [...stemsOfHeading(under)]);
  const telling = isLoose ? [] : named.filter(namesOne);
  return {
    near: new Set(near),
    isHeaded: telling.length > 0,
    showsHeading: telling.some((under) => sharedStems(own, stemsOfHeading(under)).length > 0),
    isLoose,
  };
}

const keysOf = (url: string | null): string[] => (url ? [pictureKeyOf(url)] : []);

/** The product's own picture, else one of the page that names it more plainly than other products. */
function pictureOfProduct(
  index: number,
  { all, products, at }: Pick<ShownPictures, "all" | "products" | "at">,
  edited: Input["edited"],
): ShownPicture | undefined {
  const own = at(edited.products[index]?.pictureUrl ?? undefined);
  if (own && !showsAnother(own, index, products)) return own;
  const isAnothers = (one: ShownPicture) =>
    edited.products.some(
      ({ pictureUrl }, other) =>
        other !== index &&
        pictureUrl === one.picture.sourceUrl &&
        !showsAnother(one, other, products),
    );
  const named = all.filter(
    (one) => !one.isOwn && one.names.includes(index) && !(one.isOfProduct && isAnothers(one)),
  );
  const sharedWith = ({ stems }: ShownPicture) =>
    sharedStems(products.stemsOf(index), stems).length;
  const [best] = named.toSorted((one, other) => sharedWith(other) - sharedWith(one));
  return best;
}

/** Whether the words of a product's picture have another product's whole name and nothing of its own. */
function showsAnother({ stems }: ShownPicture, index: number, products: ProductNames): boolean {
  if (products.strengthOf(stems, index) > 0) return false;
  return products
    .namedIn(stems)
    .some((other) => sharedStems(products.stemsOf(other), stems).length >= 2);
}
