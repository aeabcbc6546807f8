import type { Copy } from "../copy.ts";
import { edible } from "../kinds/things.ts";
import { fold } from "../language/escape.ts";
import { ofPhrase, phrase } from "../language/grammar.ts";

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** What holds several things and is named by them. */
const packs =
  /^(?:paquetes?|packs?|combos?|promo(?:ci[oó]n)?|bonos?|kits?|cajas?|cestas?|canastas?|men[uú]s?|plan(?:es)?) (?:de |con |para )?/u;
/** Who asks for these names the house itself. */
const houses =
  /^(?:tienda|negocio|empresa|marca|emprendimiento|local|cafeter[ií]a|restaurante|peluquer[ií]a|barber[ií]a|panader[ií]a|pasteler[ií]a|taller|academia|estudio|cl[ií]nica|consulta|gimnasio|florister[ií]a|sal[oó]n|bar|boutique)(?![a-zà-ž])/u;

/** «Ponle nombre a un paquete de corte y barba», «nombres para mi tienda»: what wants a name. */
function unnamed(prompt: string): string | undefined {
  const [, thing = ""] =
    /nombres?(?: [a-zà-ž]+){0,2}? (?:para|de|a) (?:un |una |unos |unas |el |la |los |las |mi |mis |nuestr[oa]s? |este |esta |al )?([^,.;:¿?!\n]{3,60})/iu.exec(
      prompt.toLowerCase(),
    ) ??
    /c[oó]mo (?:llamo|le pongo|lo llamo)(?: de nombre)? (?:al?|a la) (?:un |una |mi )?([^,.;:¿?!\n]{3,60})/iu.exec(
      prompt.toLowerCase(),
    ) ??
    [];
  return thing.trim().replace(/ (?:que|por favor|porfa)(?![a-zà-ž]).*$/u, "") || undefined;
}

/** Names made of what the thing is, what is in it and whose it is; the most telling first. */
export function nameIdeas(copy: Copy): string[] {
  const thing = unnamed(copy.brief.prompt) ?? copy.subject.bare;
  const { gender, plural, bare } = phrase(thing);
  const biz = copy.businessName;
  const place = copy.location.split(/[,(]/)[0]!.trim();
  if (houses.test(bare)) {
    const noun = phrase(copy.products[0] ?? copy.industry.label);
    const [head = ""] = noun.bare.split(" ");
    const one = capital(head);
    const of = ofPhrase(phrase(head));
    return [
      `Casa ${one}`,
      `La casa ${of}`,
      place ? `${one} ${place}` : "",
      `${one} y compañía`,
      `El rincón ${of}`,
      `Punto ${one}`,
      `${one} de barrio`,
      `La esquina ${of}`,
      `Aquí, ${head}`,
      `${one} y poco más`,
    ].filter(Boolean);
  }
  const the = plural ? (gender === "f" ? "Las" : "Los") : gender === "f" ? "La" : "El";
  const end = `${gender === "f" ? "a" : "o"}${plural ? "s" : ""}`;
  const inside = packs.test(bare) ? bare.replace(packs, "") : "";
  const [, one = "", two = ""] = /^([a-zà-ž]+) y ([a-zà-ž]+)$/u.exec(inside) ?? [];
  const head = packs.test(bare) ? bare.split(" ")[0]! : bare;
  const short = head.split(" ").length < 4;
  const noun = capital(head.split(" ")[0]!);
  const eaten = edible.has(copy.industry.id);
  const telling = [
    one ? `${capital(one)} y ${two}` : "",
    one ? `${capital(one)} + ${two}` : "",
    inside && !one ? `${capital(inside)} complet${phrase(inside).gender === "f" ? "a" : "o"}` : "",
    biz && !fold(head).includes(fold(biz)) && short ? `${capital(head)} ${biz}` : "",
    ...(inside || eaten
      ? []
      : copy.differentiators
          .filter((text) => text.split(" ").length < 4)
          .map((text) => `${noun} ${capital(text)}`)),
  ].filter(Boolean);
  const usual = copy.dice.shuffle([
    ...(inside || eaten
      ? [
          `${the} de siempre`,
          `${the} favorit${end}`,
          inside ? `${the} complet${end}` : "",
          short ? `${capital(head)} de la casa` : "",
        ]
      : [biz ? `${noun} ${biz}` : "", `Mi ${head.split(" ")[0]}`, `${the} nuestr${end}`]),
    place && short ? `${noun} de ${place}` : "",
    one ? "Dos en uno" : `${noun} con ganas`,
  ]);
  return [...new Set([...telling, ...usual.filter(Boolean)])];
}
