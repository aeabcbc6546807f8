import type { Copy } from "../../copy.ts";
import { absence, openingFor } from "../../language/addressing.ts";
import { fold } from "../../language/escape.ts";
import { saidToReader } from "../../understanding/letter.ts";
import { moment } from "../../understanding/mail-details.ts";
import type { Mailing } from "../../understanding/mailing.ts";
import { isToldToCustomers } from "../../understanding/told.ts";
import { stack } from "../layout.ts";
import { begun, whatTheyDid } from "../letters/parts.ts";
import { anyway, buttonFor, orderButton, phoneButton, replyCall } from "./button.ts";
import { besideIt, difference, granted } from "./house.ts";
import type { Mail } from "./lines.ts";
import { asSubject, bare, details, prose } from "./lines.ts";

/** What sets these readers apart, said to one of them: «Viniste a la primera consulta.». */
function toThem(
  people: string,
  formal: boolean,
): { opening: string; away: boolean; short?: string } {
  if (/(?:cumpl[a-zà-ž]+ a[ñn]os|cumplea[ñn]os)/iu.test(people))
    return { opening: "¡Feliz cumpleaños!", away: true };
  const apart = people.replace(/^quien(?:es)? /iu, "los que ");
  const undone = / y (?:que )?(?:no|todav[ií]a|a[uú]n|ya no|nunca) .*$/iu;
  const since = / que ((?:desde )?hace .+|llevan? .+|ya no .+|no .+)$/iu.exec(people)?.[1];
  if (absence(people) || since) {
    // «No pidieron en el último mes»
    if (since && /^no [a-zà-ž]+(?:aron|ieron)(?![a-zà-ž])/iu.test(since))
      return { opening: "Hace tiempo que no nos vemos.", away: true };
    const own = since ? saidToReader(since, formal) : "";
    return {
      opening:
        /(?:vienes|vuelves|compras|pides|reservas|viene|vuelve|compra|pide|reserva|llevas)(?![a-zà-ž])/iu.test(
          own,
        ) &&
        (!absence(people) || /^(?:Hace|Llevas?) /u.test(own))
          ? own
          : openingFor(people, formal),
      away: true,
    };
  }
  const did = undone.test(apart) ? whatTheyDid(apart.replace(undone, ""), formal) : "";
  if (did)
    return {
      opening: `${did}, y nos gustaría volver a ver${formal ? "le" : "te"}.`,
      short: `${did}: ¿seguimos?`,
      away: true,
    };
  // What the pupils did is not said to their parents.
  if (
    /^(?:(?:l[oa]s|mis|nuestr[oa]s) )?(?:padres|madres|familias|dueñ[oa]s) de .* que /iu.test(
      people,
    )
  )
    return { opening: "", away: false };
  return { opening: openingFor(people, formal), away: false };
}

const percent =
  /\d{1,2} ?%|(?<!\d)\d ?[x×] ?\d(?!\d)|(?<![a-zà-ž])(?:(?<!env[ií]o )gratis|descuento|mitad de precio|sin costo|sin coste)(?![a-zà-ž])/iu;
/** What is paid in advance is no discount. */
const deposit =
  /(?<![a-zà-ž])(?:reserv|apart|se[ñn]a|anticip|adelant)[a-zà-ž]* (?:con|del?|el|un|\d)/u;
const promoted =
  /(?<![a-zà-ž])(?:rebajas?|black friday|cyber|ofertas?|promo(?:ci[oó]n)?|liquidaci[oó]n|bonos? de|outlet)(?![a-zà-ž])/u;
/** What nobody is glad to read is told and not sold. */
const notice =
  /(?<![a-zà-ž])(?:pasan? a|pasar[aá]n? a|suben?|subimos|aumentan?|subir[aá]n?|disculpas|gracias por escribirnos|(?:te|le) recordamos (?:tu|su) [a-zà-ž]+|est[aá] confirmad[oa]|(?:se |queda )(?:suspend|cancel|aplaz)[a-zà-ž]+|nos mudamos|nos trasladamos|no (?:hay|habr[aá]|tendremos) (?:clases?|servicio|turno|consulta|entrenamiento)s?|cambiamos de (?:local|direcci[oó]n|tel[eé]fono|n[uú]mero|sede|correo))(?![a-zà-ž])/u;
const asked = /^(?:[A-ZÀ-ÖØ-Þ][a-zß-öø-ž]+(?:nos|lo|la|los|las)? )/u;

/** Whether what was read as the thing is one that the house sells. */
const sells = ({ request, subject, products }: Copy): boolean => {
  const named = fold(subject.bare);
  return (
    request.subject !== undefined &&
    products.some((one) => fold(one).includes(named) || named.startsWith(fold(one)))
  );
};

/** News, an offer, what they are asked: the owner's words, the main thing first. */
export function told(copy: Copy, { people, clauses: typed }: Mailing): Mail | undefined {
  const { formal, request } = copy;
  // «Que reserven respondiendo» is what the mail closes with.
  const byReply = typed.find(
    (text) => text.length < 50 && /respond(?:iendo|an?|er)(?![a-zà-ž])/iu.test(text),
  );
  const clauses = typed.filter((text) => text !== byReply || typed.length === 1);
  const { opening, away, short = opening } = toThem(people, formal);
  const { rest, lines, said } = details(clauses);
  const sentences = prose(rest.length > 0 ? rest : [], formal);
  const [first = ""] = sentences;
  if (!first && !lines && !away) return undefined;
  const cold = /(?:correo|e-?mail|mail) (?:en |de )?fr[ií]o/iu.test(copy.brief.prompt);
  const all = sentences.join(" ");
  const order = sentences.find(
    (text) => isToldToCustomers(text) && asked.test(text) && !/^(?:Te|Le) /u.test(text),
  );
  const spoken = request.announcement?.id;
  const closing =
    /^(?:closing|delay)$/u.test(spoken ?? "") ||
    notice.test(all.toLowerCase()) ||
    (spoken === "hours" && !/(?:abri|ampli|atend)[a-zà-ž]+ /iu.test(all));
  const offered = clauses.find((text) => percent.test(text) && !deposit.test(text.toLowerCase()));
  const when =
    clauses.map((text) => moment.exec(text.toLowerCase())?.[0] ?? "").find(Boolean) ?? "";
  // «Sin costo extra» alone names nothing.
  const offer =
    offered && !/^(?:sin|gratis|con) /iu.test(offered) ? prose([offered], formal)[0] : undefined;
  const offerDated =
    offer && clauses.indexOf(offered ?? "") < 2 && when && !fold(offer).includes(fold(when))
      ? `${bare(offer)}, ${when}`
      : "";
  const code = /c[oó]digo:? ([A-Z\d]{3,15})(?![a-z])/u.exec(clauses.join(", "))?.[1];
  const phone = phoneButton(clauses.join(", "));
  // What only informs asks for nothing.
  const informs =
    !request.subject &&
    !order &&
    !offered &&
    !phone &&
    !away &&
    !/[$€]|(?:s\/|bs\.?) ?\d|\d ?(?:bs|euros|pesos|soles|dólares|mil|al mes)/iu.test(
      typed.join(", "),
    ) &&
    buttonFor(copy, typed.join(", ")) === buttonFor(copy) &&
    typed.length > 0;
  const inscribes = buttonFor(copy, typed.join(", ")) === "Quiero inscribirme";
  // «Mándanos fotos de tus muebles» is done by answering.
  const asksUs =
    /^(?:Mánd|Envía|Cuéntan|Escríb|Compárte|Dínos|Dinos)[a-zà-ž]*(?:nos|nosl[oa]s?)(?= )/u.test(
      first,
    );
  const button =
    closing || (informs && (spoken !== "hours" || buttonFor(copy) === anyway))
      ? ""
      : asksUs
        ? anyway
        : phone ||
          orderButton(order) ||
          (code
            ? `Usar el código ${code}`
            : (offered || promoted.test(clauses.join(", ").toLowerCase())) && !inscribes
              ? "Aprovechar la oferta"
              : buttonFor(copy, typed.join(", ")));
  return {
    subjects: [
      away && first && offered ? asSubject(offer ?? "") : "",
      away ? asSubject(short) : "",
      /^(?:rebajas|ofertas?|promo)/iu.test(first) || !/\d/u.test(asSubject(first))
        ? offerDated
        : "",
      offer &&
      clauses.indexOf(offered ?? "") < 2 &&
      /\d ?[%€]|\d ?[x×] ?\d/u.test(offer) &&
      !/\d/u.test(asSubject(first))
        ? asSubject(offer)
        : "",
      asSubject(first),
      ...sentences.slice(1).map(asSubject),
      sells(copy) ? copy.fill("{N} en {biz}") : "",
      offer ? asSubject(offer) : "",
      copy.fill("Novedades de {biz}"),
    ],
    preheaders: [
      ...(away ? [bare(first)] : []),
      ...sentences.slice(1).map(bare),
      said,
      begun(
        bare(
          first
            .split(/: |, (?=[a-zà-ž])/u)
            .slice(1)
            .join(", "),
        ),
      ),
      bare(first),
      spoken === "closing"
        ? copy.fill("Si [necesitas|necesita] algo antes, [escríbenos|escríbanos]")
        : "",
      informs || closing ? "" : bare(difference(copy)),
      copy.fill("Un aviso de {biz}"),
    ],
    main: stack(
      cold && copy.businessName ? copy.fill("Somos {biz}.") : "",
      away || (opening && !first) ? "" : opening,
      away && opening ? `**${opening}**` : first && `**${first}**`,
      (away ? sentences : sentences.slice(1))
        .map((line) => (people ? granted(copy, line) : line))
        .join(" "),
      /^(?:back|return)$/u.test(spoken ?? "") && !/v[ou]el[vt]|regres|reabr/iu.test(all)
        ? copy.fill("Nos alegra volver a [verte|verle].")
        : "",
      spoken === "closing" && sentences.length === 1
        ? copy.fill("Lo avisamos con tiempo para que [puedas|pueda] organizar[te|se].")
        : "",
      lines,
      away && !first && !lines
        ? copy.fill("Si [quieres|quiere] volver, aquí nos [tienes|tiene].")
        : "",
    ),
    beside:
      closing || informs || order || asksUs || spoken === "hiring"
        ? ""
        : away
          ? difference(copy)
          : besideIt(copy),
    call:
      spoken === "closing"
        ? copy.fill("Si [necesitas|necesita] algo antes, [responde|responda] a este correo.")
        : closing
          ? copy.fill(
              spoken === "delay"
                ? "Si [te|le] afecta, [responde|responda] a este correo y lo vemos."
                : /recordamos (?:tu|su) /u.test(all)
                  ? "Si no [puedes|puede] venir, [avísanos|avísenos] respondiendo a este correo."
                  : "Cualquier duda, [responde|responda] a este correo.",
            )
          : asksUs
            ? "Basta con responder a este correo."
            : order || phone || (spoken && !offered) || informs
              ? copy.fill("Cualquier duda, [responde|responda] a este correo.")
              : replyCall(copy, button),
    button: spoken === "hiring" ? "" : button,
  };
}
