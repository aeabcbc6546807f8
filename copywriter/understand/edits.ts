import { spansOf } from "./atoms.ts";
import { segmentsOf } from "./clauses.ts";
import { factOf } from "./facts.ts";
import type { Ban, Edit, Network, Register } from "./request.ts";
import type { Orders } from "./scan.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { verbIn } from "./verbs.ts";
import { type Concept, conceptAt, type Kind, wordsOf } from "./vocabulary.ts";

const kinds: readonly Kind[] = ["edit", "register", "ban", "want", "limit", "tone"];

/** The changes that a message asks of the piece before, in order; empty when it is another order. */
export function editsOf(
  text: string,
  tokens: readonly Token[],
  orders: Orders,
  worker: string,
): Edit[] {
  if (
    orders.deliverables.some(({ isOrdered, id }) => isOrdered && id !== "chat") &&
    !isChange(tokens, worker)
  )
    return [];
  const corrected = correctionIn(text, tokens);
  if (corrected) return [corrected];
  // «el precio es 25 €»
  const thing = conceptAt(tokens, 0, tokens.length, worker, ["thing"]);
  if (thing && tokens.length < 12 && /^(?:es|son|va|seria)$/.test(tokens[thing.length]?.key ?? ""))
    return [{ kind: "add", what: { fact: factOf(text.trim(), true, false) } }];
  const reader = tokens.length < 7 && tokens[0]?.key === "para" ? orders.audience : undefined;
  if (reader) return [{ kind: "audience", audience: reader }];
  const edits: Edit[] = [];
  for (const segment of segmentsOf(tokens)) {
    let { from } = segment;
    for (
      let filler = conceptAt(tokens, from, segment.to, worker, ["filler"]);
      filler;
      filler = conceptAt(tokens, from, segment.to, worker, ["filler"])
    ) {
      if (conceptAt(tokens, from, segment.to, worker, ["edit"])) break;
      from += filler.length;
    }
    if (from >= segment.to) continue;
    for (const [start, end] of changesIn(tokens, from, segment.to, worker))
      readSegment({ text, tokens, worker }, start, end, edits);
    if (edits.length === 0) return [];
  }
  return edits.filter(
    (edit, at) =>
      !edits.slice(0, at).some((other) => JSON.stringify(other) === JSON.stringify(edit)),
  );
}

/** «quita el precio y pon que …»: cuts before «y» and another change; skips words before the first. */
function changesIn(
  tokens: readonly Token[],
  start: number,
  to: number,
  worker: string,
): [number, number][] {
  const found: [number, number][] = [];
  const isChangeAt = (at: number) => conceptAt(tokens, at, to, worker, kinds);
  let from = start;
  // «me gusta el primero pero más corto»
  const but = tokens.findIndex(
    ({ key }, at) =>
      at > start && at < to && /^(?:pero|y)$/.test(key) && isChangeAt(at + 1)?.kind === "edit",
  );
  if (but > start && !isChangeAt(start) && !wordsOf("joints").has(tokens[start]!.key))
    from = but + 1;
  for (let at = from + 1; at < to - 1; at += 1) {
    const next = tokens[at]!.key === "y" ? isChangeAt(at + 1) : undefined;
    if (!next || (next.kind === "edit" && next.value === "part")) continue;
    found.push([from, at]);
    from = at + 1;
  }
  found.push([from, to]);
  return found;
}

/** «no, el sábado mejor», «es el viernes, no el jueves», «mejor a las 9»: another day, hour or number. */
function correctionIn(text: string, tokens: readonly Token[]): Edit | undefined {
  const isMarker = (token: Token | undefined) =>
    token !== undefined &&
    (token.kind === "mark" || /^(?:no|perdon|ah|es|son|mejor|uy|digo|que|ay)$/.test(token.key));
  if (tokens.length > 14) return undefined;
  let from = 0;
  while (isMarker(tokens[from])) from += 1;
  const not = tokens.findIndex(
    ({ key }, at) => at > from && key === "no" && tokens[at - 1]!.key === ",",
  );
  let to = not < 0 ? tokens.length : not;
  const last = to;
  while (to > from && isMarker(tokens[to - 1])) to -= 1;
  const isMarked = from > 0 || tokens.slice(to, last).some(({ key }) => key === "mejor");
  if (!isMarked || to <= from || to - from > 6 || verbIn(tokens, from, to) >= 0) return undefined;
  const right = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
  if (spansOf(tokensOf(right)).length === 0) return undefined;
  const wrong = not < 0 ? "" : text.slice(tokens[not + 1]?.start ?? text.length);
  return { kind: "replace", from: wrong.replace(/[\s.!]+$/u, ""), to: right };
}

const isChange = (tokens: readonly Token[], worker: string) => {
  const concept = conceptAt(tokens, 0, tokens.length, worker, ["edit"]);
  return concept !== undefined && concept.value !== "add" && concept.value !== "another";
};

function readSegment(
  scan: { text: string; tokens: readonly Token[]; worker: string },
  start: number,
  to: number,
  edits: Edit[],
): void {
  const { text, tokens, worker } = scan;
  const words = (from: number, end = to) =>
    text.slice(tokens[from]?.start ?? 0, tokens[end - 1]?.end ?? 0);
  let from = start;
  const last = edits.at(-1);
  const told = themeOf(words(from));
  if (last?.kind === "part" && !last.about && told) {
    edits[edits.length - 1] = { ...last, about: told };
    return;
  }
  // «en el primero quita la fecha»
  const inPart = tokens[from]?.key === "en" && conceptAt(tokens, from + 1, to, worker, ["part"]);
  if (inPart && conceptAt(tokens, from + 1 + inPart.length, to, worker, ["edit"]))
    from += 1 + inPart.length;
  // «el segundo que hable del material»
  const part = conceptAt(tokens, from, to, worker, ["part"]);
  const theme = part && from + part.length < to && themeOf(words(from + part.length));
  if (part && theme) {
    edits.push({ kind: "part", part: Number(part.value), about: theme });
    return;
  }
  while (from < to) {
    const concept = conceptAt(tokens, from, to, worker, kinds);
    const filler = conceptAt(tokens, from, to, worker, ["filler"]);
    if (filler && filler.length > (concept?.length ?? 0)) {
      from += filler.length;
      continue;
    }
    if (!concept) {
      const rest = words(from);
      const isJoint = wordsOf("joints").has(tokens[from]!.key);
      const network = conceptAt(tokens, from, to, worker, ["network"]);
      if (network) {
        edits.push({ kind: "network", network: network.value as Network });
        from += network.length;
        continue;
      }
      if (
        /^(?:para|a)$/.test(tokens[from]!.key) &&
        from + 1 < to &&
        verbIn(tokens, from, to) < 0 &&
        (edits.length > 0 || from > start) &&
        !conceptAt(tokens, from + 1, to, worker, ["network"])
      ) {
        edits.push({ kind: "audience", audience: words(from + 1) });
        return;
      }
      const isAhead = tokens
        .slice(from, to)
        .some((_, step) => conceptAt(tokens, from + step, to, worker, [...kinds, "network"]));
      if ((isJoint && isAhead) || tokens[from]!.key === "para") {
        from += 1;
        continue;
      }
      // Only a message that began as a change goes on telling.
      if (edits.length > 0 && rest.length > 2)
        edits.push({
          kind: "add",
          what: { fact: factOf(rest, verbIn(tokens, from, to) >= 0, false) },
        });
      return;
    }
    const end = readConcept(scan, concept, from, to, edits);
    if (end <= from) return;
    from = end;
  }
}

/** Adds the change that a phrase asks for; gives where reading goes on. */
function readConcept(
  { text, tokens, worker }: { text: string; tokens: readonly Token[]; worker: string },
  concept: Concept,
  at: number,
  to: number,
  edits: Edit[],
): number {
  const after = at + concept.length;
  const rest = text.slice(tokens[after]?.start ?? text.length, tokens[to - 1]!.end);
  const { kind, value } = concept;
  if (kind === "register") edits.push({ kind: "register", register: value as Register });
  else if (kind === "tone") edits.push({ kind: "tone", tone: value });
  else if (kind === "want") edits.push({ kind: "add", what: value as "emoji" });
  else if (kind === "ban") {
    const keys = tokens.slice(at, after).map(({ key }) => key);
    const both = keys.includes("hashtags") && keys.includes("emojis");
    for (const what of both ? (["emoji", "hashtags"] as const) : [value as Ban])
      edits.push({ kind: "remove", what });
  } else if (kind === "limit") {
    if (value === "isLong") edits.push({ kind: "longer" });
    else if (value === "ending") edits.push({ kind: "ending", ending: "?" });
    else if (value !== "count") edits.push({ kind: "shorter" });
    else edits.push({ kind: "another" });
  }
  if (kind !== "edit") return after;
  const alone = [
    "shorter",
    "longer",
    "another",
    "simpler",
    "subject-line",
    "hook",
    "call",
    "title",
    "spelling",
  ] as const;
  const part =
    ["part", "replace", "another", "add"].includes(value) || value === "remove"
      ? conceptAt(tokens, after, to, worker, ["part"])
      : undefined;
  const other =
    value === "another" && /^(?:para|de|del)$/.test(tokens[after]?.key ?? "")
      ? conceptAt(tokens, after + 1, to, worker, ["part"])
      : undefined;
  if (other) {
    edits.push({ kind: "part", part: Number(other.value) });
    return to;
  }
  if (part && (value === "part" || value === "replace" || value === "another")) {
    const phrase = tokens.slice(after, after + part.length).map(({ key }) => key);
    const isSentence = phrase.some((word) =>
      /^(?:frase|final|linea|cierre|despedida|principio)$/.test(word),
    );
    const left = text
      .slice(tokens[after + part.length]?.start ?? text.length, tokens[to - 1]!.end)
      .replace(/^(?:de|del)\s/u, "");
    // «por algo más corto» says nothing that it should be about.
    const about = themeOf(left) ?? left.replace(/^por algo\s.*$/isu, "");
    edits.push({
      kind: "part",
      part: Number(part.value),
      ...(isSentence ? { sentence: true } : {}),
      ...(about ? { about } : {}),
    });
    return to;
  }
  for (const one of alone) if (value === one) edits.push({ kind: one });
  if (alone.some((one) => one === value)) return after;
  if (value === "part" || value === "replace") {
    const [from, by] = rest.split(/ por | x /u);
    if (from && by) edits.push({ kind: "replace", from: bare(from), to: bare(by) });
    else if (rest) edits.push({ kind: "part", part: 1, about: rest });
    else edits.push({ kind: "another" });
    return to;
  }
  if (value === "remove") {
    let next = after;
    const things: Ban[] = [];
    for (
      let thing = conceptAt(tokens, next, to, worker, ["thing"]);
      thing;
      thing = conceptAt(tokens, next, to, worker, ["thing"])
    ) {
      things.push(thing.value as Ban);
      next += thing.length;
      if (/^(?:y|ni|e)$/.test(tokens[next]?.key ?? "")) next += 1;
    }
    // «quita el precio de la ruana»
    const isOfThing =
      things.every((one) => /^(?:price|phone|link|hour)$/.test(one)) &&
      /^(?:de|del|a|al)$/.test(tokens[next]?.key ?? "");
    if (things.length > 0 && (next >= to - 1 || isOfThing)) {
      for (const what of things) edits.push({ kind: "remove", what });
      return to;
    }
    if (rest) edits.push({ kind: "remove", what: { text: bare(rest) } });
    return to;
  }
  if (value !== "add" || !rest) return to;
  const thing = conceptAt(tokens, after, to, worker, ["thing"]);
  if (thing && after + thing.length >= to && !/^(?:emoji|hashtags|price)$/.test(thing.value))
    return to;
  if (thing && after + thing.length >= to && /^(?:emoji|hashtags|price)$/.test(thing.value))
    edits.push({ kind: "add", what: thing.value as "emoji" });
  else {
    const wish = conceptAt(tokens, after, to, worker, kinds);
    if (wish && after + wish.length >= to) return after;
    edits.push({
      kind: "add",
      what: { fact: factOf(rest, verbIn(tokens, after, to) >= 0, false) },
    });
  }
  return to;
}

/** What a part should be about: «certificado» of «que hable del certificado», «que abrimos» of «que diga que abrimos». */
function themeOf(text: string): string | undefined {
  const spoken = /^(?:y )?(?:que )?(?:habl|trat|cuent|dig|menci|expli|vay)\p{L}+ (.+)$/isu.exec(
    text,
  );
  return spoken?.[1]?.replace(/^(?:del?|sobre)\s(?:(?:el|la|los|las)\s)?/iu, "");
}

const bare = (text: string) =>
  text
    .replace(
      /^(?:(?:la )?parte de|(?:la )?parte del|el|la|los|las|lo de|lo del|de|del|que)\s/iu,
      "",
    )
    .replace(/["«»“”]/g, "")
    .trim();
