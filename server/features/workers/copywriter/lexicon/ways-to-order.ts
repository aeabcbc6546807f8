import type { Industry } from "./industry.ts";

/** Trades whose things are bought and carried away. */
export const goods = new Set(
  "general crafts grocer restaurant cafe bakery florist ecommerce hardware bookshop stationery toys haberdashery household gifts perfumery jewelry fashion".split(
    " ",
  ),
);
const enrolling = {
  act: "[apúntate|apúntese] con un mensaje",
  inf: "apuntarse",
  lead: "[pide|pida] información",
  leadInf: "pedir información",
};

/** A shop with no counter: nobody is asked to drop by. */
const onlineShop =
  /\b(?:tienda|shop|jugueter[ií]a|librer[ií]a|zapater[ií]a|joyer[ií]a|florister[ií]a|cosm[eé]tica[a-zà-ž]*|ropa|moda|productos)\b.*\bonline\b|\be-?commerce\b|\btienda (?:virtual|en l[ií]nea)\b/iu;
const ordering = {
  act: "[haz|haga] [tu|su] pedido online",
  inf: "hacer un pedido online",
};

/** A kitchen without tables. */
const takenAway = /\bpara llevar\b|\ba domicilio\b|\bdelivery\b|\btake ?away\b|\bviandas?\b/iu;
const takingAway = {
  act: "[haz|haga] [tu|su] pedido con un mensaje",
  inf: "hacer un pedido",
};

/** Who comes for the washing sends nobody along with it. */
const fetched = /\brecog(?:emos|ida)\b|\ba domicilio\b|\ba (?:tu|su) casa\b|\breparto\b/u;
const fetching = { act: "[escríbenos|escríbanos]", inf: "escribirnos" };

/** Kitchens that one comes by: nobody books a table of a food truck. */
const atTheCounter =
  /\b(?:poller[ií]a|food ?truck|rotiser[ií]a|rosticer[ií]a|taquer[ií]a|areper[ií]a|empanader[ií]a|kebab|pupuser[ií]a|torter[ií]a|birrier[ií]a|chorip[aá]n|loncher[ií]a|antojitos|comidas? r[aá]pidas?)/iu;
const comingBy = {
  act: "[ven|venga] con hambre o [haz|haga] [tu|su] pedido con un mensaje",
  inf: "venir o hacer un pedido",
  lead: "[haz|haga] [tu|su] pedido con un mensaje",
  leadInf: "hacer un pedido",
  word: "PEDIDO",
};

const notNeeded = /\b(?:no hace falta|no es necesario|sin) (?:reserva|encarg)/;

/** What a customer does about it, where that is not what the trade says: a class, a shop online, food to take away. */
export function orderedAs(
  industry: Industry,
  trade: string,
  isClass: boolean,
  message = "",
): Industry {
  // Nobody orders «el tuyo» of a class.
  if (isClass && goods.has(industry.id)) return { ...industry, ...enrolling };
  if (industry.solemn) return industry;
  // Who says «sin cita» or «no hace falta encargar» sends nobody to do so.
  if (
    (/\bsin (?:cita|turno)\b/.test(message) && /\b(?:cita|hora)\b/.test(industry.act)) ||
    (notNeeded.test(message) && /\b(?:reserv|encarg)/.test(industry.act))
  )
    return {
      ...industry,
      act: "[ven|venga] cuando [quieras|quiera]",
      inf: "venir cuando se quiera",
    };
  if (onlineShop.test(trade) && goods.has(industry.id)) return { ...industry, ...ordering };
  if (fetched.test(message) && /^\[(?:ven|trae|pásate)\|/u.test(industry.act))
    return { ...industry, ...(goods.has(industry.id) ? takingAway : fetching) };
  if (atTheCounter.test(trade) && industry.id === "restaurant") {
    const { act, inf } = /\bmesa\b/u.test(industry.act) ? comingBy : industry;
    return { ...industry, ...comingBy, act, inf };
  }
  return industry.id === "restaurant" && takenAway.test(`${trade} ${message}`)
    ? { ...industry, ...takingAway }
    : industry;
}
