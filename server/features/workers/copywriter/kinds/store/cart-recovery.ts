import type { Kind } from "../../draft.ts";
import { fold } from "../../language/escape.ts";
import { isPrice } from "../../understanding/offers.ts";
import { isShop, knownSays, ownProof, shortOffer } from "../concrete.ts";
import { doubtOf } from "../faq.ts";
import { flow, stack, table } from "../layout.ts";
import { signature } from "../mails/frame.ts";

/** «Envío gratis si compran» and «envío gratis si compras» are told once. */
const sameStart = (one: string, other: string) =>
  fold(one).slice(0, 12) === fold(other).slice(0, 12);

export const recovery: Kind = {
  id: "cart-recovery",
  write(copy) {
    const times = ["1 hora después", "Al día siguiente", "A los tres días"];
    const cart = isShop(copy);
    // «Si terminas la compra hoy» comes late after three days.
    const offered = /(?<![a-zà-ž])hoy(?![a-zà-ž])|24 ?h/iu.test(copy.request.offer ?? "") ? 0 : 2;
    const offerSubject =
      copy.request.offer && !isPrice(copy.request.offer)
        ? `Para [tu|su] carrito: ${shortOffer(copy)}`
        : "";
    const openers = [
      [
        "Se quedó a medias: {n}",
        cart
          ? "[Dejaste|Dejó] algo en el carrito: {s}."
          : copy.industry.sober
            ? "Hace poco nos [escribiste|escribió] por {s}."
            : "[Empezaste|Empezó] a pedir {s} y se quedó a medias.",
        "Si hubo algún problema, [responde|responda] a este mensaje y lo miramos.",
      ],
      [
        "¿Alguna duda con {s}?",
        "A veces falta un dato para decidir.",
        "Y si la duda es otra, [pregúntanos|pregúntenos] respondiendo a este correo.",
      ],
      [
        "¿Lo dejamos aquí?",
        "Es el último recordatorio sobre {s}.",
        "Si ya no [te|le] hace falta, no [tienes|tiene] que hacer nada.",
      ],
    ];
    const parts = openers.map(([subject, first, last], index) => {
      const one = copy.variant(`cart ${index}`);
      const found = doubtOf(one);
      // Who filled a cart knows how to order.
      const doubt = found && /se (?:pide|encarga)/.test(found[0]) ? undefined : found;
      const { offer, facts } = one.request;
      const told = offer
        ? stack(
            ...facts.filter((text) => !sameStart(text, offer)),
            isPrice(offer) ? one.fill("Precio: {offer}.") : one.fill("{Offer}."),
          )
        : "";
      // A deadline that comes after three days comes too late.
      const soon = facts.filter((text) => /cierra|hasta el|antes de|[uú]ltim/u.test(text));
      const middle =
        told && index === offered
          ? told
          : index === 0
            ? flow(
                one.fresh(knownSays(one)) ||
                  one.fill(
                    "Si [quieres|quiere] seguir donde lo [dejaste|dejó], el botón [te|le] lleva.",
                  ),
                ...(told ? [] : soon),
              )
            : index === 1
              ? doubt
                ? `**${doubt[0]}** ${doubt[1]}`
                : one.say([
                    "Si [dudas|duda] entre dos opciones, [dinos|díganos] para quién o para qué es y [te|le] ayudamos a elegir.",
                  ])
              : flow(...(told ? [] : facts.filter((text) => !soon.includes(text))), ownProof(one));
      return stack(
        `### Mensaje ${index + 1} · ${times[index]}`,
        `**Asunto:** ${copy.fill((index === offered && offerSubject) || subject!)}`,
        copy.fill(copy.tone.greeting),
        one.fill(first!),
        middle,
        one.fill(last!),
        `**→ ${one.fill(cart ? "Volver a mi carrito" : "{Act}")}**`,
        signature(one),
      );
    });
    return {
      title: cart ? "Carrito abandonado: tres mensajes" : "Pedido sin terminar: tres mensajes",
      body: stack(
        table(
          ["Mensaje", "Cuándo sale", "Se para si"],
          times.map((time, index) => [
            String(index + 1),
            time,
            index === 2 ? "siempre: es el último" : "compra, responde o se da de baja",
          ]),
        ),
        ...parts,
      ),
      reasons: [
        "El primero ayuda, el segundo resuelve y el tercero se despide: no hay cuarto.",
        copy.request.offer
          ? offered === 0
            ? "La oferta va en el primer mensaje: vale hoy, y después ya no sería verdad."
            : "La oferta se guarda para el último mensaje: así no enseñas a esperar descuentos."
          : "No regala descuento: primero se recupera a quien solo se distrajo.",
        "El botón lleva al punto donde se quedó, no a la portada.",
      ],
    };
  },
};
