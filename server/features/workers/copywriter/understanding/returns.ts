import { fold } from "../language/escape.ts";

/** What advertising cost and what came of it, as its owner says it; amounts in one currency, whole orders. */
export interface Return {
  spent: number;
  orders: number;
  /** Undefined when nobody said what an order is worth. */
  each: number | undefined;
  /** An amount in the currency of the message: «$80.000», «120 €». */
  money(amount: number): string;
}

const amount = "(\\$|s\\/|us\\$)? ?(\\d[\\d.,]*) ?(lucas?|mil|k|€|euros|pesos|soles|dolares|usd)?";
const units: Readonly<Record<string, number>> = { luca: 1000, lucas: 1000, mil: 1000, k: 1000 };

function value(number: string, unit: string | undefined): number {
  const plain = /[.,]\d{3}(?!\d)/.test(number)
    ? number.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".")
    : number.replace(",", ".");
  return Number(plain.replace(/[.,]$/, "")) * (units[unit ?? ""] ?? 1);
}

/** «Gasté 80 lucas en anuncios y me llegaron 22 pedidos de 15 lucas»; undefined without both figures. */
export function returnNamed(prompt: string): Return | undefined {
  const text = prompt
    .slice(0, 800)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0301\u0300]/gu, "");
  const spent = new RegExp(
    `\\b(?:gaste|gastamos|gastado|inverti|invertimos|puse|pusimos|pague|me (?:costo|costaron))\\b(?: unos| como| casi)? ${amount}`,
    "u",
  ).exec(text);
  const signed =
    /\b(?:solo )?(\d{1,5}) (?:personas? )?(?:se apuntaron|se apunto|compraron|reservaron|vinieron|pagaron|contrataron|cerraron|se inscribieron)\b/u.exec(
      text,
    );
  const came =
    signed ??
    /\b(\d{1,5}) (?:pedidos|ventas|clientes?|clientas|compras|reservas|citas|contactos|leads|mensajes|encargos|inscripciones)\b/u.exec(
      text,
    );
  if (!spent || !came) return undefined;
  const worth = new RegExp(
    `(?:pedidos|ventas|clientes?|clientas|compras|reservas|citas|encargos|inscripciones) (?:de |a |por )(?:unos |unas )?${amount}|(?:promedio|ticket|media|cada un[oa]|el [a-zA-ZÀ-ÖØ-ž]+|la [a-zA-ZÀ-ÖØ-ž]+)(?: medio)?(?: es| son| cuesta| vale| de|:)+ (?:de |a )?${amount}`,
    "u",
  ).exec(text);
  const [, sign, number = "", unit] = spent;
  const after = / mil(?:es)?$/.test(unit ?? "") ? "" : (unit ?? "");
  const total = value(number, unit);
  const orders = Number(came[1]);
  if (!(total > 0) || !(orders > 0)) return undefined;
  const each = worth ? value(worth[2] ?? worth[5] ?? "", worth[3] ?? worth[6]) : undefined;
  const name = /^(?:luca|lucas|mil|k)$/.test(after) || sign ? "$" : after;
  return {
    spent: total,
    orders,
    each: each && each > 0 ? each : undefined,
    money: (sum) => {
      const rounded = sum >= 100 ? Math.round(sum) : Math.round(sum * 100) / 100;
      const written = rounded.toLocaleString("es-ES", { useGrouping: "always" } as never);
      return /^(?:€|euros)$/.test(name)
        ? `${written} €`
        : name === "$" || name === ""
          ? `$${written}`
          : `${written} ${fold(name) === "dolares" ? "dólares" : name}`;
    },
  };
}

/** Whether it was worth it, as far as the figures say, and what is still missing to know. */
export function returnAnswer({ spent, orders, each, money }: Return): string {
  const cost = `Cada venta te costó **${money(spent / orders)}** (${money(spent)} entre ${orders}).`;
  if (!each)
    return `${cost} Para saber si vale la pena me falta un dato: cuánto te queda de cada uno después de costes. Si te queda más de ${money(spent / orders)}, ganas; si te queda menos, pierdes. Dime cuánto vale una venta media y te hago la cuenta entera.`;
  const came = orders * each;
  const ratio = Math.round((came / spent) * 10) / 10;
  const share = Math.round((spent / came) * 100);
  const verdict =
    ratio < 1
      ? "Así no vale la pena: entra menos de lo que sale. Pararía ese anuncio hoy y cambiaría la oferta antes de volver a gastar."
      : `Vale la pena si de cada una te quedan más de ${money(spent / orders)} después de tus costes, es decir, más del ${share} % de lo que cobras. Con menos margen, cada venta cuesta dinero.`;
  return `${cost} Entraron **${money(came)}** (${orders} × ${money(each)}): ${String(ratio).replace(".", ",")} por cada 1 gastado.\n\n${verdict}\n\nQué haría ahora:\n\n1. Mirar qué te queda de cada venta: es el único número que falta.\n2. Si sale a cuenta, repetir lo mismo otro mes antes de subir el gasto, y subirlo poco a poco.\n3. Preguntar a cada cliente cómo llegó: parte de esos ${orders} pudo venir sin anuncio.`;
}
