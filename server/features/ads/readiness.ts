import type { SiteFacts, SiteProduct, SiteStatement } from "#db/schema-site-facts.ts";
import { type AdEdits, type AdReadiness, adFactsNeeded } from "#shared/ads.ts";
import { type EditedFacts, editedFacts, languageOf } from "./campaign/edited-facts.ts";

/** Products that count: a price list alone is no week of ads. */
const countedProductsMax = 4;
/** A workshop that tells much of itself need not name what it makes. */
const factsWithoutGoods = 10;
const shownMax = 12;
/** A longer sentence is a story, and seldom one fact. */
const factLettersMax = 160;

type Missing = AdReadiness["missing"][number];

/**
 * Whether a page, with the buyer's edits, says enough for seven ads that all tell something true of the
 * business, and else what is missing. Pure.
 */
export function readinessOf(
  facts: SiteFacts,
  edits: Pick<AdEdits, "products" | "added">,
): AdReadiness {
  const edited = editedFacts(facts, edits);
  const found = countedFacts(edited);
  const missing = missingOf(edited, {
    // A buyer who takes all products off the list knows that the ads speak of the business.
    namesProducts: facts.products.length > 0 || edited.products.length > 0,
    factCount: found.length,
  });
  return {
    isReady: missing.length === 0,
    factCount: found.length,
    factsNeeded: adFactsNeeded,
    found: found.slice(0, shownMax),
    missing,
  };
}

/** Each fact that counts, once, as the owner would recognise it. */
function countedFacts(facts: EditedFacts): string[] {
  const tellsBusiness = facts.kind === undefined && languageOf(facts) === "es";
  const statements = tellsBusiness ? (facts.says ?? []).filter(isFact) : [];
  const marked = facts.facts.filter((fact) => !isHours(fact) && !fact.startsWith("Precios: "));
  const [review] = tellsBusiness ? facts.reviews : [];
  const contact = facts.address ?? facts.town ?? facts.facts.find(isHours);
  const all = [
    ...facts.products.filter(isTold).slice(0, countedProductsMax).map(productFact),
    ...statements.map(({ text }) => text),
    ...marked,
    ...(review ? [`Reseña: ${review.text}`] : []),
    ...(contact ? [contact] : []),
  ];
  const seen = new Set<string>();
  return all.filter((fact) => {
    const key = fact
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%€$]+/gu, " ")
      .trim();
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const isFact = ({ text, place, about }: SiteStatement): boolean =>
  about !== "other" ||
  (place !== "title" && place !== "heading" && [...text].length <= factLettersMax);

const isHours = (fact: string): boolean => fact.startsWith("Horario: ");

/** A bare name on a page may be a menu's; the buyer's own is meant. */
const isTold = ({ isAdded, priceText, description, pictureUrl }: EditedFacts["products"][number]) =>
  isAdded === true || Boolean(priceText ?? description ?? pictureUrl);

const productFact = ({ name, priceText }: SiteProduct): string =>
  priceText ? `${name}, ${priceText}` : name;

function missingOf(
  facts: EditedFacts,
  { namesProducts, factCount }: { namesProducts: boolean; factCount: number },
): Missing[] {
  const missing: Missing[] = [];
  const language = languageOf(facts);
  if (facts.kind === "login") {
    missing.push({
      reason: "login",
      field: "sells",
      message:
        "Esta página pide entrar con contraseña y no cuenta nada de tu negocio: pega la de inicio o cuéntalo aquí.",
    });
  }
  if (facts.kind === "article") {
    missing.push({
      reason: "article",
      field: "sells",
      message:
        "Esta página es un artículo y no presenta tu negocio: pega la de inicio o cuéntalo aquí.",
    });
  }
  if (language !== "es") {
    missing.push({
      reason: "other_language",
      field: "distinct",
      message: `Tu página está en ${languageName(language)} y los anuncios se escriben en español: cuéntalo aquí con tus palabras.`,
    });
  }
  if (!namesProducts && facts.kind === undefined && factCount < factsWithoutGoods) {
    missing.push({
      reason: "no_products",
      field: "sells",
      message: "Tu página no nombra nada que vendas.",
    });
  }
  if (factCount < adFactsNeeded) {
    missing.push({ reason: "few_facts", field: "distinct", message: fewFacts(factCount) });
  }
  return missing;
}

function fewFacts(count: number): string {
  const lacking = adFactsNeeded - count;
  const needed = lacking === 1 ? "falta 1 dato" : `faltan ${lacking} datos`;
  if (count === 0) return `No hemos encontrado ningún dato que contar: ${needed}.`;
  const found = count === 1 ? "Solo hemos encontrado 1 dato" : `Hemos encontrado ${count} datos`;
  return `${found} que contar: ${needed} para siete anuncios.`;
}

const languageNames = new Intl.DisplayNames("es", { type: "language", fallback: "none" });

function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? "otro idioma";
  } catch {
    return "otro idioma";
  }
}
