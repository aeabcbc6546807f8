import type { Analysis } from "#server/features/websites/websites.ts";
import { ownSourceUrl, type StoredPicture } from "../material/material.ts";
import { pictureKeyOf } from "../material/picture-key.ts";
import {
  describePicture,
  type ProductNames,
  productNames,
  sceneStems,
  sharedStems,
  stemsOf,
} from "../material/picture-words.ts";
import type { EditedFacts } from "./edited-facts.ts";

/** A prepared picture with what the page tells of it. */
export interface ShownPicture {
  picture: StoredPicture;
  /** Of its descriptions and file name, without the business's name. */
  stems: ReadonlySet<string>;
  /** Uploaded by the buyer. */
  isOwn: boolean;
  /** The picture of one of the page's products. */
  isOfProduct: boolean;
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
}

interface Input {
  /** As read from the site. */
  facts: Pick<Analysis["facts"], "pictures" | "products">;
  edited: Pick<EditedFacts, "products">;
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
  const productKeys = new Set(facts.products.flatMap(({ pictureUrl }) => keysOf(pictureUrl)));
  const all = pictures.map((picture): ShownPicture => {
    const isOwn = picture.sourceUrl === ownSourceUrl(picture.id);
    const words = isOwn ? "" : describePicture(picture.sourceUrl, facts.pictures);
    const told = stemsOf(words);
    const stems = new Set([...told].filter((stem) => !business.has(stem)));
    return {
      picture,
      stems,
      isOwn,
      isOfProduct: productKeys.has(pictureKeyOf(picture.sourceUrl)),
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
    if (!found.has(index)) found.set(index, pictureOfProduct(index, { all, products, at }, edited));
    return found.get(index);
  };
  return { all, products, ofProduct, at };
}

const keysOf = (url: string | null): string[] => (url ? [pictureKeyOf(url)] : []);

/** The product's own picture, else one of the page that names it more plainly than other products. */
function pictureOfProduct(
  index: number,
  { all, products, at }: Omit<ShownPictures, "ofProduct">,
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
