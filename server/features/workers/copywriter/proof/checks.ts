import { fold } from "../language/escape.ts";
import { graphemes } from "../language/polish.ts";

/** Words that are wrong without their accent, whatever the sentence. */
const missingAccent =
  /(?<![\p{L}#/\d-])(?:tambien|ademas|asi|aqui|alli|ahi|despues|jamas|quiza|quizas|segun|traves|dia|dias|pagina|paginas|telefono|movil|facil|dificil|rapido|rapida|ultimo|ultima|unico|unica|publico|numero|numeros|articulo|vehiculo|credito|creditos|metrica|metricas|boton|cancion|razon|razones(?=X)|informacion|atencion|sesion|coleccion|opcion|ocasion|habitacion|decision|promocion|seccion|situacion|solucion|reunion|conversacion|educacion|revision|ilusion|corazon|jardin|algun|ningun|detras|atras|arbol|cafe|te(?=X)|menu|bebe|sofa|mama|papa(?=X)|esta?n(?=X)|estan|sera|seran|podra|tendra|habra|haria|podria|tendria|seriamos|sabado|miercoles|otono|nino|ninos|nina|manana|pequeno|pequena|diseno|espanol|ano|anos|senal|companero|dueno|sueno|linea|lineas|musica|clinica|medico|medica|tecnico|tecnica|practico|practica(?=X)|clasico|clasica|economico|electrico|proximo|proxima|minimo|maximo|titulo|titulos|parrafo|video(?=X)|caracter(?=\s)|interes|ingles|frances|reves|cortesia|fotografia|energia|alegria|compania|garantia|categoria|mayoria|todavia|mio|mia|rio(?=X)|frio|fria|vacio|vacia|pais|raiz|maiz|oido|caido|leido|tenia|habia|decia|queria|venia|comprometio|dijo(?=X))(?![\p{L}-])/iu;
const doubled = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/giu;
const allowedDoubles = new Set(["muy", "poco", "hola", "bla"]);

const strip = (text: string) => text.replace(/```[\s\S]*?```/g, "");

/** Every way in which a text is not fit to leave the house; empty when it is. */
export function flaws(
  markdown: string,
  formal: boolean,
  userWords: ReadonlySet<string> = new Set(),
): string[] {
  const found: string[] = [];
  const text = strip(markdown);
  const note = (name: string, match: RegExpExecArray | null) => {
    if (match)
      found.push(
        `${name}: …${text.slice(Math.max(0, match.index - 40), match.index + 40).replace(/\n/g, "⏎")}…`,
      );
  };
  note("placeholder", /[{}]|\bundefined\b|\[object|\bNaN\b|\bnull\b|\[[^\]]*\|/.exec(text));
  note("markup", /<[^>]*\||\|[^|\n]*\]/.exec(text));
  for (const match of text.matchAll(doubled)) {
    if (!allowedDoubles.has(match[1]!.toLowerCase()) && !userWords.has(fold(match[1]!)))
      note("doubled word", match);
  }
  const accent = missingAccent.exec(text);
  if (accent && !userWords.has(fold(accent[0]))) note("missing accent", accent);
  note("double space", / {2,}/.exec(text));
  note("space before stop", /\s[,.;:?!](?=\s|$)/.exec(text.replace(/ … |: …/g, " ")));
  note("de el / a el", /(?<!\p{L})(?:de|a) el \p{Ll}/u.exec(text));
  note("y i / o o", /(?<!\p{L})(?:y h?[ií](?![aeo])\p{L}|o h?o\p{L})/iu.exec(text));
  note(
    "la before loud a",
    /(?<!\p{L})(?:la|una) (?:agua|aula|alma|área|águila|hambre)(?!\p{L})/iu.exec(text),
  );
  // The italics of mathematics have no capitals.
  const small = /(?:^|[.?!] )[*_«"(¿¡]*(?=\p{CWU})\p{Ll}(?!\p{L}*\p{Lu})/mu;
  note("lower-case start", small.exec(sentences(text)));
  note("double stop", /[^.]\.\.(?!\.)|,,|;;|[?!…]\*{0,2}\./.exec(text));
  for (const [open, close] of ["¿?", "¡!", "«»", "()"] as const) {
    for (const line of text.split("\n")) {
      if (count(line, open!) !== count(line, close!))
        found.push(`unbalanced ${open}${close}: ${line.slice(0, 120)}`);
    }
  }
  for (const line of text.split("\n")) {
    if (count(line, "**") % 2 !== 0) found.push(`unbalanced **: ${line.slice(0, 120)}`);
  }
  const piece = pieceOf(markdown);
  note(
    "mixed register",
    formal
      ? null
      : /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu.exec(piece) &&
          /(?<!\p{L})usted(?!\p{L})/iu.exec(text),
  );
  if (
    formal &&
    !/^## (?:Público|Prueba|Informe|Revisión de tienda|Plan|Campaña|Horario|Resumen|Guía|Guion|Lista|Concepto|Sistema|\d+ ideas|Una idea|Calendario|Automatización|Flujo|Reactivación)/mu.test(
      text,
    )
  ) {
    const tu = /(?<![\p{L}«])(?:tú|te|ti|tu|tus|contigo|tuyo|tuya)(?!\p{L})/iu.exec(piece);
    if (tu)
      found.push(
        `tú in a formal text: …${piece.slice(Math.max(0, tu.index - 50), tu.index + 40).replace(/\n/g, "⏎")}…`,
      );
  }
  found.push(...tagFlaws(text), ...limitFlaws(text));
  return found;
}

const count = (text: string, part: string) => text.split(part).length - 1;

/** The text with what may start in lower case taken out: addresses, hashtags. */
function sentences(text: string): string {
  return text
    .split("\n")
    .filter((line) => !/^#\p{L}/u.test(line))
    .map((line) => line.replace(/\b(?:p\. ej|aprox|etc|máx|mín)\. /g, ""))
    .join("\n");
}

/** What would be published: from the first `## ` to the `---`. */
export function pieceOf(markdown: string): string {
  const start = markdown.search(/^## /mu);
  if (start < 0) return "";
  const end = markdown.indexOf("\n---", start);
  return strip(markdown.slice(start, end < 0 ? undefined : end));
}

function tagFlaws(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    if (!/^#[\p{L}\d]/u.test(line)) continue;
    const tags = line.split(" ");
    for (const tag of tags)
      if (!/^#[\p{L}\d_]*\p{L}[\p{L}\d_]*$/u.test(tag) || /[áéíóúü]/i.test(tag))
        found.push(`bad hashtag ${tag}`);
    if (new Set(tags.map(fold)).size !== tags.length) found.push(`repeated hashtag in ${line}`);
  }
  return found;
}

function limitFlaws(text: string): string[] {
  const found: string[] = [];
  const piece = /^## Anuncio para (Meta|Google)/mu.exec(text)?.[1];
  const check = (label: string, max: number) => {
    for (const match of text.matchAll(new RegExp(`^\\*\\*${label}:\\*\\* (.*)$`, "gmu"))) {
      if (graphemes(match[1]!) > max) found.push(`${label} over ${max}: ${match[1]}`);
    }
  };
  if (piece === "Meta") {
    check("Titular", 40);
    check("Texto principal", 125);
    check("Descripción", 30);
  }
  if (piece === "Google") {
    const body = pieceOf(text);
    for (const [part, max] of [
      ["Titulares", 30],
      ["Descripciones", 90],
    ] as const) {
      const block =
        new RegExp(`### ${part}[^\\n]*\\n([\\s\\S]*?)(?=\\n#|\\n\\*\\*|$)`, "u").exec(body)?.[1] ??
        "";
      for (const match of block.matchAll(/^- (.*)$/gmu))
        if (graphemes(match[1]!) > max) found.push(`${part} over ${max}: ${match[1]}`);
    }
  }
  return found;
}
