import type { Phrase } from "./grammar.ts";
import { vosOf } from "./voseo.ts";

/**
 * The little language of the lexicon:
 * `{biz}` a slot; `[tú|usted]` register; `<sale|salen>` number and `<o|a|os|as>` gender and number
 * of the subject. A template whose slots are unknown, or that needs a gender nobody knows, is not
 * usable.
 */
export interface Slots {
  values: Readonly<Record<string, string | undefined>>;
  subject: Phrase;
  formal: boolean;
  /** «Pedí» instead of «pide». */
  vos?: boolean;
}

const slot = /\{([^}]+)\}/g;

/** What is done to a thing or asked of an office: nobody chooses it from a shelf. */
const notChosen =
  /^(?:primer[oa]s? |arreglos? |reparaci|compostura|limpieza|lavado|pensi[oó]n|divorcio|despido|herencia|recuperaci|rehabilitaci|revisi|cambio|mantenimiento|puesta a punto|chequeo|desatasco|apertura|duplicado|declaraci|tr[aá]mite|poda|fumigaci|desinfecci|pulido|afilado|u[nñ]as encarnadas|dolor|renovaci|alineaci|sincronizaci|afinaci|dobladillo|basta)/iu;
const chosen =
  /elegir \{s\}|Dentro, \{s\}|se lleva mejor con \{s\}|\{s\} para alargarlos|bufanda y \{s\}/u;

export function usable(template: string, slots: Slots): boolean {
  if (chosen.test(template) && notChosen.test(slots.subject.bare)) return false;
  for (let open = template.indexOf("{"); open >= 0; open = template.indexOf("{", open + 1)) {
    if (!slots.values[template.slice(open + 1, template.indexOf("}", open))]) return false;
  }
  if (slots.subject.gender === undefined && /<[^|>]*\|[^|>]*\|/.test(template)) return false;
  return true;
}

export function render(template: string, slots: Slots): string {
  const { gender, plural } = slots.subject;
  let text = template;
  for (let depth = 0; depth < 3 && text.includes("{"); depth += 1) {
    text = text.replace(slot, (_, name: string) => slots.values[name] ?? "");
  }
  if (!text.includes("|")) return text;
  return text
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, informal: string, formal: string) =>
      slots.formal ? formal : slots.vos ? vosOf(informal) : informal,
    )
    .replace(/<([^<>]*\|[^<>]*)>/g, (_, inside: string) => {
      const forms = inside.split("|");
      const index =
        forms.length === 2 ? Number(plural) : Number(plural) * 2 + Number(gender === "f");
      return forms[index] ?? forms[0]!;
    });
}
