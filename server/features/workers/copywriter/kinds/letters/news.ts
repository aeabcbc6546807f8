import { absence, saidToOne } from "../../language/addressing.ts";
import type { Letter } from "../../understanding/letter.ts";
import { saidToReader } from "../../understanding/letter.ts";
import type { Purpose } from "./parts.ts";
import { anyDoubt, begun, lowered, whatTheyDid } from "./parts.ts";

/** «… a las alumnas que faltaron el lunes: pueden recuperarla el viernes». */
export const missed: Purpose = ({ letter, told, say }) => {
  const found =
    /(?<![a-zà-ž])(?:falt(?:ó|o|aron)|no (?:vino|vinieron|pudo venir|pudieron venir|asisti[oóe][a-z]*|lleg[oó]|llegaron|apareci[oóe][a-z]*|se present[oóa][a-z]*))(?: (a (?:la |el |su |clase|la clase)[^,]*?|al [^,]*?))?(?: (ayer|hoy|anoche|el [a-zà-ž]+(?: pasado)?|esta [a-zà-ž]+))?$/u.exec(
      letter.people.toLowerCase(),
    );
  if (!found) return undefined;
  const [, where = "", day = ""] = found;
  if (!day && !where) return undefined;
  return {
    body: [
      say(
        `${day ? begun(day) : "Esta vez"} no [pudiste|pudo] venir${where ? ` ${where.replace("su", "[tu|su]")}` : ""}.`,
      ),
      told,
    ]
      .filter(Boolean)
      .join(" "),
    close: say(told ? anyDoubt : "[Responde|Responda] por aquí y [te|le] buscamos otro día."),
  };
};

/** «Mensaje de pésame a la familia de un cliente». */
export const condolence: Purpose = ({ text, say }) =>
  /p[eé]same|condolencias/u.test(text)
    ? {
        body: say("Sentimos mucho [tu|su] pérdida. [Te|Le] acompañamos en estos días."),
        close: "",
      }
    : undefined;

/** «Pedir disculpas a Juan por el retraso». */
export const apology: Purpose = ({ text, letter, formal, say }) => {
  // «…, que nos disculpe» closes what they are told.
  if (!/disculpas|perd[oó]n(?![a-zà-ž])|disculpar/u.test(text)) return undefined;
  const [, why = "", more = ""] =
    /(?:por|porque) (.{4,90}?)(?:(?:[,.;] | y (?=(?:que |le |se |te |ofrec|regal|devol|dar|invit)))(.{4,160}))?$/u.exec(
      letter.link === "por"
        ? `por ${letter.rest}`
        : letter.link === "porque"
          ? `porque ${letter.rest}`
          : letter.rest,
    ) ?? [];
  if (!why) return undefined;
  const cause = saidToReader(why, formal).replace(/\.$/u, "");
  const small = `${cause[0]!.toLowerCase()}${cause.slice(1)}`;
  const thing = /^(?:el|la|los|las|un|una|nuestr[oa]|no |haber|tu |su )/u.test(small);
  return {
    body: [
      thing
        ? say(`[Te|Le] pedimos disculpas por ${small}.`)
        : say(`[Te|Le] pedimos disculpas: ${small}.`),
      more && saidToReader(more.replace(/^y /u, ""), formal),
    ]
      .filter(Boolean)
      .join(" "),
    close: say("Gracias por [tu|su] comprensión."),
  };
};

/** «… que no vienen hace un año para la limpieza», «… para que vengan a medirse la vista gratis». */
export const invitation: Purpose = ({ letter, formal, say }) => {
  const { people, rest, link } = letter;
  if (letter.link === "a" && /^inv/u.test(letter.order))
    return {
      body: say(`[Te|Le] invitamos a ${lowered(saidToReader(rest, formal))}`),
      close: anyDoubt,
    };
  if (letter.link === "" && /^ofr/u.test(letter.order) && /^(?:la|el|los|las|una?|\d)/u.test(rest))
    return {
      body: say(`[Te|Le] ofrecemos ${lowered(saidToReader(rest, formal))}`),
      close: say("[Responde|Responda] por aquí y lo vemos."),
    };
  const came =
    /^(?:que |y )?(?:vengan?|se pasen?|pasen?|vuelvan?|regresen?|se acerquen?)(?: a (.+))?$/iu.exec(
      rest,
    );
  const asked =
    /^(?:que |y )?(?:invitar(?:l[eo]s?|las?)? a|invit[aá](?:les?|l[oa]s?)? a) (.+)$/iu.exec(rest);
  const offered = /^ofrecer(?:les?)? (.+)$/iu.exec(rest);
  const away = absence(people);
  const noun = link === "para" && /^(?:la|el|los|las|una?|su) /u.test(rest) ? rest : "";
  if (!(came && link === "para que") && !asked && !offered && !(noun && away)) return undefined;
  const one = away ? undefined : saidToOne(people.replace(/^.*?(?= que | quienes )/u, ""), formal);
  const since = away
    ? say(`${begun(away)}${away.startsWith("desde") ? "" : " que"} no [te|le] vemos por aquí.`)
    : one && /(?:aste|iste|íste|ó|hizo|vino|fue|pidió|dio)(?= |$)/u.test(one)
      ? `${begun(one)}, y por eso ${formal ? "le" : "te"} escribimos.`
      : "";
  const what = came?.[1] ?? asked?.[1] ?? "";
  const line = offered
    ? say(
        `[Te|Le] ofrecemos ${saidToReader(offered[1]!, formal).replace(/^./u, (l) => l.toLowerCase())}`,
      )
    : noun
      ? say(
          `Si [quieres|quiere], [te|le] buscamos un hueco para ${saidToReader(noun, formal).replace(/^./u, (l) => l.toLowerCase())}`,
        )
      : what
        ? say(
            `[Te|Le] invitamos a ${saidToReader(what, formal).replace(/^./u, (l) => l.toLowerCase())}`,
          )
        : say("Nos gustaría volver a ver[te|le].");
  return {
    body: [since, line].filter(Boolean).join(" "),
    close: say("[Responde|Responda] por aquí y lo vemos."),
  };
};

/** «Mensaje a Javier que visitó el piso el sábado, a ver qué le pareció». */
export const impression: Purpose = ({ letter, formal, say }) => {
  if (
    !/(?:qu[eé] (?:te|le|les|tal)|c[oó]mo (?:te|le|les)) (?:pareci|ha parecido|fue|va|qued|est[aá])/u.test(
      letter.rest.toLowerCase(),
    )
  )
    return undefined;
  const one = whatTheyDid(letter.people, formal);
  return {
    body: [
      one && `${one}.`,
      say(/pareci|parecido/u.test(letter.rest) ? "¿Qué [te|le] pareció?" : "¿Cómo fue todo?"),
    ]
      .filter(Boolean)
      .join(" "),
    close: say("Si [tienes|tiene] cualquier duda, [responde|responda] por aquí y lo vemos."),
  };
};

/** «Seguimiento a la señora que vino a ver persianas el jueves y quedó en pensarlo». */
export const undecided: Purpose = ({ letter, formal, say }) => {
  const doubtful = / y (?:quedó en|quedaron en|dijo que|lo iba|no |se qued|todav[ií]a|a[uú]n).*$/u;
  if (letter.rest || !(doubtful.test(letter.people) || /seguimiento/u.test(letter.order)))
    return undefined;
  const one = whatTheyDid(letter.people.replace(doubtful, ""), formal);
  return one
    ? {
        body: say(`${one}. ¿[Te|Le] quedó alguna duda?`),
        close: say("[Responde|Responda] por aquí y lo vemos, sin compromiso."),
      }
    : undefined;
};

const mustDo =
  / (?:(?:nos|me) )?(?:tienen?|deben?) (?:que )?(?:(?:nos|me) )?[a-zà-ž]+[aei]r(?:nos|me)? /u;
/** What they did well, what they have to do, what they left with us: told by the clause alone. */
export const ofThem: Purpose = ({ letter, formal, say }) => {
  const one = whatTheyDid(letter.people, formal);
  if (!one) return undefined;
  if (/^felic/u.test(letter.order))
    return { body: `¡Felicidades! ${one}.`, close: say("Nos alegramos mucho por [ti|usted].") };
  if (letter.rest) {
    const [, more = ""] =
      /^confirmar(?:la|nos)?(?: (?:la|su) [a-zà-ž]+)?(?:,? y (?:recordar(?:les)? )?que (.+))?$/iu.exec(
        letter.rest,
      ) ?? [undefined];
    return /^confirmar/iu.test(letter.rest) && /(?:cita|reserva|turno)/u.test(letter.people)
      ? {
          body: [
            say(`${one}. ¿Nos la [confirmas|confirma]?`).replace(
              /la (?=confirm)/u,
              /turno/u.test(one) ? "lo " : "la ",
            ),
            more && say(`[Recuerda|Recuerde] que ${lowered(saidToReader(more, formal))}`),
          ]
            .filter(Boolean)
            .join(" "),
          close: anyDoubt,
        }
      : undefined;
  }
  const left =
    / y (?:a[uú]n |todav[ií]a )?no (?:ha )?(?:l[oa]s? )?(?:ha )?(?:recog|retir|pas|ven|viene|busc)[^,]*$/u;
  if (left.test(letter.people)) {
    const what = whatTheyDid(letter.people.replace(left, ""), formal);
    return {
      body: say(`${what} y todavía está con nosotros. ¿Cuándo [te|le] viene bien recogerlo?`),
      close: "",
    };
  }
  return mustDo.test(` ${letter.people} `)
    ? { body: say(`[Te|Le] recordamos que ${lowered(one)}.`), close: anyDoubt }
    : undefined;
};

/** «Para saber cómo está Toby»: what we ask them. */
export const wondering: Purpose = ({ letter, text, formal, say }) => {
  const asked =
    /^(?:que )?(?:saber|preguntar(?:l[eo]s?|las?)?|ver) ((?:c[oó]mo|qu[eé]|cu[aá]ndo|cu[aá]nt[oa]s?|si|d[oó]nde|a qu[eé]) .{4,120})$/iu.exec(
      letter.rest,
    )?.[1] ??
    (/pregunt/u.test(letter.order)
      ? /^((?:c[oó]mo|qu[eé]|cu[aá]ndo|cu[aá]nt[oa]s?|si|d[oó]nde|a qu[eé]) .{4,120})$/iu.exec(
          letter.rest,
        )?.[1]
      : undefined);
  if (!asked || text.includes("?")) return undefined;
  const said = saidToReader(asked.replace(/^si /iu, ""), formal).replace(/\.$/u, "");
  const question = said.replace(
    /^(?:Como|Que|Cuando|Cuanto|Donde)(?= )/u,
    (word) => accents[word]!,
  );
  return { body: `¿${question}?`, close: say("Cualquier cosa, [escríbenos|escríbanos].") };
};
const accents: Readonly<Record<string, string>> = {
  Como: "Cómo",
  Que: "Qué",
  Cuando: "Cuándo",
  Cuanto: "Cuánto",
  Donde: "Dónde",
};

/** «Mensaje de agradecimiento a don Andrés por recomendarnos». */
export const thanks: Purpose = ({ letter, told, formal, say }) => {
  const words = `${letter.order} ${letter.rest}`.toLowerCase();
  if (!/agradec|gracias/u.test(words)) return undefined;
  const why =
    letter.link === "por"
      ? letter.rest
      : /(?:gracias|agradec[a-zà-ž]+) (?:por )?(.{4,140})$/iu.exec(letter.rest)?.[1];
  if (!why)
    return /^agrad/u.test(letter.order)
      ? {
          body: [say("Muchas gracias por [tu|su] confianza."), told].filter(Boolean).join(" "),
          close: "",
        }
      : undefined;
  return {
    body: `Muchas gracias por ${lowered(saidToReader(why, formal))}`,
    close: /confian/u.test(why) ? "" : say("Se agradece de verdad."),
  };
};

const late =
  /(?<![a-zà-ž])(?:retras|demor|atras|tarda|no (?:estar|llega|podr|va a (?:estar|llegar))|se (?:pasa|mueve|cancel|suspend)|cancel)/u;
const ready =
  /(?<![a-zà-ž])(?:ya (?:est[aá]n?|lleg|puede|tenemos)|est[aá]n? list[oa]s?|lleg(?:ó|aron) |puedes? (?:pasar|recoger|venir|retirar))/u;
/** «… a los que encargaron torta para el sábado: se recoge…»: what it is about. */
function withWhatTheyDid({ people, link, order }: Letter, told: string, formal: boolean): string {
  if (/^(?:resp|cont)/u.test(order) && /pregunt/u.test(people))
    return `Gracias por preguntar. ${told}`;
  const clause = / (?:que|quienes) (.+)$/u.exec(people)?.[1] ?? "";
  // Each of them has one of those days.
  if (/^tienen (?:cita|turno|reserva|clase|hora) /u.test(clause))
    return `Si ${lowered(whatTheyDid(` que ${clause}`, formal)).replace(/ y (?=el )/gu, " o ")}: ${lowered(told)}`;
  if (
    !/^(?:encarg|reserv|compr|pidi|llegan|inscrib|apunt|contrat|instal|devolv|vin|prob|se inscrib|se apunt)/u.test(
      clause,
    )
  )
    return told;
  const one = whatTheyDid(` que ${clause}`, formal);
  if (!one || / y no /u.test(clause)) return told;
  return link === ":" ? `${begun(one)}: ${lowered(told)}` : `${begun(one)}. ${told}`;
}

/** Whatever else they are told, in the owner's words. */
export const news: Purpose = ({ letter, text, told, formal, say }) => {
  if (!told || !/^(?:que|:|porque|,|para que|\.|;)$/u.test(letter.link)) return undefined;
  if (/ (?:para|y|de|que)\.$/u.test(told) || told.split(" ").length < 3) return undefined;
  return {
    body: withWhatTheyDid(letter, told, formal),
    close: /lo s(?:entimos|iento)/u.test(text)
      ? "Lo sentimos mucho."
      : letter.excuses || late.test(told.toLowerCase())
        ? say("Perdon[a|e] las molestias, y gracias por la paciencia.")
        : ready.test(told.toLowerCase()) &&
            !/(?<![a-zà-ž])(?:llev(?:ar|amos)|envi(?:ar|amos)|entreg(?:ar|amos)|mand(?:ar|amos))/iu.test(
              told,
            )
          ? say("[Te|Le] esperamos.")
          : /\?$|^gracias/iu.test(told)
            ? ""
            : anyDoubt,
  };
};
