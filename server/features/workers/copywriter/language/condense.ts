/** How many words somebody reads: no marks, no lines of a table. */
export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[a-zA-ZÀ-ÖØ-ž\d]/u.test(word)).length;

/** A part of a piece under its own heading; the first has none. */
interface Section {
  heading: string;
  blocks: string[];
}

/** What a piece can do without and still be the same piece. */
const spare =
  /^(?:\*\*(?:Otro asunto|Objetivo de campaña|Preheader|Descripción|Presupuesto|Excluye|Orden|Cuidado|Palabras que excluiría|Salida|Prueba antes|Para pedirla|Lo que no hace falta|Antes de empezar|La que no puede faltar|Portada|Botón del anuncio|Siguiente revisión|Se detiene|Para afinar|Está completo|Cómo usarla|Montaje|Primera (?:línea|pieza)|Para cerrar)|\*Para: )/u;
const spareSection =
  /^### (?:Para el buscador|Antes de decidir|Nombres que probaría|Cómo afinarlo|Cómo se hace|Dónde se enseña|Para comprobar|El cliente, por dentro|Reglas|Lo que haces tú|Texto que acompaña|Palabras clave|El punto de partida|¿(?:Te|Le) suena)/u;
/** What helps to decide and is not what was asked for: it goes when the rest was not enough. */
const background =
  /^\*\*(?:La prueba|Qué se cuenta|Lo que pide cada pieza|Formato|Igual|Además|Color|Fondo|Excluye|A quién)/u;
/** Ways to say the same: one is enough. */
const choice = /^##?#? ?(?:Opción|Anuncio|Concepto|Versión|Post para .+, opción|Correo \d+$)/u;
const last = /^### (?:Siguiente paso|Al final de la página|Cierre)/u;
const isTable = (block: string) => block.startsWith("|");
const isList = (block: string) => /^(?:- |1\. )/.test(block);
const isTags = (block: string) => /^#[a-zA-ZÀ-ÖØ-ž\d]/u.test(block);
const isHook = (block: string) => /^\*\*[^*]+\*\*$/u.test(block) || /^\*[^*]+\*$/u.test(block);
const isButton = (block = "") => block.startsWith("**→");
const isLabel = (block: string) => /^\*\*[^*]+:\*\*/u.test(block) || isButton(block);
const greets = (block: string) =>
  /^(?:¡?Hola|¡?Buen[oa]s|Estimad|¡?Ey|¡?Qué tal)/u.test(block) && wordCount(block) <= 6;
const isLetter = (block: string) =>
  greets(block) ||
  /^[^.?!]{2,30},\n/u.test(block) ||
  /^[A-ZÀ-ÖØ-Þ][a-zA-ZÀ-ÖØ-ž ]{3,24}, (?:[A-ZÀ-ÖØ-Þ]|el equipo)[^.?!]*\.$/u.test(block);
const isQuestion = (block: string) => /^\*\*¿[^*]+\?\*\*$/u.test(block);

const sentenceEnd = /(?<=[.?!…]["»”)*]*)\s+(?=[A-ZÀ-ÖØ-Þ¿¡«*])/u;
const firstSentence = (block: string) => block.split(sentenceEnd)[0]!;

function sections(body: string): Section[] {
  const all: Section[] = [{ heading: "", blocks: [] }];
  for (const block of body.split("\n\n")) {
    if (/^##+ /.test(block)) {
      const [heading = "", ...rest] = block.split("\n");
      all.push({ heading, blocks: rest.join("\n").trim() ? [rest.join("\n").trim()] : [] });
    } else if (block.trim()) all.at(-1)!.blocks.push(block);
  }
  return all;
}

/** Whether a section is what the subject of its mail announces. */
function isSubject({ heading }: Section, [first]: readonly Section[]): boolean {
  const subject = first?.blocks.find((block) => block.startsWith("**Asunto:**")) ?? "";
  const title = heading.replace(/^#+ /, "").toLowerCase();
  return title !== "" && subject.toLowerCase().endsWith(title);
}

const join = (parts: readonly Section[]) =>
  parts
    .flatMap(({ heading, blocks }) => (heading ? [heading, ...blocks] : blocks))
    .filter(Boolean)
    .join("\n\n");

/** The paragraphs of a section that stand between its first line and what it asks for. */
function middle({ blocks }: Section): number[] {
  const plain = blocks.flatMap((block, at) =>
    isTags(block) ||
    isHook(block) ||
    isLabel(block) ||
    isLetter(block) ||
    isTable(block) ||
    isList(block)
      ? []
      : [at],
  );
  const last = plain.at(-1) ?? 0;
  // A button asks by itself.
  const call = isButton(blocks[last + 1]) && !asks(blocks[last + 1], blocks[last]!) ? -1 : last;
  const opens = blocks.some((block) => isHook(block));
  return plain.filter((at) => at !== call && (opens || at !== plain[0]));
}

/** What a letter's last section ends with: what is asked for, its button and its signature. */
function closing({ blocks }: Section): string[] {
  // Whoever is greeted in it gets a letter of its own, which goes whole.
  if (!isLetter(blocks.at(-1) ?? "") || blocks.some(greets)) return [];
  const button = blocks.findIndex((block) => isButton(block));
  const end = button >= 0 ? button : blocks.length - 1;
  return blocks.slice(Math.max(0, end - 1));
}

/** A section goes; the call that stood at its end stays with the one before. */
function without(parts: readonly Section[], gone: Section): Section[] {
  const call = gone.heading.endsWith("Antes de decidir") ? gone.blocks.slice(1) : closing(gone);
  const at = parts.indexOf(gone);
  parts[at - 1]?.blocks.push(...call);
  return parts.filter((one) => one !== gone);
}

/** Whether a button asks for what the sentence before it asks for: «Para pedir cita, responde a este correo.» */
function asks(button: string | undefined, sentence: string): boolean {
  const act = /^\*\*→ (.+)\*\*$/u.exec(button ?? "")?.[1]?.toLowerCase();
  const said = sentence.toLowerCase();
  return act === "responder a este correo"
    ? /^si (?:te|le) interesa, respond[ae] a este correo/.test(said)
    : act !== undefined && said.startsWith(`para ${act},`);
}

/** What can go, first: of a mail its announced section goes last, and before it the one that closes. */
function dispensable(parts: readonly Section[]): Section[] {
  const rank = (part: Section) => (isSubject(part, parts) ? 2 : closing(part).length > 0 ? 1 : 0);
  return parts.toReversed().sort((one, other) => rank(one) - rank(other));
}

/** The sentence that asks for something; a short question that leads to it keeps what follows. */
function callIn(block: string, act: string): string {
  const said = block.split(sentenceEnd);
  const call = act && said.find((one) => one.toLowerCase().includes(act.toLowerCase()));
  if (call) return call;
  return said[0]!.endsWith("?") && wordCount(said[0]!) <= 4 ? said.slice(0, 2).join(" ") : said[0]!;
}

/** «Quien lo sabe da el paso: pide cita.» → «Pide cita.»; «Debate abierto: ¿dulce o salado?» → «¿Dulce o salado?» */
function bareCall(block: string, act: string): string {
  const question = /^[^¿:*\n|«]{8,60}: ¿([a-zà-ž])([^*\n|«]+\?)$/u.exec(block);
  if (question) return `¿${question[1]!.toUpperCase()}${question[2]}`;
  const at = act ? block.toLowerCase().indexOf(`: ${act.toLowerCase()}`) : -1;
  const call = block.slice(at + 2);
  return at < 0 || /[*\n|«]/.test(block) ? block : `${call[0]!.toUpperCase()}${call.slice(1)}`;
}

/** «**Uno. Dos. 👋**» → «**Uno.**» */
function firstOfHook(block: string): string {
  const mark = block.startsWith("**") ? "**" : "*";
  return `${mark}${firstSentence(block.slice(mark.length, -mark.length))}${mark}`;
}

function shorterList(block: string, keep: number): string {
  const items = block.split("\n");
  return items.slice(0, Math.max(1, keep)).join("\n");
}
const withoutWhy = (block: string) =>
  block.replace(
    /^(\d+\. \*\*[^*]*([^*])\*\*)(?:(?:\s\([^)]*\))?\.|(?<=[?!…]\*\*)) .*$/gmu,
    (_item, title: string, end: string) => (/[?!…]/.test(end) ? title : `${title}.`),
  );
const leadOnly = (block: string) =>
  block
    .split("\n")
    .map((item) =>
      /^\d+\. /.test(item) && !/^\d+\. \*\*/.test(item)
        ? `${/^\d+\. /.exec(item)![0]}${firstSentence(item.replace(/^\d+\. /, ""))}`
        : item,
    )
    .join("\n");

/**
 * The same piece in at most `most` words, as far as it stays whole: what it can do without goes
 * first, then second sentences, then middle paragraphs, then alternatives. First lines, what is
 * asked for (`act`, as it is written in the text) and tables of seconds stay.
 */
export function condense(body: string, most: number, act = ""): string {
  let parts = sections(body);
  const enough = () => wordCount(join(parts)) <= most;
  const edit = (change: (block: string, at: number, part: Section) => string) => {
    for (const part of parts.toReversed()) {
      for (let at = part.blocks.length - 1; at >= 0 && !enough(); at -= 1) {
        part.blocks[at] = change(part.blocks[at]!, at, part);
      }
      part.blocks = part.blocks.filter(Boolean);
    }
  };
  const steps: (() => void)[] = [
    () => edit((block) => (spare.test(block) ? "" : block)),
    () => {
      for (const part of parts.toReversed())
        if (!enough() && spareSection.test(part.heading)) parts = without(parts, part);
    },
    () => edit((block) => (isTags(block) ? block.split(" ").slice(0, 3).join(" ") : block)),
    () => edit((block) => (isList(block) ? leadOnly(withoutWhy(block)) : block)),
    () => {
      for (const part of parts.toReversed())
        while (!enough() && middle(part).length > 1) part.blocks.splice(middle(part).at(-1)!, 1);
    },
    () => edit((block, at, part) => (asks(part.blocks[at + 1], block) ? "" : block)),
    () => edit((block, at, part) => (middle(part).includes(at) ? firstSentence(block) : block)),
    () => edit((block) => (block.startsWith("**Texto principal:**") ? shorterAd(block) : block)),
    () => edit((block) => (background.test(block) ? "" : block)),
    () => {
      // Questions go with their answers, the last ones first.
      for (const part of parts.toReversed()) {
        while (!enough() && part.blocks.filter(isQuestion).length > 2) {
          const at = part.blocks.findLastIndex(isQuestion);
          part.blocks.splice(at, 2);
        }
      }
    },
    () =>
      edit((block) =>
        isList(block) ? shorterList(block, Math.ceil(block.split("\n").length / 2)) : block,
      ),
    () => {
      for (const part of parts.toReversed())
        while (!enough() && middle(part).length > 0) part.blocks.splice(middle(part).at(-1)!, 1);
    },
    () => {
      const others = parts.filter((part) => choice.test(part.heading));
      while (!enough() && others.length > 1) {
        const gone = others.pop()!;
        parts = parts.filter((one) => one !== gone);
      }
      const [only] = others;
      if (others.length === 1 && only && /^### /.test(only.heading)) only.heading = "";
    },
    () =>
      edit((block) => {
        if (!isTable(block) || /\| Segundos \|/u.test(block)) return block;
        const rows = block.split("\n");
        const least = Math.max(2, Math.ceil((rows.length - 2) / 2));
        return [...rows.slice(0, 1 + least), ...rows.slice(-1)].join("\n");
      }),
    () => {
      for (const part of dispensable(parts))
        if (
          !enough() &&
          part !== parts[0] &&
          (parts.length > 2 || part.heading.endsWith("Texto de la publicación")) &&
          !last.test(part.heading) &&
          !choice.test(part.heading)
        )
          parts = without(parts, part);
    },
    () => {
      // A mail whose subject is a section of it needs nothing before its sections.
      const [first] = parts;
      if (first && !enough() && parts.some((part) => isSubject(part, parts)))
        first.blocks = first.blocks.filter((block) => isLabel(block) || isLetter(block));
    },
    () => {
      for (const part of parts) if (!enough() && isSubject(part, parts)) part.heading = "";
    },
    () =>
      edit((block) =>
        isTags(block) || isList(block) || isTable(block) || isHook(block)
          ? block
          : callIn(block, act),
      ),
    () => edit((block) => (isTags(block) ? "" : block)),
    () =>
      edit((block) =>
        isList(block) ? shorterList(block, Math.ceil(block.split("\n").length / 2)) : block,
      ),
    () => edit((block) => (isHook(block) ? firstOfHook(block) : block)),
    () => edit((block) => (isHook(block) || isTable(block) ? block : bareCall(block, act))),
    () => {
      // What is asked for can be told from its place, without its heading.
      for (const part of parts) if (!enough() && last.test(part.heading)) part.heading = "";
    },
    () => {
      for (const part of parts) if (!enough()) part.blocks = withoutOpening(part.blocks);
    },
  ];
  for (const step of steps) if (!enough()) step();
  return join(parts);
}

/** A letter whose question names the thing needs no line that announces it. */
function withoutOpening(blocks: readonly string[]): string[] {
  const [opening, ...others] = blocks.filter((block) => !isLetter(block));
  const names = (block: string) =>
    longWords(block).some((word) => longWords(opening!).includes(word));
  return opening && blocks.some(isLetter) && others.some(names)
    ? blocks.filter((block) => block !== opening)
    : [...blocks];
}

const longWords = (text: string): string[] => text.toLowerCase().match(/[a-zà-ž]{5,}/gu) ?? [];

/** «Gancho. Producto, en casa. Pide cita.» → its first and its last sentence. */
function shorterAd(block: string): string {
  const [label, ...rest] = block.split(":** ");
  const said = rest.join(":** ").split(sentenceEnd);
  return said.length > 2 ? `${label}:** ${said[0]} ${said.at(-1)}` : block;
}
