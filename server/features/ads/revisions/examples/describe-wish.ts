import type { Wish } from "../wishes.ts";

/** A wish in the notation of the examples: `price bigger`, `cta=Reserva hoy`, `logo off`. */
export function describeWish(wish: Wish): string {
  switch (wish.kind) {
    case "write":
      return `${wish.part}${wish.adds ? "+" : ""}=${wish.text}${wish.before ? `<${wish.before}` : ""}`;
    case "replace":
      return `${wish.from}>${wish.to}`;
    case "remove":
      return `${wish.part} off`;
    case "hashtags":
      return `hashtags ${wish.only ? "" : "+"}${wish.tags.join(",")}`;
    case "show":
      return `show ${wish.what}`;
    case "resize":
      return `${wish.part} ${wish.bigger ? "bigger" : "smaller"}`;
    case "shorten":
      return `shorten ${wish.part}`;
    case "rewrite":
      return `rewrite ${wish.part}`;
    case "capitals":
      return `capitals ${wish.on ? "on" : "off"}`;
    case "logo":
      return `logo ${wish.shown ? "on" : "off"}`;
    case "picture": {
      const { choice } = wish;
      if (typeof choice === "string") return `picture ${choice}`;
      return "named" in choice ? `picture ${choice.named}` : `picture #${choice.place}`;
    }
    case "layout":
    case "font":
      return wish.kind;
    case "colors":
      return `colors ${wish.hexes.join(",")}`;
    case "ground":
      return `ground ${wish.hex}`;
    case "shade":
      return `shade ${wish.shade}`;
    case "tint":
      return `tint ${wish.part} ${wish.hex}`;
  }
}
