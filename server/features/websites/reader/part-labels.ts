import { foldText } from "./texts.ts";

// Short texts that name or decorate something and tell nothing of the business.

const bare = (text: string) => foldText(text).replace(/^[^a-z\d]+|[^a-z\d)]+$/g, "");

const asks =
  /^((a|de|en|con|por|para|desde) )?(quien(es)?|donde|como|que|cual|cuando|cuanto|por que)\b/;
const thus = /^asi (es|se|lo|los|las|nos|\w+mos)\b/;
const opens =
  /^(preguntas|lista de|tarifas?|l[oa]s? mas|antes de|despues de|para (el|la|los|las)|eli[jg][aei]|aprende|ven a)\b/;
const tells = /^(no|si|nada|nadie|siempre|nunca|cada|sin|tod[oa]s?)\b|(?:am|em|im)os\b|[,;:.!]/;
const has = /\b(aparte|propi[oa]s?|separad[oa]s?|incluid[oa]s?|nuev[oa]s?)\b/;
const month = "(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\\.?";
const date = new RegExp(
  `^\\d{1,2} (?:de )?${month}(?: (?:de |del )?\\d{4})?$|\\(?\\b\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d\\d\\)?$`,
);
const units = "cm|mm|m|g|gr|gramos|kg|kilos?|ml|cl|l|litros?";
const measure = new RegExp(
  `^\\d[\\d.,]*(?: ?[x×] ?\\d[\\d.,]{0,6}){0,2} ?(?:${units})(?: de (?:alto|largo|ancho|diametro|altura|fondo|peso))?$`,
);

/** Whether a heading only names a part of its page: it asks, orders, or is a few words without a verb. */
export function isPartLabel(text: string, isKnown: boolean): boolean {
  const words = bare(text);
  if (asks.test(words) || thus.test(words)) return true;
  const count = words.split(" ").length;
  if (count > 6 || /\d/.test(words)) return false;
  return !isKnown && (opens.test(words) || !(tells.test(foldText(text)) || has.test(words)));
}

/** Whether a text is only a date, or ends with one as the titles of news do. */
export const isDated = (text: string) => date.test(foldText(text));

/** Whether a text is only the measure of something: «120 cm de alto», «Hogaza: 1 kg». */
export const isBareMeasure = (text: string) =>
  measure.test(bare(text)) ||
  (/^[^:]{3,60}: \d/.test(text) && measure.test(bare(text.split(": ")[1]!)));

const badges = [
  "(el|la|lo|los|las)? ?(mas|mejor) (vendid|pedid|elegid|querid|valorad|popular|reservad)\\w*",
  "nuev[oa]s?|novedad(es)?|(super ?)?ofertas?|promo(cion)?|rebajas?|rebajad[oa]s?|liquidacion|outlet",
  "top( ventas)?|best ?seller|destacad[oa]s?|recomendad[oa]s?|favorit[oa]s?|popular|exclusiv[oa]|sale|new|hot",
  "agotad[oa]s?|sin stock|ultimas? (unidades|plazas)|edicion limitada|(hasta )?[-–−]? ?\\d{1,2} ?%( dto| off| de descuento)?",
];
const badge = new RegExp(`^(?:${badges.join("|")})$`);

/** Whether a text is what shops stick on a picture: «El más vendido», «-20 %», «Nuevo». */
export const isBadge = (text: string) =>
  badge.test(foldText(text).replace(/^[^a-z\d-]+|[^a-z\d%]+$/g, ""));

const columnNames = new RegExp(
  "^(servicio|producto|concepto|tratamiento|articulo|plato|tarifa|modalidad|clase|plan)s?( \\w+)?" +
    ": (precio|importe|tarifa|coste|costo|horario|valor)s?\\b",
);

/** Whether a row holds the names of columns, or asks to ask for the price. */
export const isPriceRow = (text: string) =>
  columnNames.test(foldText(text)) || /[:,] (a )?consult\w+( precio)?$/.test(foldText(text));

/** A text without the ornaments around it: «..:: X ::..» gives «X», «¡¡¡ X !!!» gives «¡X!». */
export function withoutOrnaments(text: string): string {
  return text
    .replace(
      /^[\s.:*~=_+#|»>-]{3,}(?=[\p{L}¡¿\d])|[\s.:*~=_|«<-]{0,6}[:*~=_|«<][\s.:*~=_|«<-]{1,6}$/gu,
      "",
    )
    .replace(/([¡!¿?])\1+/g, "$1")
    .replace(/([¡¿]) +/g, "$1")
    .replace(/ +([!?])/g, "$1")
    .trim();
}
