import { seasonNamed } from "../language/dates.ts";
import { fold, plain } from "../language/escape.ts";
import type { Phrase } from "../language/grammar.ts";
import { phrase } from "../language/grammar.ts";
import type { Dice } from "../language/seed.ts";
import type { Industry } from "../lexicon/industry.ts";
import type { Season } from "../lexicon/seasons.ts";
import { topicOf } from "../lexicon/topics.ts";
import type { Request } from "./request.ts";

function serviceSubject(service: string): Phrase | undefined {
  const head = plain(service)
    .split(/[.,;:(]|\s(?:para|que|con|desde|en|y)\s/u)[0]!
    .trim();
  const cut = head.replace(
    /^(?:vend(?:o|emos)|ofre(?:zco|cemos)|hac(?:go|emos)|hago|d(?:oy|amos)|servicios? de|venta de|somos (?:un|una)?|tenemos|fabric(?:o|amos)|impart(?:o|imos))\s+/iu,
    "",
  );
  if (cut.length < 4 || cut.length > 50 || cut.split(" ").length > 6) return undefined;
  if (
    /^(?:ayud|trabaj|soy|somos|me|nos|cre(?:o|amos)|dise[nñ](?:o|amos))\b/iu.test(cut) ||
    !/[a-zA-ZÀ-ÖØ-ž]{3}/u.test(cut)
  )
    return undefined;
  return phrase(cut);
}

/** «Vídeo con dron» of a house that sells «vídeos con dron»: the video is what is sold, and no order to us. */
function madeWith(service: string, subject: Phrase): Phrase | undefined {
  const whole = plain(service)
    .split(/[.,;:(]/)[0]!
    .trim();
  return /^(?:v[ií]deos?|fotos?|fotograf[ií]as?|dise[nñ]os?|textos?|p[aá]ginas?|webs?|contenidos?|carteles) (?:con|de|en|para) /iu.test(
    whole,
  ) &&
    whole.split(" ").length <= 5 &&
    fold(whole).endsWith(` ${fold(subject.bare)}`)
    ? phrase(whole)
    : undefined;
}

/** «Despido improcedente Sevilla» is what people search for; the thing is «despido improcedente». */
function withoutPlace(subject: Phrase, location: string): Phrase {
  const place = fold(location.split(/[,(|]/)[0]!);
  const folded = fold(subject.bare);
  if (place.length < 3 || !subject.hasArticle || !folded.endsWith(` ${place}`)) return subject;
  const words = subject.full.split(" ").slice(0, -place.split(" ").length);
  const rest = words.join(" ").replace(/ (?:en|de)$/u, "");
  return rest.split(" ").length > 1 ? phrase(rest) : subject;
}

/** «Un post de kapping» of a house that lists «Kapping»: no name of its own. */
function asWritten(subject: Phrase, prompt: string): Phrase {
  const { bare } = subject;
  // A product called «https://» has no letter left.
  if (bare === "") return subject;
  const small = `${bare[0]!.toLowerCase()}${bare.slice(1)}`;
  return /^[A-ZÀ-ÖØ-Þ][a-zß-öø-ž]/u.test(bare) &&
    !subject.hasArticle &&
    prompt.includes(` ${small}`)
    ? phrase(small)
    : subject;
}

/** «Un post del guardamuebles»: a word that we do not know takes the article that the owner gave it. */
function withOwnArticle(subject: Phrase, message: string): Phrase {
  const { bare, hasArticle, gender, plural } = subject;
  if (!/^[A-ZÀ-ÖØ-Þ]?[a-zß-öø-ž]+(?: [a-zß-öø-ž]+)*$/u.test(bare)) return subject;
  const small = bare.toLowerCase();
  const said = ` ${message} `;
  const article = said.includes(` del ${fold(bare)} `)
    ? "el"
    : ["la", "los", "las"].find((word) => said.includes(` de ${word} ${fold(bare)} `));
  // «Los poke bowls» are many, whatever their first word says.
  if (!article || (hasArticle && gender && plural === article.endsWith("s"))) return subject;
  return {
    bare: small,
    full: `${article} ${small}`,
    gender: article.startsWith("la") ? "f" : "m",
    plural: article.endsWith("s"),
    hasArticle: true,
  };
}

/** «Hacemos baños en 10 días» is about «Reforma de baño», although nobody named it. */
function hints(product: string, message: string): boolean {
  const spaced = ` ${message}`;
  return fold(product)
    .split(" ")
    .map((word) => word.replace(/(?<=[aeo])s$/, ""))
    .some((word) => word.length >= 4 && !common.test(word) && spaced.includes(` ${word}`));
}
const common =
  /^(?:para|como|desde|hasta|sobre|cada|todo|toda|nuevo|nueva|gran|mejor|servicio|producto|clase|curso|plan|pack|menu|bono|sesion|kit|dia|mes|semana|casa|tienda|texto|post|correo|mensaje|fotos?(?!\w)|video|cliente|negocio|precio|gratis|online|diseno|campana|anuncio|imagen|contenido|idea|reserva|pedido|visita|oferta|compra|venta|regalo|noche|tarde|manana|fiesta|hora|fin)/;

/** «Galletas de Halloween» first where that is the season, and no roscón de Reyes beside the summer. */
function inTime(products: readonly string[], season: Season | undefined): readonly string[] {
  if (!season) return products;
  const seasonOf = (product: string) => seasonNamed(fold(product))?.id;
  const its = products.filter((product) => seasonOf(product) === season.id);
  const plain = products.filter((product) => seasonOf(product) === undefined);
  const school = season.id === "back-to-school" ? plain.filter((one) => forSchool.test(one)) : [];
  return [its, school, plain].find((some) => some.length > 0) ?? products;
}

const forSchool = /escolar|mochila|uniforme|[uú]tiles|estuche|cuaderno|lonchera|libros? de texto/iu;

/** What a text is about: what was asked, else what the message hints at, else something of the profile. */
export function chooseSubject({
  request,
  products,
  service,
  industry,
  chooser,
  message,
  prompt,
  place,
  contentType,
}: {
  request: Request;
  products: readonly string[];
  service: string;
  industry: Industry;
  chooser: Dice;
  /** Folded. */
  message: string;
  prompt: string;
  place: string;
  contentType: string;
}): Phrase {
  if (request.subject) {
    const whole = madeWith(service, request.subject);
    return (
      whole ?? withOwnArticle(asWritten(withoutPlace(request.subject, place), prompt), message)
    );
  }
  if (request.announcement) return phrase(request.announcement.thing);
  if (request.theme?.thing) return phrase(request.theme.thing);
  const sold = products.filter((product) => /[a-zA-ZÀ-ÖØ-ž]{3}/u.test(product));
  // Nobody asked for the wreath: it is never what an autumn newsletter is about.
  const cheerful = sold.filter((product) => !topicOf(industry.id, product)?.sober);
  const named = inTime(cheerful.length > 0 ? cheerful : sold, request.season);
  // Who writes to tenants means the flats to let, not the ones for sale.
  const meant = topicOf(industry.id, "", message);
  const kin = meant && named.find((product) => meant.asked?.test(fold(product)));
  if (kin) return phrase(kin);
  const hinted = named.find((product) => hints(product, message));
  if (hinted) return phrase(hinted);
  // Questions about nothing in particular are about the whole shop.
  if (contentType === "faq") return serviceSubject(service) ?? phrase(industry.thing);
  // Who the house is comes before any one thing that it sells.
  if (contentType === "bio") {
    const whole = serviceSubject(service);
    if (whole) return whole;
  }
  // News of a house that no trade knows is about what it does, not about any one thing of its shelf.
  if (request.facts.length > 0 && industry.id === "general") {
    const whole = serviceSubject(service);
    if (whole) return whole;
  }
  if (named.length > 0) return phrase(named[chooser.below(named.length)]!);
  return serviceSubject(service) ?? phrase(industry.thing);
}
