import type { Copy } from "../../copy.ts";
import { seasonNamed } from "../../language/dates.ts";
import { fold } from "../../language/escape.ts";
import { list, phrase, toPhrase } from "../../language/grammar.ts";
import { isSentence } from "../../understanding/facts.ts";
import { asMoment, detailIn, thingAndMoment } from "../../understanding/mail-details.ts";
import type { Mailing } from "../../understanding/mailing.ts";
import { flow, stack } from "../layout.ts";
import { review } from "../letters/business.ts";
import { letter } from "../letters/letters.ts";
import { begun, lowered, whatTheyDid } from "../letters/parts.ts";
import { buttonFor, phoneButton, replyCall } from "./button.ts";
import { besideIt, difference, granted } from "./house.ts";
import type { Mail } from "./lines.ts";
import { asSubject, bare, details, fits, prose } from "./lines.ts";

export function invitation(copy: Copy, { clauses }: Mailing): Mail | undefined {
  const [first = "", ...after] = clauses;
  const own = thingAndMoment(first);
  // «La presentación de la carta, jueves 10 de diciembre a las 17 h»
  const day = own.when ? undefined : after.find((text) => detailIn(text)?.[0] === "Cuándo");
  const { thing, when, rest } = day ? { thing: first, when: asMoment(day), rest: "" } : own;
  const more = after.filter((text) => text !== day);
  if (!thing || isSentence(thing) || thing.split(" ").length > 10) return undefined;
  const named = phrase(thing);
  // «Una revisión gratuita» is one of many.
  const toIt = /^una? /iu.test(thing) ? `a ${thing}` : toPhrase(named);
  const phone = phoneButton(clauses.join(", "));
  const free =
    /(?:entrada|acceso) (?:libre|gratuita|gratis)|sin inscripci[oó]n|sin (?:cita|reserva)|abierto al p[uú]blico/iu.test(
      clauses.join(", "),
    );
  const confirms = clauses.some((text) => /(?<![a-zà-ž])confirm/iu.test(text));
  const byWhatsapp = confirms && /whats ?app|wasap/iu.test(clauses.join(", "));
  const { rest: others, lines, said } = details(rest ? [rest, ...more] : more, true);
  const date = bare(when.replace(/,? (?:a las?|de) \d.*$/u, ""));
  const name = begun(named.bare);
  const hour = when.slice(date.length).replace(/^[\s,]+/u, "");
  const sentences = prose(others, copy.formal);
  return {
    subjects: [
      when && `${name}: ${when}`,
      date && `${name}: ${date}`,
      date && `${begun(date.replace(/^el /u, ""))}: ${named.bare}`,
      copy.fill(`[Te|Le] invitamos ${toIt}`),
      begun(named.bare),
      copy.fill("Una invitación de {biz}"),
    ],
    preheaders: [
      begun(
        [
          fits(`${name}: ${when}`) ? "" : fits(`${name}: ${date}`) ? hour : when,
          said && lowered(said),
        ]
          .filter(Boolean)
          .join(", "),
      ),
      ...sentences.map(bare),
      copy.fill("{Biz} [te|le] espera"),
    ],
    main: stack(
      `**${copy.fill("[Te|Le] invitamos")} ${toIt}${when ? `, ${when}` : ""}.**`,
      sentences.join(" "),
      lines,
    ),
    beside: "",
    call: copy.fill(
      phone || byWhatsapp
        ? "[Te|Le] esperamos."
        : confirms
          ? "Para confirmar, [responde|responda] a este correo."
          : free
            ? "[Te|Le] esperamos."
            : "Para reservar plaza, [responde|responda] a este correo.",
    ),
    button:
      phone ||
      (byWhatsapp
        ? "Confirmar por WhatsApp"
        : confirms
          ? "Confirmar asistencia"
          : free
            ? ""
            : "Reservar plaza"),
  };
}

export function welcome(copy: Copy, { people, clauses }: Mailing): Mail {
  const formal = copy.formal;
  const known = /client|alumn|pacient|soci|compr/iu.test(people);
  const sentences = prose(clauses, formal);
  const code = /c[oó]digo:? ([A-Z\d]{3,15})(?![a-z])/u.exec(clauses.join(", "))?.[1];
  const sold = copy.products.slice(0, 3).map((text) => phrase(text).bare);
  const things = sold.length > 1 ? `${sold.slice(0, -1).join(", ")} y ${sold.at(-1)}` : sold[0];
  return {
    subjects: [
      copy.fill("[Te|Le] damos la bienvenida a {biz}"),
      copy.fill("[Te|Le] damos la bienvenida"),
    ],
    preheaders: [
      sentences[0] ? bare(sentences[0]) : "",
      bare(difference(copy)),
      things ? `Aquí [encuentras|encuentra] ${things}` : "",
    ],
    main: stack(
      copy.fill(known ? "Gracias por confiar en nosotros." : "Gracias por apuntar[te|se]."),
      sentences[0] && `**${granted(copy, sentences[0])}**`,
      sentences.slice(1).join(" "),
    ),
    beside: flow(
      things &&
        copy.fill(
          copy.businessName
            ? `En {biz} [encuentras|encuentra] ${things}.`
            : `Aquí [encuentras|encuentra] ${things}.`,
        ),
      // To who is new nothing is as always.
      difference(copy).replace(/^Y, como siempre,/u, "Además,"),
    ),
    call: copy.fill("Si [tienes|tiene] cualquier duda, [responde|responda] a este correo."),
    // Who has joined has no place left to book.
    button: code
      ? `Usar el código ${code}`
      : /alumn|pacient|soci/iu.test(people)
        ? ""
        : buttonFor(copy),
  };
}

export function cart(copy: Copy, { clauses }: Mailing): Mail {
  const sentences = prose(
    clauses.filter(
      (text) => !/^(?:del?|con|para) /u.test(text) && fold(text) !== fold(copy.subject.bare),
    ),
    copy.formal,
  );
  const thing = copy.request.subject ? copy.fill("{s}") : "";
  return {
    subjects: [
      thing && copy.fill(`[Tu|Su] carrito [te|le] espera: {n}`),
      copy.fill("[Tu|Su] carrito sigue guardado"),
    ],
    preheaders: [
      sentences[0] ? bare(sentences[0]) : "",
      copy.fill("[Puedes|Puede] terminar la compra cuando [quieras|quiera]"),
    ],
    main: stack(
      `**${copy.fill(thing ? "[Dejaste|Dejó] {s} en el carrito." : "[Dejaste|Dejó] algo en el carrito.")}**`,
      sentences.join(" ") ||
        copy.fill(
          "Si [quieres|quiere], [puedes|puede] terminar la compra donde la [dejaste|dejó].",
        ),
    ),
    beside: besideIt(copy),
    call: copy.fill(
      "Y si hubo algún problema con el pago o el envío, [responde|responda] a este correo.",
    ),
    button: "Volver a mi carrito",
  };
}

const feasts: Readonly<Record<string, string>> = {
  n: "Feliz Navidad",
  f: "Felices fiestas",
  a: "Feliz año nuevo",
  r: "Felices Reyes",
};
export function wish(copy: Copy, { clauses }: Mailing): Mail | undefined {
  const feast = /(?<![a-zà-ž])(?:navidad|fiestas|año(?! pasado)|reyes)/u.exec(
    copy.brief.prompt.toLowerCase(),
  )?.[0][0];
  const good = feast && feasts[feast];
  if (!good) return undefined;
  const sentences = prose(clauses, copy.formal);
  return {
    subjects: [copy.fill(`${good} de parte de {biz}`), good],
    preheaders: [
      sentences[0] ? bare(sentences[0]) : "",
      copy.fill("Gracias por [tu|su] confianza este año"),
    ],
    main: stack(
      copy.fill(`**${good}${copy.businessName ? " de parte de {biz}" : ""}.**`),
      copy.fill(
        "Gracias por [tu|su] confianza este año. Que [pases|pase] unos días tranquilos con [tu|su] gente.",
      ),
      sentences.join(" "),
    ),
    beside: "",
    call: "",
    button: sentences.length > 0 ? phoneButton(sentences.join(" ")) : "",
  };
}

/** «Gracias por comprar», to those who are named or for what is named. */
export function thanks(copy: Copy, { people, clauses }: Mailing): Mail {
  const did = whatTheyDid(people.replace(/^quien(?:es)? /iu, "los que "), copy.formal);
  const sentences =
    clauses.length > 0
      ? [...prose(clauses.slice(0, 1), copy.formal), ...prose(clauses.slice(1), copy.formal)]
      : [];
  const [first = ""] = sentences;
  const gift = /\d ?%/u.test(clauses.join(", ")) ? "Aprovechar la oferta" : "";
  const why = /^Gracias /u.test(first);
  return {
    subjects: [
      why ? asSubject(first) : "",
      did ? "Gracias, de verdad" : "",
      copy.fill("Gracias de parte de {biz}"),
      "Gracias",
    ],
    preheaders: [
      did,
      ...sentences.slice(why ? 1 : 0).map(bare),
      copy.fill("Un mensaje corto de {biz}"),
    ],
    main: stack(
      why
        ? `**${first}**`
        : `**${did ? `${did}, y queremos dar${copy.formal ? "le" : "te"} las gracias.` : copy.fill("Gracias por [tu|su] confianza.")}**`,
      sentences.length > (why ? 1 : 0) ? "" : copy.fill("Nos alegra mucho haber[te|le] atendido."),
      (why ? sentences.slice(1) : sentences).join(" "),
    ),
    beside: "",
    call: gift ? replyCall(copy, gift) : "",
    button: gift,
  };
}

/** «Que nos dejen una reseña en Google.» */
export function reviewAsked(copy: Copy): Mail | undefined {
  const text = copy.brief.prompt.toLowerCase();
  const asked = review({
    letter: { order: "", name: "", people: "", link: "", rest: "" },
    text,
    formal: copy.formal,
    told: "",
    say: (line) => copy.fill(line),
  });
  if (!asked) return undefined;
  const where = /en (Google|Tripadvisor|Booking|Facebook|Airbnb)/u.exec(asked.body)?.[0] ?? "";
  return {
    subjects: [copy.fill(`¿Nos [dejas|deja] una reseña${where && ` ${where}`}?`)],
    preheaders: ["Con dos líneas basta"],
    main: `${asked.body} ${asked.close}`,
    beside: "",
    call: "",
    button: "Escribir una reseña",
  };
}

/** Who we are and what we do, to who does not know us. */
export function introduction(copy: Copy, { clauses }: Mailing): Mail {
  const sold = copy.products.slice(0, 3).map((text) => phrase(text).bare);
  const button = buttonFor(copy);
  const own = difference(copy).replace(/^Y, como siempre,/u, "Además,");
  return {
    subjects: [copy.fill("Nos presentamos: {biz}"), "Nos presentamos"],
    preheaders: [sold.length > 0 ? begun(list(sold)) : "", bare(own)],
    main: stack(
      sold.length > 0 && copy.businessName
        ? `**Somos ${copy.businessName} y ofrecemos ${list(sold)}.**`
        : copy.fill("**Somos {biz}.**"),
      prose(clauses, copy.formal).join(" "),
      own,
    ),
    beside: "",
    call: replyCall(copy, button),
    button,
  };
}

/** «Correo contestando a una clienta que pregunta…», «correo a Marta: …»: a letter, with its lines for the inbox. */
export function personal(copy: Copy): Mail | undefined {
  const prompt = copy.brief.prompt
    .replace(/^.*?(?:correo(?: electr[oó]nico)?|e-?mail|mail)(?= )/iu, "mensaje")
    .replace(/(?<= a )una? [a-zà-ž]+ (?:llamad[oa]|que se llama) (?=[A-ZÀ-ÖØ-Þ])/u, "")
    .replace(
      /^mensaje (?:contestando|respondiendo|para (?:contestar|responder)|de respuesta)(?:le)?(?= )/iu,
      "responde",
    );
  if (!/^(?:mensaje|responde) /u.test(prompt)) return undefined;
  const written = letter({ brief: { ...copy.brief, prompt }, formal: copy.formal });
  const named = written?.name.replace(/^(?:don|doña|señora?|sra?\.?) /iu, "") ?? "";
  // «Para Navidad», «para empresas» name nobody.
  if (
    !written ||
    (!/^responde /u.test(prompt) &&
      (!named || !copy.brief.prompt.includes(named) || seasonNamed(fold(named))))
  )
    return undefined;
  const lines = written.body.split(/(?<=[.?!]) (?=[¿¡A-ZÀ-ÖØ-Þ])/u);
  const main = lines.find((line) => !/^(?:Gracias|Lo sentimos)/u.test(line)) ?? lines[0]!;
  return {
    ...(written.name ? { greeting: `Hola, ${written.name}:` } : {}),
    subjects: [asSubject(main), ...lines.map(asSubject), copy.fill("Un mensaje de {biz}")],
    preheaders: [...lines.map(bare), copy.fill("Un mensaje de {biz}")],
    main: written.body,
    beside: "",
    call: written.close.replace("por aquí", "a este correo"),
    button: "",
  };
}

/** Several pieces of news in one letter: each on a line of its own. */
export function digest(copy: Copy, { clauses }: Mailing): Mail {
  const items = clauses.map((text) => bare(prose([text], copy.formal).join(" ")));
  const button = buttonFor(copy, clauses.join(", "));
  return {
    subjects: [
      `${items[0]} y más noticias`,
      items[0]!,
      copy.fill("Novedades de {biz}"),
      "Novedades de este mes",
    ],
    preheaders: [begun(items.slice(1).map(lowered).join(", ")), items[1] ?? ""],
    main: stack(
      `**${copy.fill(copy.businessName ? "Esto es lo nuevo en {biz}:" : "Esto es lo nuevo:")}**`,
      items.map((text) => `- ${text}.`).join("\n"),
    ),
    beside: difference(copy),
    call: replyCall(copy, button),
    button,
  };
}
