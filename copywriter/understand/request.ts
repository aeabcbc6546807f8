import type { BrandTone } from "#shared/brain.ts";
import type { Phrase } from "../spanish/phrase.ts";

/** Who reads is addressed so. */
export type Register = "tu" | "usted" | "vos";

export type Network =
  | "instagram"
  | "facebook"
  | "linkedin"
  | "tiktok"
  | "x"
  | "whatsapp"
  | "google"
  | "youtube"
  | "pinterest";

/** A thing that must stand in the reply because it was told: «18 €», «el sábado», «La Palma». */
export interface Atom {
  kind:
    | "price"
    | "percent"
    | "number"
    | "hour"
    | "date"
    | "weekday"
    | "month"
    | "place"
    | "name"
    | "phone"
    | "link"
    | "term";
  /** As it should stand in a text: «18 €», «sábado», «20:00». */
  text: string;
  /** Other folded spellings that count as the same. */
  same?: readonly string[];
}

/** What a fact says, by which it finds its place in a text. */
export type FactRole =
  /** What is offered or happens; the first one usually makes the first line. */
  | "what"
  | "price"
  | "when"
  | "where"
  /** «máximo 8 personas», «con cita previa», «vacunas al día», «sin ascensor» */
  | "condition"
  /** «quedan 4 huecos», «hasta el 25 de agosto» */
  | "limit"
  /** «con cava y fruta», «IVA incluido» */
  | "included"
  | "contact"
  /** Why or how it is good: «salen a las 7», «no huele» */
  | "benefit";

/** One thing that the owner told, in correct Spanish, without a final stop. */
export interface Fact {
  text: string;
  /** Has a finite verb and can stand as a sentence: «el jueves hay after office». Else a fragment: «grupos de 2 a 6». */
  isSentence: boolean;
  role: FactRole;
  atoms: readonly Atom[];
}

/** What the owner wants readers to do: «que pidan presupuesto». */
export type Action =
  | "buy"
  | "order"
  | "book"
  | "quote"
  | "visit"
  | "call"
  | "message"
  | "signup"
  | "come"
  | "download"
  | "reply"
  | "share"
  | "follow";

/** What a text must be or must not be, said to the worker and never printed. */
export interface Limits {
  /** Characters of the whole piece, or of each of its parts. */
  maxChars?: number;
  minChars?: number;
  maxCharsEach?: number;
  maxWords?: number;
  isShort?: boolean;
  isLong?: boolean;
  /** Of a mail's subject. */
  subjectMaxChars?: number;
  /** Seconds of a video. */
  seconds?: number;
  /** How many pieces, options, ideas, messages, steps, questions. */
  count?: number;
  /** Words with which the text ends, as told. */
  ending?: string;
}

/** What must not stand in the text. */
export type Ban =
  | "price"
  | "emoji"
  | "hashtags"
  | "discount"
  | "voice"
  | "date"
  | "phone"
  | "exclamation"
  | "question"
  | "business"
  | "link"
  | "hour"
  | "place"
  | "conditions";

/** A reader's own words, to be answered. */
export interface QuotedMessage {
  text: string;
  kind:
    | "praise"
    | "complaint"
    | "question"
    | "grief"
    | "insult"
    | "spam"
    | "joke"
    | "mixed"
    | "other";
  /** Who wrote it, when told. */
  name?: string;
  stars?: number;
  /** What a question asks for, or what a complaint is about, as nouns: «precio», «wifi», «espera». */
  about: readonly string[];
  isReview: boolean;
  /** Of `topics` in quoted.yaml: «time», «price»… */
  topics?: readonly string[];
  /** Something of the body, or an accident: no lightness, and who knows must look. */
  isSerious?: boolean;
  /** What the owner wants to be said, sentence by sentence; «que …» orders who reads: «que lo traiga hoy». */
  ordered?: readonly string[];
  /** What the owner told of the customer to us: «el cliente no lo lavó a mano». */
  unsaid?: readonly string[];
  /** «sin disculparme» */
  noApology?: boolean;
  /** «no podemos dar datos de su ficha» */
  isConfidential?: boolean;
  /** Questions that were reported, each with the answer beside it. */
  questions?: readonly { ask: string; answer?: string }[];
}

/** Something asked that would harm the owner, by what it is. */
export type Harm =
  | "invented-reviews"
  | "invented-figures"
  | "bought-list"
  | "health-promise"
  | "superlative"
  | "copied-slogan"
  | "personal-targeting"
  | "false-scarcity"
  | "attack-competitor"
  | "deceptive";

/** One change to the piece before. */
export type Edit = (
  | { kind: "shorter" | "longer" | "another" | "simpler" }
  | { kind: "register"; register: Register }
  | { kind: "remove"; what: Ban | { text: string } }
  | { kind: "add"; what: "emoji" | "hashtags" | "call" | "price" | { fact: Fact }; atEnd?: boolean }
  | { kind: "replace"; from: string; to: string }
  /** «cambia el segundo»: parts from 1, -1 is the last; `about` when told what of, `text` when the words were told. */
  | { kind: "part"; part: number; about?: string; text?: string; sentence?: boolean }
  /** «me quedo con el primero» */
  | { kind: "keep"; part: number }
  | { kind: "subject-line" | "hook" | "call" | "title" }
  | { kind: "tone"; tone: string }
  | { kind: "audience"; audience: string }
  | { kind: "network"; network: Network }
  /** «termina con una pregunta»: how the text must end. */
  | { kind: "ending"; ending: string }
  | { kind: "spelling" }
) & {
  /** The part that alone is changed: «el segundo más corto». */
  in?: number;
};

/** What a knowledge piece must explain: «5 errores al pedir una traducción jurada». */
export interface Question {
  kind:
    | "errors"
    | "steps"
    | "comparison"
    | "reasons"
    | "tips"
    | "myths"
    | "questions"
    | "when"
    | "what"
    | "before-after"
    | "list";
  /** As told, corrected: «cuándo conviene resina y cuándo filamento». */
  text: string;
  /** Two or more things that are compared. */
  sides?: readonly string[];
}

/** What was understood of a message. Everything told stands in one of its fields, or in `unclear`. */
export interface Request {
  /** Of shared/workers.ts, or "chat" when no piece is asked for. */
  deliverable: string;
  /** Further pieces of the same order: «un post y un correo». */
  also?: readonly string[];
  /** A piece of another worker was asked for. */
  isColleagues: boolean;
  /** What it is about: one of the owner's products, or what was named. */
  subject?: Phrase;
  question?: Question;
  /** What the owner told, in the order told. */
  facts: readonly Fact[];
  /** «comunidades», «quienes pidieron presupuesto hace 2 semanas» */
  audience?: string;
  /** The feast or event it is for: «Navidad», «el Día de la Madre». */
  occasion?: string;
  network?: Network;
  networks: readonly Network[];
  /** Asked for in this message or before; else by the profile's land. */
  register: Register;
  /** When asked for. */
  tone?: BrandTone;
  action?: Action;
  /** As told: «que pidan visita técnica» → «pedir visita técnica». */
  actionText?: string;
  limits: Limits;
  bans: readonly Ban[];
  /** Words or senses that must not stand in the text: «que no suene a obra» → «obra». */
  bannedWords: readonly string[];
  /** Whom or what an audience or a search leaves out: «no frikis de figuritas», «que no renten», «no comprar» → «frikis de figuritas», «quienes rentan», «comprar». */
  exclusions?: readonly string[];
  /** «con emojis», «con hashtags» */
  wants: readonly ("emoji" | "hashtags")[];
  quoted?: QuotedMessage;
  edits: readonly Edit[];
  harm?: Harm;
  /** A question to the worker («¿a qué hora publico?»), when no piece is asked for. */
  asked?: string;
  /** What was said and not understood; it is asked about, never published. */
  unclear: readonly string[];
  /** Clauses that tell the worker how to write, as typed: «post para insta», «máximo 150 caracteres». */
  directives?: readonly string[];
}
