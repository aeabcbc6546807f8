import { fold } from "../language/escape.ts";

const words = (list: string) => new Set(list.split(" "));
/** How a thing is when it is complained of: folded, without its ending. */
const spoilt = words(
  "dur floj rot suci fri manchad rayad mojad abollad quemad crud sec salad sos ranci pasad podrid marchit descosid despegad torcid incomod estropead defectuos vencid caducad oscur viej ruidos pequen chic estrech cort larg cortad mal fe pesim horribl fatal aplastad derramad golpead derretid vaci fri",
);
/** What nobody wants to find or to be left with, with its article. */
const harms = new Map(
  "herida corte golpe rayón rayadura mancha agujero hoyo grieta fuga gotera pelo cabello insecto cucaracha mosca bicho gusano alergia quemadura irritación moretón rasguño arruga bulto infección error hundimiento defecto garrapata pulga piojo tornillo plástico"
    .split(" ")
    .map((noun) => [
      fold(noun),
      `${/(?:a|ura|ión)$/u.test(noun) && noun !== "pelo" ? "la" : "el"} ${noun}`,
    ]),
);
const wounds = words("herida alergia quemadura irritacion moreton rasguno infeccion garrapata");
/** What is no thing of the house, or has its own answer already. */
const noThing = words(
  "verdad pena dia vez semanas semana mes meses ano hora horas minutos gente cosa cosas personal chico chica chicos senora senor dependienta dependiente camarero camarera mesero mesera atencion trato espera precio precios servicio pedido envio local sitio lugar ambiente ruido musica cola unico unica otro otra resto final primera segunda comida plato cafe respuesta",
);
const unhurt = words("ya muy poco bien mal un una");

const named = "(?<article>el|la|los|las) (?<noun>[a-zà-ž]{3,}(?: del? (?:la |los )?[a-zà-ž]{3,})?)";
/** «Se le despegó la suela», «la cremallera se rompió», «el colchón (estaba) duro». */
const happened = new RegExp(
  `(?<![a-zà-ž])se (?:(?:me|le|nos|les) )?[a-zà-ž]{3,}(?:ó|o|aron|ieron) (?:tod[oa]s? )?${named}`,
  "gu",
);
const before = new RegExp(
  `(?<![a-zà-ž])${named} se (?:(?:me|le|nos|les) )?[a-zà-ž]{3,}(?:ó|o|aron|ieron|ía|aba)(?![a-zà-ž])`,
  "gu",
);
const was = new RegExp(
  `(?<![a-zà-ž])${named} (?:(?:es|son|era|eran|est[aá]n?|estaban?|estuv[a-zà-ž]+|vino|vinieron|lleg[oó]|llegaron|ven[ií]an?|qued[oó]|quedaron|sali[oó]|salieron) )?(?:(?:muy|un poco|algo|bastante|tod[oa]s?|s[uú]per|demasiado|medio) )?(?<how>[a-zà-ž]{2,})(?![a-zà-ž])`,
  "gu",
);
const harmed =
  /(?<![a-zà-ž])(?:un|una|unos|unas) ([a-zà-ž]{4,}?)s?(?![a-zà-ž])(?: (?:en [^,.;]{3,20} )?a (mi [a-zà-ž]+))?/gu;

/** «Me rayaron la mesa del comedor». */
const spoiltBy = new RegExp(
  `(?<![a-zà-ž])(?:ray|romp|manch|quem|dañ|perd|estrope|arruin|golpe|abol|destroz|raj|encog)[a-zà-ž]{0,4}(?:aron|ieron|ó) ${named}`,
  "gu",
);
const suffered =
  /(?<![a-zà-ž])(?:me intoxi(?:qu[eé]|c)|me (?:sent[oó]|cay[oó]) (?:muy )?mal(?![a-zà-ž])|vomit|diarrea|me lastim|me hicieron da|me (?:quem|cort)(?:aron|ó) (?:la|el|los|las|un|una) (?:piel|cara|oreja|mano|cuello|dedo|cuero|ceja|pierna)|sangr(?:é|aba|ando)|acab[eé] en urgencias|reacci[oó]n al[eé]rgica)/u;

/** «Un corte» and «una fuga» may be just what they came for; these are not. */
const foul = words(
  "herida cucaracha mosca gusano insecto quemadura moreton hundimiento garrapata pulga piojo rayon rayadura infeccion",
);

const foundIn =
  /(?<![a-zà-ž])(?:encontr[a-zà-ž]+|apareci[oó]|hab[ií]a|sali[oó]|ven[ií]a|tra[ií]a) (?:con )?una? (?:pelo|cabello|pl[aá]stico|bicho|tornillo|uña|piedra|hueso)(?![a-zà-ž])/u;

/** Something that nobody wants is named, however it is told. */
export const namesHarm = (comment: string) =>
  foundIn.test(comment.toLowerCase()) ||
  [...comment.toLowerCase().matchAll(harmed)].some(([, noun = ""]) => foul.has(fold(noun)));

export interface Complaint {
  /** What it is about, each with its article: «la suela», «la herida de [tu|su] perrita». */
  things: string[];
  /** Who was hurt: the one who writes, or somebody of theirs. */
  hurt: "self" | "other" | undefined;
}

/** What a comment says that failed, in its own nouns. */
export function complainedOf(comment: string): Complaint {
  const text = comment.slice(0, 600).toLowerCase();
  const found: [number, string][] = [];
  let hurt: Complaint["hurt"] = suffered.test(text) ? "self" : undefined;
  for (const match of text.matchAll(harmed)) {
    const harm = fold(match[1]!);
    const thing = harms.get(harm);
    if (!thing) continue;
    if (
      wounds.has(harm) &&
      (match[2] !== undefined || /(?<![a-zà-ž])mi (?:perr|gat|mascota|hij|beb)/u.test(text))
    )
      hurt = "other";
    const whose = match[2]?.replace(/^mi /u, " de [tu|su] ") ?? "";
    found.push([match.index, `${thing}${whose}`]);
  }
  for (const pattern of [happened, before, spoiltBy, was])
    for (const { groups, index } of text.matchAll(pattern)) {
      const { article = "", noun = "", how } = groups ?? {};
      if (noThing.has(fold(noun.split(" ")[0]!)) || unhurt.has(noun)) continue;
      if (how !== undefined && !spoilt.has(fold(how).replace(/(?:[oae]s?|es)$/u, ""))) continue;
      found.push([index, `${article} ${noun}`]);
    }
  const things = found.sort(([one], [other]) => one - other).map(([, thing]) => thing);
  return { things: [...new Set(things)].slice(0, 2), hurt };
}
