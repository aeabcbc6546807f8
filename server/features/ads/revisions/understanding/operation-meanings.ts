import { questionAboutTarget, questionOnRemoval, questions } from "../questions.ts";
import type { Wish } from "../wishes.ts";
import type { Operation } from "./clause-operations.ts";
import type { Target } from "./lexicon.ts";

/** A question that must be answered before a wish can be fulfilled. */
export interface Question {
  about: Target | null;
  question: string;
  because: "missing" | "unknown" | "impossible";
}

export type Meaning = { wish: Wish } | { question: Question } | null;

const wish = (found: Wish): Meaning => ({ wish: found });
const ask = (
  about: Target | null,
  question: string,
  because: Question["because"] = "missing",
): Meaning => ({
  question: { about, question, because },
});

function meaningOfRemove(target: Target | null): Meaning {
  switch (target) {
    case "PRICE":
      return wish({ kind: "remove", part: "price" });
    case "LOGO":
      return wish({ kind: "logo", shown: false });
    case "PHOTO":
      return wish({ kind: "picture", choice: "none" });
    case "BODY":
      return wish({ kind: "remove", part: "body" });
    case "HASHTAGS":
      return wish({ kind: "remove", part: "hashtags" });
    case "EMOJI":
      return wish({ kind: "remove", part: "emoji" });
    case "NAME":
      return wish({ kind: "remove", part: "name" });
    case null:
      return ask(
        null,
        "¿Qué quieres que quitemos: el precio, el logo, la foto, la frase de debajo del título o los hashtags?",
      );
    default:
      return ask(target, questionOnRemoval[target] ?? questionAboutTarget[target]);
  }
}

function meaningOfOther(target: Target | null, op: "other" | "change" | "dislike"): Meaning {
  switch (target) {
    case "PHOTO":
      return wish({ kind: "picture", choice: "other" });
    case "LAYOUT":
      return wish({ kind: "layout" });
    case "COLOR":
    case "BACKGROUND":
      return wish({ kind: "shade", shade: "other" });
    case "FONT":
      return wish({ kind: "font" });
    case "TITLE":
      return op === "change"
        ? ask(target, questionAboutTarget[target])
        : wish({ kind: "rewrite", part: "title" });
    case "BODY":
      return op === "change"
        ? ask(target, questionAboutTarget[target])
        : wish({ kind: "rewrite", part: "body" });
    case "POST":
      return op === "change"
        ? ask(target, questionAboutTarget[target])
        : wish({ kind: "rewrite", part: "post" });
    case "TEXT":
      return op === "change"
        ? ask(target, questionAboutTarget[target])
        : wish({ kind: "rewrite", part: "all" });
    case null:
      return op === "dislike"
        ? ask(null, questions.disliked, "unknown")
        : ask(null, questions.nothing, "unknown");
    default:
      return ask(target, questionAboutTarget[target]);
  }
}

function meaningOfHue(target: Target | null, hexes: string[]): Meaning {
  switch (target) {
    case "BACKGROUND":
      return wish({ kind: "ground", hex: hexes[0]! });
    case "BUTTON":
      return wish({ kind: "tint", part: "cta", hex: hexes[0]! });
    case "TITLE":
    case "TEXT":
    case "FONT":
    case "BODY":
      return wish({ kind: "tint", part: "title", hex: hexes[0]! });
    case "PRICE":
      return wish({ kind: "tint", part: "price", hex: hexes[0]! });
    case "LOGO":
      return ask(
        target,
        "El logo sale como en tu web y su color no se cambia. ¿Lo quitamos, o cambiamos el fondo?",
        "impossible",
      );
    default:
      return wish({ kind: "colors", hexes });
  }
}

export const resizable: Partial<Record<Target, "price" | "title" | "logo" | "picture">> = {
  PRICE: "price",
  TITLE: "title",
  TEXT: "title",
  FONT: "title",
  LOGO: "logo",
  PHOTO: "picture",
};

function meaningOfPut(target: Target | null): Meaning {
  switch (target) {
    case "LOGO":
      return wish({ kind: "logo", shown: true });
    case "PRICE":
      return wish({ kind: "show", what: "price" });
    case "PHONE":
      return wish({ kind: "show", what: "phone" });
    case "ADDRESS":
      return wish({ kind: "show", what: "address" });
    case "WEBSITE":
      return wish({ kind: "show", what: "website" });
    case "PHOTO":
      return wish({ kind: "picture", choice: "other" });
    case null:
      return null;
    default:
      return ask(target, questionAboutTarget[target]);
  }
}

/** Targets with text that can be shortened; the text of a button is short already. */
const shortenable = new Set<Target>(["TITLE", "BODY", "TEXT", "POST", "LAYOUT", "PHOTO", "FONT"]);

/** The wish or question for an operation on a target; null if there is nothing to do. */
export function meaningOf(op: Operation, target: Target | null): Meaning {
  switch (op.type) {
    case "remove":
      return meaningOfRemove(target);
    case "other":
    case "change":
    case "dislike":
      return meaningOfOther(target, op.type);
    case "put":
      return meaningOfPut(target);
    case "resize": {
      const part = target && resizable[target];
      if (part) return wish({ kind: "resize", part, bigger: op.bigger });
      return target && target !== "LAYOUT"
        ? ask(target, `Eso no se puede agrandar ni encoger. ${questions.size}`, "impossible")
        : ask(null, questions.size, "unknown");
    }
    case "shorten":
      if (target && !shortenable.has(target)) return ask(target, questionAboutTarget[target]);
      return wish({
        kind: "shorten",
        part: target === "TITLE" ? "title" : target === "POST" ? "post" : "all",
      });
    case "lengthen":
      return ask(target, questions.longer, "unknown");
    case "hue":
      return meaningOfHue(target, op.hexes);
    case "shade":
      if (target === "PHOTO") return ask(target, questions.photoLight, "impossible");
      if (target === "TITLE" || target === "TEXT" || target === "FONT") {
        if (op.shade === "dark" || op.shade === "light")
          return wish({
            kind: "tint",
            part: "title",
            hex: op.shade === "dark" ? "#141414" : "#ffffff",
          });
      }
      return wish({ kind: "shade", shade: op.shade });
    case "capitals":
      if (target && target !== "TITLE" && target !== "TEXT" && target !== "FONT") {
        return ask(target, questionAboutTarget[target]);
      }
      return wish({ kind: "capitals", on: op.on });
    case "tags":
      return wish({ kind: "hashtags", tags: op.tags, only: op.only });
    case "vague":
      return meaningOfVague(target);
    case "move":
      return ask(target, questions.move, "impossible");
    case "undo":
      return ask(null, questions.undo, "impossible");
    case "keep":
      return null;
  }
}

function meaningOfVague(target: Target | null): Meaning {
  switch (target) {
    case "PHOTO":
      return wish({ kind: "picture", choice: "other" });
    case "LAYOUT":
      return wish({ kind: "layout" });
    case "FONT":
      return wish({ kind: "font" });
    case "PRICE":
      return wish({ kind: "resize", part: "price", bigger: true });
    case "TITLE":
    case "POST":
    case "TEXT":
    case "BODY":
      return ask(target, questionAboutTarget[target], "unknown");
    default:
      return ask(target, questions.vague, "unknown");
  }
}
